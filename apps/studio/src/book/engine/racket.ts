import { raceTo, type Side } from '../views.ts';
import {
  breakOffMatch,
  inPlay,
  type MatchProgress,
  matchBegun,
  partsWon,
  resumeMatch,
  winPoint,
} from './match.ts';
import { decideMatch, matchEndings, matchMarkets, type PartModel } from './partPoints.ts';
import { type PartRule, partWinner, withPoint } from './parts.ts';
import { type Fixture, million, type SportModel } from './sport.ts';

interface RacketProgress extends MatchProgress {
  readonly serves: Side;
}

/** Sets to eleven with a lead of two, fifteen at the most; two sets win. */
const rule: PartRule = { target: 11, cap: 15 };
/** A rally after which one of the two cannot go on, millionths. */
const breakOff = 25;
/** What a point of strength is worth in a rally, millionths. */
const perStrength = 1_500;

/** What draws are measured by. */
export const racketRules = { ...rule, breakOff, perStrength };

/** The home side's chance to win a rally, millionths. */
const rallyOf = ({ strengths: [home, away] }: Fixture): number => million / 2 + (home - away) * perStrength;

/** Who wins the set with the next point. */
const setPoint = (progress: RacketProgress): Side | null => {
  if (!progress.isStarted || progress.isBreak || progress.isOver) return null;
  const wins = (side: Side): boolean => partWinner(rule, withPoint(inPlay(progress), side)) === side;
  return wins('home') ? 'home' : wins('away') ? 'away' : null;
};

const step: SportModel<RacketProgress>['step'] = async (fixture, progress, below) => {
  const resumed = resumeMatch(progress);
  if (resumed) return resumed;
  if ((await below(million)) < breakOff) return breakOffMatch(progress);
  const side = (await below(million)) < rallyOf(fixture) ? 'home' : 'away';
  return winPoint({ rule, raceTo: raceTo.racket }, { ...progress, serves: side }, side);
};

const modelOf = (fixture: Fixture): PartModel => {
  const chance = rallyOf(fixture) / million;
  return { rule, raceTo: raceTo.racket, pointChance: () => chance };
};

/** Two players, three sets at the most, a rally every five seconds. Closed while one of them has a set point. */
export const racket: SportModel<RacketProgress> = {
  sport: 'racket',
  marginBp: 500,
  begin: () => ({ ...matchBegun, serves: 'home' }),
  step,
  restMs: ({ isBreak }) => (isBreak ? 15_000 : 6_000),
  isSuspended: (progress) => setPoint(progress) !== null,
  score: (_fixture, progress) => {
    const [home, away] = partsWon(progress);
    const { parts: sets, isBreak, serves } = progress;
    return { sport: 'racket', home, away, sets, isBreak, serves, danger: setPoint(progress) };
  },
  markets: (fixture, progress) => matchMarkets(modelOf(fixture), progress),
  endings: (fixture, progress, asked) => matchEndings(modelOf(fixture), progress, asked),
  decide: decideMatch,
  isProvisional: () => false,
  isCorrected: () => false,
};
