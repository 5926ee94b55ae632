import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'Đặc biệt Tài',
  small: 'Đặc biệt Xỉu',
  odd: 'Đặc biệt Lẻ',
  even: 'Đặc biệt Chẵn',
};

const waves: Readonly<Record<string, string>> = { red: 'Sóng đỏ', blue: 'Sóng lam', green: 'Sóng lục' };

const animals = 'Tý Sửu Dần Mão Thìn Tỵ Ngọ Mùi Thân Dậu Tuất Hợi'.split(' ');

export const markNames: MarkNames = {
  groups: {
    special: 'Số đặc biệt',
    facets: 'Kèo số đặc biệt',
    regular: 'Số thường',
    combined: 'Xiên',
    any: 'Cả bảy số',
  },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `Đuôi ${tail}`,
  ticket: { two: 'Xiên 2', three: 'Xiên 3', 'two-special': 'Thường + đặc biệt' },
  among: 'Trúng khi có ít nhất một trong bảy số',
  pick: 'Chọn số',
  random: 'Chọn nhanh',
  add: (tickets) => (tickets === 1 ? 'Thêm vé' : `Thêm ${tickets} vé`),
  choose: (size, most) => `Chọn ${size} đến ${most} số: cứ ${size} số là một vé`,
};

const kinds: Readonly<Record<string, string>> = {
  special: 'Số đặc biệt',
  regular: 'Số thường (một trong sáu)',
  half: 'Số đặc biệt: tài xỉu, chẵn lẻ',
  'wave-red': 'Sóng đỏ',
  wave: 'Sóng lam, sóng lục',
  'animal-rat': 'Con giáp Tý (năm số)',
  animal: 'Con giáp (bốn số)',
  'tail-zero': 'Đuôi 0 (bốn số)',
  tail: 'Đuôi (năm số)',
  two: 'Xiên 2 (hai số thường)',
  three: 'Xiên 3 (ba số thường)',
  'two-special': 'Một số thường và số đặc biệt',
  'any-animal-rat': 'Con giáp Tý trong bảy số (năm số)',
  'any-animal': 'Con giáp trong bảy số (bốn số)',
  'any-tail-zero': 'Đuôi 0 trong bảy số (bốn số)',
  'any-tail': 'Đuôi trong bảy số (năm số)',
};

export const sixMarkWords: GameWords = {
  name: 'Bảo Tháp Bảy Sao',
  tagline: 'Bảo tháp bảy tầng, bốn chín chọn bảy',
  rules: [
    'Mỗi phút mở bảy số không trùng từ 1–49: sáu số đầu là số thường, số thứ bảy thắp sáng đỉnh tháp là số đặc biệt.',
    'Số đặc biệt: trúng số thứ bảy. Số thường: số đã cược nằm trong sáu số đầu, không kể thứ tự.',
    'Số đặc biệt tài xỉu, chẵn lẻ: 25–48 là Tài, 1–24 là Xỉu; ra 49 thì hoàn tiền cược. Màu: sóng đỏ mười bảy số, sóng lam và sóng lục mỗi màu mười sáu số.',
    'Con giáp xếp cố định theo số, không đổi theo năm: 1 là Tý, 2 là Sửu, cứ thế tiếp tục, cách mười hai số thì lặp lại; Tý có năm số, các con giáp khác mỗi con bốn số. Đuôi là hàng đơn vị của số đặc biệt.',
    'Xiên: mỗi vé có hai hoặc ba số. Xiên 2 và Xiên 3 trúng khi mọi số đã chọn đều nằm trong sáu số thường. Thường + đặc biệt trúng khi một số là số thường và số kia là số đặc biệt, không kể thứ tự. Chọn được tối đa tám số: mỗi bộ hai (hoặc ba) số trong đó là một vé.',
    'Cả bảy số: trúng khi ít nhất một trong bảy số, kể cả số đặc biệt, thuộc con giáp hoặc có đuôi đã cược. Ra bao nhiêu số cũng chỉ trả một lần.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('vi_VN', { special: 'Số đặc biệt', regular: 'Số thường', any: 'Cả bảy số:' }),
  result: resultText,
  draw: [
    '49 số xếp theo thứ tự, rút bảy lần không hoàn lại: số thứ nhất nhỏ hơn 49, số thứ hai nhỏ hơn 48, cứ thế tiếp tục. Mỗi số là vị trí trong các số còn lại, số cuối cùng là số đặc biệt.',
  ],
};
