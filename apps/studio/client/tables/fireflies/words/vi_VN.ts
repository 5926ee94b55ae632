import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'Tài',
  small: 'Xỉu',
  odd: 'Lẻ',
  even: 'Chẵn',
  dragon: 'Rồng',
  tiger: 'Hổ',
};

const places = [
  'Hạng 1',
  'Hạng 2',
  'Hạng 3',
  'Hạng 4',
  'Hạng 5',
  'Hạng 6',
  'Hạng 7',
  'Hạng 8',
  'Hạng 9',
  'Hạng 10',
];

export const tenNames: TenNames = {
  groups: { place: 'Định vị', sum: 'Tổng nhất nhì', duel: 'Rồng Hổ' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} đấu ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: 'Định vị (số của một hạng)',
  half: 'Tài xỉu, chẵn lẻ của một hạng',
  duel: 'Rồng Hổ',
  'sum-small': 'Tổng nhất nhì Xỉu, Lẻ',
  'sum-big': 'Tổng nhất nhì Tài, Chẵn',
};

export const fireflyTenWords: GameWords = {
  name: 'Mười Đốm Đom Đóm',
  tagline: 'Mười đom đóm, một đường về trăng',
  rules: [
    'Mỗi phút một cuộc đua, mười đom đóm (số 1–10) bay về phía mặt trăng và cho ra đủ thứ hạng, mọi thứ hạng có cơ hội như nhau; kết quả đã được rút trước khi bay, hình ảnh chỉ để minh họa.',
    'Định vị: cược một hạng là số nào. Tài xỉu, chẵn lẻ: cược số của một hạng, 6–10 là Tài, 1–5 là Xỉu.',
    'Tổng nhất nhì: tổng số của hạng 1 và hạng 2, 3–19. Từ 12 trở lên là Tài, từ 11 trở xuống là Xỉu.',
    'Rồng Hổ: năm hạng đầu đấu năm hạng sau (hạng 1 với hạng 10, hạng 2 với hạng 9, cứ thế tiếp tục); số của hạng trước lớn hơn là Rồng, nhỏ hơn là Hổ.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: (kind) =>
    kinds[kind] ?? (kind.startsWith('sum-') ? `Tổng nhất nhì ${sumsOf(kind).join(', ')}` : kind),
  spot: spotIn('vi_VN', 'Tổng nhất nhì'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    'Rút lần lượt từ các số 1–10: số thứ nhất nhỏ hơn 10, số thứ hai nhỏ hơn 9, cứ thế cho đến nhỏ hơn 2; mỗi số là vị trí trong các số còn lại (xếp từ nhỏ đến lớn), số cuối cùng còn lại là hạng 10.',
  ],
};
