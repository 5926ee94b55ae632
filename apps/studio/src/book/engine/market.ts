import { marketKindSchema } from '../selections.ts';
import {
  goalCodes,
  halfFullCodes,
  type LegResult,
  type MarketKind,
  marginCodes,
  type SelectionCode,
  type Side,
  scoreCodes,
} from '../views.ts';

/** Which market it is, apart from its event. */
export interface Market {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly number: number | null;
}

/** What may happen in a market that is open, and how likely each is. Chances are exact up to floating point. */
export interface MarketChances extends Market {
  readonly selections: readonly { readonly code: SelectionCode; readonly chance: number }[];
  /** How many selections win at once: 2 for the double chance. */
  readonly winners: number;
}

/** What tells the markets of a kind apart: nothing, a line, the number of a goal or a part, or a part's number and a line. */
const lined = [
  'total',
  'handicap',
  'parts',
  'half-total',
  'half-handicap',
  'home-total',
  'away-total',
  'point-handicap',
] as const satisfies readonly MarketKind[];
const numbered = [
  'next',
  'part',
  'part-result',
  'part-parity',
  'race',
] as const satisfies readonly MarketKind[];
const linedByPart = ['part-total', 'part-handicap'] as const satisfies readonly MarketKind[];
/** Told apart by a part's number and a round of it: that stands in the place of a line, and is none. */
export const roundKind = 'round' satisfies MarketKind;
type LinedKind = (typeof lined)[number];
type NumberedKind = (typeof numbered)[number];
type LinedByPartKind = (typeof linedByPart)[number];
type PlainKind = Exclude<MarketKind, LinedKind | NumberedKind | LinedByPartKind | typeof roundKind>;

export const marketId = ({ kind, line, number }: Market): string =>
  [kind, number, line].filter((part) => part !== null).join(':');

const lineOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^-?\d{1,3}(\.(5|[27]5))?$/.test(value) && String(Number(value)) === value
    ? Number(value)
    : undefined;

const numberOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d?$/.test(value) ? Number(value) : undefined;

const linedKinds: readonly MarketKind[] = [...lined, ...linedByPart];
const numberedKinds: readonly MarketKind[] = [...numbered, ...linedByPart, roundKind];

/** Reads a market's id; `undefined` for what is none. */
export const marketOf = (id: string): Market | undefined => {
  const [name, ...values] = id.split(':');
  const kind = marketKindSchema.options.find((each) => each === name);
  if (kind === undefined) return undefined;
  const line =
    kind === roundKind ? numberOf(values.pop()) : linedKinds.includes(kind) ? lineOf(values.pop()) : null;
  const number = numberedKinds.includes(kind) ? numberOf(values.shift()) : null;
  if (line === undefined || number === undefined || values.length > 0) return undefined;
  return { kind, line, number };
};

const codes: Readonly<Record<MarketKind, readonly SelectionCode[]>> = {
  result: ['home', 'draw', 'away'],
  double: ['home-draw', 'home-away', 'draw-away'],
  winner: ['home', 'away'],
  total: ['over', 'under'],
  handicap: ['home', 'away'],
  next: ['home', 'none', 'away'],
  part: ['home', 'away'],
  parts: ['over', 'under'],
  score: [...scoreCodes, 'other'],
  both: ['yes', 'no'],
  parity: ['odd', 'even'],
  half: ['home', 'draw', 'away'],
  'half-total': ['over', 'under'],
  'half-handicap': ['home', 'away'],
  'half-full': halfFullCodes,
  'home-total': ['over', 'under'],
  'away-total': ['over', 'under'],
  'home-clean': ['yes', 'no'],
  'away-clean': ['yes', 'no'],
  nil: ['home', 'none', 'away'],
  margin: marginCodes,
  goals: goalCodes,
  'part-result': ['home', 'draw', 'away'],
  'part-total': ['over', 'under'],
  'part-handicap': ['home', 'away'],
  'part-parity': ['odd', 'even'],
  race: ['home', 'away'],
  'point-handicap': ['home', 'away'],
  round: ['home', 'away'],
};

export const selectionsOf = ({ kind }: Pick<Market, 'kind'>): readonly SelectionCode[] => codes[kind];

/** A market of two sides from the chance of the first. */
export const twoWay = (market: Market, chance: number): MarketChances => {
  const [first = 'home', second = 'away'] = selectionsOf(market);
  return {
    ...market,
    winners: 1,
    selections: [
      { code: first, chance },
      { code: second, chance: 1 - chance },
    ],
  };
};

