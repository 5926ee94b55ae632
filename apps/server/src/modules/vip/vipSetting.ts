import { currencySchema, gameTypeIds } from '@pavilion/contract';
import { type VipLevelSetting, vipSettingSchema } from '@pavilion/contract/office';
import type { PoolClient } from 'pg';
import { badField } from '../../http/refusal.ts';
import { settingDecimal, settingMinor } from '../../infra/settingAmounts.ts';
import { type SettingPlace, settingStore } from '../../infra/settingStore.ts';
import { type LevelRow, listLevels, listWeights } from './queries.ts';

type Terms = Omit<LevelRow, 'level'>;

const termsOf = (key: string, level: VipLevelSetting, place: number): Terms => {
  const amount = (field: 'reach' | 'keep' | 'cash_back_max' | 'birthday') =>
    settingMinor(`levels.${place}.${field}`, level[field], key);
  return {
    reach_minor: amount('reach'),
    keep_minor: amount('keep'),
    cash_back_ppm: level.cash_back_ppm,
    cash_back_max_minor: amount('cash_back_max'),
    birthday_minor: amount('birthday'),
    withdrawals_more: level.withdrawals_more,
    withdraw_max_percent: level.withdraw_max_percent,
    payouts_first: level.payouts_first,
  };
};

/** Refuses levels that do not rise, and one that wants more to be kept than to be reached. */
const checkedTerms = (key: string, levels: readonly VipLevelSetting[]): Terms[] => {
  const terms = levels.map((level, place) => termsOf(key, level, place));
  terms.forEach((one, place) => {
    if (one.reach_minor <= (terms[place - 1]?.reach_minor ?? 0n))
      throw badField(`value.levels.${place}.reach`);
    if (one.keep_minor > one.reach_minor) throw badField(`value.levels.${place}.keep`);
  });
  return terms;
};

const writeLevels = async (
  tx: PoolClient,
  { siteId, key }: SettingPlace,
  terms: readonly Terms[],
): Promise<void> => {
  await tx.query('DELETE FROM vip_level WHERE site_id = $1 AND currency = $2', [siteId, key]);
  for (const [place, one] of terms.entries())
    await tx.query(
      `INSERT INTO vip_level (site_id, currency, level, reach_minor, keep_minor, cash_back_ppm, cash_back_max_minor, birthday_minor,
                              withdrawals_more, withdraw_max_percent, payouts_first)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        siteId,
        key,
        place + 1,
        one.reach_minor,
        one.keep_minor,
        one.cash_back_ppm,
        one.cash_back_max_minor,
        one.birthday_minor,
        one.withdrawals_more,
        one.withdraw_max_percent,
        one.payouts_first,
      ],
    );
  // Where there are fewer levels than before, whoever stood above them has the highest.
  await tx.query('UPDATE vip_member SET level = $3 WHERE site_id = $1 AND currency = $2 AND level > $3', [
    siteId,
    key,
    terms.length,
  ]);
};

/** The levels of a site in a currency, what each wants and gives, and how stakes weigh. */
export const vipSetting = settingStore<'vip'>({
  name: 'vip',
  read: async (db, { siteId, key }) => {
    const { rows } = await db.query<{ active: boolean }>({
      text: 'SELECT active FROM vip_setting WHERE site_id = $1 AND currency = $2',
      values: [siteId, key],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const place = { siteId, currency: currencySchema.parse(key) };
    const [levels, weights] = [await listLevels(db, place), await listWeights(db, place)];
    const weightOf = (type: number) => weights.find(({ game_type }) => game_type === type)?.percent ?? 0;
    const value = vipSettingSchema.parse({
      active: row.active,
      weights: Object.fromEntries(gameTypeIds.map((type) => [`type_${type}`, weightOf(type)])),
      levels: levels.map((level) => ({
        reach: settingDecimal(level.reach_minor, key),
        keep: settingDecimal(level.keep_minor, key),
        cash_back_ppm: level.cash_back_ppm,
        cash_back_max: settingDecimal(level.cash_back_max_minor, key),
        birthday: settingDecimal(level.birthday_minor, key),
        withdrawals_more: level.withdrawals_more,
        withdraw_max_percent: level.withdraw_max_percent,
        payouts_first: level.payouts_first,
      })),
    });
    return { value, isSet: true };
  },
  check: async (_tx, { key }, { after }) => void checkedTerms(key, after.levels),
  write: async (tx, place, value) => {
    const { siteId, key } = place;
    await tx.query(
      `INSERT INTO vip_setting (site_id, currency, active) VALUES ($1, $2, $3)
       ON CONFLICT (site_id, currency) DO UPDATE SET active = $3`,
      [siteId, key, value.active],
    );
    for (const type of gameTypeIds)
      await tx.query(
        `INSERT INTO vip_weight (site_id, currency, game_type, percent) VALUES ($1, $2, $3, $4)
         ON CONFLICT (site_id, currency, game_type) DO UPDATE SET percent = $4`,
        [siteId, key, type, value.weights[`type_${type}`]],
      );
    await writeLevels(tx, place, checkedTerms(key, value.levels));
  },
});
