import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Pepper Kitchen',
  tagline: 'The longer it cooks, the hotter it pays',
  symbols: {
    flame: 'Flame',
    wok: 'Wok',
    pepper: 'Chilli',
    garlic: 'Garlic',
    mushroom: 'Mushroom',
    lotus: 'Lotus root',
    egg: 'Egg',
    onion: 'Spring onion',
    anise: 'Star anise',
  },
  rules: [
    {
      title: 'Clusters',
      text: 'Five or more of a symbol that touch above, below or beside each other win; the larger the cluster, the more it pays.',
    },
    {
      title: 'Cascades and multipliers',
      text: 'What wins goes into the pan, the rest falls and the grid refills. The multiplier rises with each win: 1, 2, 3, 5, then 8.',
    },
    {
      title: 'Woks: free spins',
      text: 'Three woks when a spin first stops give 8 free spins, in which the multiplier is 2, 4, 6, 10, then 16. Three more add 4 spins.',
    },
    {
      title: 'The flame',
      text: 'The flame is wild and substitutes for every symbol except the wok. It appears on reels 2 and 4.',
    },
  ],
};
