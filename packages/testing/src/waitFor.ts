import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 10;

/**
 * Polls until the condition answers something truthy, and answers that. A condition that throws is asked again.
 * Fails after `withinMs` (20 s unless told) with what was waited for and the last error.
 */
export const waitFor = async <T>(
  condition: () => T | Promise<T>,
  options: { withinMs?: number; what?: string } = {},
): Promise<Exclude<T, false | 0 | 0n | '' | null | undefined>> => {
  const { withinMs = 20_000, what = 'the condition' } = options;
  const deadline = performance.now() + withinMs;
  let last: unknown;
  for (;;) {
    try {
      const value = await condition();
      last = undefined;
      if (isTruthy(value)) return value;
    } catch (error) {
      last = error;
    }
    if (performance.now() > deadline) {
      throw new Error(
        `${what} did not come about within ${withinMs} ms`,
        last === undefined ? {} : { cause: last },
      );
    }
    await delay(pollMs);
  }
};

const isTruthy = <T>(value: T): value is Exclude<T, false | 0 | 0n | '' | null | undefined> => Boolean(value);
