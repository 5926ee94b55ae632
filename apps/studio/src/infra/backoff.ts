import { later } from './clock.ts';

/** Waits between repeats (wallet protocol, What a client does): 1 s, 2 s, 5 s, then longer. Milliseconds. */
const delaysMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000] as const;
const longestMs = 300_000;

/** Past this age of an unanswered call a person has to look. */
export const giveUpAfterMs = 24 * 60 * 60 * 1_000;

/**
 * How long a row stays with whoever took it up. Longer than a call can take (3 s), so that the same call is
 * not made by two at once; short, so that a killed process's work is soon taken over.
 */
export const leaseMs = 5_000;

/** When to repeat after `attempts` tries without an answer. */
export const nextTry = (now: Date, attempts: number): Date =>
  later(now, delaysMs[Math.max(0, attempts - 1)] ?? longestMs);
