import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Peacock Garden',
  tagline: 'Open feathers multiply the win',
  symbols: {
    peacock: 'Peacock',
    pavilion: 'Pavilion',
    eye: 'Feather eye',
    peony: 'Peony',
    fountain: 'Fountain',
    butterfly: 'Butterfly',
    zither: 'Zither',
    chess: 'Go stones',
    book: 'Book',
    brush: 'Brush',
  },
  rules: [
    {
      title: 'Multiplying peacocks',
      text: 'The peacock is wild and appears on reels 2, 3 and 4. Each one doubles the win of its line: two pay 4 times, three 8 times. In free spins each one triples it, up to 27 times.',
    },
    {
      title: 'Pavilions: choose your free spins',
      text: 'Three or more pavilions on reels 1 to 4 give free spins of your choice: many with a low multiplier, or few with a high one. Three more add spins, according to your choice, up to 30 in a round.',
    },
    {
      title: 'Limit of a spin',
      text: 'One spin pays at most 400 times the bet.',
    },
  ],
};
