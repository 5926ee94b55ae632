import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: 'Koi Lanterns',
      tagline: 'Koi under lanterns, a full moon on the bridge',
      wild: 'The koi is wild and substitutes for every symbol except the moon.',
      scatter: 'Moons pay anywhere. Three or more trigger free spins.',
      free: 'All line wins are doubled in free spins.',
    },
    'comet-peaks': {
      name: 'Comet over Peaks',
      tagline: 'Its tail sweeps a thousand ranges',
      wild: 'The comet is wild and substitutes for every symbol except the star. It does not appear on reel 1.',
      scatter: 'Stars pay anywhere. Three or more trigger free spins.',
      free: 'In free spins a comet fills its reel and all line wins are tripled.',
    },
  },
  symbols: {
    koi: 'Koi',
    moon: 'Full moon',
    lantern: 'Lantern',
    bridge: 'Bridge',
    lotus: 'Lotus',
    drum: 'Drum',
    fan: 'Fan',
    coin: 'Coin',
    knot: 'Knot',
    plum: 'Plum blossom',
    comet: 'Comet',
    star: 'Morning star',
    crane: 'Paper crane',
    peak: 'Peak',
    pine: 'Pine',
    kite: 'Kite',
    bell: 'Bell',
    feather: 'Feather',
    cloud: 'Cloud',
    crystal: 'Crystal',
  },
  rules: {
    lines: '20 lines',
    linesText:
      'Your bet is split evenly over 20 lines. Three or more of the same symbol in a row from the left win. Each line pays its highest win, and wins on different lines are added.',
    pays: 'Paytable',
    paysNote: 'Win per line at the current bet.',
    scatterRow: (count, stakes, freeSpins) => `${count}: bet × ${stakes} and ${freeSpins} free spins`,
  },
};
