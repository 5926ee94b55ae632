import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `বাজির জন্য ${seconds} সেকেন্ড বাকি`,
  closesAfter: (seconds) => `তিরের পরে · বাজির জন্য ${seconds} সেকেন্ড বাকি`,
  opens: {
    football: 'বিপদ কাটলে আবার খুলবে',
    racket: 'এই র‍্যালির পরে আবার খুলবে',
    basketball: 'পরিস্থিতি স্পষ্ট হলে আবার খুলবে',
    siege: 'এই রাউন্ডের পরে আবার খুলবে',
    league: 'খেলা শুরু: বাজি বন্ধ',
  },
  opensIn: (seconds) => `রাউন্ড চলছে: প্রায় ${seconds} সেকেন্ড পরে আবার খুলবে`,
  flying: 'তিরের পরে আবার খুলবে',
  late: 'এই রাউন্ডের বাজি বন্ধ: রাউন্ডের পরে খুলবে',
  ofMatch: (match, what) => `${match}-এর ম্যাচ · ${what}`,
  checking: 'দর যাচাই হচ্ছে',
  about: (what) => `প্রায় ${what}`,
  held: 'ফল দেখা গেলে দর বদলাবে',
  lastPrice: 'সম্ভাব্য ফেরত (থামার আগের দরে)',
  placeAt: (price, amount) => `${price} দরে ${amount} বাজি`,
  removeClosed: (count) => `বন্ধ হওয়া ${count}টি বাদ দিন`,
  maps: 'ম্যাপ',
  arm: 'খুললেই বাজি ধরুন',
  armed: (match, seconds) => `${match} খোলার অপেক্ষা · সর্বোচ্চ ${seconds} সে.`,
  disarm: 'অপেক্ষা বন্ধ',
};
