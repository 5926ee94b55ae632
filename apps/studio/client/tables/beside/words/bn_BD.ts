import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: 'দুটি টেবিলে একই ব্যালেন্স থেকে খেলা হয়। আপনার সীমা ও খেলার সময় দুটির জন্য একসঙ্গে গোনা হয়।',
  last: 'আগের পছন্দ',
  failed: 'টেবিলটি খোলা যায়নি। আবার চেষ্টা করুন।',
};
