import type { Currency } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

type Place = Pick<Owner, 'siteId' | 'currency'>;

export interface LevelRow {
  readonly level: number;
  readonly reach_minor: bigint;
  readonly keep_minor: bigint;
  readonly cash_back_ppm: number;
  readonly cash_back_max_minor: bigint;
  readonly birthday_minor: bigint;
  readonly withdrawals_more: number;
  readonly withdraw_max_percent: number;
  readonly payouts_first: boolean;
}

/** The levels of a site and currency, the lowest first. */
export const listLevels = async (executor: SqlExecutor, { siteId, currency }: Place): Promise<LevelRow[]> => {
  const { rows } = await executor.query<LevelRow>({
    name: 'vip-levels',
    text: `select level, reach_minor, keep_minor, cash_back_ppm, cash_back_max_minor, birthday_minor, withdrawals_more,
                  withdraw_max_percent, payouts_first
             from vip_level where site_id = $1 and currency = $2 order by level`,
    values: [siteId, currency],
  });
  return rows;
};

export interface WeightRow {
  readonly game_type: number;
  readonly percent: number;
}

export const listWeights = async (
  executor: SqlExecutor,
  { siteId, currency }: Place,
): Promise<WeightRow[]> => {
  const { rows } = await executor.query<WeightRow>({
    name: 'vip-weights',
    text: 'select game_type, percent from vip_weight where site_id = $1 and currency = $2 order by game_type',
    values: [siteId, currency],
  });
  return rows;
};

/** Whether a site has levels in a currency. */
export const isActive = async (executor: SqlExecutor, { siteId, currency }: Place): Promise<boolean> => {
  const { rows } = await executor.query<{ active: boolean }>({
    name: 'vip-active',
    text: 'select active from vip_setting where site_id = $1 and currency = $2',
    values: [siteId, currency],
  });
  return rows[0]?.active ?? false;
};

/**
 * What a member has played on some days by the weights of the types of games, as far as reports have gathered it. Of each type the
 * part is rounded down.
 */
export const readWeighted = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<bigint> => {
  const { rows } = await executor.query<{ weighted: bigint }>({
    name: 'vip-weighted',
    text: `select coalesce(sum(div(d.turnover_minor::numeric * w.percent, 100)), 0)::bigint as weighted
             from report.member_game_day d
             join vip_weight w on w.site_id = d.site_id and w.currency = d.currency and w.game_type = d.game_type
            where d.member_id = $2 and d.site_id = $1 and d.currency = $3 and d.day between $4 and $5`,
    values: [siteId, memberId, currency, from, to],
  });
  return rows[0]?.weighted ?? 0n;
};

export interface MemberLevel {
  readonly level: number;
  readonly since: string | null;
}

export const findLevel = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
): Promise<MemberLevel> => {
  const { rows } = await executor.query<{ level: number; since: string }>({
    name: 'vip-member',
    text: 'select level, since::text from vip_member where member_id = $2 and site_id = $1 and currency = $3',
    values: [siteId, memberId, currency],
  });
  return rows[0] ?? { level: 0, since: null };
};

/** What levels have brought a member. */
export const sumAwarded = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
): Promise<bigint> => {
  const { rows } = await executor.query<{ all: bigint }>({
    name: 'vip-awarded',
    text: `select coalesce(sum(amount_minor), 0)::bigint as all from member_award
            where site_id = $1 and member_id = $2 and currency = $3 and kind in ('vip_cash_back', 'vip_birthday')`,
    values: [siteId, memberId, currency],
  });
  return rows[0]?.all ?? 0n;
};
