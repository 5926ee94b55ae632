import { currencySchema } from '@pavilion/contract';
import type { SettlementCycle, settlementCycleList } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { money } from '../amounts.ts';

interface CycleDeskRow
  extends Omit<
    SettlementCycle,
    'calculated_at' | 'reviewed_at' | 'approved_at' | 'paid_at' | 'payable' | 'paid' | 'currency'
  > {
  readonly currency: string;
  readonly calculated_at: Date | null;
  readonly reviewed_at: Date | null;
  readonly approved_at: Date | null;
  readonly paid_at: Date | null;
  readonly payable_minor: bigint;
  readonly paid_minor: bigint;
}

/** `$1` is the site. */
const cycles = `
  SELECT c.id, c.currency, c.kind, c.from_day::text AS "from", c.to_day::text AS "to", c.state, c.problem, c.calculated_at,
         c.sha256, c.reviewed_by, c.reviewed_at, c.approved_by, c.approved_at, c.paid_at
    FROM settlement_cycle c WHERE c.site_id = $1`;

const withBills = (chosen: string): string => `
  SELECT one.*, bill.*,
         (SELECT count(*)::integer FROM agent_dispute d JOIN agent_bill b ON b.id = d.bill_id
           WHERE b.cycle_id = one.id AND d.state = 'open') AS disputes_open
    FROM (${chosen}) AS one
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS bills, count(*) FILTER (WHERE b.state = 'held')::integer AS held,
            coalesce(sum(b.payable_minor), 0)::bigint AS payable_minor,
            coalesce(sum(b.payable_minor) FILTER (WHERE b.state = 'paid'), 0)::bigint AS paid_minor
       FROM agent_bill b WHERE b.cycle_id = one.id) AS bill`;

const present = ({ payable_minor, paid_minor, ...row }: CycleDeskRow): SettlementCycle => {
  const currency = currencySchema.parse(row.currency);
  return {
    ...row,
    currency,
    calculated_at: row.calculated_at?.toISOString() ?? null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    approved_at: row.approved_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    payable: money(payable_minor, currency),
    paid: money(paid_minor, currency),
  };
};

/** Cycles of a site, the latest first unless told. */
export const listCycles = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof settlementCycleList.body>,
) => {
  const values = [siteId, filter.states ?? null, filter.kind ?? null, filter.currency ?? null];
  const matching = `${cycles} AND ($2::text[] IS NULL OR c.state = ANY ($2)) AND ($3::text IS NULL OR c.kind = $3)
    AND ($4::text IS NULL OR c.currency = $4)`;
  const counted = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (${matching}) AS one`,
    values,
  );
  const order = `"from" ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, id DESC`;
  const { rows } = await pool.query<CycleDeskRow>(
    `${withBills(`${matching} ORDER BY ${order} LIMIT $5 OFFSET $6`)} ORDER BY ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** One cycle; undefined for none of the site. */
export const findCycle = async (
  pool: Pool,
  siteId: number,
  id: number,
): Promise<SettlementCycle | undefined> => {
  const { rows } = await pool.query<CycleDeskRow>(withBills(`${cycles} AND c.id = $2`), [siteId, id]);
  return rows[0] && present(rows[0]);
};
