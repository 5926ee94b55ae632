import { type SettingValue, smsPolicySchema } from '@pavilion/contract/office';
import type { Kysely } from 'kysely';
import { addressBlockOf } from '../identity/index.ts';
import type { Allowance } from './allowances.ts';
import type { SignupTables } from './tables.ts';

/** How many messages a site pays for; one that has decided nothing has the schema's defaults, which are the table's. */
const columns = Object.keys(smsPolicySchema.shape) as (keyof typeof smsPolicySchema.shape)[];

export const readSmsPolicy = async (
  db: Kysely<SignupTables>,
  siteId: number,
): Promise<SettingValue<'sms_policy'>> => {
  const stored = await db
    .selectFrom('sms_policy')
    .select(columns)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return smsPolicySchema.parse(stored ?? {});
};

/** Phones that differ in their last digits only: a block that one party may own, and be paid for. */
const blockDigits = 4;

/** Everything that one message to a phone uses up. */
export const smsAllowancesOf = async (
  db: Kysely<SignupTables>,
  { siteId, phone, ip }: { siteId: number; phone: string; ip: string },
): Promise<readonly Allowance[]> => {
  const policy = await readSmsPolicy(db, siteId);
  const address = addressBlockOf(ip).name;
  const prefix = phone.slice(0, -blockDigits);
  return [
    { purpose: 'sms_address_hour', subject: address, period: 'hour', max: policy.per_address_hourly_max },
    { purpose: 'sms_address_day', subject: address, period: 'day', max: policy.per_address_daily_max },
    { purpose: 'sms_phone', subject: phone, period: 'day', max: policy.per_phone_daily_max },
    { purpose: 'sms_prefix', subject: prefix, period: 'day', max: policy.per_prefix_daily_max },
    { purpose: 'sms_site', subject: '', period: 'day', max: policy.per_site_daily_max },
  ];
};
