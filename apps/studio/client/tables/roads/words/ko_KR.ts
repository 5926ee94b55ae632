import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: '중국점 1군',
  small: '중국점 2군',
  cockroach: '중국점 3군',
  ask: (side) => `${side} 예측`,
  asked: { red: '레드', blue: '블루', none: '없음' },
};
