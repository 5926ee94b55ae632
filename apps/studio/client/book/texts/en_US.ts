import { combinationsOf } from '../../../src/book/engine/systems.ts';
import { type BookSport, type MarketKind, nearPercent, type TimelineItem } from '../../../src/book/views.ts';
import { session } from '../../shell/sessionTexts/en_US.ts';
import { capital } from './capital.ts';
import { marketWords } from './markets/en_US.ts';
import { marketNamesIn } from './moreMarkets.ts';
import { isFootball, selectionsIn } from './selections.ts';
import type { BookTexts, SelectionOf } from './texts.ts';

/** What the two sides put up, and what a part of an event is called. */
const units: Readonly<
  Record<BookSport, { readonly handicap: string; readonly total: string; readonly part: string }>
> = {
  football: { handicap: 'Handicap', total: 'Total goals', part: 'half' },
  racket: { handicap: 'Game handicap', total: 'Total points', part: 'game' },
  basketball: { handicap: 'Point handicap', total: 'Total points', part: 'quarter' },
  siege: { handicap: 'Map handicap', total: 'Total rounds', part: 'map' },
  league: { handicap: 'Handicap', total: 'Total goals', part: 'half' },
};

/** What combinations of so many legs are called, and the systems of all sizes by how many bets they are. */
const foldNames = ['Singles', 'Doubles', 'Trebles'] as const;
const foldName = (size: number): string => foldNames[size - 1] ?? `${size}-folds`;
const coverNames: Readonly<Record<number, string>> = {
  4: 'Trixie (4)',
  7: 'Patent (7)',
  11: 'Yankee (11)',
  15: 'Lucky 15',
  26: 'Canadian (26)',
  31: 'Lucky 31',
  63: 'Lucky 63',
};

const marketNames: Readonly<
  Record<MarketKind, (market: Pick<SelectionOf, 'line' | 'number' | 'sport'>) => string>
> = {
  result: () => 'Match result',
  double: () => 'Double chance',
  winner: ({ sport }) => (sport === 'basketball' ? 'Winner, overtime included' : 'Match winner'),
  total: ({ sport, line }) => `${units[sport].total} ${line ?? ''}`,
  handicap: ({ sport }) => units[sport].handicap,
  next: ({ number }) => `Goal ${number ?? 1}`,
  part: ({ sport, number }) => `${capital(units[sport].part)} ${number ?? 1} winner`,
  parts: ({ sport, line }) => `Total ${units[sport].part}s ${line ?? ''}`,
  score: ({ sport }) => (isFootball(sport) ? 'Correct score' : `Score in ${units[sport].part}s`),
  both: () => 'Both teams to score',
  parity: ({ sport }) => `${units[sport].total}: odd or even`,
  half: () => 'First-half result',
  ...marketNamesIn(marketWords, units),
};

const selections = selectionsIn(marketWords, {
  draw: 'Draw',
  homeOrDraw: (home) => `${home} or draw`,
  homeOrAway: (home, away) => `${home} or ${away}`,
  drawOrAway: (away) => `Draw or ${away}`,
  over: 'Over',
  under: 'Under',
  none: 'No more goals',
  yes: 'Yes',
  no: 'No',
  odd: 'Odd',
  even: 'Even',
  other: 'Any other',
  to: '–',
  short: {
    home: '1',
    draw: 'X',
    away: '2',
    'home-draw': '1X',
    'home-away': '12',
    'draw-away': 'X2',
    over: 'Over',
    under: 'Under',
    none: 'None',
  },
});

const clockOf = ({ clock, part }: TimelineItem, sport: BookSport): string => {
  switch (sport) {
    case 'football':
    case 'league':
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
    start: 'Started',
    danger: `${team} attack`,
    cleared: 'Attack cleared',
    goal: `Goal for ${team}, ${score}`,
    break: isFootball(sport) ? 'Half-time' : 'Break',
    restart: 'Restarted',
    points: sport === 'siege' ? `${team} take the round` : `${item.points} for ${team}`,
    'part-won': `${team} win ${units[sport].part} ${item.part}, ${score}`,
    overtime: 'Overtime',
    abandoned: `Abandoned at ${score}`,
    end: `Final score ${score}`,
    'goal-withdrawn': `Corrected: a goal by ${team} does not count, ${score}`,
  };
  return `${clockOf(item, sport)} · ${words[item.kind]}`;
};

