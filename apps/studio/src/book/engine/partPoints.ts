import type { LegResult, SelectionCode, Side } from '../views.ts';
import { handicapsAround, type Ladder, oddChance, type Spread, spreadOf, totalsAround } from './lines.ts';
import {
  lineMarket,
  type Market,
  type MarketChances,
  numberMarket,
  ofParity,
  ofSide,
  overUnder,
  overUnderSoFar,
  partLineMarket,
  twoWay,
  withHandicap,
} from './market.ts';
import type { MatchProgress } from './match.ts';
import {
  decideParts,
  matchWinner,
  type PartRule,
  type Points,
  partChance,
  partMarkets,
  partsToWin,
  partWinner,
  sides,
  withPoint,
} from './parts.ts';

/** Markets on the points of sets and maps: of one of them, and of the whole match. */

/** A way in which a part may end: at which score, and who was the first with the points of the race. */
interface PartEnd {
  readonly score: Points;
  readonly first: Side;
  readonly chance: number;
}

/** What the points of a part follow from. */
export interface PartModel {
  readonly rule: PartRule;
  /** Points of the race. */
  readonly raceTo: number;
  /** The home side's chance to win the next point of part `index`, counted from 0. */
  readonly pointChance: (index: number, score: Points) => number;
}

/** Every way in which part `index` may end from this score. Exact: the sum over every way that it can still take. */
const partEnds = (model: PartModel, index: number, from: Points, first: Side | null): PartEnd[] => {
  const { rule, raceTo, pointChance } = model;
  const ends: PartEnd[] = [];
  let at: { readonly score: Points; readonly first: Side | null; readonly chance: number }[] = [
    { score: from, first, chance: 1 },
  ];
  // Every state after one more point; scores of as many points are told apart by one side's, and by who was first.
  while (at.length > 0) {
    const after = new Map<string, (typeof at)[number]>();
    for (const state of at) {
      const home = pointChance(index, state.score);
      for (const side of sides) {
        const score = withPoint(state.score, side);
        const chance = state.chance * (side === 'home' ? home : 1 - home);
        const winner = state.first ?? (Math.max(...score) >= raceTo ? side : null);
        const key = `${score[0]} ${winner}`;
        after.set(key, { score, first: winner, chance: (after.get(key)?.chance ?? 0) + chance });
      }
    }
    at = [];
    for (const state of after.values()) {
      const winner = partWinner(rule, state.score);
      if (winner === null) at.push(state);
      else ends.push({ ...state, first: state.first ?? winner });
    }
  }
  return ends;
};

/** What is worked out of each part once, when it is first asked for. */
const byPart = <Found>(find: (index: number) => Found): ((index: number) => Found) => {
  const known = new Map<number, Found>();
  return (index) => {
    const found = known.get(index) ?? find(index);
    known.set(index, found);
    return found;
  };
};

/** Points of a part that is not over: of the one in play, or of one that is still to come. */
const scoreIn = ({ parts }: MatchProgress, index: number): Points => parts[index] ?? [0, 0];

/** Ways in which each part that is not over may end, from the one in play on. */
const endsOf = (model: PartModel, progress: MatchProgress): ((index: number) => readonly PartEnd[]) =>
  byPart((index) => partEnds(model, index, scoreIn(progress, index), progress.firsts[index] ?? null));

/** The home side's chance to win each part that is not over. */
const partChances = (
  { rule, pointChance }: PartModel,
  progress: MatchProgress,
): ((index: number) => number) =>
  byPart((index) => partChance(rule, scoreIn(progress, index), (score) => pointChance(index, score)));

/** The sum of what two parts bring. */
const added = (one: Spread, other: Spread): Spread => {
  const found = new Map<number, number>();
  for (const [a, chance] of one)
    for (const [b, part] of other) found.set(a + b, (found.get(a + b) ?? 0) + chance * part);
  return found;
};

/** How a number of each part adds up over the whole match, which ends once a side has won enough parts. */
const overMatch = (
  progress: MatchProgress,
  ends: (index: number) => readonly PartEnd[],
  numberOf: (score: Points) => number,
): Spread => {
  const all = new Map<number, number>();
  const follow = (won: readonly Side[], before: Spread): void => {
    if (matchWinner(won) !== null) {
      for (const [number, chance] of before) all.set(number, (all.get(number) ?? 0) + chance);
      return;
    }
    for (const side of sides) {
      const own = ends(won.length).filter(({ score: [home, away] }) => home > away === (side === 'home'));
      if (own.length > 0) follow([...won, side], added(before, spreadOf(own, numberOf)));
    }
  };
  const played = progress.parts.slice(0, progress.won.length);
  follow(progress.won, new Map([[played.reduce((sum, score) => sum + numberOf(score), 0), 1]]));
  return all;
};

const sumOf = ([home, away]: Points): number => home + away;
const leadOf = ([home, away]: Points): number => home - away;

/** Where lines on points stand: of a part, of the lead over the whole match, and of all its points. */
const ladders = {
  part: { step: 2, reach: 1 },
  lead: { step: 3, reach: 2 },
  total: { step: 4, reach: 2 },
} as const satisfies Readonly<Record<string, Ladder>>;

const marketsOfPart = (index: number, ends: readonly PartEnd[], isRaceOpen: boolean): MarketChances[] => {
  const number = index + 1;
  const sums = spreadOf(ends, sumOf);
  const first = ends.reduce((sum, end) => (end.first === 'home' ? sum + end.chance : sum), 0);
  return [
    ...handicapsAround(spreadOf(ends, leadOf), ladders.part, (line) =>
      partLineMarket('part-handicap', number, line),
    ),
    ...totalsAround(sums, ladders.part, (line) => partLineMarket('part-total', number, line)),
    twoWay(numberMarket('part-parity', number), oddChance(sums)),
    ...(isRaceOpen ? [twoWay(numberMarket('race', number), first)] : []),
  ];
};

