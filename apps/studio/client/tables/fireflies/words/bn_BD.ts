import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'বড়',
  small: 'ছোট',
  odd: 'বিজোড়',
  even: 'জোড়',
  dragon: 'ড্রাগন',
  tiger: 'বাঘ',
};

const places = ['1ম', '2য়', '3য়', '4র্থ', '5ম', '6ষ্ঠ', '7ম', '8ম', '9ম', '10ম'];

export const tenNames: TenNames = {
  groups: { place: 'স্থান অনুযায়ী', sum: 'প্রথম দুই', duel: 'দ্বৈরথ' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} বনাম ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: 'নিজের স্থানে একটি সংখ্যা',
  half: 'একটি স্থান বড়, ছোট, বিজোড়, জোড়',
  duel: 'ড্রাগন বা বাঘ',
  'sum-small': 'প্রথম দুই ছোট বা বিজোড়',
  'sum-big': 'প্রথম দুই বড় বা জোড়',
};
/** `sum-4` stands for 4 and for 18. */

export const fireflyTenWords: GameWords = {
  name: 'দশ জোনাকি',
  tagline: 'PK10: চাঁদের পথে দশ জোনাকি',
  rules: [
    'প্রতি মিনিটে দশটি জোনাকি (1–10) চাঁদের দিকে ওড়ে। পুরো ক্রম তোলা হয়, প্রতিটি ক্রমের সম্ভাবনা সমান; ওড়ার আগেই তা তোলা থাকে, ছবি শুধু দেখায়।',
    'স্থান অনুযায়ী: সেই স্থানে কোন সংখ্যা আসে। বড়, ছোট, বিজোড় ও জোড় সেই স্থানের সংখ্যা অনুযায়ী: 6–10 বড়, 1–5 ছোট।',
    'প্রথম দুই: প্রথম ও দ্বিতীয় সংখ্যার যোগফল, 3–19। 12 বা বেশি হলে বড়, 11 পর্যন্ত ছোট।',
    'দ্বৈরথ: প্রথম পাঁচ স্থানের প্রতিটি উল্টো দিকেরটির বিরুদ্ধে (1ম বনাম 10ম, 2য় বনাম 9ম, এভাবে)। সামনের স্থানের সংখ্যা বড় হলে ড্রাগন জেতে, নইলে বাঘ।',
    'নিচের তালিকার পেআউটে বাজি ধরা আছে।',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `প্রথম দুই ${sumsOf(kind).join(' বা ')}` : kind),
  spot: spotIn('bn_BD', 'প্রথম দুই'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    '1–10 সংখ্যা পালা করে তোলা হয়: প্রথম সংখ্যা 10-এর ছোট, দ্বিতীয়টি 9-এর ছোট, এভাবে 2-এর ছোট পর্যন্ত। প্রতিটি হলো ছোট থেকে বড় ক্রমে বাকি সংখ্যার মধ্যে একটি স্থান; শেষে বাকিটি দশম হয়।',
  ],
};
