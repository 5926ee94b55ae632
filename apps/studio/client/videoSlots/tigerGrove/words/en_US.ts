import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Tiger in the Bamboo',
  tagline: 'Where the tiger walks, everything is wild',
  symbols: {
    tiger: 'Tiger',
    gong: 'Gong',
    moon: 'Moon',
    orchid: 'Orchid',
    jade: 'Jade disc',
    shoot: 'Bamboo shoot',
    butterfly: 'Butterfly',
    leaf: 'Bamboo leaves',
    mushroom: 'Red mushroom',
  },
  walk: {
    title: 'Walking wild',
    begins: 'The wild walks: respins are free',
    over: (won) => `The walk is over: you won ${won} this round`,
  },
  rules: [
    {
      title: 'The walking tiger',
      text: 'The tiger is wild. It appears on reel 5 and covers the whole reel. Respins that cost nothing follow, and with each one it walks one reel to the left until it has left the first.',
    },
    {
      title: 'In company',
      text: 'Another tiger may appear during the respins and walks along. A round has at most 20 respins.',
    },
  ],
};