/** Markets on points: of the match, of the part in play, and of the next one where it is certain to be played. */
const pointMarkets = (model: PartModel, progress: MatchProgress): MarketChances[] => {
  const ends = endsOf(model, progress);
  const done = progress.won.length;
  const certain = Math.max(partsToWin, done + 1);
  return [
    ...handicapsAround(overMatch(progress, ends, leadOf), ladders.lead, (line) =>
      lineMarket('point-handicap', line),
    ),
    ...totalsAround(overMatch(progress, ends, sumOf), ladders.total, (line) => lineMarket('total', line)),
    ...Array.from({ length: certain - done }, (_, at) => done + at).flatMap((index) =>
      marketsOfPart(index, ends(index), progress.firsts[index] === undefined),
    ),
  ];
};

/** All that can be bet on of a match in parts that goes on. */
export const matchMarkets = (model: PartModel, progress: MatchProgress): MarketChances[] =>
  progress.isOver || progress.isAbandoned
    ? []
    : [...partMarkets(progress.won, partChances(model, progress)), ...pointMarkets(model, progress)];

const ofPart: readonly Market['kind'][] = ['part-handicap', 'part-total', 'part-parity'];
const ofMatch: readonly Market['kind'][] = ['total', 'point-handicap'];

/** What endings are told apart by: who wins each part, and whatever of their points is asked. */
const toldApartBy = (asked: readonly Market[]): ((match: MatchProgress) => string) => {
  const isAsked = (kinds: readonly Market['kind'][], number: number | null): boolean =>
    asked.some((market) => kinds.includes(market.kind) && market.number === number);
  const [isSum, isLead] = [isAsked(['total'], null), isAsked(['point-handicap'], null)];
  return ({ won, parts, firsts }) => {
    const totalOf = (numberOf: (score: Points) => number): number =>
      parts.reduce((sum, score) => sum + numberOf(score), 0);
    return [
      ...won,
      isSum && totalOf(sumOf),
      isLead && totalOf(leadOf),
      ...parts.map((score, index) => isAsked(ofPart, index + 1) && score.join('-')),
      ...firsts.map((first, index) => isAsked(['race'], index + 1) && first),
    ].join(' ');
  };
};

/** Every way in which the match may end, told apart by who wins each part and by what is asked of its points. */
export const matchEndings = <P extends MatchProgress>(
  model: PartModel,
  progress: P,
  asked: readonly Market[],
): { readonly progress: P; readonly chance: number }[] => {
  const ends = endsOf(model, progress);
  const keyOf = toldApartBy(asked);
  const ended: { readonly progress: P; readonly chance: number }[] = [];
  if (matchWinner(progress.won) !== null) return [{ progress, chance: 1 }];
  let open: { readonly progress: P; readonly chance: number }[] = [{ progress, chance: 1 }];
  // Part by part, what differs in nothing that is asked taken together.
  while (open.length > 0) {
    const after = new Map<string, { readonly progress: P; readonly chance: number }>();
    for (const { progress: at, chance } of open) {
      const index = at.won.length;
      for (const { score, first, chance: own } of ends(index)) {
        const next: P = {
          ...at,
          won: [...at.won, score[0] > score[1] ? 'home' : 'away'],
          parts: [...at.parts.slice(0, index), score],
          firsts: [...at.firsts.slice(0, index), first],
        };
        const key = keyOf(next);
        after.set(key, { progress: next, chance: (after.get(key)?.chance ?? 0) + chance * own });
      }
    }
    open = [];
    for (const { progress: at, chance } of after.values()) {
      if (matchWinner(at.won) === null) open.push({ progress: at, chance });
      else ended.push({ progress: { ...at, isBreak: false, isOver: true, isFinished: true }, chance });
    }
  }
  return ended;
};

const decidePoints = (
  progress: MatchProgress,
  { kind, line, number }: Market,
  code: SelectionCode,
): LegResult => {
  const { parts, won, firsts, isOver } = progress;
  if (kind === 'total' || kind === 'point-handicap') {
    const [home, away] = parts.reduce<Points>(([h, a], score) => [h + score[0], a + score[1]], [0, 0]);
    if (kind === 'total') return (isOver ? overUnder : overUnderSoFar)(home + away, line ?? 0, code);
    return isOver ? withHandicap(home, away, line ?? 0, code) : 'open';
  }
  const index = (number ?? 1) - 1;
  const [home, away] = parts[index] ?? [0, 0];
  const isPlayed = won.length > index;
  switch (kind) {
    case 'part-total':
      return (isPlayed ? overUnder : overUnderSoFar)(home + away, line ?? 0, code);
    case 'part-handicap':
      return isPlayed ? withHandicap(home, away, line ?? 0, code) : 'open';
    case 'part-parity':
      return isPlayed ? ofParity(home + away, code) : 'open';
    case 'race': {
      const first = firsts[index];
      return first === undefined ? 'open' : ofSide(first, code);
    }
    default:
      return 'open';
  }
};

const pointKinds: readonly Market['kind'][] = [...ofMatch, ...ofPart, 'race'];

/** Decides what can be bet on of a match in parts. */
export const decideMatch = (progress: MatchProgress, market: Market, code: SelectionCode): LegResult =>
  pointKinds.includes(market.kind)
    ? decidePoints(progress, market, code)
    : decideParts(progress.won, market, code);
