import type { Pool } from 'pg';
/**
 * Lets a launch token be the token of the session that it opened, for providers whose wire has no `/wallet/authenticate`:
 * from its first use on, whenever that is while the session lasts: such a wire knows no other token, so that the 60 s of a
 * token that is changed for another would only shut out a player whose game takes its time to load (decision 0018). A
 * token that is no launch token, or was adopted, stays what it is.
 */
export const adoptLaunchToken = async (
  pool: Pool,
  gpId: number,
  tokenHash: Buffer,
  now: Date,
): Promise<void> => {
  await pool.query({
    name: 'wallet-adopt-launch',
    text: `UPDATE game_session SET launch_used_at = $3, token_hash = launch_token_hash
           WHERE launch_token_hash = $1 AND gp_id = $2 AND launch_used_at IS NULL AND ended_at IS NULL
             AND expires_at > $3`,
    values: [tokenHash, gpId, now],
  });
};
