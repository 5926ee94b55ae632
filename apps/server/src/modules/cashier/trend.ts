import type { Currency } from '@pavilion/contract';
import { type Minor, minor } from '@pavilion/money';
import type { Pool } from 'pg';

export interface TrendQuery {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly timeZone: string;
  /** How many points, and how many days each stands for. */
  readonly points: number;
  readonly daysAPoint: number;
}

export interface TrendPoint {
  /** `2026-11-20`: the first of its days, in the site's zone. */
  readonly day: string;
  readonly balance: Minor;
  readonly net: Minor;
}

/**
 * How a member's main account went, up to now: what it held at the end of each point's days, and what play brought within
 * them. The first day becomes a place in the books, as in statements; from there on each entry falls to its day by the time
 * of its posting, which ascends with the places of a member's account. Going back from the present balance, every point
 * follows from the entries after it, so that the last is always what the wallet shows.
 */
export const readTrend = async (
  pool: Pool,
  { siteId, memberId, currency, timeZone, points, daysAPoint }: TrendQuery,
): Promise<TrendPoint[]> => {
  const { rows } = await pool.query<{ day: string; balance_minor: bigint; net_minor: bigint }>({
    name: 'cashier-trend',
    text: `
      with main as materialized (
        select id, balance_minor from ledger.account
         where owner_kind = 'member' and owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
           and currency = $3
      ), span as materialized (
        select n, (now() at time zone $4)::date - $6::integer * ($5::integer - n + 1) + 1 as day
          from generate_series(1, $5::integer) n
      ), limits as materialized (
        select array_agg(day::timestamp at time zone $4 order by n) as begins,
               (select ledger.place_at(main.id, min(span.day)::timestamp at time zone $4) from main) as lowest
          from span
      ), entry as (
        select t.kind, t.created_at, m.amount_minor::bigint as amount_minor
          from main cross join limits join ledger.move m
            on m.to_id = main.id and m.kind = any(enum_range(null::ledger.posting_kind)) and m.transfer_id > limits.lowest
          join ledger.transfer t on t.id = m.transfer_id
        union all
        select t.kind, t.created_at, -m.amount_minor
          from main cross join limits join ledger.move m
            on m.from_id = main.id and m.kind = any(enum_range(null::ledger.posting_kind)) and m.transfer_id > limits.lowest
          join ledger.transfer t on t.id = m.transfer_id
      ), moved as (
        select width_bucket(created_at, limits.begins) as n, sum(amount_minor) as total,
               coalesce(sum(amount_minor) filter (where kind in ('bet', 'win', 'bet_win', 'rollback')), 0) as net
          from entry cross join limits group by 1
      )
      select span.day::text as day, coalesce(moved.net, 0)::bigint as net_minor,
             (coalesce((select balance_minor from main), 0) - coalesce(sum(moved.total) over later, 0))::bigint as balance_minor
        from span left join moved on moved.n = span.n
      window later as (order by span.n desc rows between unbounded preceding and 1 preceding)
       order by span.n`,
    values: [siteId, memberId, currency, timeZone, points, daysAPoint],
  });
  return rows.map((row) => ({
    day: row.day,
    balance: minor(row.balance_minor),
    net: minor(row.net_minor),
  }));
};
