import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'Tổng',
  triple: 'Bão',
  double: 'Đôi',
  trio: 'Ba số khác',
  pair: 'Hai số khác',
};

const halves: Readonly<Record<string, string>> = {
  big: 'Tài',
  small: 'Xỉu',
  odd: 'Lẻ',
  even: 'Chẵn',
  'any-triple': 'Bão bất kỳ',
  'any-run': 'Sảnh bất kỳ',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'Tổng: tài xỉu, chẵn lẻ',
  pair: 'Hai số khác nhau',
  double: 'Đôi',
  trio: 'Ba số khác nhau',
  'any-run': 'Sảnh bất kỳ',
  'any-triple': 'Bão bất kỳ',
  triple: 'Bão chỉ định',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'Tổng',
    triple: 'Bão',
    double: 'Đôi',
    trio: 'Ba số khác nhau',
    pair: 'Hai số khác nhau',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `Tổng ${sum}, ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'Đèn Số Nhanh Ba',
  tagline: 'Mỗi phút một lần, ba đèn định số',
  rules: [
    'Mỗi phút mở ba số, mỗi số từ 1–6, có thể trùng nhau.',
    'Tổng: tổng của ba số, 3–18. Từ 11 trở lên là Tài, từ 10 trở xuống là Xỉu, Chẵn Lẻ theo tổng; ba số giống nhau vẫn tính như thường.',
    'Bão chỉ định cược ba số giống nhau đã chọn, Bão bất kỳ cược ba số giống nhau bất kỳ; Đôi cược có ít nhất hai số là số đã chọn.',
    'Ba số khác nhau cược cả ba số khác nhau đều ra, Hai số khác nhau cược cả hai số khác nhau đều ra; Sảnh bất kỳ cược một trong 123, 234, 345, 456.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'vi_VN', false),
  draw: ['Lần lượt rút ba số nhỏ hơn 6, mỗi số cộng 1, là ba số kết quả.'],
};
