import type { LegResult, SelectionCode, Side } from '../views.ts';
import {
  lineMarket,
  type Market,
  type MarketChances,
  numberMarket,
  ofScore,
  ofSide,
  overUnderSoFar,
  plainMarket,
  scoreMarket,
  twoWay,
} from './market.ts';

/** What sets and maps have in common: a match of at most three parts, each won by whoever first has enough points. */

export type Points = readonly [number, number];

export interface PartRule {
  /** Points that win a part, with a lead of two. */
  readonly target: number;
  /** Points that win it in any case. */
  readonly cap: number;
}

/** Parts that win the match. */
export const partsToWin = 2;
const partsMax = 2 * partsToWin - 1;

export const sides = ['home', 'away'] as const;

/** Parts that a side has won. */
export const partsOf = (won: readonly Side[], side: Side): number =>
  won.filter((winner) => winner === side).length;

/** Who has won the match; `null` while it is open. */
export const matchWinner = (won: readonly Side[]): Side | null =>
  sides.find((side) => partsOf(won, side) === partsToWin) ?? null;

/** Who has won a part at this score; `null` while it is open. */
export const partWinner = ({ target, cap }: PartRule, [home, away]: Points): Side | null => {
  const lead = Math.abs(home - away);
  const top = Math.max(home, away);
  if (top < cap && (top < target || lead < 2)) return null;
  return home > away ? 'home' : 'away';
};

export const withPoint = ([home, away]: Points, side: Side): Points =>
  side === 'home' ? [home + 1, away] : [home, away + 1];

/**
 * The home side's chance to win a part from this score, when it wins its next point with `pointChance(score)`. Exact: the
 * sum over every way that the part can still take.
 */
export const partChance = (rule: PartRule, from: Points, pointChance: (score: Points) => number): number => {
  const known = new Map<string, number>();
  const chanceFrom = (score: Points): number => {
    const winner = partWinner(rule, score);
    if (winner !== null) return winner === 'home' ? 1 : 0;
    const key = score.join('-');
    const found = known.get(key);
    if (found !== undefined) return found;
    const point = pointChance(score);
    const chance =
      point * chanceFrom(withPoint(score, 'home')) + (1 - point) * chanceFrom(withPoint(score, 'away'));
    known.set(key, chance);
    return chance;
  };
  return chanceFrom(from);
};

/** Who wins each part of a match to its end, and how likely that is. */
interface PartsEnding {
  readonly won: readonly Side[];
  readonly chance: number;
}

/** Every way in which the parts that are left may go, from the home side's chance to win each of them. */
const partEndings = (won: readonly Side[], chanceOfPart: (index: number) => number): PartsEnding[] => {
  if (matchWinner(won) !== null) return [{ won, chance: 1 }];
  const chance = chanceOfPart(won.length);
  return [
    { side: 'home' as const, weight: chance },
    { side: 'away' as const, weight: 1 - chance },
  ].flatMap(({ side, weight }) =>
    partEndings([...won, side], chanceOfPart).map((ending) => ({
      ...ending,
      chance: ending.chance * weight,
    })),
  );
};

interface FinalParts {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Every final score in parts and its chance. */
const finalParts = (won: readonly Side[], chanceOfPart: (index: number) => number): FinalParts[] =>
  partEndings(won, chanceOfPart).map(({ won: all, chance }) => ({
    home: partsOf(all, 'home'),
    away: partsOf(all, 'away'),
    chance,
  }));

/** Scores with which a match in parts may end. */
const partScores = ['2-0', '2-1', '1-2', '0-2'] as const;

const isUndecided = (chance: number): boolean => chance > 0 && chance < 1;

/** All markets of a match in parts: winner, the parts that are certain to be played, how many there will be, handicaps. */
export const partMarkets = (
  won: readonly Side[],
  chanceOfPart: (index: number) => number,
): MarketChances[] => {
  const all = finalParts(won, chanceOfPart);
  const sum = (counts: (final: FinalParts) => boolean): number =>
    all.reduce((total, final) => (counts(final) ? total + final.chance : total), 0);
  const certain = Math.max(partsToWin, won.length + 1);
  const parts = Array.from({ length: certain - won.length }, (_, at) => won.length + at).map((index) =>
    twoWay(numberMarket('part', index + 1), chanceOfPart(index)),
  );
  const lines = [
    twoWay(
      lineMarket('parts', partsMax - 0.5),
      sum(({ home, away }) => home + away === partsMax),
    ),
    ...[-1.5, 1.5].map((line) =>
      twoWay(
        lineMarket('handicap', line),
        sum(({ home, away }) => home + line > away),
      ),
    ),
  ];
  return [
    twoWay(
      plainMarket('winner'),
      sum(({ home }) => home === partsToWin),
    ),
    ...parts,
    ...lines.filter(({ selections }) => selections.every(({ chance }) => isUndecided(chance))),
    scoreMarket((home, away) => sum((final) => final.home === home && final.away === away), partScores),
  ];
};

/** Decides a market of parts from who has won which so far. */
export const decideParts = (
  won: readonly Side[],
  { kind, line, number }: Market,
  code: SelectionCode,
): LegResult => {
  const [home, away] = [partsOf(won, 'home'), partsOf(won, 'away')];
  const isOver = home === partsToWin || away === partsToWin;
  switch (kind) {
    case 'winner':
      return isOver ? ofSide(home > away ? 'home' : 'away', code) : 'open';
    case 'part': {
      const winner = won[(number ?? 1) - 1];
      return winner ? ofSide(winner, code) : 'open';
    }
    case 'parts': {
      // With one each the last part is certain.
      const played = home === away && home > 0 ? partsMax : won.length;
      if (isOver) return played > (line ?? 0) === (code === 'over') ? 'won' : 'lost';
      return overUnderSoFar(played, line ?? 0, code);
    }
    case 'score':
      return isOver ? ofScore(home, away, code) : 'open';
    case 'handicap':
      return decideHandicap({ home, away, isOver }, line ?? 0, code);
    default:
      return 'open';
  }
};

/** Decided as soon as no further part can change it. */
const decideHandicap = (
  { home, away, isOver }: { home: number; away: number; isOver: boolean },
  line: number,
  code: SelectionCode,
): LegResult => {
  const best = isOver ? home : partsToWin;
  const worstOfAway = isOver ? away : partsToWin;
  const surely = home + line > worstOfAway;
  const never = best + line < away;
  if (!surely && !never) return 'open';
  return surely === (code === 'home') ? 'won' : 'lost';
};
