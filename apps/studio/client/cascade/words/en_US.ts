import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: 'A Thousand Moon Jellies',
  tagline: 'Cascading wins under the sea',
  symbols: {
    moon: 'Moon',
    pearl: 'Pearl',
    crown: 'Crown jelly',
    parasol: 'Parasol jelly',
    comb: 'Comb jelly',
    fringe: 'Fringe jelly',
    bell: 'Bell jelly',
    thimble: 'Thimble jelly',
    dome: 'Dome jelly',
    button: 'Button jelly',
  },
  free: 'In free spins every win raises the tide by one mark, and it never sinks between spins. Every three marks are a step: wins are multiplied by 1, 2, 3, 5, then 8, and each step adds a free spin.',
  tide: {
    title: 'The tide',
    promise: 'Free spins: the tide rises with every win',
    rising: (times, left) => `Wins × ${times} · ${left} more to the next step and a free spin`,
    full: (times) => `High tide: wins × ${times}`,
    often: (oneIn, spins, stakes) =>
      `Free spins come about once in ${oneIn} spins and last ${spins} spins on average. The greatest win of a round is ${stakes} times the bet.`,
  },
  times: (multiplier) => `× ${multiplier}`,
  won: (symbol, ways, multiplier) => {
    const told = `${symbol}, ${ways} ${ways === 1 ? 'way' : 'ways'}`;
    return multiplier > 1 ? `${told} × ${multiplier}` : told;
  },
  notices: {
    tide_rose: (_, count) =>
      count === 1 ? 'The tide rises: one more free spin' : `The tide rises: ${count} more free spins`,
    won: (won, chain) => (chain > 1 ? `You won ${won} in ${chain} cascades` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `Free spins complete: you won ${won}`,
    free_back: (won) => `Free spins complete: ${won} back`,
  },
  fairness: 'Every spin draws new stops. Every cascade follows from those stops.',
  rules: [
    {
      title: '1,024 ways',
      text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Cascades and multipliers',
      text: 'Winning symbols disappear, the symbols above fall, and the reels refill from the top. The multiplier rises with each win: 1, 2, 3, then 5.',
    },
    {
      title: 'The moon',
      text: 'The moon is wild and substitutes for every symbol except the pearl. It appears on reels 2 to 5.',
    },
    {
      title: 'The pearl',
      text: 'Pearls on reels 1, 3 and 5 when a spin first stops trigger 10 free spins, or 5 more during free spins.',
    },
  ],
  pays: 'Paytable',
  paysNote: 'Win per way at the current bet (3 / 4 / 5 reels).',
};
