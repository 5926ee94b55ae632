import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Beads of Fortune',
  tagline: 'Count the beads, carry the ten',
  symbols: {
    gold: 'Gold bead',
    ledger: 'Ledger',
    cinnabar: 'Cinnabar bead',
    jade: 'Jade bead',
    amber: 'Amber bead',
    porcelain: 'Porcelain bead',
    turquoise: 'Turquoise bead',
    rosewood: 'Rosewood bead',
    boxwood: 'Boxwood bead',
    ebony: 'Ebony bead',
  },
  beads: {
    won: (symbol, rods, beads) => `${symbol} · ${beads} on ${rods} rods`,
    paysNote:
      'Win for each bead at the current bet, by the number of rods in a row. A bead above the beam counts as 5.',
    carried: (beads) => `${beads} carried: wins pay ${beads + 1} times`,
  },
  rules: [
    {
      title: 'Counting beads',
      text: 'Each reel is a rod of an abacus, with one place above the beam and two below. Beads of a kind win on three or more rods in a row from the left: they are added up, and every bead pays. A bead below the beam counts as 1, a bead above it as 5.',
    },
    {
      title: 'Carrying tens',
      text: 'Every 10 of a kind carry one bead to the rod on the far left. Each bead there adds 1 to the multiplier of the spin, up to 9 beads, which is 10 times. The rod is cleared before the next paid spin. A paid spin carries 1 bead with a chance of 15.78%, 2 beads 2.16%, 3 or more 0.24%.',
    },
    {
      title: 'Example',
      text: 'Jade lies above the beam on rod 1, below it on rod 2, above it on rod 3 and below it on rod 4: 5 + 1 + 5 + 1 = 12. On 4 rods each bead pays 0.1 times the bet, 1.2 times together. The full 10 carries one bead and doubles the win: 2.4 times the bet.',
    },
    {
      title: 'The gold bead',
      text: 'The gold bead is wild and substitutes for every bead, but not for the ledger. It appears on rods 2 to 4, and in free spins on rod 5 as well.',
    },
    {
      title: 'Ledgers: choose your free spins',
      text: 'Three or more ledgers on rods 1, 2, 4 and 5 give free spins of your choice: 10 that begin with an empty carry rod, or 6 that begin with 3 beads on it, which is 4 times. In free spins carried beads stay until the end. Three more ledgers add 4 or 3 spins, up to 24 in a round.',
    },
    {
      title: 'Limit of a spin',
      text: 'One spin pays at most 400 times the bet.',
    },
  ],
};
