import type { Studio } from '../../infra/studio.ts';
import { hashOfSeed, newServerSeed, presentFairness } from '../fairness.ts';
import { roundOpen } from '../refusal.ts';
import { findOpenRound, lockSeat, type SessionRow } from '../rows.ts';
import { assertLive } from '../sessions.ts';
import type { RotateAnswer } from '../views.ts';

/**
 * Changes the seed pair: reveals the server seed in use, puts the one whose hash was shown before in its
 * place, together with the player's new client seed, and draws the one after. Refused in the middle of a round.
 */
export const rotateSeed = (studio: Studio, session: SessionRow, clientSeed: string): Promise<RotateAnswer> =>
  studio.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(trx, session.seat_id);
    await assertLive(trx, session);
    if (await findOpenRound(trx, seat.id)) throw roundOpen();
    const now = studio.clock.now();
    const hash = hashOfSeed(seat.server_seed);
    await trx
      .insertInto('revealed_seed')
      .values({ server_seed_hash: hash, seat_id: seat.id, server_seed: seat.server_seed, revealed_at: now })
      .execute();
    const changed = await trx
      .updateTable('seat')
      .set({
        server_seed: seat.next_server_seed,
        next_server_seed: newServerSeed(),
        client_seed: clientSeed,
        next_nonce: 0,
      })
      .where('id', '=', seat.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      revealed: { serverSeed: seat.server_seed, serverSeedHash: hash, clientSeed: seat.client_seed },
      fairness: presentFairness(changed),
    };
  });
