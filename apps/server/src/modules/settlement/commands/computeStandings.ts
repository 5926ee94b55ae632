import { withTransaction } from '@pavilion/postgres';
import { type Bill, SettlementError, settle, toExactMinor } from '@pavilion/settlement';
import type { Hall } from '../../../infra/hall.ts';
import { type CycleRow, cycleColumns, cycleOfRow } from '../cycleRows.ts';
import { readInput } from '../readInput.ts';

const rowOf = (bill: Bill) => ({
  agent: bill.agent,
  rung: bill.rung,
  rate: bill.ratePpm,
  active: bill.active,
  newer: bill.newActive,
  turnover: String(bill.turnoverMinor),
  base: toExactMinor(bill.lineBase),
  providers: toExactMinor(bill.providerFees),
  promotions: toExactMinor(bill.promotionCosts),
  payments: toExactMinor(bill.paymentFees),
  platform: toExactMinor(bill.platformFees),
  rebate: toExactMinor(bill.turnoverCommission),
  carried: toExactMinor(bill.carryIn),
  commission: String(bill.commissionMinor),
});

/**
 * Writes down where every agent stands in the cycles that run: what their bills would be if the cycle ended now. Only shown;
 * a tree that cannot be settled keeps what was written before.
 */
export const computeStandings = async ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): Promise<void> => {
  const { rows } = await pool.query<CycleRow>(
    `SELECT ${cycleColumns} FROM settlement_cycle c JOIN site s ON s.id = c.site_id
      WHERE c.state = 'open' AND ($1::timestamptz AT TIME ZONE s.time_zone)::date BETWEEN c.from_day AND c.to_day`,
    [clock.now()],
  );
  for (const row of rows)
    await withTransaction(pool, async (tx) => {
      const { input } = await readInput(tx, cycleOfRow(row));
      try {
        const { bills } = settle(input);
        await tx.query(
          `INSERT INTO agent_standing (agent_id, cycle_id, rung, rate_ppm, active, new_active, turnover_minor, line_base,
             provider_fees, promotion_costs, payment_fees, platform_fees, turnover_commission, carry_in,
             commission_minor, computed_at)
           SELECT b.agent, $1, b.rung, b.rate, b.active, b.newer, b.turnover::bigint, b.base::numeric,
             b.providers::numeric, b.promotions::numeric, b.payments::numeric, b.platform::numeric, b.rebate::numeric,
             b.carried::numeric, b.commission::bigint, $3
             FROM json_to_recordset($2) AS b (agent integer, rung integer, rate integer, active integer, newer integer,
               turnover text, base text, providers text, promotions text, payments text, platform text, rebate text,
               carried text, commission text)
           ON CONFLICT (agent_id) DO UPDATE SET cycle_id = excluded.cycle_id, rung = excluded.rung,
             rate_ppm = excluded.rate_ppm, active = excluded.active, new_active = excluded.new_active,
             turnover_minor = excluded.turnover_minor, line_base = excluded.line_base,
             provider_fees = excluded.provider_fees, promotion_costs = excluded.promotion_costs,
             payment_fees = excluded.payment_fees, platform_fees = excluded.platform_fees,
             turnover_commission = excluded.turnover_commission, carry_in = excluded.carry_in,
             commission_minor = excluded.commission_minor, computed_at = excluded.computed_at`,
          [row.id, JSON.stringify(bills.map(rowOf)), clock.now()],
        );
      } catch (error) {
        if (!(error instanceof SettlementError)) throw error;
        await tx.query('UPDATE settlement_cycle SET problem = $2 WHERE id = $1', [row.id, error.message]);
      }
    });
};
