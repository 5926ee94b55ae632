const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (instantMs: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instantMs);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - Math.floor(instantMs / minuteMs) * minuteMs;
};

/** The instant at which a day, `2026-11-20`, begins in a zone; null for what is no day. */
export const dayBegin = (day: string, timeZone: string): Date | null => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (!dayPattern.test(day) || Number.isNaN(utc)) return null;
  // Twice, because the offset of the first guess may be that of before a change of the clocks.
  const first = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(first, timeZone));
};

/** The instant at which the day after begins. */
export const dayEnd = (day: string, timeZone: string): Date | null => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  if (!dayPattern.test(day) || Number.isNaN(utc)) return null;
  return dayBegin(new Date(utc + dayMs).toISOString().slice(0, 10), timeZone);
};

/** The day that it is in a zone, some days ago. */
export const dayAgo = (days: number, timeZone: string, nowMs = Date.now()): string =>
  new Date(nowMs + offsetAt(nowMs, timeZone) - days * dayMs).toISOString().slice(0, 10);

const minutePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant of a minute, `2026-11-20T08:30`, as the clocks of a zone show it; null for what is none. */
export const minuteInstant = (minute: string, timeZone: string): Date | null => {
  const utc = Date.parse(`${minute}:00Z`);
  if (!minutePattern.test(minute) || Number.isNaN(utc)) return null;
  const first = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(first, timeZone));
};
