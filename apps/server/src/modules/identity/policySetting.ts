import { identityPolicySchema, type SettingValue } from '@pavilion/contract/office';
import { settingStore } from '../../infra/settingStore.ts';

type Policy = SettingValue<'identity_policy'>;

const columns = Object.keys(identityPolicySchema.shape) as (keyof Policy)[];

/** Whether a policy lets in what it kept out before. */
const opensPolicy = (before: Policy, after: Policy): boolean =>
  (before.password_policy === 'strong' && after.password_policy === 'default') ||
  after.minimum_age_years < before.minimum_age_years ||
  (before.single_session && !after.single_session) ||
  (before.double_validation && !after.double_validation) ||
  after.signup_interval_seconds < before.signup_interval_seconds ||
  after.signups_per_ip_daily_max > before.signups_per_ip_daily_max ||
  (before.phone_digits !== null && after.phone_digits !== before.phone_digits);

/** What a site decides about joining and logging in. */
export const identityPolicySetting = settingStore<'identity_policy'>({
  name: 'identity_policy',
  read: async (db, { siteId }) => {
    const { rows } = await db.query<Policy>({
      text: `SELECT ${columns.join(', ')} FROM identity_policy WHERE site_id = $1`,
      values: [siteId],
    });
    return { value: identityPolicySchema.parse(rows[0] ?? {}), isSet: rows.length > 0 };
  },
  write: async (tx, { siteId }, value) => {
    await tx.query(
      `INSERT INTO identity_policy (site_id, ${columns.join(', ')})
       SELECT $1, ${columns.join(', ')} FROM jsonb_populate_record(NULL::identity_policy, $2)
       ON CONFLICT (site_id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      [siteId, JSON.stringify(value)],
    );
  },
  weakens: (before, after) => before !== null && opensPolicy(before, after),
});
