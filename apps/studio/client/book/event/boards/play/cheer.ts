import type { Side, TimelineItem } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { type CourtTold, endOf } from './courtSides.ts';

/** What is cheered more than a point as any other. */
export type Cheer =
  | { readonly kind: 'run'; readonly points: number }
  | { readonly kind: 'lead' }
  | { readonly kind: 'three' }
  | { readonly kind: 'dunk' }
  | { readonly kind: 'buzzer' };

/** So many points in a row are told in large. */
const longRuns = { racket: 5, basketball: 8 } as const;

type Scored = Pick<TimelineItem, 'kind' | 'side' | 'points' | 'part'>;

/** How many points a side has made since the other last did; at badminton within the game. */
export const runOf = (timeline: readonly Scored[], side: Side, part: number | null): number => {
  let run = 0;
  for (const item of [...timeline].reverse()) {
    if (item.kind !== 'points') continue;
    if (item.side !== side || (part !== null && item.part !== part)) break;
    run += item.points;
  }
  return run;
};

/** At badminton a run alone: a smash is what wins every other rally. */
export const racketCheerOf = (timeline: readonly Scored[], side: Side, set: number): Cheer | null => {
  const points = runOf(timeline, side, set);
  return points >= longRuns.racket ? { kind: 'run', points } : null;
};

type Brought = Pick<CourtTold, 'score' | 'brought'>;
type Ended = Brought & Pick<CourtTold, 'id'>;

/** Whether a side leads by what it has just brought. */
export const takesLead = ({ score, brought }: Brought, side: Side): boolean => {
  const lead = score[side] - score[otherOf(side)];
  return brought > 0 && lead > 0 && lead <= brought;
};

/** Whether something was made with no time left. */
export const isAtBuzzer = ({ score, brought }: Brought): boolean => brought > 0 && score.clock === 0;

/** At basketball what is made as the time runs out, a run, the lead that a side takes with what it has brought, a three, or a dunk. */
export const courtCheerOf = (told: Ended, side: Side, timeline: readonly Scored[]): Cheer | null => {
  if (isAtBuzzer(told)) return { kind: 'buzzer' };
  const points = runOf(timeline, side, null);
  if (points >= longRuns.basketball) return { kind: 'run', points };
  if (takesLead(told, side)) return { kind: 'lead' };
  if (told.brought === 3) return { kind: 'three' };
  return endOf(told) === 'dunk' ? { kind: 'dunk' } : null;
};
