import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'आप', member: 'सदस्य', bot: 'बॉट' },
  pot: (amount) => `पॉट ${amount}`,
  pays: (amount) => `विजेता को ${amount}`,
  free: 'यहाँ बैठें',
  yours: 'आप यहाँ बैठे हैं',
  choose: 'एंटी के लिए चिप चुनें, फिर सीट',
  seated: 'आप बैठ चुके हैं। पत्ते बँटने का इंतज़ार है',
  showdown: 'पत्ते खुल रहे हैं',
};
