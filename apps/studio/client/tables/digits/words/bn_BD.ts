import { digitPlaces } from '../../texts/bn_BD.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'যোগফল বড় (14–27)',
  small: 'যোগফল ছোট (0–13)',
  odd: 'যোগফল বিজোড়',
  even: 'যোগফল জোড়',
  triple: 'যেকোনো ট্রিপল',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'সোজা (তিনটিই ক্রমে)',
  'box-6': 'বক্স, তিনটি আলাদা অঙ্ক',
  'box-3': 'জোড়াসহ বক্স',
  place: 'নিজের জায়গায় একটি অঙ্ক',
  triple: 'যেকোনো ট্রিপল',
  'even-money': 'যোগফল বড়, ছোট, বিজোড়, জোড়',
};

export const words: GameWords = {
  name: 'অ্যাবাকাস তিন',
  tagline: 'তিন অঙ্ক, প্রতি মিনিটে ড্র',
  rules: [
    'প্রতি মিনিটে তিনটি অঙ্ক তোলা হয়, প্রতিটি 0–9; একই অঙ্ক একাধিকবার আসতে পারে।',
    'সোজা জেতে সব অঙ্ক ক্রমে মিললে, বক্স যেকোনো ক্রমে, জায়গা জেতে আপনি যেখানে রেখেছেন সেখানে একটি অঙ্ক এলে, ট্রিপল তিনটি একই হলে। অঙ্কের যোগফল 14 বা বেশি হলে বড়, 13 পর্যন্ত ছোট।',
    'পেআউটে বাজি ধরা আছে; নিচে দেখুন।',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `সোজা ${value}`;
    if (kind === 'box') return `বক্স ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10-এর ছোট তিনটি সংখ্যা তোলা হয়: প্রথম, দ্বিতীয় ও তৃতীয় অঙ্ক।'],
};
