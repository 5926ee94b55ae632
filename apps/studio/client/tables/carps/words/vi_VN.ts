import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: 'Tổng Tài',
  small: 'Tổng Xỉu',
  odd: 'Tổng Lẻ',
  even: 'Tổng Chẵn',
  'first-big': 'Số đầu Tài',
  'first-small': 'Số đầu Xỉu',
  'first-odd': 'Số đầu Lẻ',
  'first-even': 'Số đầu Chẵn',
  dragon: 'Rồng',
  tiger: 'Hổ',
};

export const carpNames: CarpNames = {
  sum: (sum) => `Tổng ${sum}`,
  groups: { tickets: 'Chọn số', sides: 'Tài xỉu, chẵn lẻ', first: 'Số đầu' },
  pick: 'Chọn số',
  random: 'Chọn nhanh',
  add: 'Thêm',
  choose: (most) => `Chọn 1 đến ${most} số, có thể mua nhiều vé liên tiếp`,
  hits: (hits, times) => `Trúng ${hits}: × ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: 'Tám Cá Chép Nối Số',
  tagline: 'Tám cá chép, hai mươi chọn tám',
  rules: [
    'Mỗi phút, tám cá chép lần lượt nhảy lên, mở tám số không trùng từ 1–20.',
    'Chọn số: mỗi vé chọn 1 đến 8 số bằng cách bấm, nhập hoặc chọn nhanh; mỗi kỳ có thể mua nhiều vé. Trả thưởng theo số lượng trúng: chọn 1 trúng 1 được 2.35; chọn 2 trúng 2 được 6.37; chọn 3 trúng 3 được 13, trúng 2 được 1; chọn 4 trúng 4 được 36, trúng 3 được 3; chọn 5 trúng 5 được 90, trúng 4 được 7, trúng 3 được 1; chọn 6 trúng 6 được 420, trúng 5 được 16, trúng 4 được 3; chọn 7 trúng 7 được 2000, trúng 6 được 56, trúng 5 được 6, trúng 4 được 1; chọn 8 trúng 8 được 5000, trúng 7 được 250, trúng 6 được 16, trúng 5 được 2, trúng 4 được 1.',
    'Tổng là tổng của tám số: lớn hơn 84 là Tài, nhỏ hơn 84 là Xỉu, bằng 84 thì cược Tài Xỉu được hoàn lại; ngoài ra có Chẵn Lẻ. Số đầu là số mở đầu tiên: 11–20 là Tài, 1–10 là Xỉu. Rồng Hổ: số đầu lớn hơn số cuối là Rồng, nếu không là Hổ.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: kindIn((picks) => `Chọn ${picks} số`, {
    first: 'Số đầu',
    'first-side': 'Số đầu: tài xỉu, chẵn lẻ',
    half: 'Tổng: tài xỉu',
    odd: 'Tổng Lẻ',
    even: 'Tổng Chẵn',
    duel: 'Rồng Hổ',
  }),
  spot: spotIn('vi_VN', 'Chọn số', 'Số đầu'),
  result: resultText,
  draw: [
    '20 số xếp theo thứ tự, rút tám lần không hoàn lại: số thứ nhất nhỏ hơn 20, số thứ hai nhỏ hơn 19, cứ thế tiếp tục. Mỗi số là vị trí trong các số còn lại.',
  ],
};
