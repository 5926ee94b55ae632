import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side}-এর তাস`,
  how: 'ধার বা কোনা টেনে দেখুন',
  open: 'খুলুন',
  openForMe: 'আমার হয়ে খুলুন',
  card: (place) => `তাস ${place}, উল্টো`,
  keys: 'তীর চিহ্নে ধার ওঠে, Enter চাপলে খোলে',
};
