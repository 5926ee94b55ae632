import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'The Painted Mask',
  tagline: 'When the veils lift, the whole stage is one',
  symbols: {
    spotlight: 'Spotlight',
    gong: 'Gong',
    veil: 'Veil',
    redMask: 'Red mask',
    greenMask: 'Green mask',
    blueMask: 'Blue mask',
    fan: 'Fan',
    zither: 'Zither',
    chess: 'Go stones',
    book: 'Book',
    brush: 'Brush',
  },
  rules: [
    {
      title: 'Veils',
      text: 'All veils of a spin lift at once and show the same symbol: one of the eight that pay, each as likely.',
    },
    {
      title: 'Gongs: free spins',
      text: 'Three or more gongs on reels 1 to 4 give 10 free spins, in which there are more veils. A gong on each of reels 2, 3 and 4 in a free spin adds 5 spins, up to 30 in a round.',
    },
    {
      title: 'The spotlight',
      text: 'The spotlight is wild and substitutes for every symbol except the gong. It appears on reels 2 to 5.',
    },
  ],
};
