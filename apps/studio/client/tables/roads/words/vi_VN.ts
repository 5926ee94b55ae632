import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'Mắt to',
  small: 'Đường nhỏ',
  cockroach: 'Đường gián',
  ask: (side) => `Hỏi ${side}`,
  asked: { red: 'Đỏ', blue: 'Xanh', none: 'Không' },
};
