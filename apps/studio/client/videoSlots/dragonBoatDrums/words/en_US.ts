import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Dragon Boat Drums',
  tagline: 'The closer the beat, the higher the pay',
  symbols: {
    drum: 'Drum',
    pearl: 'Dragon pearl',
    boat: 'Dragon boat',
    flag: 'Pennant',
    dumpling: 'Rice dumpling',
    oars: 'Paddles',
    egg: 'Salted egg',
    sachet: 'Sachet',
    calamus: 'Mugwort',
    wave: 'Wave',
  },
  hold: {
    title: 'Drumroll',
    text: 'Drums stay. Each new one sets the respins back to 3.',
  },
  cash: {
    title: 'Drum amounts',
    note: 'The amount of each drum is drawn with these chances, whatever the others show.',
  },
  rules: [
    {
      title: '243 ways',
      text: 'A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Drums: hold and win',
      text: 'Every drum carries an amount. Six or more in one spin all pay, stay where they are and start 3 respins that cost nothing. Each new drum pays and sets the respins back to 3.',
    },
    {
      title: 'The beat',
      text: 'Once 8 drums are held, each new one pays 2 times its amount; from 10 on 3 times, from 12 on 5 times.',
    },
    {
      title: 'Four pots',
      text: 'A drum may be Mini, Minor or Major, each a multiple of the bet, and the beat counts for them too. When all 15 places hold a drum, the Grand pot is paid as well.',
    },
    {
      title: 'The dragon pearl',
      text: 'The pearl is wild and substitutes for every symbol except the drum. It appears on reels 2 to 5.',
    },
  ],
};
