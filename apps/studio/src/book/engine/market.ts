import { type LegResult, type MarketKind, type SelectionCode, type Side, scoreCodes } from '../views.ts';

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

const lined: readonly MarketKind[] = ['total', 'handicap', 'parts', 'half-total'];
const numbered: readonly MarketKind[] = ['next', 'part'];
type PlainKind = 'result' | 'double' | 'winner' | 'score' | 'both' | 'parity' | 'half';
const plain: readonly PlainKind[] = ['result', 'double', 'winner', 'score', 'both', 'parity', 'half'];

export const marketId = ({ kind, line, number }: Market): string =>
  line === null && number === null ? kind : `${kind}:${line ?? number}`;

/** Reads a market's id; `undefined` for what is none. */
export const marketOf = (id: string): Market | undefined => {
  const [name = '', value, ...rest] = id.split(':');
  if (rest.length > 0) return undefined;
  const is = (kind: MarketKind): boolean => kind === name;
  const simple = plain.find((kind) => kind === name);
  if (simple) return value === undefined ? { kind: simple, line: null, number: null } : undefined;
  if (value === undefined || !/^-?\d{1,3}(\.(5|[27]5))?$/.test(value) || String(Number(value)) !== value)
    return undefined;
  const withLine = lined.find(is);
  if (withLine) return { kind: withLine, line: Number(value), number: null };
  const withNumber = numbered.find(is);
  return withNumber && /^[1-9]\d?$/.test(value)
    ? { kind: withNumber, line: null, number: Number(value) }
    : undefined;
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
export const lineMarket = (kind: 'total' | 'handicap' | 'parts' | 'half-total', line: number): Market => ({
  kind,
  line,
  number: null,
});
export const numberMarket = (kind: 'next' | 'part', number: number): Market => ({ kind, line: null, number });

export const ofSide = (winner: Side | 'draw' | 'none', code: SelectionCode): LegResult =>
  winner === code ? 'won' : 'lost';

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