export const plainMarket = (kind: PlainKind): Market => ({
  kind,
  line: null,
  number: null,
});
export const lineMarket = (kind: LinedKind, line: number): Market => ({ kind, line, number: null });
export const numberMarket = (kind: NumberedKind, number: number): Market => ({ kind, line: null, number });
export const partLineMarket = (kind: LinedByPartKind, number: number, line: number): Market => ({
  kind,
  line,
  number,
});

/** Who takes a round of a part, both from 1. */
export const roundMarket = (number: number, round: number): Market => ({
  kind: roundKind,
  line: round,
  number,
});

/** A market of sides that exclude each other and of which one must win, by the chance of each. */
export const openMarket = (market: Market, chanceOf: (code: SelectionCode) => number): MarketChances => ({
  ...market,
  winners: 1,
  selections: selectionsOf(market).map((code) => ({ code, chance: chanceOf(code) })),
});

/** Who is ahead, or nobody: how likely each is. */
export const threeWay = (
  market: Market,
  { home, draw, away }: { readonly home: number; readonly draw: number; readonly away: number },
): MarketChances => openMarket(market, (code) => (code === 'home' ? home : code === 'draw' ? draw : away));

export const winnerOf = (home: number, away: number): Side | 'draw' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

export const ofSide = (winner: Side | 'draw' | 'none', code: SelectionCode): LegResult =>
  winner === code ? 'won' : 'lost';

/** By how much somebody wins, among the margins that begin with these numbers; `draw` for nobody. */
export const marginOf = (lead: number, from: readonly number[]): string => {
  if (lead === 0) return 'draw';
  const band = from.filter((least) => Math.abs(lead) >= least).length;
  return `${lead > 0 ? 'home' : 'away'}-by-${band}`;
};

/** Whether the sum of goals or points is odd. */
export const ofParity = (sum: number, code: SelectionCode): LegResult =>
  (sum % 2 === 1) === (code === 'odd') ? 'won' : 'lost';

/** A fair price as a chance, of a side whose bets may also come out even or by half. Shares of all ends add up to 1. */
export interface LineChances {
  readonly won: number;
  readonly halfWon: number;
  readonly even: number;
  readonly halfLost: number;
}

/**
 * The chance that stands for a line's side: at the price `1 / chance` everything that it brings is worth its stake. Of a line
 * that can come out even it is the chance among the cases in which it does not.
 */
export const lineChance = ({ won, halfWon, even, halfLost }: LineChances): number =>
  (won + halfWon / 2) / (1 - even - halfWon / 2 - halfLost / 2);

/** What becomes of a line's side by how far it is ahead of the line: a quarter ahead wins half of the bet. */
export const byLead = (lead: number): LegResult => {
  if (lead === 0) return 'even';
  if (Math.abs(lead) < 0.5) return lead > 0 ? 'half-won' : 'half-lost';
  return lead > 0 ? 'won' : 'lost';
};

/** Over or under a line, once the number is final. A whole line can come out even, a line of a quarter by half. */
export const overUnder = (count: number, line: number, code: SelectionCode): LegResult =>
  byLead(code === 'over' ? count - line : line - count);

/** Over or under while the number can only grow: decided as soon as it is past the line by enough. */
export const overUnderSoFar = (count: number, line: number, code: SelectionCode): LegResult =>
  count - line >= 0.5 ? (code === 'over' ? 'won' : 'lost') : 'open';

/** A handicap at a final score: `line` is added to the home side's. */
export const withHandicap = (home: number, away: number, line: number, code: SelectionCode): LegResult => {
  const lead = home + line - away;
  return byLead(code === 'home' ? lead : -lead);
};

/** The exact score, among those that are listed. */
export const ofScore = (home: number, away: number, code: SelectionCode): LegResult => {
  const score = scoreCodes.find((listed) => listed === `${home}-${away}`) ?? 'other';
  return score === code ? 'won' : 'lost';
};

/** A market of exact scores from the chance of each. */
export const scoreMarket = (
  chanceOf: (home: number, away: number) => number,
  listed: readonly SelectionCode[] = scoreCodes,
): MarketChances => {
  const known = listed.map((code) => {
    const [home = 0, away = 0] = code.split('-').map(Number);
    return { code, chance: chanceOf(home, away) };
  });
  const rest = 1 - known.reduce((sum, { chance }) => sum + chance, 0);
  return {
    ...plainMarket('score'),
    winners: 1,
    selections:
      listed.length < scoreCodes.length ? known : [...known, { code: 'other', chance: Math.max(0, rest) }],
  };
};
