/** When lines that are drawn one after another are drawn. Pure. */

/** Each is drawn for so long, and what it won comes until so long after. Milliseconds. */
export const traceMs = 480;
const amountMs = 180;
/** All of them are drawn and told within so long, however many they are. Milliseconds. */
const tracesMs = 1_600;

/** From the beginning of one line to that of the next. Milliseconds. */
export const traceStepMs = (count: number): number =>
  Math.min(traceMs, (tracesMs - traceMs - amountMs) / Math.max(1, count - 1));

/** From the beginning of the first line until the last is drawn and told. Milliseconds. */
export const tracedMs = (count: number): number =>
  count === 0 ? 0 : traceStepMs(count) * (count - 1) + traceMs + amountMs;
