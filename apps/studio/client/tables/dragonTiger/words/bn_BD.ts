import { shoeWords } from '../../shoe/words/bn_BD.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'বড়',
  small: 'ছোট',
  odd: 'বিজোড়',
  even: 'জোড়',
  red: 'লাল',
  black: 'কালো',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'ড্রাগন',
  tiger: 'বাঘ',
  tie: 'টাই',
  'suited-tie': 'একই রঙের টাই',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'ড্রাগন, বাঘ',
  tie: 'টাই',
  'suited-tie': 'একই রঙের টাই',
  card: 'এক তাসের বড়, ছোট, বিজোড়, জোড়, লাল, কালো',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'bn_BD')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'ড্রাগন-বাঘের রাত',
  tagline: 'একটি করে তাস',
  rules: [
    'ড্রাগন ও বাঘ একটি করে তাস পায়, বড় তাস জেতে। সাহেব সবচেয়ে বড়, টেক্কা সবচেয়ে ছোট; রং গণ্য নয়।',
    'ড্রাগন ও বাঘ 1:1 দেয়; টাই হলে তাদের বাজির অর্ধেক ফেরত। টাই দেয় 11:1, একই রঙের টাই (একই মান ও রং) 50:1।',
    'বড় হলো 8 থেকে সাহেব, ছোট টেক্কা থেকে 6; বিজোড় ও জোড় মান অনুযায়ী (গোলাম 11, বিবি 12, সাহেব 13); লাল হলো হরতন ও রুইতন, কালো ইস্কাপন ও চিড়িতন। সব 1:1 দেয়, আর 7 এলে সব হারে।',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'টাই' : `${spots[summary] ?? summary} জিতেছে`),
  draw: [
    shoeWords.lies,
    'প্রতিটি তাস 0 থেকে 51-এর একটি সংখ্যা: তাকে 13 দিয়ে ভাগ করলে ভাগফল রং (0 ইস্কাপন, 1 হরতন, 2 রুইতন, 3 চিড়িতন), ভাগশেষ মান (0 হলো টেক্কা)। প্রথমে ড্রাগন।',
  ],
};
