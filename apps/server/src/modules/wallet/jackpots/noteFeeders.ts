import type { Hall } from '../../../infra/hall.ts';

/** Looked back over at each look, which comes every minute: what one look misses, the next play shows. */
const lookBackMs = 3 * 60_000;

const feeders = {
  name: 'jackpot-feeders',
  text: `INSERT INTO jackpot_game (jackpot_id, game_id, fed_at)
         SELECT w.pot_id, r.game_id, max(w.processed_at)
           FROM wallet_transaction w JOIN round r ON r.id = w.round_id JOIN jackpot j ON j.id = w.pot_id
          WHERE w.processed_at > $1 AND w.jackpot_contribution > 0
          GROUP BY w.pot_id, r.game_id
         -- Told by the hour: a row that every look rewrites would be more work than what it says is worth.
         ON CONFLICT (jackpot_id, game_id) DO UPDATE SET fed_at = excluded.fed_at
          WHERE jackpot_game.fed_at < excluded.fed_at - interval '1 hour'`,
};

/** Notes which games have fed which jackpots lately, so that pages can name them. */
export const noteFeeders = async ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): Promise<void> => {
  await pool.query({ ...feeders, values: [new Date(clock.now().getTime() - lookBackMs)] });
};
