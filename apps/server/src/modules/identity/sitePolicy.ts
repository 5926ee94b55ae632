import { login } from '@pavilion/contract/identity';
import type { Kysely } from 'kysely';
import { refused } from '../../http/refusal.ts';
import type { Site } from '../../infra/site.ts';
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
  /** Whether a member with profile answers is asked a question on an unknown device (spec §4 Double verification). */
  readonly doubleValidation: boolean;
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
  doubleValidation: false,
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
    doubleValidation: row.double_validation,
  };
};

/** Nobody gets in on a demo site (spec §1 IS_DEMO): code 403. */
export const refuseInDemo = ({ settings }: Site): void => {
  if (settings.is_demo) throw refused(login.codes, 403, 'error.demo');
};
