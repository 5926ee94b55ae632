import type { Logger } from 'pino';
import { Patience } from './patience.ts';

export interface Ticker {
  /** Does the work now rather than at the next tick. */
  readonly wake: () => void;
  /** Stops, and waits for the pass under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Does `work` again and again, never two passes at once: at once while it finds something, every `everyMs`
 * otherwise, which may be another time after each pass. A pass that throws is logged, and the next one comes after a while that grows with each.
 */
export const startTicker = (
  log: Logger,
  everyMs: number | (() => number),
  work: () => Promise<number>,
): Ticker => {
  const restMs = typeof everyMs === 'number' ? () => everyMs : everyMs;
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const patience = new Patience();

  const pass = async (): Promise<void> => {
    woken = false;
    let found = 0;
    try {
      found = await work();
      patience.succeeded();
    } catch (error) {
      patience.failed();
      log.error({ err: error }, 'background pass failed');
    }
    if (!stopped) schedule(patience.waitMs(found > 0 || woken ? 0 : restMs()));
  };
  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      running = pass();
    }, delayMs);
  };
  schedule(0);
  return {
    wake: () => {
      woken = true;
      // After a failure the wait that stands is the shortest that there is.
      if (!stopped && timer !== undefined && patience.waitMs(0) === 0) schedule(0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
