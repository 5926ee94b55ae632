import type { MissionPeriod } from '@pavilion/contract/missions';

/** When something is counted for a mission, by days of the site's calendar, both of them with. */
export interface Span {
  readonly day: string;
  readonly lastDay: string;
  /** The last day on which what was reached in it can be claimed. */
  readonly claimUntil: string;
  /** Whether today is one of its days. */
  readonly isRunning: boolean;
}

export interface MissionDays {
  readonly period: MissionPeriod;
  readonly from_day: string;
  readonly to_day: string;
}

/** For how many days after its end a span is still paid: nobody has to stay up for the last minute of a day. */
export const claimDays: Readonly<Record<MissionPeriod, number>> = { once: 7, day: 1, week: 7 };

const { compare, from: dayFrom } = Temporal.PlainDate;
const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  compare(one, other) <= 0 ? one : other;
const later = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  compare(one, other) >= 0 ? one : other;

/** How long a span of a period is, and on which day one began. */
const beginOf = (period: MissionPeriod, day: Temporal.PlainDate): Temporal.PlainDate =>
  period === 'week' ? day.subtract({ days: day.dayOfWeek - 1 }) : day;
const daysOf = { day: 1, week: 7 } as const;

/**
 * The spans of a mission that matter today: the one that runs, and before it those that are over and can still be claimed.
 * None before its first day and once everything was claimed that could be.
 */
export const spansOf = ({ period, ...days }: MissionDays, today: Temporal.PlainDate): readonly Span[] => {
  const [first, last] = [dayFrom(days.from_day), dayFrom(days.to_day)];
  if (compare(last, first) < 0 || compare(today, first) < 0) return [];
  const spanOf = (begin: Temporal.PlainDate, end: Temporal.PlainDate): Span => ({
    day: later(begin, first).toString(),
    lastDay: earlier(end, last).toString(),
    claimUntil: earlier(end, last).add({ days: claimDays[period] }).toString(),
    isRunning: compare(today, earlier(end, last)) <= 0,
  });
  const isClaimable = ({ claimUntil }: Span): boolean => compare(today, dayFrom(claimUntil)) <= 0;
  if (period === 'once') return [spanOf(first, last)].filter(isClaimable);
  const length = daysOf[period];
  const running = beginOf(period, today);
  return [running.subtract({ days: length }), running]
    .map((begin) => [begin, begin.add({ days: length - 1 })] as const)
    .filter(([begin, end]) => compare(begin, last) <= 0 && compare(end, first) >= 0)
    .map(([begin, end]) => spanOf(begin, end))
    .filter(isClaimable);
};
