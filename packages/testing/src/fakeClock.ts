/** A clock that stands still until a test moves it. Fits the server's `Clock`. */
export interface FakeClock {
  readonly now: () => Date;
  readonly elapsedMs: () => number;
  /** Moves forward by milliseconds; refuses to go back, as time does. */
  readonly advance: (ms: number) => void;
  /** As somebody sets a clock on the wall: time itself, `elapsedMs`, goes on from where it was. */
  readonly set: (instant: Date | string) => void;
}

const parseInstant = (instant: Date | string): number => {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${String(instant)}`);
  return ms;
};

export const createFakeClock = (start: Date | string = '2026-03-01T12:00:00Z'): FakeClock => {
  let nowMs = parseInstant(start);
  let elapsedMs = 0;
  return {
    now: () => new Date(nowMs),
    elapsedMs: () => elapsedMs,
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError(`a clock advances by zero or more milliseconds, not ${ms}`);
      nowMs += ms;
      elapsedMs += ms;
    },
    set: (instant) => {
      nowMs = parseInstant(instant);
    },
  };
};
