/** Weeks that a calendar of sign-ins shows, this one the last. */
const weeksShown = 4;
const daysOfWeek = 7;
const dayMs = 24 * 60 * 60_000;

/** Calendar days have no hour, and so no zone: they are counted at midnight of UTC. */
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The weeks up to that of a day, each from Monday to Sunday. */
export const weeksUpTo = (today: string): readonly (readonly string[])[] => {
  const now = atMidnight(today);
  const sinceMonday = (new Date(now).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  const first = now - (sinceMonday + (weeksShown - 1) * daysOfWeek) * dayMs;
  return Array.from({ length: weeksShown }, (_week, week) =>
    Array.from({ length: daysOfWeek }, (_day, day) => dayAt(first + (week * daysOfWeek + day) * dayMs)),
  );
};
