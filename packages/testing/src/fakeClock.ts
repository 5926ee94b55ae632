/** A clock that stands still until a test moves it. Fits the server's `Clock`. */
export interface FakeClock {
  readonly now: () => Date;
  /** Moves forward by milliseconds; refuses to go back, as time does. */
  readonly advance: (ms: number) => void;
  readonly set: (instant: Date | string) => void;
}

const parseInstant = (instant: Date | string): number => {
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`not an instant: ${String(instant)}`);
  return ms;
};

export const createFakeClock = (start: Date | string = '2026-03-01T12:00:00Z'): FakeClock => {
  let nowMs = parseInstant(start);
  return {
    now: () => new Date(nowMs),
    advance: (ms) => {
      if (!(ms >= 0)) throw new RangeError(`a clock advances by zero or more milliseconds, not ${ms}`);
      nowMs += ms;
    },
    set: (instant) => {
      nowMs = parseInstant(instant);
    },
  };
};
