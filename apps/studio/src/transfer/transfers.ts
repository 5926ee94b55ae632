import { toCurrencyCode } from '@pavilion/money';
import type { ProviderCalls, ProviderRefusal, RequestOf } from '@pavilion/provider-kit';
import type { Selectable } from 'kysely';
import type { Studio } from '../infra/studio.ts';
import type { StudioTables } from '../infra/tables.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { type AccountKey, changeBalance, keepsMoney, lockAccount, readAccount } from './accounts.ts';

type Body = RequestOf<ProviderCalls['transferIn']>;
type Refused = { readonly status: ProviderRefusal; readonly field?: string };
type Answer = { readonly status: 'OK'; readonly transaction_id: string; readonly balance: number } | Refused;
type TransferRow = Selectable<StudioTables['transfer']>;

const isSame = (row: TransferRow, key: AccountKey, direction: 'in' | 'out', amount: bigint): boolean =>
  row.player_id === key.playerId &&
  row.currency === key.currency &&
  row.direction === direction &&
  row.amount_minor === amount;

/** The answer that a known transfer has had, and has for good. */
const repeatOf = (row: TransferRow, same: boolean, balance: bigint): Answer => {
  // Asked about before it came: it was told as failed, and so it must stay.
  if (row.state === 'void') return { status: 'BAD_REQUEST', field: 'transaction_id' };
  if (!same) return { status: 'DUPLICATE_MISMATCH' };
  return row.state === 'done'
    ? { status: 'OK', transaction_id: row.transaction_id, balance: toWire(balance) }
    : { status: 'INSUFFICIENT_FUNDS' };
};

/** Moves money into or out of a player's account, once per transaction id, and stores the answer with it. */
export const transfer = async (
  studio: Studio,
  gpId: number,
  direction: 'in' | 'out',
  body: Body,
): Promise<Answer> => {
  if (!keepsMoney(gpId)) return { status: 'NOT_FOUND' };
  const currency = toCurrencyCode(body.currency);
  if (currency === undefined) return { status: 'WRONG_CURRENCY' };
  const key: AccountKey = { gpId, playerId: body.player_id, currency };
  const amount = BigInt(body.amount);
  return studio.db.transaction().execute(async (trx): Promise<Answer> => {
    const before = await lockAccount(trx, key);
    const isShort = direction === 'out' && before < amount;
    const stored = await trx
      .insertInto('transfer')
      .values({
        gp_id: gpId,
        transaction_id: body.transaction_id,
        player_id: body.player_id,
        state: isShort ? 'refused' : 'done',
        direction,
        currency,
        amount_minor: amount,
        refusal: isShort ? 'INSUFFICIENT_FUNDS' : null,
        at: studio.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n) {
      const row = await trx
        .selectFrom('transfer')
        .selectAll()
        .where('gp_id', '=', gpId)
        .where('transaction_id', '=', body.transaction_id)
        .executeTakeFirstOrThrow();
      return repeatOf(row, isSame(row, key, direction, amount), before);
    }
    if (isShort) return { status: 'INSUFFICIENT_FUNDS' };
    const after = await changeBalance(trx, key, direction === 'in' ? amount : -amount);
    return { status: 'OK', transaction_id: body.transaction_id, balance: toWire(after) };
  });
};

/**
 * What became of a transfer. One that has never come is made void by being asked about: the answer `failed` must stay
 * true when the request arrives after all.
 */
export const transferStatus = async (
  studio: Studio,
  gpId: number,
  body: RequestOf<ProviderCalls['transferStatus']>,
): Promise<{ readonly status: 'OK'; readonly transfer_status: 'done' | 'failed' | 'unknown' } | Refused> => {
  if (!keepsMoney(gpId)) return { status: 'NOT_FOUND' };
  await studio.db
    .insertInto('transfer')
    .values({
      gp_id: gpId,
      transaction_id: body.target_transaction_id,
      player_id: body.player_id,
      state: 'void',
      direction: null,
      currency: null,
      amount_minor: null,
      refusal: null,
      at: studio.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await studio.db
    .selectFrom('transfer')
    .select(['player_id', 'state'])
    .where('gp_id', '=', gpId)
    .where('transaction_id', '=', body.target_transaction_id)
    .executeTakeFirstOrThrow();
  if (row.player_id !== body.player_id) return { status: 'OK', transfer_status: 'unknown' };
  return { status: 'OK', transfer_status: row.state === 'done' ? 'done' : 'failed' };
};

/** What the player has at this provider now. */
export const transferBalance = async (
  studio: Studio,
  gpId: number,
  body: RequestOf<ProviderCalls['transferBalance']>,
): Promise<{ readonly status: 'OK'; readonly balance: number; readonly in_play: number } | Refused> => {
  if (!keepsMoney(gpId)) return { status: 'NOT_FOUND' };
  const currency = toCurrencyCode(body.currency);
  if (currency === undefined) return { status: 'WRONG_CURRENCY' };
  const { balance, inPlay } = await readAccount(studio.db, { gpId, playerId: body.player_id, currency });
  return { status: 'OK', balance: toWire(balance), in_play: toWire(inPlay) };
};
