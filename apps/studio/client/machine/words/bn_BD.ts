import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'শুভকামনা',
  spin: 'স্পিন',
  hurry: 'দ্রুত',
  startFree: (left) => `${left}টি ফ্রি স্পিন শুরু করুন`,
  freeSpin: (played, awarded) => `ফ্রি স্পিন ${awarded}-এর মধ্যে ${played}`,
  freeTitle: (count) => `${count}টি ফ্রি স্পিন`,
  freeMore: (count) => `আরও ${count}টি ফ্রি স্পিন`,
  great: ['বড় জয়', 'বিশাল জয়', 'মহাজয়'],
  reelsLabel: 'রিল',
  historyFree: (played) => `${played}টি ফ্রি স্পিনসহ`,
  fairness: 'প্রতি স্পিনে থামার নতুন জায়গা নির্ধারিত হয়।',
  facts: {
    title: 'সংখ্যায় এই গেম',
    greatest: 'এক রাউন্ডের সবচেয়ে বড় জয়',
    greatestTimes: (times) => `বাজির ${times} গুণ`,
    bonus: 'বিশেষ ফিচার',
    oneIn: (rounds) => `গড়ে ${rounds} রাউন্ডে 1টি`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `আপনি ${lines}টি লাইনে ${won} জিতেছেন` : `আপনি ${won} জিতেছেন`),
    back: (won) => `${won} ফেরত`,
    free_won: (_, count) => `${count}টি ফ্রি স্পিন`,
    free_over: (won) => `ফ্রি স্পিন শেষ: আপনি ${won} জিতেছেন`,
    free_back: (won) => `ফ্রি স্পিন শেষ: ${won} ফেরত`,
  },
};
