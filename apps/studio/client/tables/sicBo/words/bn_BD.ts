import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'বড়',
  small: 'ছোট',
  odd: 'বিজোড়',
  even: 'জোড়',
  'any-triple': 'যেকোনো ট্রিপল',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'বড়, ছোট, বিজোড়, জোড়',
  number: 'একটি সংখ্যা',
  pair: 'দুই সংখ্যা',
  double: 'ডবল',
  triple: 'এক সংখ্যার ট্রিপল',
  'any-triple': 'যেকোনো ট্রিপল',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `মোট ${value}`;
    case 'double':
      return `ডবল ${value}`;
    case 'triple':
      return `ট্রিপল ${value}`;
    case 'number':
      return `সংখ্যা ${value}`;
    case 'pair':
      return `সংখ্যা ${value.replace('-', ' ও ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `মোট ${sum} বা ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'লণ্ঠন ছক্কা',
  tagline: 'লণ্ঠনের নিচে সিক-বো',
  rules: [
    'তিনটি ছক্কা লণ্ঠনের নিচে ঝাঁকানো হয়; লণ্ঠন উঠলে বাজির ফয়সালা।',
    'বড় হলো যোগফল 11–17, ছোট 4–10; বিজোড় ও জোড় যোগফল অনুযায়ী। সব 1:1 দেয়, আর ট্রিপল এলে সব হারে।',
    'মোট: 4 ও 17 দেয় 62:1, 5 ও 16 দেয় 31, 6 ও 15 দেয় 18, 7 ও 14 দেয় 12, 8 ও 13 দেয় 8, 9 ও 12 দেয় 7, 10 ও 11 দেয় 6। ট্রিপলও মোটে গণ্য।',
    'এক সংখ্যার ট্রিপল দেয় 180:1, যেকোনো ট্রিপল 31, ডবল (দুই বা বেশি ছক্কায় সেই সংখ্যা) 11, দুটিই আসা দুই সংখ্যা 6।',
    'একটি সংখ্যা এক ছক্কায় এলে 1:1, দুটিতে 2:1, তিনটিতে 12:1 দেয়।',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'bn_BD', true),
  draw: ['6-এর ছোট তিনটি সংখ্যা পালা করে তোলা হয়; প্রতিটির সঙ্গে 1 যোগ করলে ছক্কা।'],
};
