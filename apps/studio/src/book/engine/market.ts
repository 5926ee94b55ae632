import type { LegResult, MarketKind, SelectionCode, Side } from '../views.ts';

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

const lined: readonly MarketKind[] = ['total', 'handicap', 'parts'];
const numbered: readonly MarketKind[] = ['next', 'part'];
const plain: readonly MarketKind[] = ['result', 'double', 'winner'];

export const marketId = ({ kind, line, number }: Market): string =>
  line === null && number === null ? kind : `${kind}:${line ?? number}`;

/** Reads a market's id; `undefined` for what is none. */
export const marketOf = (id: string): Market | undefined => {
  const [name = '', value, ...rest] = id.split(':');
  if (rest.length > 0) return undefined;
  const is = (kind: MarketKind): boolean => kind === name;
  const simple = plain.find(is);
  if (simple) return value === undefined ? { kind: simple, line: null, number: null } : undefined;
  if (value === undefined || !/^-?\d{1,3}(\.5)?$/.test(value) || String(Number(value)) !== value)
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

export const plainMarket = (kind: 'result' | 'double' | 'winner'): Market => ({
  kind,
  line: null,
  number: null,
});
export const lineMarket = (kind: 'total' | 'handicap' | 'parts', line: number): Market => ({
  kind,
  line,
  number: null,
});
export const numberMarket = (kind: 'next' | 'part', number: number): Market => ({ kind, line: null, number });

export const ofSide = (winner: Side | 'draw' | 'none', code: SelectionCode): LegResult =>
  winner === code ? 'won' : 'lost';

/** Over or under a line, once the number is final. A whole line can come out even. */
export const overUnder = (count: number, line: number, code: SelectionCode): LegResult =>
  count === line ? 'even' : count > line === (code === 'over') ? 'won' : 'lost';

/** Over or under while the number can only grow: decided as soon as it is past the line. */
export const overUnderSoFar = (count: number, line: number, code: SelectionCode): LegResult =>
  count > line ? (code === 'over' ? 'won' : 'lost') : 'open';

/** A handicap at a final score: `line` is added to the home side's. */
export const withHandicap = (home: number, away: number, line: number, code: SelectionCode): LegResult => {
  const lead = home + line - away;
  return lead === 0 ? 'even' : lead > 0 === (code === 'home') ? 'won' : 'lost';
};
