import { setTimeout as delay } from 'node:timers/promises';
import { Disagreement } from './failure.ts';

const withinMs = 90_000;
const pauseMs = 25;

/** Asks again while the answer is `undefined` or the connection breaks, as a client of a hall that may be down does. */
export const untilAnswered = async <T>(ask: () => Promise<T | undefined>, what: string): Promise<T> => {
  const deadline = performance.now() + withinMs;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      if (error instanceof Disagreement) throw error;
      last = error;
    }
    await delay(pauseMs);
  }
  throw new Error(`${what} was never answered`, { cause: last });
};
