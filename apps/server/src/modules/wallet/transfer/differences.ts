import type { Difference, SqlExecutor } from '@pavilion/ledger';

/**
 * Whether what the ledger has in transit is what transfers that have not ended are worth, member by member. One statement
 * sees both as of one moment, because every step of a transfer changes both or neither. Reports, never mends.
 */
export const findTransferDifferences = async (db: SqlExecutor): Promise<Difference[]> => {
  const { rows } = await db.query<Difference>({
    text: `
      WITH booked AS (
        SELECT owner_id AS member_id, counterparty_id AS gp_id, currency::text AS currency, balance_minor::bigint AS minor
        FROM ledger.account WHERE owner_kind = 'member' AND purpose = 'in_transit'
      ), open AS (
        SELECT member_id, gp_id, currency, sum(amount_minor)::bigint AS minor
        FROM wallet_transfer WHERE state IN ('created', 'sent', 'unknown') GROUP BY 1, 2, 3
      )
      SELECT 'in_transit_is_open_transfers' AS rule,
        format('member %s provider %s %s', member_id, gp_id, currency) AS subject,
        coalesce(o.minor, 0)::text AS expected, coalesce(b.minor, 0)::text AS actual
      FROM booked b FULL JOIN open o USING (member_id, gp_id, currency)
      WHERE coalesce(o.minor, 0) <> coalesce(b.minor, 0)
      ORDER BY member_id, gp_id`,
  });
  return rows;
};
