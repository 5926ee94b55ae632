import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'সংখ্যা', compass: 'দিক', sectors: 'ভাগ', together: 'যৌথ' },
  panes: (count) => (count === 1 ? '1টি ঘর' : `${count}টি ঘর`),
  number: (number) => `সংখ্যা ${number}`,
  above: (number) => `${number}-এর বড়`,
  sector: (sector) => `ভাগ ${sector}`,
  directions: {
    north: 'উত্তর',
    east: 'পূর্ব',
    south: 'দক্ষিণ',
    west: 'পশ্চিম',
    'north-east': 'উত্তর-পূর্ব',
    'south-east': 'দক্ষিণ-পূর্ব',
    'south-west': 'দক্ষিণ-পশ্চিম',
    'north-west': 'উত্তর-পশ্চিম',
  },
  marks: { north: 'উ', east: 'পূ', south: 'দ', west: 'প' },
  together: {
    one: (half) => `${half} দিকে 1`,
    three: (half) => `${half} দিকে 3 বা বেশি`,
    seven: (half) => `${half} দিকে 7 বা বেশি`,
  },
  kinds: { half: 'চাকার অর্ধেক', quarter: 'চাকার এক-চতুর্থাংশ', sector: 'পাঁচ ঘরের ভাগ' },
};

export const beamWheelWords: GameWords = {
  name: 'বাতিঘর চাকা',
  tagline: 'এক আলো, ষাট ঘর',
  rules: [
    `চাকায় ${paneCount}টি ঘর, সংখ্যাগুলো ${beamNumbers.join(', ')}। বাজি বন্ধ হলে আলো ঘোরে, আর যে ঘরে থামে তার সংখ্যায় ধরা বাজি জেতে।`,
    'সংখ্যাটিই পেআউট: 7-এ বাজি 7:1 দেয়। কোন সংখ্যার কয়টি ঘর তা তার জায়গায় লেখা; প্রতিটি ঘরের সম্ভাবনা সমান।',
    'দিক: সবচেয়ে ওপরে উত্তর। আলো যে অর্ধেক বা এক-চতুর্থাংশে থামে তার বাজি জেতে। বারোটি ভাগ ওপর থেকে ঘড়ির কাঁটার দিকে গোনা হয়, প্রতি ভাগে পাঁচ ঘর।',
    '“এর বড়” জেতে তার চেয়ে বড় যেকোনো সংখ্যায়। যৌথ বাজিতে সংখ্যা ও অর্ধেক দুটোই মিলতে হয়; “বা বেশি” মানে সংখ্যাটিও ধরা। কয়টি ঘর জেতে তা প্রতিটি জায়গায় লেখা।',
  ],
  kind: kindIn('bn_BD'),
  spot: spotIn('bn_BD'),
  result: (summary) => `আলো ${summary}-এ থেমেছে`,
  draw: [`${paneCount}-এর ছোট একটি সংখ্যা তোলা হয়: সবচেয়ে ওপরের ঘর থেকে ঘড়ির কাঁটার দিকে তত ঘর পরেরটি ফল।`],
};
