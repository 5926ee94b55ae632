import { currencySchema } from '@pavilion/contract';
import type {
  SettlementDebt,
  SettlementDispute,
  SettlementExclusion,
  settlementDebtList,
  settlementDisputeList,
  settlementExclusionList,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { accountKeyOf } from '../../identity/index.ts';
import { exactMoney, money } from '../amounts.ts';
import { beginsWith } from './deskDeps.ts';

const keyPattern = (q: string | undefined): string | null =>
  q === undefined ? null : beginsWith(accountKeyOf(q));

/** A page of what a query finds, and how much it finds in all. */
const pageOf = async <Row extends object>(
  pool: Pool,
  matching: string,
  values: readonly unknown[],
  { order, page, perPage }: { order: string; page: number; perPage: number },
): Promise<{ rows: Row[]; total: number }> => {
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total FROM (${matching}) AS one`, [
    ...values,
  ]);
  const { rows } = await pool.query<Row>(
    `SELECT * FROM (${matching}) AS one ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    [...values],
  );
  return { rows, total: Number(counted.rows[0]?.total ?? 0n) };
};

interface DebtRow {
  readonly agent_id: number;
  readonly account: string;
  readonly currency: string;
  readonly cycle_id: number;
  readonly kind: SettlementDebt['cycle']['kind'];
  readonly from_day: string;
  readonly to_day: string;
  readonly debt: string;
  readonly carry: string;
  readonly rolled_over_minor: bigint;
}

/** What the latest computed cycle of each kind and currency left to agents. */
export const listDebts = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof settlementDebtList.body>,
) => {
  const only =
    filter.only === undefined ? '' : `AND ${filter.only === 'debt' ? 'left_.debt > 0' : 'left_.carry < 0'}`;
  const matching = `
    SELECT left_.*, m.account FROM (
      SELECT a.agent_id, c.currency, c.id AS cycle_id, c.kind, c.from_day::text, c.to_day::text, a.debt,
             coalesce((SELECT sum((loss ->> 'amountMinor')::numeric) FROM jsonb_array_elements(a.losses) loss), 0)
               ::exact_minor AS carry, a.rolled_over_minor
        FROM (SELECT DISTINCT ON (currency, kind) * FROM settlement_cycle
               WHERE site_id = $1 AND calculated_at IS NOT NULL ORDER BY currency, kind, from_day DESC) AS c
        JOIN agent_carry a ON a.cycle_id = c.id) AS left_
      JOIN member m ON m.id = left_.agent_id
     WHERE (left_.debt > 0 OR left_.carry < 0 OR left_.rolled_over_minor <> 0)
       AND ($2::text IS NULL OR m.account_key LIKE $2) ${only}`;
  const order =
    sort?.field === 'carry'
      ? `carry ${sort.order}, agent_id`
      : `debt ${sort?.order ?? 'DESC'}, carry, agent_id`;
  const found = await pageOf<DebtRow>(pool, matching, [siteId, keyPattern(filter.q)], {
    order,
    page,
    perPage,
  });
  return {
    total: found.total,
    rows: found.rows.map((row): SettlementDebt => {
      const currency = currencySchema.parse(row.currency);
      return {
        id: `${row.cycle_id}-${row.agent_id}`,
        agent: { id: row.agent_id, account: row.account },
        currency,
        cycle_id: row.cycle_id,
        cycle: { kind: row.kind, from: row.from_day, to: row.to_day },
        debt: exactMoney(String(row.debt), currency),
        carry: exactMoney(String(row.carry), currency),
        rolled_over: money(row.rolled_over_minor, currency),
      };
    }),
  };
};

interface DisputeRow
  extends Pick<SettlementDispute, 'line' | 'words' | 'state' | 'answer' | 'answered_by' | 'line_text'> {
  readonly id: bigint;
  readonly agent_id: number;
  readonly account: string;
  readonly bill_id: bigint;
  readonly kind: SettlementDispute['cycle']['kind'];
  readonly from_day: string;
  readonly to_day: string;
  readonly currency: string;
  readonly payable_minor: bigint;
  readonly created_at: Date;
  readonly answered_at: Date | null;
}

/** Disputes of a site; those that are open unless told, the oldest first. */
export const listDisputes = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof settlementDisputeList.body>,
) => {
  const matching = `
    SELECT d.id, d.line, d.words, d.state, d.answer, d.answered_by, d.created_at, d.answered_at, d.agent_id, m.account,
           d.bill_id, c.kind, c.from_day::text, c.to_day::text, b.currency, b.payable_minor, l.text AS line_text
      FROM agent_dispute d JOIN member m ON m.id = d.agent_id JOIN agent_bill b ON b.id = d.bill_id
      JOIN settlement_cycle c ON c.id = b.cycle_id
      LEFT JOIN agent_bill_line l ON l.bill_id = d.bill_id AND l.line = d.line
     WHERE d.site_id = $1 AND d.state = $2 AND ($3::text IS NULL OR m.account_key LIKE $3)`;
  const found = await pageOf<DisputeRow>(
    pool,
    matching,
    [siteId, filter.state ?? 'open', keyPattern(filter.q)],
    { order: `created_at ${sort?.order ?? 'ASC'}, id`, page, perPage },
  );
  return {
    total: found.total,
    rows: found.rows.map(
      ({ agent_id, account, kind, from_day, to_day, payable_minor, ...row }): SettlementDispute => {
        const currency = currencySchema.parse(row.currency);
        return {
          ...row,
          id: String(row.id),
          bill_id: String(row.bill_id),
          agent: { id: agent_id, account },
          cycle: { kind, from: from_day, to: to_day },
          currency,
          payable: money(payable_minor, currency),
          created_at: row.created_at.toISOString(),
          answered_at: row.answered_at?.toISOString() ?? null,
        };
      },
    ),
  };
};

interface ExclusionRow {
  readonly id: number;
  readonly account: string;
  readonly agent_id: number | null;
  readonly agent_account: string | null;
  readonly from_day: string;
  readonly word: string;
  readonly decided_by: string;
  readonly decided_at: Date;
}

/** Members who count for no agent. */
export const listExclusions = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof settlementExclusionList.body>,
) => {
  const matching = `
    SELECT x.member_id AS id, m.account, m.agent_id, up.account AS agent_account, x.from_day::text, x.reason AS word,
           x.decided_by, x.decided_at
      FROM agent_exclusion x JOIN member m ON m.id = x.member_id LEFT JOIN member up ON up.id = m.agent_id
     WHERE x.site_id = $1 AND ($2::text IS NULL OR m.account_key LIKE $2)`;
  const found = await pageOf<ExclusionRow>(pool, matching, [siteId, keyPattern(filter.q)], {
    order: `from_day ${sort?.order ?? 'DESC'}, id`,
    page,
    perPage,
  });
  return {
    total: found.total,
    rows: found.rows.map(
      ({ id, account, agent_id, agent_account, decided_at, ...row }): SettlementExclusion => ({
        ...row,
        id,
        member: { id, account },
        agent: agent_id === null ? null : { id: agent_id, account: agent_account ?? '' },
        decided_at: decided_at.toISOString(),
      }),
    ),
  };
};
