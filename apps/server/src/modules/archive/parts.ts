import type { Pool } from '@pavilion/postgres';
import type { MoveSums } from './moveRows.ts';

/** The table of which parts are archived. */
export const relation = 'ledger.move';

/** A part that lies in a file, as `archive.part` (migration 0337) has it. */
export interface ArchivedPart {
  readonly name: string;
  readonly low: bigint;
  readonly high: bigint;
  readonly rows: bigint;
  readonly sums: MoveSums['sums'];
  readonly file: string;
  readonly bytes: bigint;
  readonly file_sha256: Buffer;
  readonly rows_sha256: Buffer;
  readonly carried_at: Date | null;
  readonly dropped_at: Date | null;
  readonly checked_at: Date | null;
  readonly fault: string | null;
}

/** Every part of the archive, the oldest first. */
export const listParts = async (pool: Pool): Promise<readonly ArchivedPart[]> => {
  const { rows } = await pool.query<ArchivedPart>({
    name: 'archive-parts',
    text: `SELECT name, low, high, rows, sums, file, bytes, file_sha256, rows_sha256, carried_at, dropped_at, checked_at, fault
             FROM archive.part WHERE relation = $1 ORDER BY low`,
    values: [relation],
  });
  return rows;
};

export interface NextPart {
  readonly name: string;
  readonly low: bigint;
  readonly high: bigint;
  /** Why it has to stay; null where it may go. */
  readonly stays: string | null;
}

/** The oldest part that is not in the archive; undefined where only the one without an end is left. */
export const nextPart = async (pool: Pool): Promise<NextPart | undefined> => {
  const { rows } = await pool.query<NextPart>({
    text: 'SELECT name, low, high, stays FROM archive.next($1)',
    values: [relation],
  });
  return rows[0];
};

/** Takes down how a file was found; null where it is what it was. */
export const noteCheck = async (pool: Pool, { low }: ArchivedPart, fault: string | null): Promise<void> => {
  await pool.query('SELECT archive.note_check($1, $2, $3)', [relation, low, fault]);
};

/** The moment up to which the books are in the archive; null where none of them are. */
export const archivedUntil = async (pool: Pool): Promise<Date | null> => {
  const { rows } = await pool.query<{ until: Date | null }>({
    name: 'archive-until',
    text: 'SELECT max(last_at) AS until FROM archive.part WHERE relation = $1 AND carried_at IS NOT NULL',
    values: [relation],
  });
  return rows[0]?.until ?? null;
};
