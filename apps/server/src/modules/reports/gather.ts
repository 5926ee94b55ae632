import { type Pool, sqlStateOf } from '@pavilion/postgres';

/** Transfers that are added to the sums in one transaction. */
const transfersAtOnce = 100_000;
const lockNotAvailable = '55P03';

/**
 * Brings the sums of reports up to what the ledger has decided. A moment in which postings cannot be held up for the new
 * horizon is let pass: what is decided already is gathered all the same.
 */
export const gatherReports = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ wanted: boolean }>('SELECT report.wants_horizon() AS wanted');
  if (rows[0]?.wanted === true)
    try {
      await pool.query('SELECT ledger.mark_horizon()');
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
    }
  for (;;) {
    const gathered = await pool.query<{ more: boolean }>('SELECT report.gather($1) AS more', [
      transfersAtOnce,
    ]);
    if (gathered.rows[0]?.more !== true) return;
  }
};

/** A sum that is not what the ledger comes to; null where one of the two has nothing. */
export interface ReportDifference {
  readonly subject: string;
  readonly expected: string | null;
  readonly actual: string | null;
}

/** Every sum that differs from the ledger, as far as it was gathered. Goes through the whole ledger. */
export const differencesOfReports = async (pool: Pool): Promise<readonly ReportDifference[]> =>
  (await pool.query<ReportDifference>('SELECT subject, expected, actual FROM report.differences()')).rows;
