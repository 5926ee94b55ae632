import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '../../infra/gate.ts';

/** OWASP's Argon2id settings (decisions: Wire). The library's default algorithm is Argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing runs on the thread pool of libuv, four threads that file and name lookups share: one stays free for them.
 */
const concurrentUsual = Math.max(1, Math.min(3, availableParallelism()));
/** At some 50 ms a hash this is a wait that a person still bears; whoever comes later is asked to try again. */
const waitingUsual = 60;

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** `hash` null stands for an account that does not exist: false, after the same work as any other answer. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
}

interface HasherOptions {
  readonly concurrentMax?: number;
  readonly waitingMax?: number;
  /** Argon2's own unless told: for tests that count how often it is asked. */
  readonly verifyHash?: (hash: string, password: string) => Promise<boolean>;
}

/** Argon2id off the main thread, with bounded concurrency and a bounded queue. */
export const createPasswordHasher = ({
  concurrentMax = concurrentUsual,
  waitingMax = waitingUsual,
  verifyHash = verify,
}: HasherOptions = {}): PasswordHasher => {
  const gate = createGate(concurrentMax, waitingMax);
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
        const matches = await verifyHash(stored ?? (await decoyHash()), password);
        return stored !== null && matches;
      }),
  };
};
