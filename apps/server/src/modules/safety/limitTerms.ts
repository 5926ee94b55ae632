import { looserAfterHours } from '@pavilion/contract/safety';

const hourMs = 60 * 60_000;

/** A limit as it is stored: what holds, and what will. Minor units, or minutes; null is none. */
export interface LimitTerms {
  readonly amount: bigint | null;
  readonly nextAmount: bigint | null;
  readonly nextAt: Date | null;
}

export const noLimit: LimitTerms = { amount: null, nextAmount: null, nextAt: null };

/** What holds at a moment, and what is still to come. */
export const termsAt = (terms: LimitTerms, now: Date): LimitTerms =>
  terms.nextAt !== null && terms.nextAt <= now
    ? { amount: terms.nextAmount, nextAmount: null, nextAt: null }
    : terms;

const isTighter = (wish: bigint | null, held: bigint | null): boolean =>
  wish !== null && (held === null || wish < held);

/**
 * What becomes of a limit by a wish: a tighter one holds at once, the same one takes back what was to come, and a looser
 * one or none waits for 24 hours from now (decisions: People's safety).
 */
export const wishFor = (terms: LimitTerms, wish: bigint | null, now: Date): LimitTerms => {
  const held = termsAt(terms, now);
  if (isTighter(wish, held.amount) || wish === held.amount)
    return { amount: wish, nextAmount: null, nextAt: null };
  return {
    amount: held.amount,
    nextAmount: wish,
    nextAt: new Date(now.getTime() + looserAfterHours * hourMs),
  };
};
