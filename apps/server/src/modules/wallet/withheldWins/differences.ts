import type { Difference, SqlExecutor } from '@pavilion/ledger';

/**
 * Whether what the ledger holds back of wins is what waits for staff, provider by provider. One statement sees both as of
 * one moment, because a win and a decision change both. Reports, never mends.
 */
export const findWithheldDifferences = async (db: SqlExecutor): Promise<Difference[]> => {
  const { rows } = await db.query<Difference>({
    text: `
      WITH booked AS (
        SELECT site_id, owner_id AS gp_id, currency::text AS currency, ledger.balance_of(id)::bigint AS minor
        FROM ledger.account WHERE owner_kind = 'provider' AND purpose = 'withheld'
      ), waiting AS (
        SELECT site_id, gp_id, currency, sum(amount_minor)::bigint AS minor
        FROM withheld_win WHERE state = 'withheld' GROUP BY 1, 2, 3
      )
      SELECT 'withheld_is_waiting_wins' AS rule, format('site %s provider %s %s', site_id, gp_id, currency) AS subject,
        coalesce(w.minor, 0)::text AS expected, coalesce(b.minor, 0)::text AS actual
      FROM booked b FULL JOIN waiting w USING (site_id, gp_id, currency)
      WHERE coalesce(w.minor, 0) <> coalesce(b.minor, 0)
      ORDER BY site_id, gp_id`,
  });
  return rows;
};
