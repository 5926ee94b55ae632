import type { Side, TimelineItem } from '../views.ts';
import type { MarketChances } from './market.ts';
import {
  decideParts,
  type PartRule,
  type Points,
  partChance,
  partMarkets,
  partsToWin,
  partWinner,
  withPoint,
} from './parts.ts';
import { begun, type Fixture, million, type Progress, type SportModel, type Stepped } from './sport.ts';

interface RacketProgress extends Progress {
  readonly won: readonly Side[];
  /** Every set so far; the last is in play. */
  readonly sets: readonly Points[];
  readonly isBreak: boolean;
  readonly serves: Side;
}

/** Sets to eleven with a lead of two, fifteen at the most; two sets win. */
const rule: PartRule = { target: 11, cap: 15 };
/** A rally after which one of the two cannot go on, millionths. */
const breakOff = 25;
/** What a point of strength is worth in a rally, millionths. */
const perStrength = 1_500;

/** The home side's chance to win a rally, millionths. */
const rallyOf = ({ strengths: [home, away] }: Fixture): number => million / 2 + (home - away) * perStrength;

const inPlay = ({ sets }: RacketProgress): Points => sets.at(-1) ?? [0, 0];

/** Who wins the set with the next point. */
const setPoint = (progress: RacketProgress): Side | null => {
  if (!progress.isStarted || progress.isBreak || progress.isOver) return null;
  const wins = (side: Side): boolean => partWinner(rule, withPoint(inPlay(progress), side)) === side;
  return wins('home') ? 'home' : wins('away') ? 'away' : null;
};

const scoreOf = ({ won }: RacketProgress): readonly [number, number] => [
  won.filter((side) => side === 'home').length,
  won.filter((side) => side === 'away').length,
];

const item = (
  progress: RacketProgress,
  kind: TimelineItem['kind'],
  side: Side | null = null,
): TimelineItem => {
  const [home, away] = inPlay(progress);
  return {
    kind,
    clock: home + away,
    part: Math.max(1, progress.sets.length),
    side,
    points: kind === 'points' ? 1 : 0,
    score: scoreOf(progress),
  };
};

const rally = (progress: RacketProgress, side: Side): Stepped<RacketProgress> => {
  const score = withPoint(inPlay(progress), side);
  const played = { ...progress, serves: side, sets: [...progress.sets.slice(0, -1), score] };
  const point = item(played, 'points', side);
  if (partWinner(rule, score) === null) return { progress: played, happened: [point] };
  const won = [...progress.won, side];
  const isOver = won.filter((winner) => winner === side).length === partsToWin;
  const next = { ...played, won, isOver, isFinished: isOver, isBreak: !isOver };
  return {
    progress: next,
    happened: [point, item(next, 'part-won', side), item(next, isOver ? 'end' : 'break')],
  };
};

const step: SportModel<RacketProgress>['step'] = async (fixture, progress, below) => {
  if (!progress.isStarted) {
    const next = { ...progress, isStarted: true };
    return { progress: next, happened: [item(next, 'start')] };
  }
  if (progress.isBreak) {
    const next = { ...progress, isBreak: false, sets: [...progress.sets, [0, 0] as const] };
    return { progress: next, happened: [item(next, 'restart')] };
  }
  if ((await below(million)) < breakOff) {
    const next = { ...progress, isAbandoned: true, isFinished: true };
    return { progress: next, happened: [item(next, 'abandoned')] };
  }
  return rally(progress, (await below(million)) < rallyOf(fixture) ? 'home' : 'away');
};

const markets = (fixture: Fixture, progress: RacketProgress): readonly MarketChances[] => {
  if (progress.isOver || progress.isAbandoned) return [];
  const point = rallyOf(fixture) / million;
  const fresh = partChance(rule, [0, 0], () => point);
  const current = progress.isBreak ? fresh : partChance(rule, inPlay(progress), () => point);
  return partMarkets(progress.won, (index) => (index === progress.won.length ? current : fresh));
};

/** Two players, three sets at the most, a rally every five seconds. Closed while one of them has a set point. */
export const racket: SportModel<RacketProgress> = {
  sport: 'racket',
  marginBp: 500,
  begin: () => ({ ...begun, won: [], sets: [[0, 0]], isBreak: false, serves: 'home' }),
  step,
  restMs: ({ isBreak }) => (isBreak ? 15_000 : 5_000),
  isSuspended: (progress) => setPoint(progress) !== null,
  score: (_fixture, progress) => {
    const [home, away] = scoreOf(progress);
    const { sets, isBreak, serves } = progress;
    return { sport: 'racket', home, away, sets, isBreak, serves, danger: setPoint(progress) };
  },
  markets,
  decide: (progress, market, code) => decideParts(progress.won, market, code),
  isCorrected: () => false,
};
