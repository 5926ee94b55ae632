import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'যোগফল',
  triple: 'ট্রিপল',
  double: 'ডবল',
  trio: 'তিন',
  pair: 'দুই',
};

const halves: Readonly<Record<string, string>> = {
  big: 'বড়',
  small: 'ছোট',
  odd: 'বিজোড়',
  even: 'জোড়',
  'any-triple': 'যেকোনো ট্রিপল',
  'any-run': 'যেকোনো তিনের ক্রম',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'যোগফল বড়, ছোট, বিজোড়, জোড়',
  pair: 'দুই সংখ্যা',
  double: 'এক সংখ্যার ডবল',
  trio: 'তিন সংখ্যা',
  'any-run': 'যেকোনো তিনের ক্রম',
  'any-triple': 'যেকোনো ট্রিপল',
  triple: 'এক সংখ্যার ট্রিপল',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'যোগফল',
    triple: 'ট্রিপল',
    double: 'ডবল',
    trio: 'তিন সংখ্যা',
    pair: 'দুই সংখ্যা',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `যোগফল ${sum} বা ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'লণ্ঠন ফাস্ট থ্রি',
  tagline: 'প্রতি মিনিটে তিন সংখ্যা',
  rules: [
    'প্রতি মিনিটে তিনটি সংখ্যা তোলা হয়, প্রতিটি 1–6; একই সংখ্যা আবার আসতে পারে।',
    'তিনটির যোগফল 3–18। 11 বা বেশি হলে বড়, 10 পর্যন্ত ছোট; বিজোড় ও জোড় যোগফল অনুযায়ী, তিনটি একই হলেও।',
    'ট্রিপলে একই তিনটি সংখ্যা বলা থাকে, যেকোনো ট্রিপলে ছয়টির সবগুলো; ডবল জেতে অন্তত দুটি সেই সংখ্যা হলে।',
    'তিন সংখ্যা ও দুই সংখ্যা জেতে বলা সবগুলো এলে; যেকোনো তিনের ক্রম হলো 123, 234, 345 বা 456।',
    'নিচের তালিকার পেআউটে বাজি ধরা আছে।',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'bn_BD', false),
  draw: ['6-এর ছোট তিনটি সংখ্যা পালা করে তোলা হয়; প্রতিটির সঙ্গে 1 যোগ করলে ড্রয়ের সংখ্যা।'],
};
