import type { Difference, SqlExecutor } from '@pavilion/ledger';

/**
 * Whether every account of remainders holds what its transactions brought into it. One statement sees both as of one
 * moment, because a transaction changes both. Reports, never mends.
 */
export const findRemainderDifferences = async (db: SqlExecutor): Promise<Difference[]> => {
  const { rows } = await db.query<Difference>({
    text: `
      SELECT 'remainder_is_sum_of_moves' AS rule,
        format('provider %s member %s, %s parts a minor unit', r.gp_id, r.member_id, r.per_minor) AS subject,
        coalesce(m.parts, 0)::text AS expected, r.parts::text AS actual
      FROM remainder r LEFT JOIN (
        SELECT gp_id, member_id, per_minor, sum(parts) AS parts FROM remainder_move GROUP BY 1, 2, 3
      ) m USING (gp_id, member_id, per_minor)
      WHERE r.parts <> coalesce(m.parts, 0)
      ORDER BY r.gp_id, r.member_id`,
  });
  return rows;
};
