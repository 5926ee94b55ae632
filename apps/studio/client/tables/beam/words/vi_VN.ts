import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'Con số', compass: 'Hướng', sectors: 'Cung', together: 'Kết hợp' },
  panes: (count) => `${count} ô`,
  number: (number) => `Số ${number}`,
  above: (number) => `Lớn hơn ${number}`,
  sector: (sector) => `Cung ${sector}`,
  directions: {
    north: 'Nửa Bắc',
    east: 'Nửa Đông',
    south: 'Nửa Nam',
    west: 'Nửa Tây',
    'north-east': 'Đông Bắc',
    'south-east': 'Đông Nam',
    'south-west': 'Tây Nam',
    'north-west': 'Tây Bắc',
  },
  marks: { north: 'B', east: 'Đ', south: 'N', west: 'T' },
  together: {
    one: (half) => `Số 1, ${half}`,
    three: (half) => `Từ 3 trở lên, ${half}`,
    seven: (half) => `Từ 7 trở lên, ${half}`,
  },
  kinds: { half: 'Nửa vòng', quarter: 'Một phần tư vòng', sector: 'Cung năm ô' },
};

export const beamWheelWords: GameWords = {
  name: 'Vòng Quay Hải Đăng',
  tagline: 'Một luồng sáng, sáu mươi ô số',
  rules: [
    `Vòng quay có ${paneCount} ô, mỗi ô ghi một trong các số ${beamNumbers.join(', ')}. Hết giờ cược, ánh đèn quay; đèn dừng ở ô nào thì cược vào số của ô đó được trả thưởng.`,
    'Con số chính là tỷ lệ: trúng số 7 thì 1 ăn 7. Số ô của từng số ghi ở khu đặt cược; mọi ô có cơ hội như nhau.',
    'Hướng: trên cùng là hướng Bắc. Ánh đèn dừng trong nửa vòng hoặc phần tư vòng đã cược thì trúng. Mười hai cung đếm theo chiều kim đồng hồ từ trên cùng, mỗi cung năm ô.',
    '“Lớn hơn” trúng khi dừng ở số lớn hơn. Kết hợp phải trúng cả số lẫn nửa vòng; “trở lên” gồm cả số đó. Số ô trúng ghi ở từng khu đặt cược.',
  ],
  kind: kindIn('vi_VN'),
  spot: spotIn('vi_VN'),
  result: (summary) => `Ánh đèn dừng ở ${summary}`,
  draw: [
    `Rút một số nhỏ hơn ${paneCount}: từ vị trí trên cùng đếm bấy nhiêu ô theo chiều kim đồng hồ, đó là kết quả.`,
  ],
};
