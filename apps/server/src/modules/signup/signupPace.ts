import { register } from '@pavilion/contract/signup';
import type { Kysely } from 'kysely';
import { refused } from '../../http/refusal.ts';
import { addressBlockOf, type IdentityPolicy } from '../identity/index.ts';
import { type Allowance, periodStart, useAllowances } from './allowances.ts';
import type { SignupTables } from './tables.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * How often an hour one address may be told by a sign-up that another member has what it gave. Each costs a captcha
 * that was read rightly; whoever needs more is trying values out.
 */
export const takenAnswersHourlyMax = 20;

export interface SignupPace {
  readonly siteId: number;
  readonly ip: string;
  readonly policy: IdentityPolicy;
  readonly now: Date;
}

const takenAllowance = (ip: string): Allowance => ({
  purpose: 'taken_address',
  subject: addressBlockOf(ip).name,
  period: 'hour',
  max: takenAnswersHourlyMax,
});

/** Notes that the address was told that a value is taken. */
export const noteTakenAnswer = async (
  db: Kysely<SignupTables>,
  { siteId, ip, now }: Pick<SignupPace, 'siteId' | 'ip' | 'now'>,
): Promise<void> => {
  await useAllowances(db, [takenAllowance(ip)], { siteId, now });
};

/** The lock that puts the sign-ups of one address in a row. */
export const paceLockNameOf = ({ siteId, ip }: Pick<SignupPace, 'siteId' | 'ip'>): string =>
  `${siteId} signup ${addressBlockOf(ip).name}`;

/**
 * Refuses with 996 when the address has just signed somebody up or has tried too many taken values, 997 when it has
 * signed too many up in a day (spec §8 Sign-up codes; the figures of both are the site's policy).
 */
export const assertSignupPace = async (
  db: Kysely<SignupTables>,
  { siteId, ip, policy, now }: SignupPace,
): Promise<void> => {
  const { first, last } = addressBlockOf(ip);
  const { subject, period } = takenAllowance(ip);
  const { joined, latest, told } = await db
    .selectFrom('member')
    .select(({ fn, selectFrom }) => [
      fn.countAll<bigint>().as('joined'),
      fn.max('created_at').as('latest'),
      selectFrom('signup_allowance')
        .select('used')
        .where('site_id', '=', siteId)
        .where('purpose', '=', 'taken_address')
        .where('subject', '=', subject)
        .where('period_start', '=', periodStart(period, now))
        .as('told'),
    ])
    .where('site_id', '=', siteId)
    .where('registered_ip', '>=', first)
    .where('registered_ip', '<=', last)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (joined >= policy.signupsPerIpDailyMax) throw refused(register.codes, 997, 'signup.ip_limit');
  // The latest may have come after `now` was taken: another sign-up that this one waited for.
  const isTooSoon =
    policy.signupIntervalSeconds > 0 &&
    latest !== null &&
    latest.getTime() + policy.signupIntervalSeconds * 1000 > now.getTime();
  if (isTooSoon || (told ?? 0) >= takenAnswersHourlyMax) {
    throw refused(register.codes, 996, 'signup.too_often');
  }
};
