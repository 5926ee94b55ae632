import type { Side } from '../views.ts';
import { attackOf } from './footballRules.ts';
import { incidentsIn } from './incidents.ts';
import { playsIn } from './plays.ts';
import type { Progress, SportModel, Stepped } from './sport.ts';

export interface FootballProgress extends Progress {
  readonly minute: number;
  readonly isBreak: boolean;
  readonly danger: Side | null;
  /** Who scored, in order, also a goal that was withdrawn later. */
  readonly scorers: readonly Side[];
  readonly isReviewed: boolean;
  readonly withdrawn: Side | null;
  /** The score at half-time, home first, as it stood then; `null` before it. */
  readonly atHalf: readonly [number, number] | null;
}

export const scored = (progress: FootballProgress, side: Side): number =>
  progress.scorers.filter((scorer) => scorer === side).length - (progress.withdrawn === side ? 1 : 0);

/** A minute of play has gone by. */
const isPassedBy = (
  { isStarted, isBreak, isOver }: FootballProgress,
  { progress: next }: Stepped<FootballProgress>,
): boolean => isStarted && !isBreak && !isOver && !next.isAbandoned;

/** What a minute brings that decides nothing. */
export const meanwhile: Required<Pick<SportModel<FootballProgress>, 'besides' | 'plays'>> = {
  besides: ({ fixture, progress, stepped, ...told }, below) =>
    incidentsIn(
      {
        ...told,
        ...{ attacks: attackOf(fixture), happened: stepped.happened, minute: progress.minute },
        isPassed: isPassedBy(progress, stepped),
      },
      below,
    ),
  plays: ({ fixture, progress, stepped, timeline, plays }, besides, below) =>
    playsIn(
      {
        ...{ attacks: attackOf(fixture), happened: stepped.happened, minute: progress.minute },
        ...{ timeline, besides, plays, isPassed: isPassedBy(progress, stepped) },
        goals: { home: scored(progress, 'home'), away: scored(progress, 'away') },
      },
      below,
    ),
};
