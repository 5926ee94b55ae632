import { type LegResult, marginsFrom, type SelectionCode } from '../views.ts';
import {
  above,
  handicapsAround,
  type Ladder,
  oddChance,
  type Spread,
  spreadOf,
  totalsAround,
} from './lines.ts';
import {
  lineMarket,
  type Market,
  type MarketChances,
  marginOf,
  numberMarket,
  ofParity,
  ofSide,
  openMarket,
  overUnder,
  overUnderSoFar,
  partLineMarket,
  plainMarket,
  threeWay,
  twoWay,
  winnerOf,
  withHandicap,
} from './market.ts';
import type { Points } from './parts.ts';

/** Markets of basketball on the points of regular time, of the first half and of a quarter. */

/** A score to which a stretch of play may lead. */
export interface Reached {
  readonly score: Points;
  readonly chance: number;
}

export const leadsOf = (all: readonly Reached[]): Spread => spreadOf(all, ([home, away]) => home - away);
const sumsOf = (all: readonly Reached[]): Spread => spreadOf(all, ([home, away]) => home + away);

/** Who is ahead, or nobody. */
const aheadOf = (market: Market, leads: Spread): MarketChances => {
  const [home, draw] = [above(leads, 0), leads.get(0) ?? 0];
  return threeWay(market, { home, draw, away: 1 - home - draw });
};

/** Where lines stand. Of a quarter that is still to come nothing moves them: there one is enough. */
const ladders = {
  handicap: { step: 2, reach: 2 },
  total: { step: 3, reach: 2 },
  side: { step: 3, reach: 1 },
  half: { step: 3, reach: 1 },
  quarter: { step: 2, reach: 1 },
  coming: { step: 2, reach: 0 },
} as const satisfies Readonly<Record<string, Ladder>>;

/** What the score after regular time decides. */
export const regularMarkets = (all: readonly Reached[]): MarketChances[] => {
  const [leads, sums] = [leadsOf(all), sumsOf(all)];
  return [
    ...handicapsAround(leads, ladders.handicap, (line) => lineMarket('handicap', line)),
    ...totalsAround(sums, ladders.total, (line) => lineMarket('total', line)),
    twoWay(plainMarket('parity'), oddChance(sums)),
    ...(['home-total', 'away-total'] as const).flatMap((kind, side) =>
      totalsAround(
        spreadOf(all, (score) => score[side] ?? 0),
        ladders.side,
        (line) => lineMarket(kind, line),
      ),
    ),
    openMarket(plainMarket('margin'), (code) => {
      let sum = 0;
      for (const [lead, chance] of leads) if (marginOf(lead, marginsFrom.points) === code) sum += chance;
      return sum;
    }),
  ];
};

export const halfMarkets = (all: readonly Reached[]): MarketChances[] => {
  const leads = leadsOf(all);
  return [
    aheadOf(plainMarket('half'), leads),
    ...handicapsAround(leads, ladders.half, (line) => lineMarket('half-handicap', line)),
    ...totalsAround(sumsOf(all), ladders.half, (line) => lineMarket('half-total', line)),
  ];
};

export const quarterMarkets = (
  number: number,
  all: readonly Reached[],
  isComing: boolean,
): MarketChances[] => {
  const leads = leadsOf(all);
  const ladder = ladders[isComing ? 'coming' : 'quarter'];
  return [
    aheadOf(numberMarket('part-result', number), leads),
    ...handicapsAround(leads, ladder, (line) => partLineMarket('part-handicap', number, line)),
    ...totalsAround(sumsOf(all), ladder, (line) => partLineMarket('part-total', number, line)),
  ];
};

/** Kinds that depend on a half or a quarter alone. */
export const isOfStretch = ({ kind }: Market): boolean =>
  kind === 'half' || kind === 'half-handicap' || kind === 'half-total' || kind.startsWith('part-');

/** Decides a market of points from the score of the stretch that it is about, and whether that is over. */
export const decidePoints = (
  { kind, line }: Market,
  [home, away]: Points,
  isOver: boolean,
  code: SelectionCode,
): LegResult => {
  const over = isOver ? overUnder : overUnderSoFar;
  switch (kind) {
    case 'total':
    case 'half-total':
    case 'part-total':
      return over(home + away, line ?? 0, code);
    case 'home-total':
      return over(home, line ?? 0, code);
    case 'away-total':
      return over(away, line ?? 0, code);
    default:
      return isOver ? decideOver({ kind, line }, [home, away], code) : 'open';
  }
};

const decideOver = (
  { kind, line }: Pick<Market, 'kind' | 'line'>,
  [home, away]: Points,
  code: SelectionCode,
): LegResult => {
  switch (kind) {
    case 'parity':
      return ofParity(home + away, code);
    case 'handicap':
    case 'half-handicap':
    case 'part-handicap':
      return withHandicap(home, away, line ?? 0, code);
    case 'half':
    case 'part-result':
      return ofSide(winnerOf(home, away), code);
    case 'margin':
      return marginOf(home - away, marginsFrom.points) === code ? 'won' : 'lost';
    default:
      return 'open';
  }
};
