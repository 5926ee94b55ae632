import type { Currency } from '@pavilion/contract';
import type { AwardKind } from '@pavilion/contract/recommend';
import type { SqlExecutor } from '@pavilion/postgres';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface RecommendTerms {
  readonly is_friend: boolean;
  readonly turnover_ppm: number;
  readonly turnover_daily_max_minor: bigint;
  readonly deposit_award_minor: bigint;
  readonly deposit_min_minor: bigint;
}

/** What a site gives for friends in a currency; undefined when it has decided nothing. */
export const findTerms = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
): Promise<RecommendTerms | undefined> => {
  const { rows } = await executor.query<RecommendTerms>({
    name: 'recommend-terms',
    text: `select is_friend, turnover_ppm, turnover_daily_max_minor, deposit_award_minor, deposit_min_minor
             from recommend_setting where site_id = $1 and currency = $2`,
    values: [siteId, currency],
  });
  return rows[0];
};

export interface SurplusTerms {
  readonly daily_ppm: number;
  readonly balance_min_minor: bigint;
  readonly balance_max_minor: bigint;
}

/** What cash earns in a currency; undefined where it earns nothing. */
export const findSurplus = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
): Promise<SurplusTerms | undefined> => {
  const { rows } = await executor.query<SurplusTerms>({
    name: 'surplus-terms',
    text: `select daily_ppm, balance_min_minor, balance_max_minor
             from cash_surplus_setting where site_id = $1 and currency = $2 and active`,
    values: [siteId, currency],
  });
  return rows[0];
};

/** Whether a member is an agent, and one in service, and may bring others. */
export const findStanding = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
): Promise<{
  readonly isAgent: boolean;
  readonly isActiveAgent: boolean;
  readonly mayRecommend: boolean;
}> => {
  const { rows } = await executor.query<{ is_agent: boolean; is_active: boolean; may_recommend: boolean }>({
    name: 'recommend-standing',
    text: `select is_agent, is_agent and agent_active as is_active, recommend_enabled and status = 'active' as may_recommend
             from member where site_id = $1 and id = $2`,
    values: [siteId, memberId],
  });
  const row = rows[0];
  return {
    isAgent: row?.is_agent ?? false,
    isActiveAgent: row?.is_active ?? false,
    mayRecommend: row?.may_recommend ?? false,
  };
};

/** Friends are members who joined by the code, from a link or typed. */
const isFriendOf = `f.site_id = $1 and f.introducer_id = $2 and f.introducer_kind in ('recommend_code', 'introducer')`;

export const countFriends = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
): Promise<number> => {
  const { rows } = await executor.query<{ count: number }>({
    name: 'recommend-friends-count',
    text: `select count(*)::integer as count from member f where ${isFriendOf}`,
    values: [siteId, memberId],
  });
  return rows[0]?.count ?? 0;
};

/** What the member was awarded by kinds, altogether and since a moment. What is due counts: it is earned. */
export const sumAwards = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
  kinds: readonly AwardKind[],
  since: Date,
): Promise<{ readonly all: bigint; readonly lately: bigint }> => {
  const { rows } = await executor.query<{ all: bigint; lately: bigint }>({
    name: 'award-sums',
    text: `select coalesce(sum(amount_minor), 0)::bigint as all,
                  coalesce(sum(amount_minor) filter (where created_at >= $5), 0)::bigint as lately
             from member_award where site_id = $1 and member_id = $2 and currency = $3 and kind = any($4)`,
    values: [siteId, memberId, currency, kinds, since],
  });
  return rows[0] ?? { all: 0n, lately: 0n };
};

/** A page of rows, newest first: after the row of the cursor, from `from` until before `to`. */
export interface Page {
  readonly cursor: string | undefined;
  readonly count: number;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export interface AwardRow {
  readonly id: bigint;
  readonly kind: AwardKind;
  readonly friend: string | null;
  readonly day: string;
  readonly amount_minor: bigint;
  readonly paid_at: Date | null;
}

/** One row more than the page tells whether there is another page. */
const cut = <Row extends { readonly id: bigint | number }>(rows: readonly Row[], count: number) => {
  const list = rows.slice(0, count);
  return { list, nextCursor: rows.length > count ? (list.at(-1)?.id.toString() ?? null) : null };
};

/** The member's awards, and the sum of all that the filters let through. */
export const listAwards = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
  { cursor, count, from, to }: Page,
  kinds: readonly AwardKind[],
) => {
  const filter = `a.site_id = $1 and a.member_id = $2 and a.currency = $3 and a.kind = any($4)
    and ($5::timestamptz is null or a.created_at >= $5) and ($6::timestamptz is null or a.created_at < $6)`;
  const values = [siteId, memberId, currency, kinds, from ?? null, to ?? null];
  const [page, sum] = await Promise.all([
    executor.query<AwardRow>({
      name: 'award-list',
      text: `select a.id, a.kind, f.account as friend, a.day::text, a.amount_minor, a.paid_at
               from member_award a left join member f on f.id = a.friend_id
              where ${filter} and ($7::bigint is null or a.id < $7) order by a.id desc limit $8`,
      values: [...values, cursor ?? null, count + 1],
    }),
    executor.query<{ total: bigint }>({
      name: 'award-total',
      text: `select coalesce(sum(a.amount_minor), 0)::bigint as total from member_award a where ${filter}`,
      values,
    }),
  ]);
  return { ...cut(page.rows, count), total: sum.rows[0]?.total ?? 0n };
};

export interface FriendRow {
  readonly id: number;
  readonly account: string;
  readonly created_at: Date;
  readonly is_active: boolean;
  readonly awarded: bigint;
}

/** The members whom somebody brought; with an account key only that one. */
export const listFriends = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  { cursor, count, from, to }: Page,
  { accountKey, activeSince }: { readonly accountKey: string | undefined; readonly activeSince: Date },
) => {
  const filter = `${isFriendOf} and ($3::text is null or f.account_key = $3)
    and ($4::timestamptz is null or f.created_at >= $4) and ($5::timestamptz is null or f.created_at < $5)`;
  const values = [siteId, memberId, accountKey ?? null, from ?? null, to ?? null];
  const [page, counted] = await Promise.all([
    executor.query<FriendRow>({
      name: 'recommend-friends',
      text: `select f.id, f.account, f.created_at, earned.awarded, earned.is_active
               from member f
              cross join lateral (
                select coalesce(sum(a.amount_minor), 0)::bigint as awarded,
                       coalesce(bool_or(a.created_at >= $8), false) as is_active
                  from member_award a where a.member_id = $2 and a.friend_id = f.id) as earned
              where ${filter} and ($6::integer is null or f.id < $6) order by f.id desc limit $7`,
      values: [...values, cursor ?? null, count + 1, activeSince],
    }),
    executor.query<{ count: number }>({
      name: 'recommend-friends-found',
      text: `select count(*)::integer as count from member f where ${filter}`,
      values,
    }),
  ]);
  return { ...cut(page.rows, count), totalCount: counted.rows[0]?.count ?? 0 };
};
