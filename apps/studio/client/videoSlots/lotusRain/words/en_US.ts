import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Rain on Lotus',
  tagline: 'Every shower lifts the multiplier',
  symbols: {
    rain: 'Raindrop',
    frog: 'Frog',
    lotus: 'Lotus',
    dragonfly: 'Dragonfly',
    koi: 'Koi',
    seedpod: 'Seed pod',
    bud: 'Bud',
    leaf: 'Lotus leaf',
    reed: 'Cattail',
  },
  rules: [
    {
      title: 'Clusters',
      text: 'Six reels with five rows. Five or more of a symbol that touch above, below or beside each other win; the larger the cluster, the more it pays.',
    },
    {
      title: 'Cascades',
      text: 'What wins sinks into the pond, the rest falls and the grid refills. It pays again and again until nothing wins.',
    },
    {
      title: 'Frogs: free spins',
      text: 'One frog on each of reels 2 to 5 when a spin first stops gives 8 free spins. Four more add 3 spins, up to 20 in a round.',
    },
    {
      title: 'The rain goes on',
      text: 'In free spins every winning fall adds 1 to the multiplier, up to × 20, which never drops until they end.',
    },
    {
      title: 'The raindrop',
      text: 'The raindrop is wild and substitutes for every symbol except the frog. It appears on reels 3 and 4.',
    },
    {
      title: 'Limit of a spin',
      text: 'One spin pays at most 1,000 times the bet.',
    },
  ],
};
