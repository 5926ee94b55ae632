import type { riskPace, smsPolicySchema } from '@pavilion/contract/office';
import { createKysely, type Pool } from '@pavilion/postgres';
import type { z } from 'zod';
import { type IdentityTables, loginSlowdown, readIdentityPolicy } from '../identity/index.ts';
import { lookupsHourly, readSmsPolicy, type SignupTables } from '../signup/index.ts';

type Row = z.output<typeof riskPace.data>['rows'][number];

const secondMs = 1_000;
const fixed = (name: Row['name'], amount: number, per: Row['per']): Row => ({
  name,
  amount,
  per,
  setting: null,
});
const bySms = (name: Row['name'], amount: number, per: Row['per']): Row => ({
  name,
  amount,
  per,
  setting: 'sms_policy',
});
const smsRows = (policy: z.output<typeof smsPolicySchema>): Row[] => [
  bySms('sms_address_hour', policy.per_address_hourly_max, 'hour'),
  bySms('sms_address_day', policy.per_address_daily_max, 'day'),
  bySms('sms_phone', policy.per_phone_daily_max, 'day'),
  bySms('sms_prefix', policy.per_prefix_daily_max, 'day'),
  bySms('sms_site', policy.per_site_daily_max, 'day'),
];

/** How often anybody may try what on a site, as it holds now. */
export const paceOf = async (pool: Pool, siteId: number): Promise<Row[]> => {
  const policy = await readIdentityPolicy(createKysely<IdentityTables>(pool), siteId);
  return [
    fixed('login_pair', loginSlowdown.freeFailures, 'tries'),
    fixed('login_pair_wait', loginSlowdown.firstWaitMs / secondMs, 'seconds'),
    fixed('login_address', loginSlowdown.addressFailuresMax, 'tries'),
    fixed('login_turns', loginSlowdown.turnsFrom, 'hour'),
    {
      name: 'signup_interval',
      amount: policy.signupIntervalSeconds,
      per: 'seconds',
      setting: 'identity_policy',
    },
    { name: 'signup_address', amount: policy.signupsPerIpDailyMax, per: 'day', setting: 'identity_policy' },
    fixed('lookup_address', lookupsHourly.perAddress, 'hour'),
    fixed('lookup_site', lookupsHourly.perSite, 'hour'),
    ...smsRows(await readSmsPolicy(createKysely<SignupTables>(pool), siteId)),
  ];
};
