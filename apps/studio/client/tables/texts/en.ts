import { coveredBy } from '../../../src/tables/games/roulette.ts';
import { responsibleEn, sessionEn } from '../../shell/sessionTexts.ts';
import { gameWordsOf } from './gameWords.ts';
import type { GameWords, TableTexts } from './texts.ts';

const baccaratSides: Readonly<Record<string, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  pair: 'Pair (player, banker)',
};

const baccarat: GameWords = {
  name: 'Tide Baccarat',
  tagline: 'Player, banker or tie',
  rules: [
    'Player and banker get two cards each; the last digit of their sum counts, and the higher wins. An ace counts 1, 2–9 their own, ten and pictures nothing. Eight or nine with two cards (a natural) decides at once.',
    'The player draws to 0–5 and stands on 6 and 7. When the player stands, the banker also draws to 0–5.',
    'After a player’s third card the banker draws on 0–2; on 3 unless that card was an 8; on 4 if it was 2–7; on 5 if it was 4–7; on 6 if it was 6 or 7; and stands on 7.',
    'Banker pays 0.95 to 1 (5 % commission), player 1 to 1, a tie 8 to 1; in a tie stakes on player and banker come back. A pair is two first cards of the same rank and pays 11 to 1.',
    'Eight decks, shuffled for every round: what came before changes nothing.',
  ],
  kind: (kind) => baccaratSides[kind] ?? kind,
  spot: (spot) => baccaratSides[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? 'Tie' : `${baccaratSides[summary] ?? summary} wins`),
  draw: [
    'All 416 cards lie in order and leave the shoe one by one: the first number falls below 416, the next below 415, and so on. It is a place among the cards that are left.',
    'The place modulo 52 is the card: its quotient by 13 the suit, the remainder the rank (0 is the ace). Dealt in turn: player, banker, player, banker, player’s third, banker’s third.',
  ],
};

