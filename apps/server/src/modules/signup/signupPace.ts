import { type Kysely, sql } from 'kysely';
import { refused } from '../../http/refusal.ts';
import type { IdentityPolicy } from '../identity/index.ts';
import type { SignupTables } from './tables.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Holds the address until the transaction ends and refuses with 996 when it has just signed somebody up, 997 when it
 * has done so too often in a day (spec §8 Sign-up codes; the figures are the site's policy).
 */
export const assertSignupPace = async (
  db: Kysely<SignupTables>,
  { siteId, ip, policy, now }: { siteId: number; ip: string; policy: IdentityPolicy; now: Date },
): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${siteId} signup ${ip}`}, 0))`.execute(db);
  const { joined, latest } = await db
    .selectFrom('member')
    .select(({ fn }) => [fn.countAll<bigint>().as('joined'), fn.max('created_at').as('latest')])
    .where('site_id', '=', siteId)
    .where('registered_ip', '=', ip)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  if (joined >= policy.signupsPerIpDailyMax) throw refused(997, 'signup.ip_limit');
  const quietUntil = latest === null ? 0 : latest.getTime() + policy.signupIntervalSeconds * 1000;
  if (quietUntil > now.getTime()) throw refused(996, 'signup.too_often');
};
