import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'ফ্রি স্পিন কিনুন',
  title: (spins) => `${spins}টি ফ্রি স্পিন কিনুন`,
  named: (name) => `“${name}” কিনুন`,
  price: 'দাম',
  times: (times) => `আপনার বাজির ${times} গুণ`,
  left: 'কেনার পরে ব্যালেন্স',
  returns: 'কেনা রাউন্ডের RTP',
  note: 'এটি একটি বাজি এবং আপনার বাজি ও ক্ষতির সীমায় গণনা হয়। ফ্রি স্পিনে দামের চেয়ে কম জেতা হতে পারে, বা কিছুই না।',
  holdNote: (symbols) =>
    `এটি একটি বাজি এবং আপনার বাজি ও ক্ষতির সীমায় গণনা হয়। বোর্ডে ${symbols}টি প্রতীক নিয়ে এটি শুরু হয়, এবং দামের চেয়ে কম জেতা হতে পারে।`,
  confirm: (price) => `${price} দিয়ে কিনুন`,
  poor: 'ব্যালেন্স যথেষ্ট নয়',
  cancel: 'বাতিল',
  bought: 'কেনা',
};
