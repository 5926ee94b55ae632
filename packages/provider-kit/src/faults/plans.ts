import { hash } from 'node:crypto';
import type { Fault, FaultPlan, Passing } from './fault.ts';

export const noFaults: FaultPlan = () => [];

/** Every request meets these. */
export const always =
  (...faults: readonly Fault[]): FaultPlan =>
  () =>
    faults;

/** The first request meets the first list, and so on; what comes after the script passes as it is. */
export const scripted = (script: readonly (readonly Fault[])[]): FaultPlan => {
  let next = 0;
  return () => script[next++] ?? [];
};

/** Only requests that `matches` names meet the plan's faults, and only they count for a script. */
export const onlyFor =
  (matches: (passing: Passing) => boolean, plan: FaultPlan): FaultPlan =>
  (passing) =>
    matches(passing) ? plan(passing) : [];

/** One of each fault, with waits that a test can bear. */
export const everyFault: readonly Fault[] = [
  { kind: 'delay', ms: 20, of: 'request' },
  { kind: 'delay', ms: 20, of: 'answer' },
  { kind: 'drop_request' },
  { kind: 'drop_answer' },
  { kind: 'duplicate', copies: 1, signedAnew: false },
  { kind: 'duplicate', copies: 2, signedAnew: true },
  { kind: 'reorder', behind: 2, waitMs: 60 },
  { kind: 'corrupt_signature', of: 'request' },
  { kind: 'corrupt_signature', of: 'answer' },
  { kind: 'rollback_first' },
];

export interface SeededOptions {
  readonly seed: number | string;
  /** The share of requests that meet a fault, 0 to 1. */
  readonly rate: number;
  readonly faults?: readonly Fault[];
  /** Takes out of a request's path and transaction id what differs from run to run. */
  readonly about?: (subject: string) => string;
}

/** A number in [0, 1) that depends on nothing but the text. */
const fraction = (text: string): number =>
  Number.parseInt(hash('sha256', text, 'hex').slice(0, 12), 16) / 2 ** 48;

const transactionPattern = /"(?:transaction_id|transaction_uuid|transactionId)"\s*:\s*"([^"]{1,128})"/;

/** What a request is about, whichever connection brings it and whenever: its path and its transaction. */
const subjectOf = ({ path, body }: Passing): string =>
  `${path} ${transactionPattern.exec(body.toString('utf8'))?.[1] ?? ''}`;

/**
 * Chance with a memory: the nth request about the same transaction meets the same fault in every run of one seed,
 * whatever order the requests of a run come in.
 */
export const seeded = ({ seed, rate, faults = everyFault, about }: SeededOptions): FaultPlan => {
  const seen = new Map<string, number>();
  return (passing) => {
    const subject = about?.(subjectOf(passing)) ?? subjectOf(passing);
    const nth = seen.get(subject) ?? 0;
    seen.set(subject, nth + 1);
    const draw = `${seed} ${subject} ${nth}`;
    if (fraction(`whether ${draw}`) >= rate) return [];
    const fault = faults[Math.floor(fraction(`which ${draw}`) * faults.length)];
    return fault ? [fault] : [];
  };
};
