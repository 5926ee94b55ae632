import { Refusal } from '../http/refusal.ts';

const busyRetrySeconds = 3;

/** Runs at most `running` tasks at once and lets at most `waiting` queue up; refuses the rest with HTTP 429. */
export const createGate = (running: number, waiting: number) => {
  let active = 0;
  const queue: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (queue.length >= waiting) {
        throw new Refusal(429, 'error.too_many', {
          httpStatus: 429,
          data: { retry_after_seconds: busyRetrySeconds },
        });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      // The slot passes straight to the next in the queue, so `active` stays as it is.
      if (next === undefined) active -= 1;
      else next();
    }
  };
};
