import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'ビッグアイ',
  small: 'スモールロード',
  cockroach: 'コックローチ',
  ask: (side) => `次が${side}なら`,
  asked: { red: '赤', blue: '青', none: 'なし' },
};
