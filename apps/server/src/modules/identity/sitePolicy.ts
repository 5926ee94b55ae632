import { login } from '@pavilion/contract/identity';
import { identityPolicySchema } from '@pavilion/contract/office';
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

/** How a policy is stored: a site that has decided nothing has the schema's defaults, which are the table's. */
const columns = Object.keys(identityPolicySchema.shape) as (keyof typeof identityPolicySchema.shape)[];

export const readIdentityPolicy = async (
  db: Kysely<IdentityTables>,
  siteId: number,
): Promise<IdentityPolicy> => {
  const row = await db
    .selectFrom('identity_policy')
    .select(columns)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const policy = identityPolicySchema.parse(row ?? {});
  return {
    passwordPolicy: policy.password_policy,
    minimumAgeYears: policy.minimum_age_years,
    singleSession: policy.single_session,
    recommendOpen: policy.recommend_open,
    signupIntervalSeconds: policy.signup_interval_seconds,
    signupsPerIpDailyMax: policy.signups_per_ip_daily_max,
    phoneDigits: policy.phone_digits,
    smsEnabled: policy.sms_enabled,
    doubleValidation: policy.double_validation,
  };
};

/** Nobody gets in on a demo site (spec §1 IS_DEMO): code 403. */
export const refuseInDemo = ({ settings }: Site): void => {
  if (settings.is_demo) throw refused(login.codes, 403, 'error.demo');
};
