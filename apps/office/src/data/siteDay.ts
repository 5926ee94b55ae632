/** Days of the site's zone as instants. The browser may be anywhere else. */

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** How far the zone is ahead of UTC at an instant, milliseconds. */
const aheadMs = (atMs: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.trunc(atMs / 1_000) * 1_000;
};

/** When a day (`2026-11-24`) begins in a zone, ISO 8601 UTC; `daysLater` days after it. */
export const dayBegins = (day: string, timeZone: string, daysLater = 0): string => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const wall = Date.UTC(year, month - 1, date + daysLater);
  // The second look counts where the clocks were changed in between.
  const near = wall - aheadMs(wall, timeZone);
  return new Date(wall - aheadMs(near, timeZone)).toISOString();
};
