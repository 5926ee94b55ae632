import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'শেষ ৩ দান:',
  soon: (seconds) => `${seconds} সেকেন্ডে তাস`,
  watches: 'দেখছেন · পরের হাতে বসতে পারবেন',
  net: 'নিট জয়',
  through: { won: 'জয়', raised: 'বাড়িয়েছে', held: 'চলেছে', folded: 'ছেড়েছে' },
  compareWith: (amount) => `কার সঙ্গে মিলাবেন? ${amount}, দুর্বল হাত বাদ`,
  compareNote: 'সে আগে ছাড়লে বা বাদ পড়লে মিলানো হয় না; টাকা পটেই থাকে',
  back: 'ফিরুন',
  compares: (by, against) =>
    by === null
      ? `আপনি আসন ${against}-এর সঙ্গে তাস মিলাচ্ছেন…`
      : against === null
        ? `আসন ${by} আপনার সঙ্গে তাস মিলাচ্ছে…`
        : `আসন ${by} আসন ${against}-এর সঙ্গে তাস মিলাচ্ছে…`,
  fell: (out, won) =>
    out === null
      ? `আসন ${won}-এর হাত বড়: আপনি বাদ`
      : won === null
        ? `আপনার হাত বড়: আসন ${out} বাদ`
        : `আসন ${won}-এর হাত বড়: আসন ${out} বাদ`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'আপনি আগেই বাদ: মিলানো হয়নি'
      : `আসন ${seat} ${hasFolded ? 'ছেড়েছে' : 'আগেই বাদ'}: মিলানো হয়নি`,
  isOut: (seat) => (seat === null ? 'আপনি বাদ' : `আসন ${seat} বাদ`),
  album: 'পাপড়ি',
  nthBlossom: (count) => `ফুল ${count}:`,
  newPetal: (kind) => `নতুন পাপড়ি: ${kind}`,
  wholeBlossom: (count) => `ফুল ${count} পুরো ফুটেছে! পরেরটি শুরু`,
  missing: (kinds) => `বাকি: ${kinds}`,
  albumPays: 'পাপড়ি শুধু দেখার জন্য, এতে কোনো টাকা মেলে না',
  albumFree: 'টাকা মেলে না',
  beatsShare: (share, others) => `এলোমেলো ${others}টি হাতের বিপক্ষে জয় ${share}`,
  over: (seat, by) => `${seat === null ? 'আপনার' : `আসন ${seat}-এর`} বিপক্ষে: ${by}`,
  beaten: 'বাদ',
  lastPot: 'আগের পট',
  ownPots: 'আপনার টেবিলের পট',
  openPots: 'বটদের খোলা টেবিল',
  rake: (amount) => `ফি ${amount}`,
  lookHere: 'দেখতে ছুঁয়ে দিন',
};
