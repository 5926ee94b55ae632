import { registerFieldNames, type SigninSendListKey, signinSendListKeys } from '@pavilion/contract/signup';
import { signupRuleKeys } from '@pavilion/contract/signupRules';
import type { Kysely } from 'kysely';
import { addressBlockOf } from '../identity/index.ts';
import { useAllowances } from './allowances.ts';
import type { SignupTables } from './tables.ts';

/** How long it is kept how sign-ups went. */
export const attemptsKeptMs = 30 * 24 * 60 * 60_000;
/** Refused sign-ups of one address that are written down in a day: a flood would say nothing new. */
const attemptsPerAddressDailyMax = 200;

export interface AttemptReport {
  readonly steps: readonly SigninSendListKey[];
  readonly complaints: readonly string[];
  /** Entries that are no known word. */
  readonly dropped: number;
}

const fieldNames: ReadonlySet<string> = new Set([...registerFieldNames, 'agreement']);
const ruleKeys: ReadonlySet<string> = new Set(signupRuleKeys);
const codePattern = /^[0-9]{1,3}$/;

const isStep = (entry: string): entry is SigninSendListKey => signinSendListKeys.some((key) => key === entry);

/**
 * A complaint in the words that are kept: `field`, `field:rule`, `field:code`, or a code alone, without the text that
 * may follow it. Null for anything else: what somebody typed must not get here by any way.
 */
const complaintOf = (entry: string): string | null => {
  const [head = '', tail] = entry.split(':');
  if (codePattern.test(head)) return head;
  if (!fieldNames.has(head)) return null;
  if (tail === undefined) return head;
  return ruleKeys.has(tail) || codePattern.test(tail) ? `${head}:${tail}` : null;
};

/** What of a page's `error_track` is kept (spec §3 Sign-in send-list keys, §8 the diagnostic list). */
export const readErrorTrack = (entries: readonly string[]): AttemptReport => {
  const steps = entries.filter(isStep);
  const others = entries.filter((entry) => !isStep(entry));
  const complaints = others.flatMap((entry) => complaintOf(entry) ?? []);
  return { steps, complaints, dropped: others.length - complaints.length };
};

export interface SignupAttempt {
  readonly siteId: number;
  readonly currency: string;
  readonly errorTrack: readonly string[];
  readonly ip: string;
  readonly now: Date;
}

type Outcome =
  | { readonly kind: 'joined'; readonly memberId: number }
  | { readonly kind: 'refused'; readonly code: number; readonly field: string | null };

const joinedCode = 100;

const insertAttempt = async (
  db: Kysely<SignupTables>,
  { siteId, currency, errorTrack, ip, now }: SignupAttempt,
  outcome: Outcome,
): Promise<void> => {
  const joined = outcome.kind === 'joined';
  await db
    .insertInto('signup_attempt')
    .values({
      site_id: siteId,
      at: now,
      currency,
      code: joined ? joinedCode : outcome.code,
      field: joined ? null : outcome.field,
      member_id: joined ? outcome.memberId : null,
      ...readErrorTrack(errorTrack),
      ip,
    })
    .execute();
};

/** Writes down that a sign-up made a member, in the transaction that makes it. */
export const recordJoined = (
  db: Kysely<SignupTables>,
  attempt: SignupAttempt,
  memberId: number,
): Promise<void> => insertAttempt(db, attempt, { kind: 'joined', memberId });

/** Writes down why a sign-up was refused, as far as the address's allowance goes. */
export const recordRefused = async (
  db: Kysely<SignupTables>,
  attempt: SignupAttempt,
  { code, field }: { readonly code: number; readonly field: string | null },
): Promise<void> => {
  const allowance = {
    purpose: 'attempt_address',
    subject: addressBlockOf(attempt.ip).name,
    period: 'day',
    max: attemptsPerAddressDailyMax,
  } as const;
  const { siteId, now } = attempt;
  if (await useAllowances(db, [allowance], { siteId, now }))
    await insertAttempt(db, attempt, { kind: 'refused', code, field });
};
