import { dayAgo } from '@pavilion/web/zonedDay';

/** First and last day of a report, by the site's clock. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const shortcutNames = ['today', 'yesterday', 'week', 'month', 'last_month'] as const;
type Shortcut = (typeof shortcutNames)[number];

const lastOfMonth = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);
const monthBefore = (day: string): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 2, 1)).toISOString().slice(0, 10);

/** Spans that are asked for every day; the month is the one that runs. */
export const shortcutsAt = (timeZone: string, nowMs = Date.now()): readonly (Days & { name: Shortcut })[] => {
  const today = dayAgo(0, timeZone, nowMs);
  const yesterday = dayAgo(1, timeZone, nowMs);
  const before = monthBefore(today);
  return [
    { name: 'today', from: today, to: today },
    { name: 'yesterday', from: yesterday, to: yesterday },
    { name: 'week', from: dayAgo(6, timeZone, nowMs), to: today },
    { name: 'month', from: `${today.slice(0, 7)}-01`, to: today },
    { name: 'last_month', from: before, to: lastOfMonth(before) },
  ];
};
