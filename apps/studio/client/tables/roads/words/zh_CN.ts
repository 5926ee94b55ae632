import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: '大眼仔',
  small: '小路',
  cockroach: '曱甴路',
  ask: (side) => `${side}问路`,
  asked: { red: '红', blue: '蓝', none: '无' },
};
