import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Fair Wind Junk',
  tagline: 'Every win lifts the multiplier',
  symbols: {
    wind: 'Fair wind',
    pearl: 'Pearl',
    junk: 'Treasure junk',
    chest: 'Chest',
    compass: 'Compass',
    vase: 'Blue vase',
    anchor: 'Anchor',
    shell: 'Scallop',
    fish: 'Goldfish',
    knot: 'Lucky knot',
  },
  rules: [
    {
      title: '1,024 ways',
      text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Pearls: choose your free spins',
      text: 'Three or more pearls give free spins of your choice: many with a low multiplier, or few with a high one. Every free spin that wins raises the multiplier, which never falls until they end. Three more pearls add spins, according to your choice, up to 24 in a round. One spin pays at most 400 times the bet.',
    },
    {
      title: 'The wind',
      text: 'The wind is wild and substitutes for every symbol except the pearl. It appears on reels 2 to 5.',
    },
  ],
};
