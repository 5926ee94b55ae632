import type { withdrawalList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { ordersQuery, readOrderPage } from '../orderPage.ts';
import { currencyOf } from '../presenter.ts';
import type { WithdrawalState } from './states.ts';

export interface DeskRow {
  readonly id: bigint;
  readonly order_number: string;
  readonly site_id: number;
  readonly member_id: number;
  readonly account: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly fee_minor: bigint;
  readonly state: WithdrawalState;
  readonly approvals: number;
  readonly approvals_needed: number;
  readonly approved_by_me: boolean;
  readonly created_at: Date;
  readonly bank_account_id: number;
  readonly hold_id: bigint;
  readonly joined_at: Date;
  readonly is_first: boolean;
}

/** `$2` is who asks. */
const shown = `
  SELECT o.id, o.order_number, o.site_id, o.member_id, m.account, m.account_key, o.currency, o.amount_minor, o.fee_minor,
         o.state, o.approvals_needed, o.created_at, o.bank_account_id, o.hold_id, m.created_at AS joined_at, o.is_first,
         (SELECT count(*)::integer FROM withdrawal_approval a WHERE a.order_id = o.id) AS approvals,
         EXISTS (SELECT FROM withdrawal_approval a WHERE a.order_id = o.id AND a.staff_id = $2) AS approved_by_me
    FROM withdrawal_order o JOIN member m ON m.id = o.member_id`;

export const presentDeskRow = (row: DeskRow) => {
  const currency = currencyOf(row);
  return {
    id: Number(row.id),
    order_number: row.order_number,
    member: { id: row.member_id, account: row.account },
    currency,
    amount: toDecimal(minor(row.amount_minor), currency),
    fee: toDecimal(minor(row.fee_minor), currency),
    state: row.state,
    approvals: row.approvals,
    approvals_needed: row.approvals_needed,
    approved_by_me: row.approved_by_me,
    created_at: row.created_at.toISOString(),
    is_first: row.is_first,
  };
};

type Asked = z.output<typeof withdrawalList.body>;

interface Reader {
  readonly siteId: number;
  readonly staffId: number;
}

/** `$1` is the site, `$3` the states. */
const desk = {
  table: 'withdrawal_order',
  select: shown,
  where: 'o.site_id = $1 AND $2::integer IS NOT NULL AND o.state = ANY ($3)',
} as const;
const statesIn = ({ states = ['requested', 'reviewing'] }: Asked['filter']): readonly string[] => states;

/**
 * Withdrawals of a site; those that wait for staff unless other states are asked for. The oldest first unless told; of those that
 * wait, members whose level says so stand before them.
 */
export const listDesk = async (pool: Pool, { siteId, staffId }: Reader, asked: Asked) => {
  const own = [siteId, staffId, statesIn(asked.filter)] as const;
  const queue = asked.filter.states === undefined ? { ...desk, before: 'o.is_first DESC' } : desk;
  const { rows, ...bounds } = await readOrderPage<DeskRow>(pool, queue, own, asked);
  return { rows: rows.map(presentDeskRow), ...bounds };
};

/** All of them that fit a filter, as a query that may be read row by row. */
export const deskQuery = ({ siteId, staffId }: Reader, filter: Asked['filter']) =>
  ordersQuery(desk, [siteId, staffId, statesIn(filter)], filter);

export const findDeskRow = async (
  pool: Pool,
  { siteId, staffId }: Reader,
  orderNumber: string,
): Promise<DeskRow | undefined> => {
  const { rows } = await pool.query<DeskRow>(`${shown} WHERE o.site_id = $1 AND o.order_number = $3`, [
    siteId,
    staffId,
    orderNumber,
  ]);
  return rows[0];
};

/** When the member asked for money before this; null when this is the first time. */
export const askedBefore = async (pool: Pool, row: DeskRow): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(
    `SELECT max(created_at) AS at FROM withdrawal_order
      WHERE site_id = $1 AND member_id = $2 AND currency = $3 AND hold_id < $4`,
    [row.site_id, row.member_id, row.currency, row.hold_id],
  );
  return rows[0]?.at ?? null;
};

interface PlayRow {
  readonly rounds: number;
  readonly staked_minor: bigint;
  readonly won_minor: bigint;
}

interface WinRow {
  readonly id: bigint;
  readonly names: unknown;
  readonly at: Date;
  readonly stake_minor: bigint;
  readonly win_minor: bigint;
}

const largestWinsMax = 5;

