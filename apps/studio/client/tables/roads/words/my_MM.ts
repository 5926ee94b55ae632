import type { RoadWords } from '../words.ts';

export const roadWords: RoadWords = {
  bigEye: 'မျက်လုံးကြီးလမ်း',
  small: 'လမ်းငယ်',
  cockroach: 'ပိုးဟပ်လမ်း',
  ask: (side) => `${side} ဆိုလျှင်`,
  asked: { red: 'အနီ', blue: 'အပြာ', none: 'မရှိ' },
};
