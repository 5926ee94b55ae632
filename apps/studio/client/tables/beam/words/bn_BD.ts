import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => (count === 1 ? '1টি ঘর' : `${count}টি ঘর`) };

export const beamWheelWords: GameWords = {
  name: 'বাতিঘর চাকা',
  tagline: 'এক আলো, ষাট ঘর',
  rules: [
    `চাকায় ${paneCount}টি ঘর, সংখ্যাগুলো ${beamNumbers.join(', ')}। বাজি বন্ধ হলে আলো ঘোরে, আর যে ঘরে থামে তার সংখ্যায় ধরা বাজি জেতে।`,
    'সংখ্যাটিই পেআউট: 7-এ বাজি 7:1 দেয়। কোন সংখ্যার কয়টি ঘর তা তার জায়গায় লেখা; প্রতিটি ঘরের সম্ভাবনা সমান।',
  ],
  kind: (kind) => `সংখ্যা ${numberIn(kind)}`,
  spot: (spot) => `সংখ্যা ${numberIn(spot)}`,
  result: (summary) => `আলো ${summary}-এ থেমেছে`,
  draw: [`${paneCount}-এর ছোট একটি সংখ্যা তোলা হয়: সবচেয়ে ওপরের ঘর থেকে ঘড়ির কাঁটার দিকে তত ঘর পরেরটি ফল।`],
};
