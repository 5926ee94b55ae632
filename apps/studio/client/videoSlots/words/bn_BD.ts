import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `আপনি ${won} জিতেছেন`,
    back: (won) => `${won} ফেরত`,
    free_won: (_, count) => (count === 1 ? 'আরও 1টি ফ্রি স্পিন' : `${count}টি ফ্রি স্পিন`),
    free_over: (won) => `ফ্রি স্পিন শেষ: এই রাউন্ডে আপনি ${won} জিতেছেন`,
    free_back: (won) => `ফ্রি স্পিন শেষ: ${won} ফেরত`,
    hold_won: () => 'হোল্ড অ্যান্ড উইন শুরু',
    hold_on: (held) => `এ পর্যন্ত ${held} ধরা আছে, আবার ঘুরছে`,
    hold_over: (won) => `হোল্ড অ্যান্ড উইন শেষ: এই রাউন্ডে আপনি ${won} জিতেছেন`,
    hold_back: (won) => `হোল্ড অ্যান্ড উইন শেষ: ${won} ফেরত`,
  },
  fairness: 'প্রতি স্পিনের নিজস্ব ড্র আছে। তাতেই থামার জায়গা ও সব পরিমাণ ঠিক হয়।',
  freeText: 'জয়ী প্রতিটি ফ্রি স্পিনে মাল্টিপ্লায়ার বাড়ে।',
  choose: 'ফ্রি স্পিন বেছে নিন',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins}টি স্পিন, × ${multiplier} থেকে শুরু, প্রতি জয়ে + ${step}`
      : multiplier > 1
        ? `${spins}টি স্পিন, × ${multiplier}`
        : `${spins}টি স্পিন`,
  goOn: 'চালিয়ে যান',
  strip: {
    free: (played, all) => `ফ্রি স্পিন ${all}-এর মধ্যে ${played}`,
    hold: (left, held, cells) => `${left}টি রি-স্পিন বাকি · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'এই রাউন্ডের জয়',
  pots: { mini: 'মিনি', minor: 'মাইনর', major: 'মেজর', grand: 'গ্র্যান্ড' },
  potsLabel: 'চারটি পট',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · লাইন ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways}টি উপায়`,
    cluster: (symbol, count) => `${symbol} · ${count}টির গুচ্ছ`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} সংগ্রহ` : `${symbol} × ${count} সংগ্রহ, ${times} বার`,
  },
  historyMore: (steps) => `${steps}টি ফ্রি স্পিনসহ`,
  rules: {
    pays: 'পেআউট তালিকা',
    paysNote: {
      lines: 'বর্তমান বাজিতে এক লাইনের জয়।',
      ways: 'বর্তমান বাজিতে এক উপায়ের জয়।',
      clusters: 'বর্তমান বাজিতে অন্তত এই আকারের একটি গুচ্ছের জয়।',
    },
    lines: 'লাইন',
    linesText: (lines) => `${lines}টি লাইন। সবচেয়ে বাঁয়ের রিল থেকে শুরু করে পরপর তিনটি বা বেশি একই প্রতীক জেতে।`,
    hits: 'জয় দেওয়া রাউন্ড',
  },
};
