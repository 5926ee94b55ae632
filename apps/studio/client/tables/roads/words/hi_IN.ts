import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'बिग आई बॉय',
  small: 'स्मॉल रोड',
  cockroach: 'कॉकरोच रोड',
  ask: (side) => `अगर ${side}`,
  asked: { red: 'लाल', blue: 'नीला', none: 'कुछ नहीं' },
};
