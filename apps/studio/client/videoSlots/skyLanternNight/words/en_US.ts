import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Sky Lantern Night',
  tagline: 'When the keeper comes, every lantern is yours',
  symbols: {
    keeper: 'Lantern keeper',
    moon: 'Full moon',
    lantern: 'Sky lantern',
    tower: 'Pagoda',
    gate: 'Archway',
    flute: 'Flute',
    jar: 'Wine jar',
    plum: 'Plum blossom',
    orchid: 'Orchid',
    bamboo: 'Bamboo',
    mum: 'Chrysanthemum',
  },
  cash: {
    title: 'Lantern amounts',
    note: 'The amount of each lantern is drawn with these chances, whatever the others show.',
  },
  meter: (gathered, needed) => `Keepers ${gathered} / ${needed}`,
  rules: [
    {
      title: 'Lanterns and the keeper',
      text: 'Every lantern carries an amount. A keeper in view collects all lanterns in view; each further keeper collects them again. In paid spins keepers appear on reel 5 alone, in free spins on reels 3 to 5.',
    },
    {
      title: 'Moons: free spins',
      text: 'Three or more moons on reels 1 to 4 give 8 free spins, with more lanterns and keepers.',
    },
    {
      title: "The keepers' wish",
      text: 'In free spins every 4 keepers add 5 spins and add 1 to the multiplier, up to three times: at most 23 spins in a round.',
    },
    {
      title: 'Wild',
      text: 'The keeper is wild as well and substitutes for every symbol except the moon and the lantern.',
    },
  ],
};
