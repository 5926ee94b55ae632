import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: 'বন্দর কেনো',
  tagline: 'আশি সংখ্যা, ওঠে বিশটি',
  welcome: '1 থেকে 10টি সংখ্যা বাছুন',
  draw: 'ড্র করুন',
  hurry: 'দ্রুত',
  fill: 'দ্রুত বাছাই',
  clear: 'মুছুন',
  board: 'সংখ্যা',
  marked: (count) => `${count}টি বাছা`,
  cell: (number, drawn) => (drawn ? `${number}, উঠেছে` : `${number}`),
  notices: {
    won: (amount, count) => `${count}টি মিলেছে: আপনি ${amount} জিতেছেন`,
    back: (amount, count) => `${count}টি মিলেছে: ${amount} ফেরত`,
    missed: (_, count) => `${count}টি মিলেছে, এবার জয় নেই`,
    pick_first: () => 'আগে সংখ্যা বাছুন',
    enough: (_, count) => `সর্বোচ্চ ${count}টি সংখ্যা বাছা যায়`,
  },
  historyHits: (hits, picks) => `${picks}টির মধ্যে ${hits}টি মিলেছে`,
  fairness: 'এক ড্র বিশটি সংখ্যা ক্রমে ঠিক করে। প্রতিটি সমাবেশের সম্ভাবনা সমান।',
  rulesTitle: 'কীভাবে খেলবেন',
  rulesText:
    '1 থেকে 80-এর মধ্যে 1 থেকে 10টি সংখ্যা বাছুন। বিশটি ওঠে, আপনার কয়টি মিলেছে তাতে জয় ঠিক হয়। তালিকায় বাজির গুণিতক দেখানো। প্রতিটি রিটার্ন নির্ভুলভাবে হিসাব করা।',
  paysTitle: 'পেআউট তালিকা ও রিটার্ন',
  picks: 'বাছা',
  hits: 'মিল',
  returns: 'রিটার্ন',
  keys: 'কিবোর্ড: স্পেসে ড্র; Tab ও Enter-এ সংখ্যা বাছা।',
};
