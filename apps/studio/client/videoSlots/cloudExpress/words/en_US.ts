import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Cloud Mountain Express',
  tagline: 'Coupled carriages travel together',
  symbols: {
    steam: 'Steam',
    signal: 'Green signal',
    train: 'Train',
    pass: 'Ticket',
    conductor: 'Conductor',
    viaduct: 'Viaduct',
    bag: 'Suitcase',
    tea: 'Tea',
    pine: 'Pine',
    peak: 'Peak',
  },
  rules: [
    {
      title: '243 ways',
      text: 'A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Coupled reels',
      text: 'Reels 2 and 3 are coupled: they stop on the same symbols in every spin. In free spins reels 2, 3 and 4 are.',
    },
    {
      title: 'Green signals: free spins',
      text: 'A signal on reel 1 and one on the coupled reels give 8 free spins. A signal on the coupled reels in a free spin adds 3 spins, up to 24 in a round.',
    },
    {
      title: 'Steam',
      text: 'Steam is wild and substitutes for every symbol except the signal. It appears on reels 2 to 5.',
    },
  ],
};
