import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Night Market Lanterns',
  tagline: 'Fill the street with light',
  symbols: {
    firework: 'Firework',
    lantern: 'Lantern',
    mask: 'Mask',
    fan: 'Fan',
    kite: 'Kite',
    teapot: 'Teapot',
    skewer: 'Candied haws',
    bun: 'Steamed bun',
    drum: 'Rattle drum',
    pinwheel: 'Pinwheel',
  },
  hold: {
    title: 'Hold and win',
    text: 'Lanterns stay. Each new one sets the respins back to 3.',
  },
  cash: {
    title: 'Lantern amounts',
    note: 'The amount of each lantern is drawn with these chances, whatever the others show.',
  },
  rules: [
    {
      title: 'Lanterns: hold and win',
      text: 'Every lantern carries an amount. Six or more in one spin all pay, stay where they are and start 3 respins that cost nothing. Each new lantern pays and sets the respins back to 3.',
    },
    {
      title: 'Four pots',
      text: 'A lantern may be Mini, Minor or Major, each a multiple of the bet. When all 15 places hold a lantern, the Grand pot is paid as well.',
    },
    {
      title: 'The firework',
      text: 'The firework is wild and substitutes for every symbol except the lantern. It appears on reels 2 to 5.',
    },
  ],
};
