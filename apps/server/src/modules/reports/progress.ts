import type { Pool } from '@pavilion/postgres';

interface Progress {
  readonly through_transfer_id: bigint;
  readonly gathered_at: Date;
}

/** Up to which transfer of the ledger the sums go, and when that was looked at. */
export const readProgress = async (pool: Pool): Promise<Progress> => {
  const { rows } = await pool.query<Progress>('SELECT through_transfer_id, gathered_at FROM report.progress');
  const [row] = rows;
  if (row === undefined) throw new Error('the reports have no progress');
  return row;
};

/** What a report says, with when it was true: the sums may be younger by what is gathered while they are read. */
export const datedReport = async <Said extends object>(
  pool: Pool,
  said: () => Promise<Said>,
): Promise<Said & { as_of: string }> => {
  const { gathered_at } = await readProgress(pool);
  return { as_of: gathered_at.toISOString(), ...(await said()) };
};
