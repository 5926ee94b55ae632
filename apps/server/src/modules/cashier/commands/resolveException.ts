import type { Pool } from 'pg';

export interface ExceptionResolution {
  readonly id: bigint;
  /** Who has settled it, and how. */
  readonly operator: string;
  readonly resolution: string;
  readonly now: Date;
}

/** Puts aside what a gateway told that did not fit, once somebody has settled it. False when it is not open. */
export const resolveException = async (
  pool: Pool,
  { id, operator, resolution, now }: ExceptionResolution,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update deposit_exception set resolved_at = $2, resolved_by = $3, resolution = $4
      where id = $1 and resolved_at is null`,
    [id, now, operator, resolution],
  );
  return rowCount === 1;
};
