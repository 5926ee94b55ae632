import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Paper Phoenix',
  tagline: 'It spreads its wings, and stays',
  symbols: {
    phoenix: 'Phoenix',
    ember: 'Ember',
    feather: 'Feather',
    scissors: 'Scissors',
    lantern: 'Lantern',
    parasol: 'Parasol',
    plum: 'Plum blossom',
    orchid: 'Orchid',
    bamboo: 'Bamboo',
    mum: 'Chrysanthemum',
  },
  rules: [
    {
      title: 'Spread wings',
      text: 'The phoenix is wild. It appears on reels 2, 3 and 4, covers its whole reel and substitutes for every symbol except the ember.',
    },
    {
      title: 'Embers: free spins',
      text: 'Three or more embers on reels 1 to 4 give 8 free spins. Three more add 2 spins, up to 20 in a round.',
    },
    {
      title: 'It stays',
      text: 'A reel that the phoenix covers in a free spin stays covered until the free spins end.',
    },
  ],
};
