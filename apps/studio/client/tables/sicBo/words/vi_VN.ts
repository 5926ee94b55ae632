import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'Tài',
  small: 'Xỉu',
  odd: 'Lẻ',
  even: 'Chẵn',
  'any-triple': 'Bão bất kỳ',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'Tài, Xỉu, Lẻ, Chẵn',
  number: 'Đơn (một xúc xắc)',
  pair: 'Cặp (hai số khác nhau)',
  double: 'Đôi (hai số giống nhau)',
  triple: 'Bão (số chỉ định)',
  'any-triple': 'Bão bất kỳ (số nào cũng được)',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `Tổng ${value}`;
    case 'double':
      return `Đôi ${value}`;
    case 'triple':
      return `Bão ${value}`;
    case 'number':
      return `Đơn ${value}`;
    case 'pair':
      return `Cặp ${value.replace('-', ' ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `Tổng ${sum}, tổng ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'Tài Xỉu Đèn Lồng',
  tagline: 'Ba xúc xắc một chén, Tài hay Xỉu',
  rules: [
    'Ba xúc xắc được lắc trong chén đèn lồng, mở chén là phân thắng bại.',
    'Tài là tổng 11–17, Xỉu là tổng 4–10, Chẵn Lẻ theo tổng; đều 1 ăn 1, ra Bão (ba mặt giống nhau) thì thua hết.',
    'Tổng: 4, 17 1 ăn 62; 5, 16 1 ăn 31; 6, 15 1 ăn 18; 7, 14 1 ăn 12; 8, 13 1 ăn 8; 9, 12 1 ăn 7; 10, 11 1 ăn 6; Bão cũng tính vào tổng.',
    'Bão 1 ăn 180, Bão bất kỳ 1 ăn 31, Đôi (ít nhất hai mặt là số đó) 1 ăn 11, Cặp (hai số chỉ định đều ra) 1 ăn 6.',
    'Đơn: ra một mặt 1 ăn 1, hai mặt 1 ăn 2, ba mặt 1 ăn 12.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'vi_VN', true),
  draw: ['Lần lượt rút ba số nhỏ hơn 6, mỗi số cộng 1, là số điểm của ba xúc xắc.'],
};
