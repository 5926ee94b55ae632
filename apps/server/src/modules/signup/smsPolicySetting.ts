import { type SettingValue, smsPolicySchema } from '@pavilion/contract/office';
import { settingStore } from '../../infra/settingStore.ts';

type Policy = SettingValue<'sms_policy'>;

const columns = Object.keys(smsPolicySchema.shape) as (keyof Policy)[];

/** How many messages a site pays for. More of any is for two people: they cost money. */
export const smsPolicySetting = settingStore<'sms_policy'>({
  name: 'sms_policy',
  read: async (db, { siteId }) => {
    const { rows } = await db.query<Policy>({
      text: `SELECT ${columns.join(', ')} FROM sms_policy WHERE site_id = $1`,
      values: [siteId],
    });
    return { value: smsPolicySchema.parse(rows[0] ?? {}), isSet: rows.length > 0 };
  },
  write: async (tx, { siteId }, value) => {
    await tx.query(
      `INSERT INTO sms_policy (site_id, ${columns.join(', ')})
       SELECT $1, ${columns.join(', ')} FROM jsonb_populate_record(NULL::sms_policy, $2)
       ON CONFLICT (site_id) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
      [siteId, JSON.stringify(value)],
    );
  },
  weakens: (before, after) => before !== null && columns.some((name) => after[name] > before[name]),
});
