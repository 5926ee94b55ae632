import { currencySchema } from '@pavilion/contract';
import type {
  SettlementBill,
  SettlementBillRow,
  SettlementLine,
  settlementBillList,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { accountKeyOf } from '../../identity/index.ts';
import { exactMoney, money } from '../amounts.ts';
import { listLines } from '../billLines.ts';
import { type BillRow, billColumns, billTables, presentBill } from '../billQueries.ts';
import { beginsWith } from './deskDeps.ts';

interface BillDeskRow extends BillRow {
  readonly cycle_id: number;
  readonly agent_id: number;
  readonly account: string;
  readonly currency: string;
  readonly held_by: string | null;
  readonly held_reason: string | null;
}

/** `$1` is the site. */
const bills = `
  SELECT ${billColumns}, b.cycle_id, b.agent_id, m.account, b.currency, b.held_by, b.held_reason
    FROM ${billTables} JOIN member m ON m.id = b.agent_id WHERE b.site_id = $1`;

/** What the states of the wire are in the tables. */
const stateConditions: Readonly<Record<string, string>> = {
  calculated: `b.state = 'calculated' AND c.state = 'calculated'`,
  reviewed: `b.state = 'calculated' AND c.state = 'reviewed'`,
  approved: `b.state = 'calculated' AND c.state IN ('approved', 'paying')`,
  held: `b.state = 'held'`,
  nothing_due: `b.state = 'nothing_due'`,
  paid: `b.state = 'paid'`,
};

const presentRow = (row: BillDeskRow): SettlementBillRow => {
  const currency = currencySchema.parse(row.currency);
  const { bill_id: id, ...bill } = presentBill(row, currency);
  return {
    ...bill,
    id,
    cycle_id: row.cycle_id,
    agent: { id: row.agent_id, account: row.account },
    currency,
  };
};

/** Bills of a site, the largest first unless told. */
export const listBillsAtDesk = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof settlementBillList.body>,
) => {
  const values = [
    siteId,
    filter.cycle_id ?? null,
    filter.agent_id ?? null,
    filter.q === undefined ? null : beginsWith(accountKeyOf(filter.q)),
  ];
  const state = filter.state === undefined ? '' : `AND ${stateConditions[filter.state]}`;
  const matching = `${bills} AND ($2::integer IS NULL OR b.cycle_id = $2) AND ($3::integer IS NULL OR b.agent_id = $3)
    AND ($4::text IS NULL OR m.account_key LIKE $4) ${state}`;
  const counted = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (${matching}) AS one`,
    values,
  );
  const order = `${sort?.field === 'id' ? 'b.id' : 'b.payable_minor'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, b.id`;
  const { rows } = await pool.query<BillDeskRow>(`${matching} ORDER BY ${order} LIMIT $5 OFFSET $6`, [
    ...values,
    perPage,
    (page - 1) * perPage,
  ]);
  return { rows: rows.map(presentRow), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** A bill of the site; undefined for none. */
export const findBillAtDesk = async (
  pool: Pool,
  siteId: number,
  id: string,
): Promise<BillDeskRow | undefined> =>
  (await pool.query<BillDeskRow>(`${bills} AND b.id = $2`, [siteId, id])).rows[0];

interface AdjustmentRow {
  readonly reason: string;
  readonly note: string;
  readonly amount_minor: bigint;
  readonly made_by: string;
  readonly confirmed_by: string;
}

interface DisputeRow extends Omit<SettlementBill['disputes'][number], 'id' | 'created_at' | 'answered_at'> {
  readonly id: bigint;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

const readRest = async (pool: Pool, { id, cycle_id, agent_id }: BillDeskRow, now: Date) => {
  const [lines, adjustments, disputes, release] = await Promise.all([
    pool.query<{ lines: number }>(
      'SELECT coalesce(max(line), 0) AS lines FROM agent_bill_line WHERE bill_id = $1',
      [id],
    ),
    pool.query<AdjustmentRow>(
      `SELECT reason, note, amount_minor, made_by, confirmed_by FROM agent_adjustment
        WHERE cycle_id = $1 AND agent_id = $2 ORDER BY id`,
      [cycle_id, agent_id],
    ),
    pool.query<DisputeRow>(
      `SELECT id, line, words, state, answer, answered_by, created_at, answered_at FROM agent_dispute
        WHERE bill_id = $1 ORDER BY id DESC LIMIT 100`,
      [id],
    ),
    pool.query<{ id: number }>(
      `SELECT id FROM proposal WHERE kind = 'settlement.release' AND subject_id = $1 AND state = 'open' AND expires_at > $2
        ORDER BY id DESC LIMIT 1`,
      [String(id), now],
    ),
  ]);
  return {
    lines: lines.rows[0]?.lines ?? 0,
    adjustments: adjustments.rows,
    disputes: disputes.rows,
    release: release.rows[0]?.id ?? null,
  };
};

/** The page of a bill; undefined for none of the site. */
export const findBillPage = async (
  pool: Pool,
  siteId: number,
  id: string,
  now: Date,
): Promise<SettlementBill | undefined> => {
  const row = await findBillAtDesk(pool, siteId, id);
  if (row === undefined) return undefined;
  const currency = currencySchema.parse(row.currency);
  const { lines, adjustments, disputes, release } = await readRest(pool, row, now);
  return {
    ...presentRow(row),
    cycle_state: row.cycle_state,
    active: row.active,
    new_active: row.new_active,
    turnover: money(row.turnover_minor, currency),
    earned: exactMoney(row.earned, currency),
    below: exactMoney(row.below, currency),
    revenue_share: exactMoney(row.revenue_share, currency),
    turnover_commission: exactMoney(row.turnover_commission, currency),
    per_head: exactMoney(row.per_head, currency),
    cut: exactMoney(row.cut, currency),
    lapsed: exactMoney(row.lapsed, currency),
    lines,
    held_by: row.held_by,
    held_reason: row.held_reason,
    release_proposal: release,
    adjustments: adjustments.map(({ amount_minor, ...one }) => ({
      ...one,
      amount: money(amount_minor, currency),
    })),
    disputes: disputes.map((one) => ({
      ...one,
      id: String(one.id),
      created_at: one.created_at.toISOString(),
      answered_at: one.answered_at?.toISOString() ?? null,
    })),
  };
};

const linesPerPage = 50;
/** Kinds whose `of` is an agent's id; all others have a member's number in the bill. */
const agentKinds: ReadonlySet<string> = new Set(['bill', 'line']);

/** Lines of a bill behind one, with whom each is about. Undefined for no bill of the site. */
export const listLinesAtDesk = async (
  pool: Pool,
  siteId: number,
  {
    bill_id,
    part,
    cursor,
  }: { bill_id: string; part?: 'days' | 'sums' | undefined; cursor?: string | undefined },
): Promise<{ rows: SettlementLine[]; next_cursor: string | null } | undefined> => {
  const found = await pool.query<{ id: bigint; members: number[] }>(
    'SELECT id, members FROM agent_bill WHERE site_id = $1 AND id = $2',
    [siteId, bill_id],
  );
  const [bill] = found.rows;
  if (bill === undefined) return undefined;
  const after = Math.min(Number(cursor ?? 0), 2_147_483_647);
  const { list, nextCursor } = await listLines(pool, bill.id, {
    after,
    count: linesPerPage,
    part: part ?? 'all',
  });
  const idOf = ({ kind, of }: (typeof list)[number]): number | undefined => {
    if (of === null) return undefined;
    return agentKinds.has(kind) ? of : bill.members[of - 1];
  };
  const ids = [...new Set(list.flatMap((line) => idOf(line) ?? []))];
  const names = await pool.query<{ id: number; account: string }>(
    'SELECT id, account FROM member WHERE site_id = $1 AND id = ANY ($2)',
    [siteId, ids],
  );
  const byId = new Map(names.rows.map((row) => [row.id, row]));
  return {
    rows: list.map((line) => {
      const { has_rounds: _rounds, ...told } = line;
      return { ...told, member: byId.get(idOf(line) ?? 0) ?? null };
    }),
    next_cursor: nextCursor,
  };
};
