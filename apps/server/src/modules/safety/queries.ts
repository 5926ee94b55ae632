import type { Currency } from '@pavilion/contract';
import type { LimitKind, LimitPeriod } from '@pavilion/contract/safety';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { type LimitTerms, termsAt } from './limitTerms.ts';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

export interface StoredLimit extends LimitTerms {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

interface LimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint | null;
  readonly next_amount: bigint | null;
  readonly next_at: Date | null;
}

/** The limits of a member as they stand now. */
export const listLimits = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  now: Date,
): Promise<StoredLimit[]> => {
  const { rows } = await executor.query<LimitRow>({
    name: 'safety-limits',
    text: 'select kind, period, amount, next_amount, next_at from member_limit where site_id = $1 and member_id = $2',
    values: [siteId, memberId],
  });
  return rows.map(({ kind, period, amount, next_amount, next_at }) => ({
    kind,
    period,
    ...termsAt({ amount, nextAmount: next_amount, nextAt: next_at }, now),
  }));
};

export interface Played {
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
}

export interface Position {
  readonly day: Played;
  readonly week: Played;
  readonly month: Played;
  readonly playedMinutes: number;
}

const nothing: Played = { stakedMinor: 0n, wonMinor: 0n };

/** What the member staked and won in each period up to now, and for how long games were open. */
export const readPosition = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  currency: Currency,
  now: Date,
): Promise<Position> => {
  const { rows } = await executor.query<{ period: string; staked_minor: bigint; won_minor: bigint }>({
    name: 'safety-played',
    text: `
      select period, played.staked_minor, played.won_minor
        from ledger.account a
        cross join unnest('{day,week,month}'::text[]) as period
        cross join lateral wallet.played_since(a.id, $4::timestamptz - wallet.period_length(period)) as played
       where a.owner_kind = 'member' and a.owner_id = $2 and a.site_id = $1 and a.purpose = 'main'
         and a.counterparty_id = 0 and a.currency = $3`,
    values: [siteId, memberId, currency, now],
  });
  const time = await executor.query<{ minutes: number }>({
    name: 'safety-time-played',
    text: `select floor(extract(epoch from wallet.time_played($1, $2)) / 60)::integer as minutes`,
    values: [memberId, now],
  });
  const of = (period: string): Played => {
    const row = rows.find((candidate) => candidate.period === period);
    return row === undefined ? nothing : { stakedMinor: row.staked_minor, wonMinor: row.won_minor };
  };
  return {
    day: of('day'),
    week: of('week'),
    month: of('month'),
    playedMinutes: time.rows[0]?.minutes ?? 0,
  };
};

export interface DepositedIn {
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
}

/**
 * What was paid in within each period up to now, with what is on its way: an order that waits for its payment counts, so
 * that several at once cannot pass a limit.
 */
export const readDeposited = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  currency: Currency,
  now: Date,
): Promise<DepositedIn> => {
  const { rows } = await executor.query<{ day: bigint; week: bigint; month: bigint }>({
    name: 'safety-deposited',
    text: `
      select coalesce(sum(amount_minor) filter (where at > $4::timestamptz - wallet.period_length('day')), 0)::bigint as day,
             coalesce(sum(amount_minor) filter (where at > $4::timestamptz - wallet.period_length('week')), 0)::bigint as week,
             coalesce(sum(amount_minor), 0)::bigint as month
        from (select amount_minor, coalesce(settled_at, created_at) as at from deposit_order
               where site_id = $1 and member_id = $2 and currency = $3
                 and state in ('created', 'pending', 'reviewing', 'succeeded')) paid
       where at > $4::timestamptz - wallet.period_length('month')`,
    values: [siteId, memberId, currency, now],
  });
  return rows[0] ?? { day: 0n, week: 0n, month: 0n };
};

/** When the member's break or exclusion ends, 'for_good', or null; and how often to remind. */
export const readRule = async (
  pool: Pool,
  { memberId }: Owner,
  now: Date,
): Promise<{ readonly awayUntil: Date | 'for_good' | null; readonly realityCheckMinutes: number | null }> => {
  const { rows } = await pool.query<{
    until: Date | null;
    for_good: boolean;
    reality_check_minutes: number | null;
  }>({
    name: 'safety-rule',
    text: `select nullif(excluded_until, 'infinity') as until, coalesce(excluded_until = 'infinity', false) as for_good,
                  reality_check_minutes
             from member_play_rule where member_id = $1`,
    values: [memberId],
  });
  const [row] = rows;
  const until = row?.until ?? null;
  return {
    awayUntil: row?.for_good === true ? 'for_good' : until !== null && until > now ? until : null,
    realityCheckMinutes: row?.reality_check_minutes ?? null,
  };
};
