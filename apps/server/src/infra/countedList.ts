import { listCountedMax } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';

/** How many rows a list has: all of them, or the bound and that there are more. */
export interface ListBounds {
  readonly total: number;
  readonly more: boolean;
}

/** Counts the rows of `matching`, which begins with FROM, no further than the office's lists go. */
export const countList = async (
  pool: Pool,
  matching: string,
  values: readonly unknown[],
): Promise<ListBounds> => {
  const { rows } = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM (SELECT ${matching} LIMIT ${listCountedMax + 1}) AS one`,
    [...values],
  );
  const total = Number(rows[0]?.total ?? 0n);
  return { total: Math.min(total, listCountedMax), more: total > listCountedMax };
};
