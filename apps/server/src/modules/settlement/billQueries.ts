import type { Currency } from '@pavilion/contract';
import type { AgentBill, AgentBillState } from '@pavilion/contract/agentBills';
import type { Pool } from 'pg';
import { exactMoney, money } from './amounts.ts';
import type { CycleState } from './cycleRows.ts';
import type { CycleKind } from './cycles.ts';

export interface Agent {
  readonly siteId: number;
  readonly memberId: number;
}

export interface BillRow {
  readonly id: bigint;
  readonly kind: CycleKind;
  readonly from_day: string;
  readonly to_day: string;
  readonly cycle_state: CycleState;
  readonly state: 'calculated' | 'held' | 'nothing_due' | 'paid';
  readonly plan: string;
  readonly version: number;
  readonly title: string;
  readonly rate_ppm: number;
  readonly active: number;
  readonly new_active: number;
  readonly turnover_minor: bigint;
  readonly line_base: string;
  readonly carry_in: string;
  readonly carry_out: string;
  readonly lapsed: string;
  readonly earned: string;
  readonly below: string;
  readonly debt_in: string;
  readonly debt_out: string;
  readonly revenue_share: string;
  readonly turnover_commission: string;
  readonly per_head: string;
  readonly cut: string;
  readonly commission_minor: bigint;
  readonly adjustment_minor: bigint;
  readonly rolled_in_minor: bigint;
  readonly rolled_out_minor: bigint;
  readonly payable_minor: bigint;
  readonly payable_from: string;
  readonly paid_at: Date | null;
  readonly sha256: string;
  readonly disputes_open: number;
}

const columns = `b.id, c.kind, c.from_day::text, c.to_day::text, c.state AS cycle_state, b.state, b.plan, b.version, p.title,
  b.rate_ppm, b.active, b.new_active, b.turnover_minor, b.line_base::text, b.carry_in::text, b.carry_out::text,
  b.lapsed::text, b.earned::text, b.below::text, b.debt_in::text, b.debt_out::text, b.revenue_share::text,
  b.turnover_commission::text, b.per_head::text, b.cut::text, b.commission_minor, b.adjustment_minor, b.rolled_in_minor,
  b.rolled_out_minor, b.payable_minor, b.payable_from::text, b.paid_at, b.sha256,
  (SELECT count(*)::integer FROM agent_dispute d WHERE d.bill_id = b.id AND d.state = 'open') AS disputes_open`;
const from = `agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id
  JOIN commission_plan p ON p.site_id = b.site_id AND p.plan = b.plan AND p.version = b.version`;

/** Bills of an agent, the latest first; `before` is the last of the page before, 0 for none. */
export const listBills = async (
  pool: Pool,
  { siteId, memberId }: Agent,
  { before, count }: { before: bigint; count: number },
): Promise<{ list: BillRow[]; nextCursor: string | null }> => {
  const { rows } = await pool.query<BillRow>({
    name: 'settlement-bills',
    text: `SELECT ${columns} FROM ${from}
            WHERE b.agent_id = $2 AND b.site_id = $1 AND ($3::bigint = 0 OR b.id < $3) ORDER BY b.id DESC LIMIT $4`,
    values: [siteId, memberId, before, count + 1],
  });
  const list = rows.slice(0, count);
  return { list, nextCursor: rows.length > count ? String(list.at(-1)?.id) : null };
};

/** One bill of an agent; undefined for anybody else's. */
export const findBill = async (
  pool: Pool,
  { siteId, memberId }: Agent,
  billId: string,
): Promise<BillRow | undefined> => {
  const { rows } = await pool.query<BillRow>({
    name: 'settlement-bill',
    text: `SELECT ${columns} FROM ${from} WHERE b.id = $3 AND b.agent_id = $2 AND b.site_id = $1`,
    values: [siteId, memberId, billId],
  });
  return rows[0];
};

const stateOf = ({ state, cycle_state }: BillRow): AgentBillState => {
  if (state !== 'calculated') return state;
  return cycle_state === 'calculated' || cycle_state === 'reviewed' ? cycle_state : 'approved';
};

export const presentBill = (row: BillRow, currency: Currency): AgentBill => ({
  bill_id: row.id.toString(),
  cycle: { kind: row.kind, from: row.from_day, to: row.to_day },
  state: stateOf(row),
  plan: row.plan,
  version: row.version,
  title: row.title,
  rate_ppm: row.rate_ppm,
  line: exactMoney(row.line_base, currency),
  carry_in: exactMoney(row.carry_in, currency),
  carry_out: exactMoney(row.carry_out, currency),
  commission: money(row.commission_minor, currency),
  debt_in: exactMoney(row.debt_in, currency),
  debt_out: exactMoney(row.debt_out, currency),
  adjustment: money(row.adjustment_minor, currency),
  rolled_in: money(row.rolled_in_minor, currency),
  rolled_out: money(row.rolled_out_minor, currency),
  payable: money(row.payable_minor, currency),
  paid: money(row.state === 'paid' ? row.payable_minor : 0n, currency),
  payable_from: row.payable_from,
  paid_at: row.paid_at?.toISOString() ?? null,
  sha256: row.sha256,
  disputes_open: row.disputes_open,
});

interface DisputeRow {
  readonly line: number | null;
  readonly words: string;
  readonly state: 'open' | 'upheld' | 'dismissed';
  readonly answer: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

/** What stands about a bill beside its figures: corrections, disputes, how many lines there are. */
export const readAbout = async (pool: Pool, bill: BillRow, { memberId }: Agent, currency: Currency) => {
  const [lines, adjustments, disputes] = await Promise.all([
    pool.query<{ lines: number }>({
      name: 'settlement-bill-lines-count',
      text: 'SELECT coalesce(max(line), 0) AS lines FROM agent_bill_line WHERE bill_id = $1',
      values: [bill.id],
    }),
    pool.query<{ reason: string; note: string; amount_minor: bigint }>({
      name: 'settlement-bill-adjustments',
      text: `SELECT a.reason, a.note, a.amount_minor FROM agent_adjustment a JOIN agent_bill b ON b.cycle_id = a.cycle_id
              WHERE b.id = $1 AND a.agent_id = $2 ORDER BY a.id`,
      values: [bill.id, memberId],
    }),
    pool.query<DisputeRow>({
      name: 'settlement-bill-disputes',
      text: `SELECT line, words, state, answer, created_at, answered_at FROM agent_dispute
              WHERE bill_id = $1 ORDER BY id DESC LIMIT 100`,
      values: [bill.id],
    }),
  ]);
  return {
    lines: lines.rows[0]?.lines ?? 0,
    adjustments: adjustments.rows.map(({ reason, note, amount_minor }) => ({
      reason,
      note,
      amount: money(amount_minor, currency),
    })),
    disputes: disputes.rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
  };
};
