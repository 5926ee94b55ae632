import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'You', member: 'Member', bot: 'Bot' },
  pot: (amount) => `Pot ${amount}`,
  pays: (amount) => `Winner gets ${amount}`,
  free: 'Sit here',
  yours: 'You sit here',
  choose: 'Choose a chip as your ante, then a seat',
  seated: 'You are seated. Waiting for the deal',
  showdown: 'Showdown',
};
