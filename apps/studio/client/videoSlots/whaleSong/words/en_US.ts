import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Whale Song',
  tagline: 'Gather the stars, and the whale will rise',
  symbols: {
    whale: 'Whale',
    conch: 'Conch',
    star: 'Star',
    moon: 'Crescent',
    lighthouse: 'Lighthouse',
    bird: 'Gull',
    cloud: 'Cloud',
    coral: 'Coral',
    kelp: 'Kelp',
    drop: 'Drop',
  },
  meter: (gathered, needed) => `Stars ${gathered} / ${needed}`,
  rules: [
    {
      title: '1,024 ways',
      text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Conches: free spins',
      text: 'Conches appear on reels 1, 3 and 5. One on each gives 8 free spins; three more add 3 spins, up to 30 in a round.',
    },
    {
      title: 'The rising whale',
      text: 'In free spins the bottom row of reel 3 is the whale. Every 4 stars lift it by one row, add 1 to the multiplier and add a spin, until it fills the reel. Stars pay as usual.',
    },
    {
      title: 'The whale',
      text: 'The whale is wild and substitutes for every symbol except the conch. It appears on reels 2 to 5.',
    },
  ],
};
