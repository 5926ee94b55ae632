import type {
  BetView,
  BookOpenAnswer,
  EventSummary,
  EventView,
  LegView,
  MarketView,
  SelectionCode,
} from '../../src/book/views.ts';

/** The studio's words as tests want them. */
export const marketOf = (
  selections: readonly (readonly [SelectionCode, number | null])[],
  change: Partial<MarketView> = {},
): MarketView => ({
  id: 'result',
  kind: 'result',
  line: null,
  number: null,
  selections: selections.map(([code, price]) => ({ code, price })),
  ...change,
});

const team = (code: string) => ({ code, names: { zh_CN: `${code} 队`, en_US: code } });

export const eventOf = (change: Partial<EventSummary> = {}): EventSummary => ({
  id: 'football-1',
  sport: 'football',
  competition: { code: 'lantern-league', names: { zh_CN: '灯河联赛', en_US: 'Lantern River League' } },
  home: team('cranes'),
  away: team('foxes'),
  startsAt: '2026-11-22T08:00:00.000Z',
  phase: 'coming',
  version: 1,
  waitsUntil: null,
  isSuspended: false,
  score: { sport: 'football', home: 0, away: 0, minute: 0, isBreak: false, danger: null },
  main: marketOf([
    ['home', 2_000],
    ['draw', 3_400],
    ['away', 3_600],
  ]),
  moreMarkets: 4,
  lines: [],
  isProvisional: false,
  isCorrected: false,
  lately: null,
  ...change,
});

export const viewOf = (change: Partial<EventView> = {}): EventView => {
  const event = eventOf(change);
  return {
    ...event,
    markets: event.main === null ? [] : [event.main],
    timeline: [],
    assault: null,
    incidents: [],
    plays: [],
    serverSeedHash: 'ab'.repeat(32),
    rules: 1,
    marginBp: 500,
    ...change,
  };
};

export const legOf = (change: Partial<LegView> = {}): LegView => {
  const { sport, competition, home, away, startsAt, phase } = eventOf();
  return {
    ...{ event: 'football-1', sport, competition, home, away, startsAt, phase },
    market: { id: 'result', kind: 'result', line: null, number: null },
    selection: 'home',
    price: 2_000,
    result: 'open',
    score: [0, 0],
    ...change,
  };
};

export const betOf = (change: Partial<BetView> = {}): BetView => ({
  id: 'book-1',
  state: 'open',
  legs: [],
  stake: '10.00',
  system: null,
  joints: [],
  price: 2_000,
  possibleReturn: '20.00',
  cashed: null,
  won: null,
  resettlements: [],
  placedAt: '2026-11-22T07:59:00.000Z',
  acceptAt: null,
  settledAt: null,
  refusal: null,
  ...change,
});

export const openedOf = (change: Partial<BookOpenAnswer> = {}): BookOpenAnswer => ({
  now: '2026-11-22T07:58:00.000Z',
  balance: '500.00',
  sessionNet: '0.00',
  bets: [],
  session: 'token',
  gameCode: 'kite-sports',
  demo: false,
  currency: 'USD',
  lobbyUrl: 'https://hall.test/close',
  startedAt: '2026-11-22T07:58:00.000Z',
  sports: ['football', 'racket', 'basketball'],
  stakes: ['1.00', '5.00', '10.00', '50.00'],
  limits: {
    stakeMin: '0.20',
    stakeMax: '100.00',
    kindMax: { score: '25.00' },
    returnMax: '5000.00',
    legsMax: 3,
    delayMs: 4_000,
  },
  marginsBp: { football: 500 },
  events: [eventOf()],
  ...change,
});
