import { type Minor, minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';

/** A deposit, with what was staked between it and the next. Oldest first. */
export interface DepositWindow {
  readonly orderNumber: string;
  readonly at: Date;
  readonly amountMinor: bigint;
  /** What is to be staked of it. */
  readonly requiredMinor: bigint;
  /** Settled stakes, less those that were taken back. */
  readonly stakedMinor: bigint;
}

export interface DepositTurnover {
  readonly orderNumber: string;
  readonly at: Date;
  readonly amount: Minor;
  readonly required: Minor;
  readonly played: Minor;
  readonly left: Minor;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * How much of each deposit is still to be played. Stakes count for the oldest deposit that is not played yet and never for
 * one that came after them; stakes of open rounds, the newest, do not count until they are settled.
 */
export const turnoverOf = (windows: readonly DepositWindow[], openMinor: bigint): DepositTurnover[] => {
  let stillOpen = openMinor;
  const settled = windows.toReversed().map(({ stakedMinor }) => {
    const taken = least(stillOpen, stakedMinor > 0n ? stakedMinor : 0n);
    stillOpen -= taken;
    return stakedMinor - taken;
  });
  settled.reverse();
  const required = windows.map(({ requiredMinor }) => requiredMinor);
  const played = windows.map(() => 0n);
  let carried = 0n;
  for (const [place, staked] of settled.entries()) {
    // What a window took back of the ones before it is made up for before anything counts again.
    carried = least(carried, 0n) + staked;
    for (let oldest = 0; oldest <= place && carried > 0n; oldest += 1) {
      const part = least(carried, (required[oldest] ?? 0n) - (played[oldest] ?? 0n));
      played[oldest] = (played[oldest] ?? 0n) + part;
      carried -= part;
    }
  }
  return windows.map(({ orderNumber, at, amountMinor }, place) => ({
    orderNumber,
    at,
    amount: minor(amountMinor),
    required: minor(required[place] ?? 0n),
    played: minor(played[place] ?? 0n),
    left: minor((required[place] ?? 0n) - (played[place] ?? 0n)),
  }));
};

/** Deposits that are looked at one by one; what comes after them is counted as one with the last. */
const depositsMax = 1_000;

interface WindowRow {
  readonly order_number: string;
  readonly settled_at: Date;
  readonly amount_minor: bigint;
  readonly required_minor: bigint;
  readonly staked_minor: bigint;
  readonly open_minor: bigint;
}

/**
 * The member's deposits since the last withdrawal was asked for: by then all earlier ones were played. Which came first is
 * told by their places in the books; the clock only keeps old deposits from being looked up. A deposit with a
 * bonus is to be played with it, by the promotion's rule, until the bonus is given up; any other by the site's, `turnoverPercent`. Stakes are the
 * ledger's own entries on the main account, found by their place in the books.
 */
export const readTurnover = async (
  executor: SqlExecutor,
  {
    siteId,
    memberId,
    currency,
    turnoverPercent,
    askedAt = null,
  }: {
    siteId: number;
    memberId: number;
    currency: string;
    turnoverPercent: number;
    /** The hold of a withdrawal: how it stood when that was asked for. */
    askedAt?: bigint | null;
  },
): Promise<DepositTurnover[]> => {
  const { rows } = await executor.query<WindowRow>({
    name: 'withdrawal-turnover',
    text: `
      with main as materialized (
        select id from ledger.account
         where owner_kind = 'member' and owner_id = $2 and site_id = $1 and purpose = 'main' and counterparty_id = 0
           and currency = $3
      ), asked as materialized (
        select coalesce(max(hold_id), 0) as hold_id,
               coalesce(max(created_at), '-infinity') - interval '1 hour' as before_at
          from withdrawal_order where site_id = $1 and member_id = $2 and currency = $3
           and ($6::bigint is null or hold_id < $6)
      ), paid as materialized (
        select o.order_number, o.settled_at, o.amount_minor, t.id as after_id,
               (o.amount_minor + case when o.given_up_at is null then o.bonus_minor else 0 end)
                 * coalesce(o.turnover_percent, $5) / 100 as required_minor,
               coalesce(lead(t.id) over (order by t.id), $6, 9223372036854775807) as before_id
          from asked cross join deposit_order o
          join ledger.transfer t on t.key = o.order_number and t.scope = 'deposit' and t.site_id = o.site_id
         where o.site_id = $1 and o.member_id = $2 and o.currency = $3 and o.state = 'succeeded'
           and o.settled_at > asked.before_at and t.id > asked.hold_id and ($6::bigint is null or t.id < $6)
      ), placed as (
        select *, least(row_number() over (order by after_id), $4::integer) as place from paid
      ), deposit as materialized (
        select min(order_number) as order_number, min(settled_at) as settled_at, sum(amount_minor)::bigint as amount_minor,
               min(after_id) as after_id, max(before_id) as before_id, sum(required_minor)::bigint as required_minor
          from placed group by place
      )
      select d.order_number, d.settled_at, d.amount_minor, d.required_minor,
        (coalesce((select sum(m.amount_minor) from ledger.move m
                    where m.from_id = main.id and m.kind = any('{bet,bet_win}'::ledger.posting_kind[])
                      and m.transfer_id > greatest(d.after_id, archive.through()) and m.transfer_id < d.before_id), 0)
         + coalesce((select sum(s.staked_minor) from ledger.carried_stake s
                      where s.account_id = main.id and s.after_transfer_id >= d.after_id
                        and s.after_transfer_id < d.before_id), 0)
         - coalesce((select sum(m.amount_minor) from ledger.move m
                      where m.to_id = main.id and m.kind = 'rollback'
                        and m.transfer_id > greatest(d.after_id, archive.through())
                        and m.transfer_id < d.before_id), 0)
         - coalesce((select sum(u.amount_minor) from uncounted_stake u
                      where u.account_id = main.id and u.transfer_id > d.after_id
                        and u.transfer_id < d.before_id), 0))::bigint as staked_minor,
        case when $6::bigint is null then coalesce((
          select sum(r.held_minor - coalesce((
                   select sum(u.amount_minor) from wallet_transaction t
                     join uncounted_stake u on u.account_id = main.id and u.transfer_id = t.ledger_transfer_id
                    where t.round_id = r.id), 0))
            from round r where r.member_id = $2 and r.site_id = $1 and r.state = 'open'), 0) else 0 end::bigint as open_minor
        from deposit d cross join main
       order by d.after_id`,
    values: [siteId, memberId, currency, depositsMax, turnoverPercent, askedAt],
  });
  const windows = rows.map((row) => ({
    orderNumber: row.order_number,
    at: row.settled_at,
    amountMinor: row.amount_minor,
    requiredMinor: row.required_minor,
    stakedMinor: row.staked_minor,
  }));
  return turnoverOf(windows, rows[0]?.open_minor ?? 0n);
};

/** What the site demands of deposits today, per cent; a promotion's own demand came with its deposit. */
export const turnoverPercentOf = async (
  executor: SqlExecutor,
  siteId: number,
  currency: string,
): Promise<number> => {
  const { rows } = await executor.query<{ turnover_percent: number }>({
    name: 'withdrawal-turnover-percent',
    text: 'select turnover_percent from withdrawal_rule where site_id = $1 and currency = $2',
    values: [siteId, currency],
  });
  return rows[0]?.turnover_percent ?? 0;
};

/** As `readTurnover`, by the site's own rule of today. */
export const readSiteTurnover = async (
  executor: SqlExecutor,
  owner: { siteId: number; memberId: number; currency: string },
): Promise<DepositTurnover[]> => {
  const turnoverPercent = await turnoverPercentOf(executor, owner.siteId, owner.currency);
  return readTurnover(executor, { ...owner, turnoverPercent });
};
