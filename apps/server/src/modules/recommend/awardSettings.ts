import { cashSurplusSchema, recommendSettingSchema } from '@pavilion/contract/office';
import { badField } from '../../http/refusal.ts';
import { settingDecimal, settingMinor } from '../../infra/settingAmounts.ts';
import { settingStore } from '../../infra/settingStore.ts';

interface RecommendRow {
  readonly is_friend: boolean;
  readonly turnover_ppm: number;
  readonly turnover_daily_max_minor: bigint;
  readonly deposit_award_minor: bigint;
  readonly deposit_min_minor: bigint;
}

const amountsOf = (
  key: string,
  value: { turnover_daily_max: string; deposit_award: string; deposit_min: string },
) => [
  settingMinor('turnover_daily_max', value.turnover_daily_max, key),
  settingMinor('deposit_award', value.deposit_award, key),
  settingMinor('deposit_min', value.deposit_min, key),
];

/** What members are given for the friends whom they bring. */
export const recommendSetting = settingStore<'recommend'>({
  name: 'recommend',
  read: async (db, { siteId, key }) => {
    const { rows } = await db.query<RecommendRow>({
      text: `SELECT is_friend, turnover_ppm, turnover_daily_max_minor, deposit_award_minor, deposit_min_minor
               FROM recommend_setting WHERE site_id = $1 AND currency = $2`,
      values: [siteId, key],
    });
    const [row] = rows;
    const value = recommendSettingSchema.parse({
      is_friend: row?.is_friend ?? false,
      turnover_ppm: row?.turnover_ppm ?? 0,
      turnover_daily_max: settingDecimal(row?.turnover_daily_max_minor ?? 0n, key),
      deposit_award: settingDecimal(row?.deposit_award_minor ?? 0n, key),
      deposit_min: settingDecimal(row?.deposit_min_minor ?? 0n, key),
    });
    return { value, isSet: row !== undefined };
  },
  check: async (_tx, { key }, { after }) => void amountsOf(key, after),
  write: async (tx, { siteId, key }, value) => {
    await tx.query(
      `INSERT INTO recommend_setting (site_id, currency, is_friend, turnover_ppm, turnover_daily_max_minor,
                                      deposit_award_minor, deposit_min_minor)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (site_id, currency) DO UPDATE
          SET is_friend = $3, turnover_ppm = $4, turnover_daily_max_minor = $5, deposit_award_minor = $6, deposit_min_minor = $7`,
      [siteId, key, value.is_friend, value.turnover_ppm, ...amountsOf(key, value)],
    );
  },
});

interface SurplusRow {
  readonly active: boolean;
  readonly daily_ppm: number;
  readonly balance_min_minor: bigint;
  readonly balance_max_minor: bigint;
}

const boundsOf = (key: string, value: { balance_min: string; balance_max: string }) => {
  const [min, max] = [
    settingMinor('balance_min', value.balance_min, key),
    settingMinor('balance_max', value.balance_max, key),
  ];
  if (max !== 0n && max < min) throw badField('value.balance_max');
  return [min, max];
};

/** What cash that lies still earns. */
export const cashSurplusSetting = settingStore<'cash_surplus'>({
  name: 'cash_surplus',
  read: async (db, { siteId, key }) => {
    const { rows } = await db.query<SurplusRow>({
      text: `SELECT active, daily_ppm, balance_min_minor, balance_max_minor
               FROM cash_surplus_setting WHERE site_id = $1 AND currency = $2`,
      values: [siteId, key],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const value = cashSurplusSchema.parse({
      active: row.active,
      daily_ppm: row.daily_ppm,
      balance_min: settingDecimal(row.balance_min_minor, key),
      balance_max: settingDecimal(row.balance_max_minor, key),
    });
    return { value, isSet: true };
  },
  check: async (_tx, { key }, { after }) => void boundsOf(key, after),
  write: async (tx, { siteId, key }, value) => {
    await tx.query(
      `INSERT INTO cash_surplus_setting (site_id, currency, active, daily_ppm, balance_min_minor, balance_max_minor)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (site_id, currency) DO UPDATE
          SET active = $3, daily_ppm = $4, balance_min_minor = $5, balance_max_minor = $6`,
      [siteId, key, value.active, value.daily_ppm, ...boundsOf(key, value)],
    );
  },
});
