import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Clockwork Owl',
  tagline: '4,096 ways, and it winds ever higher',
  symbols: {
    owl: 'Owl',
    key: 'Winding key',
    gear: 'Gear',
    tower: 'Clock tower',
    hourglass: 'Hourglass',
    bird: 'Wind-up bird',
    astrolabe: 'Armillary sphere',
    lamp: 'Lamp',
    spring: 'Spring',
    nut: 'Nut',
    bolt: 'Bolt',
  },
  meter: (gathered, needed) => `Gears ${gathered} / ${needed}`,
  rules: [
    {
      title: '4,096 ways',
      text: 'Six reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Keys: choose your free spins',
      text: 'Four or more keys on reels 1 to 5 give free spins of your choice: 12 from × 1, or 8 from × 3. Four more keys add 4 or 3 spins, according to your choice, up to 30 in a round.',
    },
    {
      title: 'Winding up',
      text: 'In free spins every 5 gears add 1 to the multiplier, up to × 8, and add a spin, up to five times. Gears pay as usual.',
    },
    {
      title: 'The owl',
      text: 'The owl is wild and substitutes for every symbol except the key. It appears on reels 2 to 5.',
    },
  ],
};
