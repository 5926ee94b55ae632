import { useSyncExternalStore } from 'react';

const tickMs = 200;

interface Clock {
  readonly serverNow: () => number;
}

/** A clock that is read for all who look at it at once. */
class ServerClock {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #now: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#now = clock.serverNow();
  }

  readonly now = (): number => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#tick();
      this.#timer = setInterval(() => this.#tick(), tickMs);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearInterval(this.#timer);
    };
  };

  #tick(): void {
    this.#now = this.#clock.serverNow();
    for (const listener of this.#listeners) listener();
  }
}

const clocks = new WeakMap<Clock, ServerClock>();

/** The server's clock, told five times a second, to all parts of a page at the same moment: no two of them show other seconds. */
export const useServerClock = (clock: Clock): number => {
  let shared = clocks.get(clock);
  if (!shared) {
    shared = new ServerClock(clock);
    clocks.set(clock, shared);
  }
  return useSyncExternalStore(shared.subscribe, shared.now);
};
