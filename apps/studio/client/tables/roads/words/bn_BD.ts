import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'বিগ আই বয়',
  small: 'স্মল রোড',
  cockroach: 'ককরোচ রোড',
  ask: (side) => `যদি ${side}`,
  asked: { red: 'লাল', blue: 'নীল', none: 'কোনোটি নয়' },
};
