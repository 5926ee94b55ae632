const secondMs = 1_000;
const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

export interface Left {
  readonly ms: number;
  /** Whole days. */
  readonly days: number;
  /** What is left beside them, `hours:minutes:seconds`. */
  readonly clock: string;
}

/** What is left until an instant; zero when it has passed. Instants need no zone. */
export const leftUntil = (endAt: string, nowMs: number): Left => {
  const ms = Math.max(0, new Date(endAt).getTime() - nowMs);
  const seconds = Math.ceil(ms / secondMs);
  const days = Math.floor(seconds / daySeconds);
  const clock = [
    Math.floor((seconds % daySeconds) / hourSeconds),
    Math.floor((seconds % hourSeconds) / minuteSeconds),
    seconds % minuteSeconds,
  ]
    .map(two)
    .join(':');
  return { ms, days, clock };
};
