import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'আপনি', member: 'সদস্য', bot: 'বট' },
  pot: (amount) => `পট ${amount}`,
  pays: (amount) => `বিজয়ী পাবেন ${amount}`,
  free: 'এখানে বসুন',
  yours: 'আপনি এখানে বসেছেন',
  choose: 'অ্যান্টি হিসেবে চিপ বাছুন, তারপর আসন',
  seated: 'আপনি বসেছেন। তাস বাঁটার অপেক্ষা',
  showdown: 'তাস খোলা হচ্ছে',
};
