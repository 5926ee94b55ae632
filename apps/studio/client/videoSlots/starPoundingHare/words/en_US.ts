import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Star-Pounding Hare',
  tagline: 'Bring the stars down',
  symbols: {
    star: 'Star',
    moon: 'Full moon',
    hare: 'Hare',
    mortar: 'Mortar',
    cake: 'Mooncake',
    osmanthus: 'Osmanthus',
    lantern: 'Lantern',
    teacup: 'Teacup',
    cloud: 'Cloud',
    drop: 'Dew',
  },
  hold: {
    title: 'Hold and win',
    text: 'Stars stay. Each new one sets the respins back to 3.',
  },
  cash: {
    title: 'Star amounts',
    note: 'The amount of each star is drawn with these chances, whatever the others show.',
  },
  rules: [
    {
      title: '1,024 ways',
      text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Stars: hold and win',
      text: 'Every star carries an amount. Six or more in one spin all pay, stay where they are and start 3 respins that cost nothing. Each new star pays and sets the respins back to 3.',
    },
    {
      title: 'Four pots',
      text: 'A star may be Mini, Minor or Major, each a multiple of the bet. When all 20 places hold a star, the Grand pot is paid as well.',
    },
    {
      title: 'The full moon',
      text: 'The full moon is wild and substitutes for every symbol except the star. It appears on reels 2 to 5.',
    },
  ],
};
