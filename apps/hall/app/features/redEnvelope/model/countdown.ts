const secondMs = 1_000;
const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** What is left until an instant, `days.hours:minutes:seconds`; zero when it has passed. Instants need no zone. */
export const leftUntil = (endAt: string, nowMs: number): { readonly ms: number; readonly text: string } => {
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
  return { ms, text: days === 0 ? clock : `${days}.${clock}` };
};
