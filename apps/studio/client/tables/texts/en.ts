import { responsibleEn, sessionEn } from '../../shell/sessionTexts.ts';
import { gameWordsOf } from './gameWords.ts';
import type { GameWords, TableTexts } from './texts.ts';

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

export const en: TableTexts = {
  ...sessionEn,
  games: {
    'abacus-three': threeDigits,
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
      text: 'You have logged out or the session has expired. Accepted bets are drawn and paid as usual.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'This table is open in another window. Continue there, or play here instead.',
    },
    session_elsewhere: {
      title: 'Another game is open',
      text: 'You opened another game in another window, and only one can be open at a time. Playing here ends the other one. Accepted bets are drawn and paid as usual.',
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
    kindLimit: (kind, max) => `${kind}: up to ${max}.`,
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
