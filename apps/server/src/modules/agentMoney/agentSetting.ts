import type { Currency } from '@pavilion/contract';
import { agentSettingSchema, type SettingValue } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import { badField } from '../../http/refusal.ts';
import { settingDecimal, settingMinor } from '../../infra/settingAmounts.ts';
import { settingStore } from '../../infra/settingStore.ts';

/** What agents of a site and currency may do (migration 0304). Amounts in minor units. */
export interface AgentSetting {
  readonly transfer_min_minor: bigint;
  readonly transfer_max_minor: bigint;
  readonly day_max_minor: bigint;
  readonly receiver_day_max_minor: bigint;
  readonly turnover_percent: number;
  readonly accounts_day_max: number;
  readonly level_max: number;
}

/** Undefined where agents may neither transfer nor open accounts. */
export const readAgentSetting = async (
  executor: Pick<SqlExecutor, 'query'>,
  siteId: number,
  currency: Currency | string,
): Promise<AgentSetting | undefined> => {
  const { rows } = await executor.query<AgentSetting>({
    name: 'agent-setting',
    text: `select transfer_min_minor, transfer_max_minor, day_max_minor, receiver_day_max_minor, turnover_percent,
                  accounts_day_max, level_max
             from agent_setting where site_id = $1 and currency = $2`,
    values: [siteId, currency],
  });
  return rows[0];
};

/** The amounts of a form, in the order of the columns. Refuses (HTTP 400) bounds that exclude each other. */
const amountsOf = (key: string, value: SettingValue<'agents'>) => {
  const min = settingMinor('transfer_min', value.transfer_min, key);
  const max = settingMinor('transfer_max', value.transfer_max, key);
  const dayMax = settingMinor('day_max', value.day_max, key);
  const receiverDayMax = settingMinor('receiver_day_max', value.receiver_day_max, key);
  if (max < min) throw badField('value.transfer_max');
  if (dayMax < max) throw badField('value.day_max');
  return [min, max, dayMax, receiverDayMax];
};

/** Bounds of what agents transfer and open. */
export const agentSetting = settingStore<'agents'>({
  name: 'agents',
  read: async (db, { siteId, key }) => {
    const row = await readAgentSetting(db, siteId, key);
    if (row === undefined) return null;
    const value = agentSettingSchema.parse({
      transfer_min: settingDecimal(row.transfer_min_minor, key),
      transfer_max: settingDecimal(row.transfer_max_minor, key),
      day_max: settingDecimal(row.day_max_minor, key),
      receiver_day_max: settingDecimal(row.receiver_day_max_minor, key),
      turnover_percent: row.turnover_percent,
      accounts_day_max: row.accounts_day_max,
      level_max: row.level_max,
    });
    return { value, isSet: true };
  },
  check: async (_tx, { key }, { after }) => void amountsOf(key, after),
  write: async (tx, { siteId, key }, value) => {
    await tx.query(
      `INSERT INTO agent_setting (site_id, currency, transfer_min_minor, transfer_max_minor, day_max_minor,
                                  receiver_day_max_minor, turnover_percent, accounts_day_max, level_max)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (site_id, currency) DO UPDATE
          SET transfer_min_minor = $3, transfer_max_minor = $4, day_max_minor = $5, receiver_day_max_minor = $6,
              turnover_percent = $7, accounts_day_max = $8, level_max = $9`,
      [
        siteId,
        key,
        ...amountsOf(key, value),
        value.turnover_percent,
        value.accounts_day_max,
        value.level_max,
      ],
    );
  },
});
