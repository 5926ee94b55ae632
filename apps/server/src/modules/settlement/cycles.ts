import type { Plan } from '@pavilion/settlement';

export type CycleKind = Plan['terms']['cycle'];

/** Days of the site, both within, as `YYYY-MM-DD`. */
export interface CycleDays {
  readonly from: string;
  readonly to: string;
}

const beginOf = (kind: CycleKind, day: Temporal.PlainDate): Temporal.PlainDate => {
  if (kind === 'day') return day;
  return kind === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
};

const lengthOf = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

/** The cycle that a day belongs to: weeks begin on Monday. */
export const cycleOf = (kind: CycleKind, day: string): CycleDays => {
  const from = beginOf(kind, Temporal.PlainDate.from(day));
  return { from: from.toString(), to: from.add(lengthOf[kind]).subtract({ days: 1 }).toString() };
};

/** The first day of the cycle after the one that a day belongs to. */
export const nextCycleFrom = (kind: CycleKind, day: string): string =>
  Temporal.PlainDate.from(cycleOf(kind, day).to).add({ days: 1 }).toString();
