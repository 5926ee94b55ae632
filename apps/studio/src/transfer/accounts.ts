import { type Minor, minor } from '@pavilion/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../infra/studio.ts';

/** A player's account in a currency at one provider. */
export interface AccountKey {
  readonly gpId: number;
  readonly playerId: string;
  readonly currency: string;
}

/** Providers of the studio that keep players' money themselves. */
const transferProviders: ReadonlySet<number> = new Set([4]);

export const keepsMoney = (gpId: number): boolean => transferProviders.has(gpId);

/** The balance, with the account locked for the caller's transaction. Opens it where there is none. */
export const lockAccount = async (
  trx: Trx,
  { gpId: gp_id, playerId: player_id, currency }: AccountKey,
): Promise<Minor> => {
  await trx
    .insertInto('transfer_account')
    .values({ gp_id, player_id, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .selectFrom('transfer_account')
    .select('balance_minor')
    .where('gp_id', '=', gp_id)
    .where('player_id', '=', player_id)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return minor(row.balance_minor);
};

/** Adds to the locked account, or takes from it; answers the balance afterwards. */
export const changeBalance = async (trx: Trx, key: AccountKey, by: bigint): Promise<Minor> => {
  const row = await trx
    .updateTable('transfer_account')
    .set((eb) => ({ balance_minor: eb('balance_minor', '+', by) }))
    .where('gp_id', '=', key.gpId)
    .where('player_id', '=', key.playerId)
    .where('currency', '=', key.currency)
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  return minor(row.balance_minor);
};

/** What the player has: free to stake or take out, and staked in rounds that are not over. */
export const readAccount = async (
  db: Db,
  { gpId, playerId, currency }: AccountKey,
): Promise<{ readonly balance: Minor; readonly inPlay: Minor }> => {
  const { rows } = await sql<{ balance: bigint; in_play: bigint }>`
    SELECT coalesce((SELECT balance_minor FROM transfer_account
        WHERE gp_id = ${gpId} AND player_id = ${playerId} AND currency = ${currency}), 0)::bigint AS balance,
      coalesce((SELECT sum(stake_minor) FROM transfer_round
        WHERE gp_id = ${gpId} AND player_id = ${playerId} AND currency = ${currency} AND NOT closed), 0)::bigint
        AS in_play`.execute(db);
  return { balance: minor(rows[0]?.balance ?? 0n), inPlay: minor(rows[0]?.in_play ?? 0n) };
};
