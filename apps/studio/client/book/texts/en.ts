import type { BookSport, MarketKind, TimelineItem } from '../../../src/book/views.ts';
import { responsibleEn, sessionEn } from '../../shell/sessionTexts.ts';
import type { BookTexts, SelectionOf } from './texts.ts';

/** What the two sides put up, and what a part of an event is called. */
const units: Readonly<
  Record<BookSport, { readonly handicap: string; readonly total: string; readonly part: string }>
> = {
  football: { handicap: 'Handicap', total: 'Total goals', part: 'half' },
  racket: { handicap: 'Game handicap', total: 'Total points', part: 'game' },
  basketball: { handicap: 'Point handicap', total: 'Total points', part: 'quarter' },
  siege: { handicap: 'Map handicap', total: 'Total rounds', part: 'map' },
};

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const marketNames: Readonly<
  Record<MarketKind, (market: Pick<SelectionOf, 'line' | 'number' | 'sport'>) => string>
> = {
  result: () => 'Match result',
  double: () => 'Double chance',
  winner: ({ sport }) => (sport === 'basketball' ? 'Winner, overtime included' : 'Match winner'),
  total: ({ sport, line }) => `${units[sport].total} ${line ?? ''}`,
  handicap: ({ sport, line }) => `${units[sport].handicap} ${signed(line ?? 0)}`,
  next: ({ number }) => `Goal ${number ?? 1}`,
  part: ({ sport, number }) => `${capital(units[sport].part)} ${number ?? 1} winner`,
  parts: ({ sport, line }) => `Total ${units[sport].part}s ${line ?? ''}`,
};

const selection: BookTexts['selection'] = (code, { kind, line, home, away }) => {
  switch (code) {
    case 'home':
      return kind === 'handicap' ? `${home} ${signed(line ?? 0)}` : home;
    case 'away':
      return kind === 'handicap' ? `${away} ${signed(-(line ?? 0))}` : away;
    case 'draw':
      return 'Draw';
    case 'home-draw':
      return `${home} or draw`;
    case 'home-away':
      return `${home} or ${away}`;
    case 'draw-away':
      return `Draw or ${away}`;
    case 'over':
      return `Over ${line ?? ''}`;
    case 'under':
      return `Under ${line ?? ''}`;
    case 'none':
      return 'No more goals';
  }
};

const clockOf = ({ clock, part }: TimelineItem, sport: BookSport): string => {
  switch (sport) {
    case 'football':
      return `${clock}′`;
    case 'racket':
      return `Game ${part}, point ${clock}`;
    case 'basketball':
      return part > 4 ? `Overtime ${part - 4}` : `Quarter ${part}`;
    case 'siege':
      return `Map ${part}, round ${clock}`;
  }
};

const itemText: BookTexts['board']['item'] = (item, sport, sides) => {
  const team = item.side === null ? '' : sides[item.side];
  const score = item.score.join('–');
  const words: Readonly<Record<TimelineItem['kind'], string>> = {
    start: 'It begins',
    danger: `${team} threaten`,
    cleared: 'The danger is over',
    goal: `Goal for ${team}, ${score}`,
    break: sport === 'football' ? 'Half-time' : 'A break',
    restart: 'On again',
    points: sport === 'siege' ? `${team} take the round` : `${item.points} for ${team}`,
    'part-won': `${team} win ${units[sport].part} ${item.part}, ${score}`,
    overtime: 'Overtime',
    abandoned: `Abandoned at ${score}`,
    end: `Final score ${score}`,
    'goal-withdrawn': `Corrected afterwards: a goal of ${team} does not count, ${score}`,
  };
  return `${clockOf(item, sport)} · ${words[item.kind]}`;
};