/** What was played between the withdrawal before and this one, with the wins that made it. */
export const readPlay = async (pool: Pool, row: DeskRow, since: Date | null) => {
  const played = `FROM round r
    WHERE r.member_id = $1 AND r.site_id = $2 AND r.currency = $3 AND r.state = 'closed'
      AND ($4::timestamptz IS NULL OR r.opened_at > $4) AND r.opened_at <= $5`;
  const values = [row.member_id, row.site_id, row.currency, since, row.created_at];
  const [sums, wins] = await Promise.all([
    pool.query<PlayRow>(
      `SELECT count(*)::integer AS rounds, coalesce(sum(r.stake_minor), 0)::bigint AS staked_minor,
              coalesce(sum(r.win_minor), 0)::bigint AS won_minor ${played}`,
      values,
    ),
    pool.query<WinRow>(
      `SELECT one.id, one.opened_at AS at, one.stake_minor, one.win_minor, game.names
         FROM (SELECT r.id, r.opened_at, r.stake_minor, r.win_minor, r.game_id ${played} AND r.win_minor > 0
                ORDER BY r.win_minor DESC, r.id LIMIT $6) AS one
         LEFT JOIN game ON game.id = one.game_id ORDER BY one.win_minor DESC, one.id`,
      [...values, largestWinsMax],
    ),
  ]);
  return { sums: sums.rows[0], wins: wins.rows };
};

interface TotalsRow {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

export const readTotals = async (pool: Pool, row: DeskRow): Promise<TotalsRow> => {
  const { rows } = await pool.query<TotalsRow>(
    `SELECT (SELECT coalesce(sum(amount_minor), 0)::bigint FROM deposit_order
              WHERE site_id = $1 AND member_id = $2 AND currency = $3 AND state = 'succeeded') AS deposited,
            (SELECT coalesce(sum(amount_minor), 0)::bigint FROM withdrawal_order
              WHERE site_id = $1 AND member_id = $2 AND currency = $3 AND state = 'paid') AS withdrawn`,
    [row.site_id, row.member_id, row.currency],
  );
  return rows[0] ?? { deposited: 0n, withdrawn: 0n };
};

interface AccountUse {
  readonly was_paid_before: boolean;
}

/** Whether anything was paid out to the account before. */
export const wasPaidBefore = async (pool: Pool, row: DeskRow): Promise<boolean> => {
  const { rows } = await pool.query<AccountUse>(
    `SELECT EXISTS (SELECT FROM withdrawal_order
                     WHERE member_id = $1 AND bank_account_id = $2 AND state = 'paid' AND id <> $3) AS was_paid_before`,
    [row.member_id, row.bank_account_id, row.id],
  );
  return rows[0]?.was_paid_before ?? false;
};

interface StepRow {
  readonly from_state: string | null;
  readonly to_state: string;
  readonly actor: string;
  readonly cause: string;
  readonly at: Date;
}

/** Who approved, and every change of state. */
export const readHistory = async (pool: Pool, row: DeskRow) => {
  const [approvals, steps] = await Promise.all([
    pool.query<{ by: string; at: Date }>(
      'SELECT operator AS by, at FROM withdrawal_approval WHERE order_id = $1 ORDER BY at',
      [row.id],
    ),
    pool.query<StepRow>(
      'SELECT from_state, to_state, actor, cause, at FROM withdrawal_transition WHERE order_id = $1 ORDER BY id',
      [row.id],
    ),
  ]);
  return {
    approvals_given: approvals.rows.map(({ by, at }) => ({ by, at: at.toISOString() })),
    history: steps.rows.map((step) => ({
      from: step.from_state,
      to: step.to_state,
      actor: step.actor,
      cause: step.cause,
      at: step.at.toISOString(),
    })),
  };
};

interface DepositRow {
  readonly order_number: string;
  readonly at: Date;
  readonly amount_minor: bigint;
  readonly bonus_minor: bigint;
}

/** Deposits credited between the withdrawal before and this one, the latest first. */
export const readDepositsBetween = async (
  pool: Pool,
  row: DeskRow,
  since: Date | null,
): Promise<DepositRow[]> => {
  const { rows } = await pool.query<DepositRow>(
    `SELECT order_number, settled_at AS at, amount_minor, bonus_minor FROM deposit_order
      WHERE site_id = $1 AND member_id = $2 AND currency = $3 AND state = 'succeeded'
        AND ($4::timestamptz IS NULL OR settled_at > $4) AND settled_at <= $5
      ORDER BY settled_at DESC LIMIT 50`,
    [row.site_id, row.member_id, row.currency, since, row.created_at],
  );
  return rows;
};
