import type { Side, TimelineItem } from '../views.ts';
import { matchWinner, type PartRule, type Points, partsOf, partWinner, withPoint } from './parts.ts';
import { begun, brokenOffAt, type Progress, type Stepped } from './sport.ts';

/** How a match in parts goes on: it starts, points are won, parts end, there is a break, the next part begins. */

export interface MatchProgress extends Progress {
  /** Who won each part that is over. */
  readonly won: readonly Side[];
  /** Points of every part so far; the last is in play. */
  readonly parts: readonly Points[];
  /** Who was the first with the points of the race, in every part in which somebody was. */
  readonly firsts: readonly Side[];
  readonly isBreak: boolean;
}

export const matchBegun: MatchProgress = { ...begun, won: [], parts: [[0, 0]], firsts: [], isBreak: false };

/** Points of the part in play. */
export const inPlay = ({ parts }: MatchProgress): Points => parts.at(-1) ?? [0, 0];

/** Parts that each side has won. */
export const partsWon = ({ won }: MatchProgress): readonly [number, number] => [
  partsOf(won, 'home'),
  partsOf(won, 'away'),
];

const itemOf = (
  progress: MatchProgress,
  kind: TimelineItem['kind'],
  side: Side | null = null,
): TimelineItem => {
  const [home, away] = inPlay(progress);
  return {
    kind,
    clock: home + away,
    part: progress.parts.length,
    side,
    points: kind === 'points' ? 1 : 0,
    score: partsWon(progress),
  };
};

/** The match starts, or goes on after a break; `undefined` where the next point is to be played. */
export const resumeMatch = <P extends MatchProgress>(progress: P): Stepped<P> | undefined => {
  if (!progress.isStarted) {
    const next = { ...progress, isStarted: true };
    return { progress: next, happened: [itemOf(next, 'start')] };
  }
  if (!progress.isBreak) return undefined;
  const next = { ...progress, isBreak: false, parts: [...progress.parts, [0, 0] as const] };
  return { progress: next, happened: [itemOf(next, 'restart')] };
};

/** The match is broken off by chance. */
export const breakOffMatch = <P extends MatchProgress>(progress: P): Stepped<P> => {
  const next = brokenOffAt(progress);
  return { progress: next, happened: [itemOf(next, 'abandoned')] };
};

/** A side wins a point, and with it perhaps the race to so many, the part and the match. */
export const winPoint = <P extends MatchProgress>(
  { rule, raceTo }: { readonly rule: PartRule; readonly raceTo: number },
  progress: P,
  side: Side,
): Stepped<P> => {
  const score = withPoint(inPlay(progress), side);
  const isFirst = progress.firsts.length < progress.parts.length && Math.max(...score) >= raceTo;
  const played = {
    ...progress,
    parts: [...progress.parts.slice(0, -1), score],
    firsts: isFirst ? [...progress.firsts, side] : progress.firsts,
  };
  const point = itemOf(played, 'points', side);
  if (partWinner(rule, score) === null) return { progress: played, happened: [point] };
  const won = [...progress.won, side];
  const isOver = matchWinner(won) !== null;
  const next = { ...played, won, isOver, isFinished: isOver, isBreak: !isOver };
  return {
    progress: next,
    happened: [point, itemOf(next, 'part-won', side), itemOf(next, isOver ? 'end' : 'break')],
  };
};
