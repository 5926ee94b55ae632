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
  tickets: 'Tickets',
  ticket: (place) => `Ticket ${place}`,
  addTicket: 'Add ticket',
  removeTicket: 'Remove',
  unplayed: 'Not played',
  waiting: 'Waiting',
  cost: (count, amount) => `${count} tickets cost ${amount} together`,
  ran: (count, amount) => `${count} tickets drawn, ${amount} paid in all`,
  leftOver: (count) =>
    `${count === 1 ? '1 ticket was' : `${count} tickets were`} not played: a round was not accepted`,
  onePress: 'Each ticket is drawn by a press of its own here.',
  type: 'Type numbers',
  typeHint: '3 17 22, 41',
  mark: 'Mark',
  problems: {
    empty: () => 'Type at least one number',
    many: (_, most) => `No more than ${most} numbers on a ticket`,
    strange: (part) => `“${part}” is not a number`,
    outside: (part, _, last) => `${part} is not on the board: only 1 to ${last}`,
    twice: (part) => `${part} is there twice`,
  },
  counts: 'Statistics',
  countsOf: (draws) => `How often each number came in your last ${draws === 1 ? 'draw' : `${draws} draws`}`,
  noDraws: 'Your draws are counted here, up to the last fifty.',
  most: 'Most often',
  least: 'Least often',
  times: (number, times) => `${number}: ${times === 1 ? 'once' : `${times} times`}`,
  countsNote:
    'Draws do not remember. In every draw each number is equally likely, however often it came before.',
  follow: {
    auto: 'Following draws',
    title: 'Following draws',
    rounds: 'Draws',
    note: 'The same tickets are drawn again and again. A draw that could lose more than your limit does not begin. It also stops when a bet is not accepted and when the page is reloaded. You can stop it at any time.',
  },
  followEnded: {
    rounds: 'All draws are made',
    refused: 'Stopped: a ticket was not accepted',
    stopped: 'Following draws stopped',
  },
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
