import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: 'Koi Lanterns',
      tagline: 'Koi under lanterns, a full moon on the bridge',
      wild: 'The koi is wild and substitutes for every symbol except the moon.',
      scatter: 'Moons pay anywhere. Three or more trigger free spins.',
      free: 'In free spins koi gather at the gate: the fifth and the tenth add a free spin each. After the tenth, koi leap as dragons and fill their reels.',
      tense: 'Two moons. One more…',
      awarded: 'The moons are full: free spins!',
      gather: {
        promise: 'Free spins: gather 10 koi and they leap as dragons',
        gathered: (count, of) => `${count} of ${of} koi at the gate`,
        full: 'Dragons: koi fill their reels',
        often: (oneIn, ofHundred) =>
          `Free spins come about once in ${oneIn} spins. Dragons leap in about ${ofHundred} of 100 of them.`,
        notices: {
          gift: 'The fifth koi: one more free spin',
          leap: 'The gate opens: dragons fill their reels, and one more free spin',
        },
      },
    },
    'comet-peaks': {
      name: 'Comet over Peaks',
      tagline: 'Its tail sweeps a thousand ranges',
      wild: 'The comet is wild and substitutes for every symbol except the star. It does not appear on reel 1.',
      scatter: 'Stars pay anywhere. Three or more trigger free spins.',
      free: 'In free spins a comet fills its reel, and each reel it fills raises the line multiplier by one from the next spin on.',
      tense: 'Two stars. One more…',
      awarded: 'The stars are out: free spins!',
      cross: {
        promise: (oneIn, most) =>
          `A comet crosses 1 spin in ${oneIn}; if it wins nothing it turns back, up to ${most} times`,
        stars: (freeSpins, from, to) => `Three stars: ${freeSpins} free spins, lines × ${from} to × ${to}`,
        starCount: (count) => `${['Three', 'Four', 'Five'][count - 3] ?? count} stars`,
        struck: (count, freeSpins) =>
          `${['Three', 'Four', 'Five'][count - 3] ?? count} stars: ${freeSpins} free spins!`,
        coming: 'Light on the horizon: a comet is coming…',
        turning: 'No line won: the comet turns back',
        again: (turn, most) => `Comet back ${turn}/${most} · a free spin, lines × ${turn + 1}`,
        next: (times) => `×${times} return`,
        freeNext: (played, awarded) => `Free ${played}/${awarded}`,
        unpaid: 'No extra bet',
        skip: 'Tap to skip',
        stakes: (times) => `${times} × bet`,
        freeTotal: (played) => `${played} free spins · won in all`,
        free: (times) => `Free spins: a comet fills its reel, lines × ${times}`,
        grow: (times, most) =>
          `Each reel a comet fills adds one to the line multiplier from the next spin on: now × ${times}, up to × ${most}`,
        climbed: (times) => `Next spin: lines × ${times}`,
        filled: (reels) => `${reels} ${reels === 1 ? 'reel' : 'reels'} filled`,
        lines: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
        doubled: (times) => `For each star a comet crosses: lines × ${times}`,
        top: (times) => `The summit! Next spin: lines × ${times}`,
        reached: (times) => `Reached × ${times}`,
        grows: (from, most, ofHundred) =>
          `Line wins of free spins start at × ${from} and grow up to × ${most}. About ${ofHundred} of 100 features reach the top.`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `The comet crossed ${cells} ${cells === 1 ? 'place' : 'places'} and ${scatters === 1 ? 'a star' : `${scatters} stars`}: lines × ${times}`
            : `The comet crossed ${cells} ${cells === 1 ? 'place' : 'places'}`,
        multiplied: (factors, times) => `All lines × ${factors} = × ${times}`,
        turned: (turns) => `The comet turned back ${turns === 1 ? 'once' : `${turns} times`}`,
        turns: (most) =>
          `If a crossing wins nothing, the comet turns back: the reels spin once more at no cost, and a comet is sure to cross them. It turns back up to ${most} times in a round. With each turn line wins pay once more: × 2, × 3, × 4.`,
        rule: (oneIn, paths) =>
          `Each paid spin has a chance of 1 in ${oneIn} that a comet crosses the reels along one of ${paths} paths. Every place it passes becomes a comet for that spin, and so is wild.`,
        scatters: (ofHundred) =>
          `Each star it passes doubles all line wins of that spin, and still counts as a star. About ${ofHundred} of 100 comets pass a star.`,
        paths: 'Paths of the comet',
        notices: { turn: 'The comet turns back: one more spin, free' },
      },
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
