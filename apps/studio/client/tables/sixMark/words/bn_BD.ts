import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: 'বড়', small: 'ছোট', odd: 'বিজোড়', even: 'জোড়' };

const waves: Readonly<Record<string, string>> = { red: 'লাল', blue: 'নীল', green: 'সবুজ' };

const animals = ['ইঁদুর', 'ষাঁড়', 'বাঘ', 'খরগোশ', 'ড্রাগন', 'সাপ', 'ঘোড়া', 'ছাগল', 'বানর', 'মোরগ', 'কুকুর', 'শূকর'];

export const markNames: MarkNames = {
  groups: { special: 'বিশেষ', facets: 'তার ধরন', regular: 'সাধারণ' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `শেষ অঙ্ক ${tail}`,
};

const kinds: Readonly<Record<string, string>> = {
  special: 'বিশেষ সংখ্যা',
  regular: 'সাধারণ সংখ্যা (ছয়টির একটি)',
  half: 'বিশেষ বড়, ছোট, বিজোড়, জোড়',
  'wave-red': 'বিশেষ লাল',
  wave: 'বিশেষ নীল বা সবুজ',
  'animal-rat': 'ইঁদুর (পাঁচ সংখ্যা)',
  animal: 'অন্য প্রাণী (চার সংখ্যা)',
  'tail-zero': 'শেষ অঙ্ক 0 (চার সংখ্যা)',
  tail: 'অন্য শেষ অঙ্ক (পাঁচ)',
};

export const sixMarkWords: GameWords = {
  name: 'সাততলা ড্র',
  tagline: 'উনপঞ্চাশের মধ্যে সাত',
  rules: [
    'প্রতি মিনিটে 1–49 থেকে সাতটি আলাদা সংখ্যা তোলা হয়: ছয়টি সাধারণ, আর সপ্তমটি, বিশেষ সংখ্যা, প্যাগোডার চূড়ায়।',
    'বিশেষ: সপ্তম সংখ্যা। সাধারণ: সংখ্যাটি প্রথম ছয়টির একটি, যেকোনো ক্রমে।',
    'বিশেষ সংখ্যা 25 বা বেশি হলে বড়, 24 পর্যন্ত ছোট; 49 হলে বড়, ছোট, বিজোড় ও জোড়ের বাজি ফেরত। সতেরোটি সংখ্যা লাল, ষোলোটি করে নীল ও সবুজ।',
    'প্রাণী সংখ্যা অনুযায়ী, বছরে বদলায় না: 1 ইঁদুর, 2 ষাঁড়, এভাবে, আর প্রতিটি বারো সংখ্যা পরে আবার আসে। ইঁদুরের পাঁচটি সংখ্যা, বাকিদের চারটি।',
    'নিচের তালিকার পেআউটে বাজি ধরা আছে।',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('bn_BD', { special: 'বিশেষ', regular: 'সাধারণ' }),
  result: resultText,
  draw: [
    '49টি সংখ্যা ক্রমে সাজানো থাকে ও সাতটি বের হয়: প্রথম সংখ্যা 49-এর ছোট, দ্বিতীয়টি 48-এর ছোট, এভাবে চলে। প্রতিটি হলো বাকিগুলোর মধ্যে একটি স্থান; শেষটি বিশেষ সংখ্যা।',
  ],
};
