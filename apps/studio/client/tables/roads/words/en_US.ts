import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'Big eye boy',
  small: 'Small road',
  cockroach: 'Cockroach road',
  ask: (side) => `If ${side}`,
  asked: { red: 'red', blue: 'blue', none: 'none' },
};
