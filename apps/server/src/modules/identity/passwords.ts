import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../http/refusal.ts';

/** OWASP's Argon2id settings (decisions: Wire). The library's default algorithm is Argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on the thread pool of libuv, four threads that file and name lookups share: one stays free for them.
 */
const concurrentMax = Math.max(1, Math.min(3, availableParallelism()));
/** At some 50 ms a hash this is a wait that a person still bears; whoever comes later is asked to try again. */
const waitingMax = 60;
const busyRetrySeconds = 3;

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** `hash` null stands for an account that does not exist: false, after the same work as any other answer. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
}

/** Runs at most `running` tasks at once and lets at most `waiting` queue up; refuses the rest with HTTP 429. */
const createGate = (running: number, waiting: number) => {
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

/** Argon2id off the main thread, with bounded concurrency and a bounded queue. */
export const createPasswordHasher = (
  limits: { concurrentMax: number; waitingMax: number } = { concurrentMax, waitingMax },
): PasswordHasher => {
  const gate = createGate(limits.concurrentMax, limits.waitingMax);
  let decoy: Promise<string> | undefined;
  const decoyHash = (): Promise<string> => {
    decoy ??= hash('nobody has this account', argon2);
    return decoy;
  };
  // Made at once, so that the first unknown account does not take longer than a known one.
  void gate(decoyHash);
  return {
    hash: (password) => gate(() => hash(password, argon2)),
    verify: (stored, password) =>
      gate(async () => {
        const matches = await verify(stored ?? (await decoyHash()), password);
        return stored !== null && matches;
      }),
  };
};
