import { toCurrencyCode } from '@pavilion/money';
import type { ProviderCalls, RequestOf } from '@pavilion/provider-kit';
import { findGame } from '../games/index.ts';
import type { Studio } from '../infra/studio.ts';
import { countPlayed } from '../play/freeRounds.ts';
import { keepsMoney } from '../transfer/accounts.ts';

/** Takes a grant of the hall's down; the same again is the same grant (wallet protocol, `/free-rounds/grant`). */
export const grantFreeRounds = async (
  studio: Studio,
  gpId: number,
  body: RequestOf<ProviderCalls['freeRoundsGrant']>,
) => {
  // Whose players keep their money here has nobody to ask for a round that costs nothing.
  if (keepsMoney(gpId)) return { status: 'NOT_FOUND' as const };
  const game = findGame(body.game_code);
  if (game?.gpId !== gpId) return { status: 'INVALID_GAME' as const };
  const currency = toCurrencyCode(body.currency);
  if (!currency) return { status: 'WRONG_CURRENCY' as const };
  const stake = game.stakesOf(currency).find((offered) => offered === BigInt(body.stake));
  if (stake === undefined) return { status: 'BAD_REQUEST' as const, field: 'stake' };
  const now = studio.clock.now();
  const grant = {
    gp_id: gpId,
    id: body.free_round_id,
    player_id: body.player_id,
    game_code: body.game_code,
    currency,
    stake_minor: BigInt(stake),
    rounds: body.rounds,
    expires_at: new Date(body.expires_at),
  };
  await studio.db
    .insertInto('free_round_grant')
    .values({ ...grant, granted_at: now, cancelled_at: null })
    .onConflict((conflict) => conflict.columns(['gp_id', 'id']).doNothing())
    .execute();
  const stored = await studio.db
    .selectFrom('free_round_grant')
    .selectAll()
    .where('gp_id', '=', gpId)
    .where('id', '=', body.free_round_id)
    .executeTakeFirstOrThrow();
  const isSame =
    stored.player_id === grant.player_id &&
    stored.game_code === grant.game_code &&
    stored.currency === grant.currency &&
    stored.stake_minor === grant.stake_minor &&
    stored.rounds === grant.rounds &&
    stored.expires_at.getTime() === grant.expires_at.getTime();
  return { status: isSame ? ('OK' as const) : ('DUPLICATE_MISMATCH' as const) };
};

/** Ends a grant; answers how many of its rounds will not be played (wallet protocol, `/free-rounds/cancel`). */
export const cancelFreeRounds = (
  studio: Studio,
  gpId: number,
  body: RequestOf<ProviderCalls['freeRoundsCancel']>,
) =>
  studio.db.transaction().execute(async (trx) => {
    const now = studio.clock.now();
    const grant = await trx
      .updateTable('free_round_grant')
      .set((eb) => ({ cancelled_at: eb.fn.coalesce('cancelled_at', eb.val(now)) }))
      .where('gp_id', '=', gpId)
      .where('id', '=', body.free_round_id)
      .where('player_id', '=', body.player_id)
      .returningAll()
      .executeTakeFirst();
    if (!grant) return { status: 'NOT_FOUND' as const };
    const played = await countPlayed(trx, gpId, grant.id);
    return { status: 'OK' as const, rounds_left: Math.max(grant.rounds - played, 0) };
  });
