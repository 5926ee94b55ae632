import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'চিপ রাখুন',
  hint: (range, chip) => `${range} · প্রতিটিতে ${chip}`,
  nextTicket: '“/” বা দুটি বিন্দুর পরে পরের টিকিট',
  laid: (count, amount) => `${count}টি ঘর, মোট ${amount}। এখনো বাজি ধরা হয়নি`,
  problems: {
    empty: 'অন্তত একটি সংখ্যা লিখুন',
    strange: (part) => `“${part}” সংখ্যা নয়`,
    outside: (part, range) => `${part} এখানে নেই: শুধু ${range}`,
    twice: (part) => `${part} দুবার আছে`,
    short: (least) => `এক টিকিটে অন্তত ${least}টি সংখ্যা`,
    long: (most) => `এক টিকিটে সর্বোচ্চ ${most}টি সংখ্যা`,
    many: (most) => `এক বাজিতে সর্বোচ্চ ${most}টি ঘর`,
    closed: 'বাজি বন্ধ। আপনার সংখ্যা পরের রাউন্ডের জন্য রইল',
  },
  countsOf: (draws) => `শেষ ${draws}টি ড্রয়ে প্রতিটি সংখ্যা কতবার উঠেছে`,
  most: 'সবচেয়ে বেশি',
  overdue: 'সবচেয়ে বেশি দিন ওঠেনি',
  times: (times) => `${times} বার`,
  since: (draws) => (draws === 0 ? 'শেষ ড্রয়ে উঠেছে' : `${draws}টি ড্র আসেনি`),
  never: 'এখনো ওঠেনি',
  key: 'সংখ্যার নিচে: কতবার উঠেছে, আর কত ড্র ধরে আসেনি',
  note: 'ড্রয়ের কোনো স্মৃতি নেই। আগে যতবারই উঠুক, প্রতিটি ড্রয়ে প্রতিটি সংখ্যার সম্ভাবনা সমান।',
};
