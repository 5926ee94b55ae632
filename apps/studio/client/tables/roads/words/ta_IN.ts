import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'பிக் ஐ பாய்',
  small: 'ஸ்மால் ரோடு',
  cockroach: 'காக்ரோச் ரோடு',
  ask: (side) => `${side} எனில்`,
  asked: { red: 'சிவப்பு', blue: 'நீலம்', none: 'எதுவுமில்லை' },
};
