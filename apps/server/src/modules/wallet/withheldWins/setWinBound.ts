import type { Pool } from 'pg';

export interface WinBound {
  readonly gpId: number;
  /** A game of the provider; undefined for the bound of all its games that have none of their own. */
  readonly gameCode: string | undefined;
  /** The most that a round may pay at once, in multiples of what it staked; at least 1. */
  readonly multiple: number;
}

/** Sets up to which multiple of its stake a round is paid at once. Answers false where there is no such game or provider. */
export const setWinBound = async (pool: Pool, { gpId, gameCode, multiple }: WinBound): Promise<boolean> => {
  const { rowCount } =
    gameCode === undefined
      ? await pool.query('UPDATE provider SET win_multiple_max = $2 WHERE gp_id = $1', [gpId, multiple])
      : await pool.query('UPDATE game SET win_multiple_max = $3 WHERE gp_id = $1 AND game_code = $2', [
          gpId,
          gameCode,
          multiple,
        ]);
  return rowCount === 1;
};
