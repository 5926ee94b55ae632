import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `${seconds}s left to bet`,
  closesAfter: (seconds) => `After the arrows: ${seconds}s left to bet`,
  opens: {
    football: 'Open again once the threat is over',
    racket: 'Open again after this rally',
    basketball: 'Open again once it is less tight',
    siege: 'Open again after this round',
    league: 'Kicked off: no more bets',
  },
  opensIn: (seconds) => `Round in play: open again in about ${seconds}s`,
  flying: 'Open again after the arrows',
  late: 'Bets on this round are closed: open again after it',
  ofMatch: (match, what) => `${match} match · ${what}`,
  checking: 'Checking prices',
  about: (what) => `about ${what}`,
  held: 'Prices follow once it is decided',
  lastPrice: 'Possible return at the last price',
  placeAt: (price, amount) => `Bet ${amount} at ${price}`,
  removeClosed: (count) => (count === 1 ? 'Remove 1 closed selection' : `Remove ${count} closed selections`),
  maps: 'maps',
  arm: 'Bet as soon as it opens',
  armed: (match, seconds) => `Waiting for ${match} to open · ${seconds} s at most`,
  disarm: 'Stop waiting',
};
