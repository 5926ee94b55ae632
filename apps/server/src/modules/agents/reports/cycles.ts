import type { Currency, DataOf } from '@pavilion/contract';
import type { agentOperationTable, CycleFigures, OperationCycle } from '@pavilion/contract/agentReports';
import { minor, toDecimal } from '@pavilion/money';
import { readExactMinor, sumExact, toExactDecimal } from '@pavilion/settlement';
import type { Pool } from 'pg';
import type { Scope } from './scope.ts';

interface CycleRow {
  readonly kind: OperationCycle['cycle']['kind'];
  readonly from_day: string;
  readonly to_day: string;
  readonly is_estimate: boolean;
  readonly as_of: Date;
  readonly provider_fees: string | null;
  readonly promotion_costs: string | null;
  readonly payment_fees: string | null;
  readonly platform_fees: string | null;
  readonly net: string;
  readonly rebate: string;
  readonly commission_minor: bigint;
  readonly rate_ppm: number;
  readonly carried_in: string;
}

/** Exact amounts of a bill or of where an agent stands, `b` in both. */
const figures = `b.provider_fees::text, b.promotion_costs::text, b.payment_fees::text, b.platform_fees::text,
  b.line_base::text as net, b.turnover_commission::text as rebate, b.commission_minor, b.rate_ppm,
  b.carry_in::text as carried_in`;

/** Bills of an agent, and where the agent stands in the cycle that has none yet. */
const listCycles = async (pool: Pool, { asked, span }: Scope): Promise<CycleRow[]> => {
  const { rows } = await pool.query<CycleRow>({
    name: 'agent-cycles',
    text: `
      select c.kind, c.from_day::text, c.to_day::text, false as is_estimate, c.calculated_at as as_of, ${figures}
        from agent_bill b join settlement_cycle c on c.id = b.cycle_id
       where b.agent_id = $2 and b.site_id = $1 and b.currency = $3 and c.to_day between $4::date and $5::date
      union all
      select c.kind, c.from_day::text, c.to_day::text, true, b.computed_at, ${figures}
        from agent_standing b join settlement_cycle c on c.id = b.cycle_id
       where b.agent_id = $2 and c.site_id = $1 and c.currency = $3
         and least(c.to_day, $6::date) between $4::date and $5::date
         and not exists (select from agent_bill bill where bill.cycle_id = c.id and bill.agent_id = $2)
       order by from_day`,
    values: [asked.siteId, asked.agentId, asked.currency, span.from, span.to, span.today],
  });
  return rows;
};

type ExactName =
  | 'provider_fees'
  | 'promotion_costs'
  | 'payment_fees'
  | 'platform_fees'
  | 'net'
  | 'rebate'
  | 'carried_in';

/** The sum of a column, of one row or of all; null where one of them does not know it. */
const sumOf = (rows: readonly CycleRow[], name: ExactName, currency: Currency): string | null => {
  const known = rows.map((row) => row[name]).filter((text) => text !== null);
  return known.length < rows.length ? null : toExactDecimal(sumExact(known.map(readExactMinor)), currency);
};

/** What adds up. What one agent gets is nobody's business above: of a line below there are the costs alone. */
const presentFigures = (rows: readonly CycleRow[], currency: Currency, isOwn: boolean): CycleFigures => {
  const paid = rows.reduce((sum, { commission_minor }) => sum + commission_minor, 0n);
  return {
    provider_fees: sumOf(rows, 'provider_fees', currency),
    promotion_costs: sumOf(rows, 'promotion_costs', currency),
    payment_fees: sumOf(rows, 'payment_fees', currency),
    platform_fees: sumOf(rows, 'platform_fees', currency),
    net: sumOf(rows, 'net', currency) ?? toDecimal(minor(0n), currency),
    rebate: isOwn ? sumOf(rows, 'rebate', currency) : null,
    commission: isOwn ? toDecimal(minor(paid), currency) : null,
  };
};

/** What cycles came to by the settlement's own figures: bills, and the one that runs as if it had ended. */
export const readCycles = async (
  pool: Pool,
  scope: Scope,
  { isOwn }: { readonly isOwn: boolean },
): Promise<DataOf<typeof agentOperationTable>['cycles']> => {
  const rows = await listCycles(pool, scope);
  const { currency } = scope.asked;
  return {
    list: rows.map((row) => ({
      cycle: { kind: row.kind, from: row.from_day, to: row.to_day },
      is_estimate: row.is_estimate,
      as_of: row.as_of.toISOString(),
      ...presentFigures([row], currency, isOwn),
      rate_ppm: isOwn ? row.rate_ppm : null,
      carried_in: isOwn ? sumOf([row], 'carried_in', currency) : null,
    })),
    total: presentFigures(rows, currency, isOwn),
  };
};