const rouletteOutside: Readonly<Record<string, string>> = {
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

const rouletteKinds: Readonly<Record<string, string>> = {
  straight: 'Straight (one number)',
  split: 'Split (two numbers)',
  street: 'Street (three numbers)',
  corner: 'Corner (four numbers)',
  line: 'Line (six numbers)',
  dozen: 'Dozen or column (twelve)',
  'even-money': 'Red, black, odd, even, low, high',
};

const roulette: GameWords = {
  name: 'Moon Roulette',
  tagline: 'European roulette, 37 pockets',
  rules: [
    'A wheel with a single zero: 37 pockets, 0 and 1–36. When bets are closed the wheel is spun, and every bet on the number where the ball comes to rest is paid.',
    'Inside: straight 35 to 1, split 17 to 1, street (also 0-1-2 and 0-2-3) 11 to 1, corner (also 0-1-2-3) 8 to 1, line 5 to 1. Outside: dozen and column 2 to 1; red, black, odd, even, low and high 1 to 1.',
    'On zero every outside bet loses.',
  ],
  kind: (kind) => rouletteKinds[kind] ?? kind,
  spot: (spot) => rouletteOutside[spot] ?? (coveredBy(spot) ?? []).join('/'),
  result: (summary) => summary,
  draw: ['One number below 37 is drawn: it is the pocket.'],
};

const digitPlaces = ['First digit', 'Second digit', 'Third digit'];
const digitHalves: Readonly<Record<string, string>> = {
  big: 'Sum big (14–27)',
  small: 'Sum small (0–13)',
  odd: 'Sum odd',
  even: 'Sum even',
  triple: 'Any triple',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'Straight (all three in order)',
  'box-6': 'Box, three different digits',
  'box-3': 'Box with a pair',
  place: 'One digit in its place',
  triple: 'Any triple',
  'even-money': 'Sum big, small, odd, even',
};

const threeDigits: GameWords = {
  name: 'Abacus Three',
  tagline: 'Three digits, drawn every minute',
  rules: [
    'Three digits are drawn every minute, each 0–9; a digit may come more than once.',
    'A straight wins with all digits in order, a box in any order, a place with one digit where you put it, a triple with three of the same. The sum of the digits is big from 14 and small up to 13.',
    'What is paid includes the stake; see below.',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `Straight ${value}`;
    if (kind === 'box') return `Box ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['Three numbers below 10 are drawn: the first, second and third digit.'],
};

const race: GameWords = {
  name: 'Hare Derby',
  tagline: 'Six hares, one winner',
  rules: [
    'Six hares run. Before a round opens their strengths follow from the fingerprint of the server’s seed, and the prices follow from the strengths. The result is drawn before the start; the run only shows it.',
    'Win: the hare comes in first. Place: first or second. Forecast: the first two in order.',
    'A hare’s chance to be first is its share of all strengths; further places are drawn in the same way among those that are left.',
  ],
  kind: (kind) => race.spot(kind),
  spot: (spot) => {
    const [kind = '', runners = ''] = spot.split(':');
    if (kind === 'win') return `No. ${runners} to win`;
    if (kind === 'place') return `No. ${runners} to place`;
    return `Forecast ${runners.replace('-', ' → ')}`;
  },
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    'Strengths: every four hex digits of the fingerprint are a number; its remainder by 25 plus 6, for hares 1–6 in turn.',
    'A number below the sum of all strengths is drawn, and strengths are taken off it from hare 1 on: the hare that takes it below zero is first. Further places are drawn in the same way among those that are left.',
  ],
};

const boutSides: Readonly<Record<string, string>> = { meron: 'Meron', wala: 'Wala', draw: 'Draw' };

const bout: GameWords = {
  name: 'Puppet Crest',
  tagline: 'Paper birds on a lantern stage',
  rules: [
    'This is a drawn puppet play. The birds are cut from paper; no animal is in it, and nobody is hurt.',
    'Before a round opens the strengths of Meron and Wala follow from the fingerprint of the server’s seed, and the prices follow from the strengths. The result is drawn before the play begins.',
    'One bout in sixteen ends in a draw, which pays 15 stakes in all; stakes on Meron and Wala then come back.',
  ],
  kind: (kind) => boutSides[kind] ?? kind,
  spot: (spot) => boutSides[spot] ?? spot,
  result: (summary) => (summary === 'draw' ? 'Draw' : `${boutSides[summary] ?? summary} wins`),
  draw: [
    'Strengths: every four hex digits of the fingerprint are a number; its remainder by 21 plus 20, Meron first.',
    'A number below 16 is drawn, 0 is a draw. Then one below the sum of both strengths: below Meron’s it is Meron, else Wala. What follows only tells the passes of the play.',
  ],
};

export const en: TableTexts = {
  ...sessionEn,
  games: {
    'tide-baccarat': baccarat,
    'moon-roulette': roulette,
    'abacus-three': threeDigits,
    'hare-derby': race,
    'puppet-crest': bout,
    ...gameWordsOf('en_US'),
  },
  demo: 'DEMO',
  demoLong: 'The demo uses the same table and draws with play money. No real money is involved.',
  staked: 'This round',
  win: 'Last win',
  rules: 'Rules and RTP',
  history: 'My bets',
  fairness: 'Fairness',
  controls: 'Chips and bets',
  chips: 'Chips',
  chip: (amount) => `Chip ${amount}`,
  bet: 'Bet',
  betAmount: (amount) => `Bet ${amount}`,
  undo: 'Undo',
  clear: 'Clear',
  repeat: 'Repeat',
  table: 'Bets',
  scene: 'The table',
  stats: 'Results',
  noResults: 'No results yet',
  round: (number) => `Round ${number}`,
  strength: 'Strength',
  watching: (count) => `${count} at the table`,
  phases: {
    open: 'Place your bets',
    closed: 'No more bets',
    drawn: 'The draw',
    settled: 'Paying out',
    void: 'Round void, bets refunded',
  },
  seconds: (seconds) => `${seconds} s`,
  lying: (amount) => `${amount} on it`,
  pays: (odds) => `${odds} to 1`,
  placed: (stake) => `${stake} bet`,
  asking: 'Confirming your bet…',
  offline: 'Connection lost. Reconnecting. Your accepted bets are safe.',
  returned: 'Your bet did not count and was refunded in full',
  stuck: 'This bet is under review. Your money is safe.',
  won: (won) => `${won} won`,
  back: (won) => `${won} back`,
  lost: 'No win this round',
  refusals: {
    ...sessionEn.refusals,
    insufficient_funds: 'Insufficient balance. Bet less or make a deposit.',
    refused: 'This bet was not accepted.',
    stake_not_offered: 'This bet amount is not available right now.',
    bets_closed: 'Bets were closed. You were not charged.',
    spot_full: 'That is over the limit for this spot.',
    too_many: 'You cannot place more bets in this round.',
  },
  endings: {
    ...sessionEn.endings,
    session_ended: {
      title: 'Session ended',
      text: 'You opened another game, logged out, or the session has expired. Accepted bets are drawn and paid as usual.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'This table is open in another window. Continue there.',
    },
  },
  rulesText: {
    returns: 'Paytable and RTP',
    returnsNote:
      'Chances and RTP are exact. Payouts include the stake. RTP is a long-term average and does not predict any single round.',
    thisRound: 'Figures for the current round.',
    bet: 'Bet',
    chance: 'Chance',
    pays: 'Pays',
    rtp: 'RTP',
    edge: 'House edge',
    limits: 'Limits',
    limitsText: (min, max) => `From ${min} to ${max} per spot and round.`,
    clock: 'Time',
    clockText: (open) =>
      `Betting is open for ${open} seconds by the server’s clock. Later bets are not accepted and cost nothing.`,
    unfinished: 'Interruptions',
    unfinishedText:
      'Every bet is saved before any money moves. If it is not confirmed before the draw, it is void and refunded in full. A confirmed bet is paid by the result, whether you are here or not. If a draw is more than ten minutes late, the round is void and all bets are refunded.',
    ...responsibleEn,
  },
  historyText: {
    empty: 'No bets yet. Your bets will appear here.',
    stake: 'Stake',
    won: 'Won',
    states: {
      pending: 'Confirming',
      standing: 'Open',
      paying: 'Paying out',
      settled: 'Settled',
      returned: 'Refunded',
      refused: 'Not accepted',
      stuck: 'Under review',
    },
    more: 'More',
    verify: 'Verify this round',
    failed: 'Could not load your bets',
  },
  fairText: {
    intro:
      'Every result is calculated from the server seed, the list of all bets, and a value that appears only after bets close. The hash of the seed is shown before bets open. When bets close, the list is sealed and its hash is shown: from then on no bet can be added or removed. The seed is shown after the draw.',
    sealing: {
      none: 'The list of this round is read when it is drawn.',
      beacon:
        'This round waits for a public beacon: a random value that independent organisations sign together every three seconds. It does not exist yet when the list is sealed, so nobody can add bets to suit the result. If the beacon does not answer within 60 seconds, the round is void and all bets are refunded.',
      commitments:
        'This round uses no public beacon. With each bet your browser sends the hash of a secret number, and tells the number only once the list is sealed. We cannot know your number before. A number that does not arrive in time is left out; every round shows how many were.',
    },
    seal: 'Hash of the sealed list (SHA-256)',
    notSealed: 'when bets close',
    beaconRound: 'Round of the beacon (drand quicknet)',
    hash: 'Hash of this round’s server seed (SHA-256)',
    nextHash: 'Hash of the next round’s seed',
    lastRounds: 'Latest rounds',
    verify: 'Open the verify page',
  },
  road: {
    bead: 'Bead plate',
    big: 'Big road',
    hot: 'Hot',
    cold: 'Cold',
    share: 'Shares',
    last: 'Latest',
    runner: 'Places',
    digit: (place) => digitPlaces[place] ?? '',
  },
  pick: {
    kind: 'Kind of bet',
    digits: 'Your digits',
    add: 'Bet these digits',
    up: (place) => `${digitPlaces[place] ?? ''} up`,
    down: (place) => `${digitPlaces[place] ?? ''} down`,
    random: 'Random digits',
    first: 'First',
    second: 'Second',
  },
  verify: {
    title: 'Verify',
    intro:
      'Recalculate any round in your own browser. Its published figures are fetched, everything else is calculated here.',
    round: 'Round number',
    check: 'Recalculate',
    notFound: 'Round not found. Rounds without bets are kept for seven days.',
    notDrawn: 'This round has not been drawn yet, so its seed is not public.',
    failed: 'This cannot be calculated right now. Please try again.',
    insecure: 'This needs a secure connection (https). Please open the page over https.',
    agrees: 'matches',
    differs: 'does not match',
    seed: 'Revealed server seed',
    hash: 'Hash shown before bets opened',
    hashCheck: 'SHA-256 of the seed',
    entropy: 'Entropy of the round',
    entropyCheck: (bets) => `recalculated from ${bets} bets`,
    own: 'includes your bet',
    seal: 'Sealed list of bets',
    sealSeen: 'Hash your page received before the draw',
    beacon: (round, time) => `Beacon, drand quicknet round ${round} · ${time}`,
    beaconSeen: (seconds) => `Your page had the sealed hash ${seconds} s before this value existed`,
    opened: 'Numbers told by players’ pages',
    openedOf: (opened, bets) => `${opened} of ${bets}`,
    ownTold: 'includes your number',
    ownMissing: 'your number is not among them',
    outcome: 'Result',
    card: 'Strengths',
    how: 'How it is calculated',
    steps: [
      'Every bet makes a line "id:number it brought"; the lines are sorted and joined by line feeds. Their SHA-256 is the sealed hash, shown when bets close.',
      'With a beacon: its round is the first one a second or more after the sealing. The signature of that round must hold for the public key of drand quicknet. The second hash is the SHA-256 of the signature’s 48 bytes.',
      'Without a beacon: the number that a bet brought is itself a SHA-256. The numbers behind it that pages told in time make lines "id:number", sorted and joined as above. The second hash is the SHA-256 of these.',
      'The entropy is the SHA-256 of "sealed hash:second hash". In rounds from before lists were sealed, it is the SHA-256 of the list.',
      'The 64 hex characters of the server seed are the key of an HMAC-SHA256 over "entropy:round number:block"; blocks count from 0 and give 32 bytes each, read as big-endian 32-bit numbers.',
      'Where a number below n is needed, one counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; its remainder by n is taken. So every number has exactly the same chance.',
    ],
  },
};
