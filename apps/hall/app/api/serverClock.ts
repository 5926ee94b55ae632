/** How far the server's clock is ahead of this device's, in milliseconds; zero until an answer has told. */
let aheadMs = 0;

/** Answers tell whole seconds and have been on their way: a smaller difference says nothing. */
const tellsNothingMs = 5_000;

/** Notes the server's time from the `date` header of an answer that came just now. */
export const noteServerTime = (date: string | null, nowMs: number): void => {
  const toldMs = Date.parse(date ?? '');
  if (Number.isNaN(toldMs)) return;
  const differenceMs = toldMs - nowMs;
  aheadMs = Math.abs(differenceMs) < tellsNothingMs ? 0 : differenceMs;
};

/** The server's time, whatever this device's clock shows: for what ends at an instant. Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;
