import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count} ô` };

export const beamWheelWords: GameWords = {
  name: 'Vòng Quay Hải Đăng',
  tagline: 'Một luồng sáng, sáu mươi ô số',
  rules: [
    `Vòng quay có ${paneCount} ô, mỗi ô ghi một trong các số ${beamNumbers.join(', ')}. Hết giờ cược, ánh đèn quay; đèn dừng ở ô nào thì cược vào số của ô đó được trả thưởng.`,
    'Con số chính là tỷ lệ: trúng số 7 thì 1 ăn 7. Số ô của từng số ghi ở khu đặt cược; mọi ô có cơ hội như nhau.',
  ],
  kind: (kind) => `Số ${numberIn(kind)}`,
  spot: (spot) => `Số ${numberIn(spot)}`,
  result: (summary) => `Ánh đèn dừng ở ${summary}`,
  draw: [
    `Rút một số nhỏ hơn ${paneCount}: từ vị trí trên cùng đếm bấy nhiêu ô theo chiều kim đồng hồ, đó là kết quả.`,
  ],
};