export const en: BookTexts = {
  ...sessionEn,
  demo: 'DEMO',
  demoLong: 'Play money. Events and prices are the very same as for paid bets; no real amount moves.',
  win: 'Last win',
  net: 'Net',
  back: 'Back to the events',
  more: 'More',
  failed: 'This cannot be shown right now',
  offline: 'Connection lost. Reconnecting; accepted bets are safe.',
  pages: { events: 'Events', bets: 'My bets', results: 'Results', rules: 'Rules' },
  sports: { football: 'Football', racket: 'Badminton', basketball: 'Basketball', siege: 'Siege' },
  allSports: 'All',
  phases: { coming: 'Not begun', live: 'Live', over: 'Over', abandoned: 'Abandoned' },
  groups: { live: 'In play', coming: 'Coming', over: 'Just over' },
  noEvents: {
    title: 'Nothing is on here right now',
    text: 'The next event is set up soon. Have a look at another sport.',
  },
  noResults: { title: 'No results yet', text: 'Scores and proofs stay here when events are over.' },
  startsIn: (minutes) => (minutes <= 0 ? 'about to begin' : `in ${minutes} min`),
  versus: 'v',
  status: {
    minute: (minute) => `${minute}′`,
    halfTime: 'Half-time',
    set: (number) => `Game ${number}`,
    quarter: (number) => (number > 4 ? `Overtime ${number - 4}` : `Quarter ${number}`),
    map: (number, name) => `Map ${number} · ${name}`,
    rest: 'Break',
    fighting: 'Round in play',
    danger: (team) => `${team} threaten`,
    serves: (team) => `${team} serve`,
    attacks: (team) => `${team} storm the castle`,
    ball: (team) => `${team} have the ball`,
  },
  corrected: 'Score corrected',
  suspended: 'Paused',
  closed: 'Closed',
  allSuspended: 'Betting is paused for a moment: something is happening',
  noMarkets: 'Nothing can be bet on right now',
  moreMarkets: (count) => `${count} more markets`,
  margin: (percent) => `Prices hold a margin of ${percent}`,
  market: (market) => marketNames[market.kind](market),
  selection,
  short: (code) =>
    ({
      home: '1',
      draw: 'X',
      away: '2',
      'home-draw': '1X',
      'home-away': '12',
      'draw-away': 'X2',
      over: 'Over',
      under: 'Under',
      none: 'None',
    })[code],
  up: 'up',
  down: 'down',
  board: {
    score: 'Score',
    timeline: 'What happened',
    noTimeline: 'Once it begins, everything that happens is noted here.',
    item: itemText,
    sets: 'Games',
    quarters: 'Quarters',
    maps: 'Maps',
    total: 'Total',
  },
  slip: {
    title: 'Bet slip',
    empty: { title: 'The slip is empty', text: 'Choose any price and it is put here.' },
    singles: (count) => `${count} singles`,
    multi: (count) => `Multi of ${count}`,
    mode: 'Kind of bet',
    clear: 'Clear',
    remove: (name) => `Remove ${name}`,
    stake: 'Stake',
    stakeEach: 'Stake of each',
    stakeUp: 'More',
    stakeDown: 'Less',
    limits: (min, max) => `${min} to ${max}`,
    totalStake: 'Total stake',
    price: 'Price',
    possibleReturn: 'Possible return',
    consent: 'When a price changes',
    consents: { any: 'Take any', better: 'Take better ones', none: 'Ask me' },
    was: (price) => `was ${price}`,
    accept: 'Accept new prices',
    place: (amount) => `Bet ${amount}`,
    placeNothing: 'Bet',
    waiting: (seconds) => `Waiting to be taken, ${seconds} s`,
    asking: 'Asking the hall about your bet…',
    delayed: (seconds) =>
      `In play: it is decided ${seconds} s after you bet. If things change meanwhile the bet does not stand and costs nothing.`,
    done: 'Done',
    receipt: 'Your bet stands',
    toBets: 'See my bets',
    left: (count) =>
      count === 1
        ? 'One bet was not taken and is still in the slip'
        : `${count} bets were not taken and are still in the slip`,
    number: 'Number',
    sameEvent: 'Two choices of one event cannot be joined. Remove one, or bet singles.',
  },
  refusals: {
    ...sessionEn.refusals,
    insufficient_funds: 'Not enough balance. Bet less or pay in first.',
    refused: 'The hall did not take this bet.',
    price_changed: 'A price has changed. Please look at the new one.',
    suspended: 'Betting was paused. Nothing was taken.',
    closed: 'It was closed already. Nothing was taken.',
    stake_low: 'Less than the smallest stake.',
    stake_high: 'More than the largest stake.',
    return_high: 'That could return more than one bet may. Bet less.',
    same_event: 'Two choices of one event cannot be joined.',
    too_many_legs: 'That is more than one multi holds.',
    bad_request: 'This slip cannot be placed. Please choose again.',
    stake_empty: 'Please enter a stake.',
  },
  notices: {
    welcome: 'Choose a price to begin. All events are simulated and played out by us.',
    taken: (stake) => `${stake} bet`,
    returned: 'The bet did not stand; the stake was returned in full',
    stuck: 'A person is checking this bet. No money is lost.',
    won: (amount) => `${amount} won`,
    lost: 'A bet was settled: no win this time',
    void: (amount) => `A bet is void, ${amount} came back`,
    corrected: (amount) => `A result was corrected: ${amount}`,
  },
  endings: {
    ...sessionEn.endings,
    session_ended: {
      title: 'The session has ended',
      text: 'Your login or your session is over. Bets that were taken are settled and paid as always.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'The book was opened in another window. Please go on there.',
    },
  },
  bets: {
    which: 'Which bets',
    open: 'Open',
    settled: 'Settled',
    noneOpen: { title: 'No open bets', text: 'Pick an event and choose a price to begin.' },
    noneSettled: { title: 'No settled bets yet', text: 'Results show here once events are over.' },
    states: {
      waiting: 'Being taken',
      pending: 'Being confirmed',
      open: 'Open',
      paying: 'Being paid',
      settled: 'Settled',
      void: 'Void',
      returned: 'Returned',
      refused: 'Not taken',
      stuck: 'Being checked',
    },
    legs: { open: 'open', won: 'won', lost: 'lost', void: 'void', even: 'even' },
    single: 'Single',
    multi: (legs) => `Multi of ${legs}`,
    stake: 'Stake',
    price: 'Price',
    possible: 'Possible return',
    came: 'Returned',
    resettled: {
      paying: (amount) => `A result was corrected; ${amount} is on its way`,
      done: (amount) => `A result was corrected: ${amount}`,
      waived: (amount) => `A result was corrected; ${amount} was due and is waived`,
    },
    toEvent: 'See the event',
    proof: 'Verify',
  },
  rules: {
    paragraphs: [
      'Every event here is simulated. Competitions, teams and players are our own invention; what happens is played out from a seed that was fixed before the first bet and has nothing to do with any real sport.',
      'A price is the chance at the present state of play, less the margin that is stated. The likelier, the lower; in play, prices follow what happens.',
    ],
    margins: 'Margins',
    marginsNote:
      'What the implied chances of all choices of a market add up to over 100%. In a multi the margins multiply.',
    limits: 'Limits',
    limitsText: ({ min, max, most, legs }) =>
      `From ${min} to ${max} a bet, and no bet returns more than ${most}. A multi holds up to ${legs} choices, one of each event.`,
    sections: [
      {
        title: 'Betting',
        items: [
          'When a price changes, your choice holds: take any, take better ones only, or be asked. A change that you did not agree to means that the bet does not stand and costs nothing.',
          'Bets in play wait a little before they are taken. If betting is paused or closed meanwhile, or the price changes against your choice, the bet does not stand.',
          'At moments of danger (a chance at goal, a game point, a round being fought) betting is paused. The server’s clock decides when it opens and closes.',
        ],
      },
      {
        title: 'Settlement',
        items: [
          'A bet returns its stake times its price, stake included; in a multi all prices are multiplied. Only the final amount is rounded, down to the smallest unit of the currency.',
          'Football is settled on the score after 90 minutes; basketball includes overtime; badminton and siege go to whoever first wins enough games or maps.',
          'A handicap is added to the home side. If it comes out even, that choice counts 1.00.',
          'Totals are over or under the line; a total right on it comes out even.',
          '“Goal number” goes to the side that scores that goal; if none is scored any more, “no more goals” wins.',
        ],
      },
      {
        title: 'Breaking off and corrections',
        items: [
          'When an event is abandoned, whatever is decided by then is settled as usual and the rest is void: a single comes back, and in a multi that choice counts 1.00.',
          'When a score is corrected afterwards, the bets on it are settled anew and the difference is paid or taken. What your balance no longer holds is waived.',
          'A bet is stored before any money moves. What the hall has not confirmed is void and returned in full; a confirmed bet is paid by the result, whether you are here or not.',
        ],
      },
    ],
    ...responsibleEn,
  },
  fair: {
    title: 'Fairness',
    intro:
      'The seed that decides this event was fixed before betting opened; this is its fingerprint. When the event is over the seed is published, and anybody can play the whole event out again in a browser.',
    hash: 'Fingerprint of the seed (SHA-256)',
    open: 'Open the verify page',
  },
  frame: {
    title: 'Today’s events',
    note: 'Simulated events. The price at the time of your bet holds; choosing one opens the game.',
    all: 'All events',
    empty: { title: 'Nothing is on right now', text: 'The next event is set up soon.' },
  },
  verify: {
    title: 'Verify an event',
    intro:
      'Play any finished event out again in your own browser: its published figures are fetched, everything else is worked out here.',
    event: 'Event number',
    check: 'Play it out again',
    notFound: 'There is no such event.',
    notOver: 'The event is not over, or its result is still under review; its seed is not public yet.',
    failed: 'This cannot be computed right now. Please try again.',
    insecure: 'Browsers offer cryptography on https pages and localhost only. Please open a secure address.',
    agrees: 'agrees',
    differs: 'differs',
    seed: 'Revealed seed',
    hash: 'Fingerprint shown before betting opened',
    hashCheck: 'SHA-256 of the seed',
    strengths: 'Strengths',
    strengthsCheck: 'recomputed from teams and fingerprint',
    course: 'What happened',
    courseCheck: (steps) => `recomputed from ${steps} steps`,
    result: 'Final score',
    how: 'How it is computed',
    steps: [
      'A side’s strength is its own plus its form on the day. Form is read off the fingerprint’s first byte (home) and second byte (away): the remainder by 9, less 4. Anybody can work it out before betting.',
      'An event goes in small, fixed steps. Block i of step k is the HMAC-SHA256 of "event number:k:i" with the seed’s 64 hex characters as its key; k counts from 1, i from 0, and every 4 bytes are read as a big-endian 32-bit number.',
      'Where a number below n is needed, one counts only below the greatest multiple of n that fits in 2^32, otherwise the next is read; its remainder by n is taken. Strengths and the state of play say what it means.',
      'All steps together are the whole event: every goal, point and round must agree with what was published.',
    ],
  },
};
