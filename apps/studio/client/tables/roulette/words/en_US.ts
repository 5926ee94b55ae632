import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: 'Racetrack and neighbours',
  sectors: { voisins: 'Voisins', orphelins: 'Orphelins', tiers: 'Tiers', zero: 'Zero game' },
  neighbours: (pocket) => `${pocket} and two neighbours each side`,
  chips: (count) => `${count} chips`,
  hint: 'Press a number to bet on it and its two neighbours each side',
};

const outside: Readonly<Record<string, string>> = {
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': 'Column 1',
  'column:2': 'Column 2',
  'column:3': 'Column 3',
  'first-four': 'First four',
};

const kinds: Readonly<Record<string, string>> = {
  straight: 'Straight (one number)',
  split: 'Split (two numbers)',
  street: 'Street (three numbers)',
  corner: 'Corner (four numbers)',
  line: 'Line (six numbers)',
  dozen: 'Dozen or column (twelve)',
  'even-money': 'Red, black, odd, even, low, high',
};

export const rouletteWords: GameWords = {
  name: 'Moon Roulette',
  tagline: 'European roulette, 37 pockets',
  rules: [
    'A wheel with a single zero: 37 pockets, 0 and 1–36. When bets are closed the wheel is spun, and every bet on the number where the ball comes to rest is paid.',
    'Inside: straight 35 to 1, split 17 to 1, street (also 0-1-2 and 0-2-3) 11 to 1, corner (also 0-1-2-3) 8 to 1, line 5 to 1. Outside: dozen and column 2 to 1; red, black, odd, even, low and high 1 to 1.',
    'The racetrack shows the numbers as they lie on the wheel. A press on a number bets a chip on it and on its two neighbours each side. Voisins (9 chips) cover the seventeen numbers from 22 to 25, tiers (6 chips) the twelve from 27 to 33, orphelins (5 chips) the eight that are left, the zero game (4 chips) the seven from 12 to 15. They are made of the inside bets above and are paid as those.',
    'On zero every outside bet loses.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['One number below 37 is drawn: it is the pocket.'],
};