export const words: BookTexts = {
  ...session,
  names: {},
  demo: 'DEMO',
  demoLong: 'Play money. Events and odds are the same as for real bets. No real money is involved.',
  win: 'Last win',
  net: 'Net',
  back: 'Back to the events',
  more: 'More',
  failed: 'Could not load this',
  offline: 'Connection lost. Reconnecting. Your accepted bets are safe.',
  pages: { table: 'Table', events: 'Events', bets: 'My bets', results: 'Results', rules: 'Rules' },
  sports: {
    football: 'Football',
    racket: 'Badminton',
    basketball: 'Basketball',
    siege: 'Siege',
    league: 'League',
  },
  allSports: 'All',
  phases: { coming: 'Not started', live: 'Live', over: 'Finished', abandoned: 'Abandoned' },
  groups: { live: 'In play', coming: 'Upcoming', over: 'Just finished' },
  noEvents: {
    title: 'No events right now',
    text: 'The next event starts soon. Try another sport.',
  },
  noResults: { title: 'No results yet', text: 'Scores and proofs appear here when events end.' },
  startsIn: (minutes) => (minutes <= 0 ? 'starting soon' : `in ${minutes} min`),
  startsAt: (hour) => `Starts ${hour}`,
  versus: 'vs',
  status: {
    minute: (minute) => `${minute}′`,
    halfTime: 'Half-time',
    set: (number) => `Game ${number}`,
    quarter: (number) => (number > 4 ? `Overtime ${number - 4}` : `Quarter ${number}`),
    map: (number, name) => `Map ${number} · ${name}`,
    rest: 'Break',
    fighting: 'Round in play',
    afterArrows: 'After the arrows',
    round: (number) => `Round ${number}`,
    serves: (team) => `${team} serve`,
    attacks: (team) => `${team} storm the castle`,
    ball: (team) => `${team} have the ball`,
  },
  incidents: {
    corner: 'Corner',
    'free-kick': 'Free kick',
    'throw-in': 'Throw-in',
    offside: 'Offside',
    foul: 'Foul',
    yellow: 'Yellow card',
    'long-ball': 'Long ball',
  },
  shirt: (n) => `No. ${n}`,
  corrected: 'Score corrected',
  provisional: 'Provisional result',
  provisionalNote:
    'Under review: the last goal may be disallowed. Open bets settle once it is final; bets already paid stay paid.',
  suspended: 'Suspended',
  shut: {
    sure: 'all but decided',
    slight: 'too unlikely',
    football: 'chance at goal',
    corner: 'corner',
    'free-kick': 'free kick',
    counter: 'counter-attack',
    attack: 'attack',
    racket: 'game point',
    match: 'match point',
    basketball: 'close finish',
    siege: 'round in play',
    league: 'kicked off',
  },
  betOn: 'Your bet',
  closed: 'Closed',
  allSuspended: 'Betting is suspended for a moment',
  noMarkets: 'No markets open right now',
  moreMarkets: (count) => `${count} more markets`,
  margin: (percent) => `Odds include a margin of ${percent}`,
  market: (market) => marketNames[market.kind](market),
  marketGroups: { all: marketWords.all, ...marketWords.groups },
  ...selections,
  up: 'up',
  down: 'down',
  board: {
    score: 'Score',
    timeline: 'Timeline',
    noTimeline: 'The timeline appears here once the event starts.',
    item: itemText,
    sets: 'Games',
    quarters: 'Quarters',
    maps: 'Maps',
    total: 'Total',
  },
  slip: {
    title: 'Bet slip',
    empty: { title: 'Your bet slip is empty', text: 'Choose odds to add a bet.' },
    system: {
      title: 'System',
      name: (folds, legs) => {
        const count = combinationsOf(legs, folds);
        return folds.min === folds.max
          ? `${foldName(folds.min)} × ${count}`
          : (coverNames[count] ?? `Full cover (${count})`);
      },
      parts: (sizes) => sizes.map(({ size, count }) => `${foldName(size)} × ${count}`).join(', '),
    },
    singles: (count) => `${count} singles`,
    multi: (count) => `Multi of ${count}`,
    mode: 'Bet type',
    clear: 'Clear',
    remove: (name) => `Remove ${name}`,
    stake: 'Stake',
    stakeEach: 'Stake per bet',
    stakeUp: 'More',
    stakeDown: 'Less',
    limits: (min, max) => `${min} to ${max}`,
    totalStake: 'Total stake',
    price: 'Odds',
    possibleReturn: 'Potential return',
    consent: 'When odds change',
    consents: {
      any: 'Accept any',
      better: 'Accept better odds',
      none: 'Ask me',
      near: `Better, or up to ${nearPercent}% lower`,
    },
    was: (price) => `was ${price}`,
    implied: (leg, by) =>
      `“${leg}” is already part of “${by}” and adds nothing to the odds. Remove it to bet.`,
    allOthers: 'the other selections together',
    accept: 'Accept new odds',
    place: (amount) => `Bet ${amount}`,
    placeNothing: 'Bet',
    waiting: (seconds) => (seconds > 0 ? `Accepting, ${seconds} s` : 'Accepting…'),
    asking: 'Confirming your bet…',
    delayed: (seconds) =>
      `In-play bets are accepted after ${seconds} s. If the odds change or betting is suspended before then, the bet does not count and costs nothing.`,
    done: 'Done',
    receipt: 'Bet placed',
    toBets: 'View my bets',
    left: (count) =>
      count === 1
        ? 'One bet was not accepted and is still in your slip'
        : `${count} bets were not accepted and are still in your slip`,
    number: 'Number',
    joint: 'Same-event multi',
  },
  refusals: {
    ...session.refusals,
    insufficient_funds: 'Insufficient balance. Bet less or make a deposit.',
    refused: 'This bet was not accepted.',
    price_changed: 'The odds have changed. Please check the new odds.',
    suspended: 'Betting was suspended. You were not charged.',
    closed: 'This market is closed. You were not charged.',
    stake_low: 'Below the minimum stake.',
    stake_high: 'Above the maximum stake.',
    return_high: 'The potential return is above the limit. Lower your stake.',
    same_event: 'These selections are from one event and cannot be combined like this.',
    joint_line: 'A same-event multi takes no lines that can come out even. Choose a .5 line.',
    joint_impossible: 'These selections cannot all win. Remove one.',
    joint_implied: 'One selection is already part of the others. Remove it.',
    joint_none: 'These selections together are outside the odds we offer. Change one.',
    no_system: 'A system takes 3 to 8 selections.',
    too_many_legs: 'Too many selections for one multi.',
    bad_request: 'This bet cannot be placed. Please choose again.',
    stake_empty: 'Enter a stake.',
  },
  notices: {
    welcome: 'Choose odds. All events are simulated.',
    live: (count) => `${count} simulated in play`,
    next: (clock) => `next match starts at ${clock}`,
    unarmed: 'It did not open: nothing was bet, and nothing was taken',
    taken: (stake) => `${stake} bet`,
    notTaken: (was, now) => `Not accepted, nothing charged: price ${was} → ${now}`,
    returned: 'Your bet did not count and was refunded in full',
    stuck: 'This bet is under review. Your money is safe.',
    won: (amount) => `${amount} won`,
    back: (amount) => `${amount} back`,
    lost: 'Lost',
    void: (amount) => `A bet is void, ${amount} refunded`,
    corrected: (amount) => `A result was corrected: ${amount}`,
    cashed: (amount) => `Cashed out ${amount}`,
    cashRefused: 'The amount has changed and nothing was cashed out. Try again at the new amount.',
  },
  endings: {
    ...session.endings,
    session_ended: {
      title: 'Session ended',
      text: 'You have logged out or the session has expired. Accepted bets are settled and paid as usual.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'Sports is open in another window. Continue there, or bet here instead.',
    },
    session_elsewhere: {
      title: 'Another game is open',
      text: 'You opened another game in another window, and only one can be open at a time. Playing here ends the other one. Accepted bets are settled and paid as usual.',
    },
  },
  bets: {
    which: 'Which bets',
    open: 'Open',
    settled: 'Settled',
    noneOpen: { title: 'No open bets', text: 'Pick an event and choose odds to start.' },
    noneSettled: { title: 'No settled bets yet', text: 'Results appear here once events end.' },
    states: {
      waiting: 'Accepting',
      pending: 'Confirming',
      open: 'Open',
      paying: 'Paying out',
      settled: 'Settled',
      void: 'Void',
      returned: 'Refunded',
      refused: 'Not accepted',
      stuck: 'Under review',
    },
    legs: {
      open: 'open',
      won: 'won',
      lost: 'lost',
      void: 'void',
      even: 'even',
      'half-won': 'half won',
      'half-lost': 'half lost',
    },
    single: 'Single',
    multi: (legs) => `Multi of ${legs}`,
    stakes: (each, count, total) => `${each} × ${count} bets = ${total}`,
    combinations: { alive: 'Still in', won: 'Bets won' },
    stake: 'Stake',
    price: 'Odds',
    possible: 'Potential return',
    behind: 'not winning as it stands',
    partsWon: { siege: 'maps', racket: 'games' },
    came: 'Returned',
    resettled: {
      paying: (amount) => `A result was corrected; ${amount} is on its way`,
      done: (amount) => `A result was corrected: ${amount}`,
      waived: (amount) => `A result was corrected; ${amount} was due and is waived`,
    },
    cash: {
      title: 'Cash out',
      press: (amount) => `Cash out ${amount}`,
      none: 'Not available right now',
      whole: 'All',
      part: (share) => `${share}%`,
      done: (stake, amount) => `${stake} of the stake cashed out for ${amount}`,
    },
    toEvent: 'View event',
    proof: 'Verify',
    replay: 'Replay',
  },
  league: {
    season: (round, rounds) => `This season · Round ${round} of ${rounds}`,
    note: 'A round every four minutes, four matches at once; each team meets every other twice a season. Bets are taken until kick-off. The table counts final results only.',
    team: 'Team',
    columns: ['P', 'W', 'D', 'L', 'F', 'A'],
    points: 'Pts',
    form: 'Last five',
    ends: { won: 'won', drawn: 'drawn', lost: 'lost' },
    signs: { won: 'W', drawn: 'D', lost: 'L' },
    place: (place) => `No. ${place}`,
    begun: 'Kicked off: no more bets on this match',
    closesIn: (clock) => `Bets close in ${clock}`,
    underWay: 'This round has kicked off; the next one is open below',
  },
  frame: {
    title: 'Today’s events',
    note: 'Simulated events. The odds at the time of your bet apply.',
    all: 'All events',
    empty: { title: 'No events right now', text: 'The next event starts soon.' },
  },
};
