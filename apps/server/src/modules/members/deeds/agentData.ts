import { currencySchema } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';

/** What is kept of a member as somebody under agents, and as an agent: amounts as decimals of their currency. */

/** Rows that are in memory at a time. */
const rowsAtOnce = 500;

/** Every row of a query that goes on behind an id, `$2`; `$1` is the member. */
async function* rowsOf<Row extends { readonly id: bigint | number }>(
  pool: Pool,
  memberId: number,
  text: string,
): AsyncGenerator<Row> {
  let after: bigint | number = 0;
  for (;;) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(`${text} LIMIT ${rowsAtOnce}`, [memberId, after]);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

const decimal = (amountMinor: bigint, currency: string): string =>
  toDecimal(minor(amountMinor), currencySchema.parse(currency));

interface BillRow {
  readonly id: bigint;
  readonly from_day: string;
  readonly to_day: string;
  readonly currency: string;
  readonly plan: string;
  readonly version: number;
  readonly state: string;
  readonly commission_minor: bigint;
  readonly payable_minor: bigint;
  readonly paid_at: Date | null;
}

async function* billsOf(pool: Pool, memberId: number) {
  const text = `SELECT b.id, c.from_day::text, c.to_day::text, b.currency, b.plan, b.version,
      CASE WHEN b.state <> 'calculated' THEN b.state WHEN c.state IN ('paying', 'paid') THEN 'approved' ELSE c.state END AS state,
      b.commission_minor,
      b.payable_minor, b.paid_at
    FROM agent_bill b JOIN settlement_cycle c ON c.id = b.cycle_id WHERE b.agent_id = $1 AND b.id > $2 ORDER BY b.id`;
  for await (const { id, commission_minor, payable_minor, ...row } of rowsOf<BillRow>(pool, memberId, text))
    yield {
      bill: id.toString(),
      ...row,
      commission: decimal(commission_minor, row.currency),
      amount: decimal(payable_minor, row.currency),
    };
}

interface TransferRow {
  readonly id: bigint;
  readonly number: string;
  readonly kind: string;
  readonly is_given: boolean;
  readonly account: string | null;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly created_at: Date;
}

/** What the member gave as an agent, and what agents gave the member. */
async function* transfersOf(pool: Pool, memberId: number) {
  const text = `SELECT t.id, t.number, t.kind, t.agent_id = $1 AS is_given, o.account, t.currency, t.amount_minor, t.created_at
    FROM agent_transfer t
    LEFT JOIN member o ON o.id = CASE WHEN t.agent_id = $1 THEN t.receiver_id ELSE t.agent_id END
    WHERE (t.agent_id = $1 AND t.state <> 'returned' OR t.receiver_id = $1 AND t.state = 'done') AND t.id > $2 ORDER BY t.id`;
  for await (const row of rowsOf<TransferRow>(pool, memberId, text))
    yield {
      number: row.number,
      kind: row.kind,
      direction: row.is_given ? ('given' as const) : ('received' as const),
      account: row.account,
      currency: row.currency,
      amount: decimal(row.amount_minor, row.currency),
      at: row.created_at,
    };
}

interface DisputeRow {
  readonly id: bigint;
  readonly bill_id: bigint;
  readonly line: number | null;
  readonly words: string;
  readonly state: string;
  readonly answer: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

async function* disputesOf(pool: Pool, memberId: number) {
  const text = `SELECT id, bill_id, line, words, state, answer, created_at, answered_at FROM agent_dispute
    WHERE agent_id = $1 AND id > $2 ORDER BY id`;
  for await (const { id, bill_id, created_at, words, ...row } of rowsOf<DisputeRow>(pool, memberId, text))
    yield { number: id.toString(), bill: bill_id.toString(), text: words, at: created_at, ...row };
}

interface RelationRow {
  readonly from_day: string;
  readonly to_day: string | null;
  readonly agent: string | null;
  readonly reason: string;
}

interface CampaignRow {
  readonly name: string;
  readonly landing: string;
  readonly locale: string;
  readonly created_at: Date;
}

export interface AcceptedAgreement {
  readonly version: string;
  readonly locale: string;
  readonly accepted_at: Date;
  readonly ip: string | null;
}

/** Under whom the member stood, and what there is of an agent: little of it, but bills and transfers, which are read as written. */
export const readAgentData = async (pool: Pool, memberId: number) => {
  const [relations, campaigns, agreements] = await Promise.all([
    pool.query<RelationRow>(
      `SELECT r.from_day::text, r.to_day::text, a.account AS agent, r.reason
         FROM agent_relation r LEFT JOIN member a ON a.id = r.agent_id WHERE r.member_id = $1 ORDER BY r.from_day`,
      [memberId],
    ),
    pool.query<CampaignRow>(
      'SELECT name, landing, locale, created_at FROM agent_campaign WHERE agent_id = $1 ORDER BY id',
      [memberId],
    ),
    pool.query<AcceptedAgreement>(
      `SELECT version::text, locale, accepted_at, host(ip) AS ip FROM agent_agreement_acceptance
        WHERE member_id = $1 ORDER BY version`,
      [memberId],
    ),
  ]);
  return {
    relations: relations.rows,
    campaigns: campaigns.rows,
    agreements: agreements.rows,
    bills: billsOf(pool, memberId),
    transfers: transfersOf(pool, memberId),
    disputes: disputesOf(pool, memberId),
  };
};
