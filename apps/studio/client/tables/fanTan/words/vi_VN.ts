import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: 'Lẻ',
  even: 'Chẵn',
  fan: 'Phán',
  kwok: 'Giác',
  cheng: 'Chính',
  three: 'Tam môn',
  nim: 'Niệm',
  nimOf: (wins, pushes) => `${wins} Niệm ${pushes}`,
  over: 'Niệm',
};

const kinds: Readonly<Record<string, string>> = {
  fan: 'Phán (một cửa)',
  nim: 'Niệm (một cửa thắng, một cửa hoàn)',
  kwok: 'Giác, chẵn lẻ (hai cửa)',
  cheng: 'Chính (một cửa thắng, hai cửa hoàn)',
  three: 'Tam môn',
};

export const fanTanWords: GameWords = {
  name: 'Phán Thán Trà Lâu',
  tagline: 'Một bát cúc, gạt từng bốn chiếc',
  rules: [
    'Dưới bát có 25 đến 48 chiếc cúc. Hết giờ cược thì mở bát, mỗi lần gạt bốn chiếc; còn lại một đến bốn chiếc là kết quả. Bốn cửa có cơ hội như nhau.',
    'Phán: trúng một cửa, 1 ăn 3. Giác: hai cửa liền nhau, 1 ăn 1; chẵn lẻ cũng vậy. Tam môn: cược ba cửa, 3 ăn 1.',
    'Niệm: cửa trước thắng, 1 ăn 2, cửa sau được hoàn, còn lại thua. Chính: cửa đã cược thắng, 1 ăn 1, hai cửa hai bên được hoàn, cửa đối diện thua.',
    'Cược thắng trừ phí 5%, sau khi trừ còn 2.85, 1.9, 0.95 và 0.31 (bỏ phần dưới một phần trăm).',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('vi_VN'),
  result: (summary) => `Ra ${summary}`,
  draw: ['Rút một số nhỏ hơn 24, cộng 25 là số chiếc cúc; trừ 1 rồi chia cho 4, số dư cộng 1 là kết quả.'],
};
