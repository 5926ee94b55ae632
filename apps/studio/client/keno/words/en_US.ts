import type { KenoWords } from '../words.ts';

const hit = (count: number): string => (count === 1 ? '1 hit' : `${count} hits`);

const often = (times: number): string => (times === 2 ? 'twice' : `${times} times`);

export const words: KenoWords = {
  name: 'Harbor Keno',
  tagline: 'Eighty numbers, twenty drawn',
  welcome: 'Pick 1 to 10 numbers',
  draw: 'Draw',
  hurry: 'Faster',
  fill: 'Quick pick',
  clear: 'Clear',
  board: 'Numbers',
  light: 'Harbor light',
  lightTitle: 'Paytable and RTP with the harbor light',
  lightText:
    'The harbor light costs nothing more. Wins are paid by a lower table, and count three times when the last number drawn is one of yours.',
  beam: 'Lighthouse',
  beamTitle: 'Paytable and RTP with the lighthouse',
  beamText:
    'The lighthouse costs nothing more. Wins are paid by a lower table. After the draw its beam falls on one pier of ten numbers (1–10, 11–20 …), and a win counts once more for each hit there.',
  beamWhere: 'Picks on one pier win more, but less often; the RTP is the same.',
  marked: (count) => `${count} picked`,
  cell: (number, drawn) => (drawn ? `${number}, drawn` : `${number}`),
  notices: {
    won: (amount, count) => `${hit(count)}: you won ${amount}`,
    lit: (amount, count) => `Harbor light ×3, ${hit(count)}: you won ${amount}`,
    beamed: (amount, count, times) =>
      `Lighthouse, ${hit(count)}, ${times - 1} in the beam: counted ${often(times)}, you won ${amount}`,
    back: (amount, count) => `${hit(count)}: ${amount} returned`,
    missed: (_, count) => `${hit(count)}, no win this time`,
    pick_first: () => 'Pick your numbers first',
    enough: (_, count) => `You can pick up to ${count} numbers`,
  },
  counted: (times) => `counted ${often(times)}`,
  historyHits: (hits, picks) => `${hits} of ${picks} hit`,
  fairness: 'One draw decides the twenty numbers in order. Every combination is equally likely.',
  rulesTitle: 'How to play',
  rulesText:
    'Pick 1 to 10 numbers from 1 to 80. Twenty are drawn, and you are paid by how many of yours hit. The table shows multiples of your bet. Each RTP is calculated exactly.',
  paysTitle: 'Paytable and RTP',
  picks: 'Picks',
  hits: 'Hits',
  returns: 'RTP',
  keys: 'Keys: space draws; Tab and Enter pick numbers.',
};
