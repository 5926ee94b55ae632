import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: '大眼仔',
  small: '小路',
  cockroach: '曱甴路',
  ask: (side) => `${side}問路`,
  asked: { red: '紅', blue: '藍', none: '無' },
};
