import type { Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

/** What a site decides about joining and logging in (table identity_policy). */
export interface IdentityPolicy {
  readonly passwordPolicy: 'default' | 'strong';
  readonly minimumAgeYears: number;
  readonly singleSession: boolean;
  readonly recommendOpen: boolean;
  readonly signupIntervalSeconds: number;
  readonly signupsPerIpDailyMax: number;
  readonly phoneDigits: number | null;
  readonly smsEnabled: boolean;
}

/** The defaults of a site that has decided nothing; the same as the table's. */
const defaults: IdentityPolicy = {
  passwordPolicy: 'default',
  minimumAgeYears: 18,
  singleSession: true,
  recommendOpen: true,
  signupIntervalSeconds: 30,
  signupsPerIpDailyMax: 20,
  phoneDigits: null,
  smsEnabled: true,
};

export const readIdentityPolicy = async (
  db: Kysely<IdentityTables>,
  siteId: number,
): Promise<IdentityPolicy> => {
  const row = await db
    .selectFrom('identity_policy')
    .selectAll()
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (row === undefined) return defaults;
  return {
    passwordPolicy: row.password_policy,
    minimumAgeYears: row.minimum_age_years,
    singleSession: row.single_session,
    recommendOpen: row.recommend_open,
    signupIntervalSeconds: row.signup_interval_seconds,
    signupsPerIpDailyMax: row.signups_per_ip_daily_max,
    phoneDigits: row.phone_digits,
    smsEnabled: row.sms_enabled,
  };
};
