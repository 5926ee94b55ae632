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
  free: 'Multipliers are doubled in free spins: 2, 4, 6, 10.',
  times: (multiplier) => `× ${multiplier}`,
  won: (symbol, ways, multiplier) => {
    const told = `${symbol}, ${ways} ${ways === 1 ? 'way' : 'ways'}`;
    return multiplier > 1 ? `${told} × ${multiplier}` : told;
  },
  notices: {
    won: (won, chain) => (chain > 1 ? `You won ${won} in ${chain} cascades` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `Free spins complete: you won ${won}`,
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
