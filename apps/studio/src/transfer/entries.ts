import type { TransactionState, WalletRefusal } from '@pavilion/provider-kit';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../infra/studio.ts';
import type { StudioTables } from '../infra/tables.ts';
import { type AccountKey, changeBalance, lockAccount } from './accounts.ts';

type EntryRow = Selectable<StudioTables['transfer_entry']>;

/** What came of a stake, a win or a rollback on a player's account; `balance` is that afterwards. */
export type Entry =
  | { readonly status: 'OK'; readonly balance: bigint; readonly duplicate: boolean }
  | { readonly status: WalletRefusal; readonly balance: bigint };

interface Named {
  readonly transaction_id: string;
  readonly round_id: string;
}

/** Whether the game that was opened with this session token of the hall is still open. */
export const isSessionLive = async (db: Db, sessionToken: string): Promise<boolean> => {
  const row = await db
    .selectFrom('game_session')
    .select('id')
    .where('wallet_token', '=', sessionToken)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

const find = (db: Db, gpId: number, transactionId: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('transfer_entry')
    .selectAll()
    .where('gp_id', '=', gpId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();

type NewEntry = Pick<EntryRow, 'kind' | 'state' | 'stake_minor' | 'win_minor' | 'refusal' | 'at'>;

const store = async (trx: Trx, key: AccountKey, named: Named, entry: NewEntry): Promise<void> => {
  await trx
    .insertInto('transfer_entry')
    .values({
      gp_id: key.gpId,
      player_id: key.playerId,
      currency: key.currency,
      transaction_id: named.transaction_id,
      round_id: named.round_id,
      ...entry,
    })
    .execute();
};

/** The first answer again; or what is wrong with a repeat. */
const repeatOf = (row: EntryRow, isSame: boolean, balance: bigint): Entry => {
  if (row.state === 'void' || row.state === 'rolled_back') return { status: 'CANCELLED_BEFORE', balance };
  if (!isSame) return { status: 'DUPLICATE_MISMATCH', balance };
  if (row.state === 'refused') return { status: row.refusal as WalletRefusal, balance };
  return { status: 'OK', balance, duplicate: true };
};

const isSame = (
  row: EntryRow,
  key: AccountKey,
  named: Named,
  entry: Pick<NewEntry, 'kind' | 'stake_minor' | 'win_minor'>,
) =>
  row.kind === entry.kind &&
  row.player_id === key.playerId &&
  row.currency === key.currency &&
  row.round_id === named.round_id &&
  row.stake_minor === entry.stake_minor &&
  row.win_minor === entry.win_minor;

const changeRound = async (
  trx: Trx,
  key: AccountKey,
  roundId: string,
  { stake, closes }: { stake: bigint; closes: boolean },
): Promise<void> => {
  await trx
    .insertInto('transfer_round')
    .values({
      gp_id: key.gpId,
      round_id: roundId,
      player_id: key.playerId,
      currency: key.currency,
      stake_minor: stake,
      closed: closes,
    })
    .onConflict((conflict) =>
      conflict.columns(['gp_id', 'round_id', 'player_id']).doUpdateSet((eb) => ({
        stake_minor: eb('transfer_round.stake_minor', '+', stake),
        closed: closes,
      })),
    )
    .execute();
};

/** Takes a stake out of what is in play; a round that has none left is over. */
const shrinkRound = async (trx: Trx, key: AccountKey, roundId: string, stake: bigint): Promise<void> => {
  await trx
    .updateTable('transfer_round')
    .set((eb) => ({
      stake_minor: eb('stake_minor', '-', stake),
      closed: eb('stake_minor', '=', stake).$castTo<boolean>(),
    }))
    .where('gp_id', '=', key.gpId)
    .where('round_id', '=', roundId)
    .where('player_id', '=', key.playerId)
    .execute();
};

const isRoundClosed = async (trx: Trx, key: AccountKey, roundId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('transfer_round')
    .select('closed')
    .where('gp_id', '=', key.gpId)
    .where('round_id', '=', roundId)
    .where('player_id', '=', key.playerId)
    .executeTakeFirst();
  return row?.closed ?? false;
};

/** Takes a stake, and pays the win that comes with it where the round is one call. */
export const applyBet = (
  db: Db,
  key: AccountKey,
  body: Named & { readonly session_token: string },
  bet: { kind: 'bet' | 'bet_win'; stake: bigint; win: bigint; closes: boolean; at: Date },
): Promise<Entry> =>
  db.transaction().execute(async (trx): Promise<Entry> => {
    const balance = await lockAccount(trx, key);
    const entry = { kind: bet.kind, stake_minor: bet.stake, win_minor: bet.win, at: bet.at };
    const known = await find(trx, key.gpId, body.transaction_id);
    if (known) return repeatOf(known, isSame(known, key, body, entry), balance);
    const refusal = !(await isSessionLive(trx, body.session_token))
      ? 'TOKEN_EXPIRED'
      : (await isRoundClosed(trx, key, body.round_id))
        ? 'ROUND_CLOSED'
        : balance < bet.stake
          ? 'INSUFFICIENT_FUNDS'
          : null;
    await store(trx, key, body, { ...entry, state: refusal === null ? 'done' : 'refused', refusal });
    if (refusal !== null) return { status: refusal, balance };
    await changeRound(trx, key, body.round_id, { stake: bet.stake, closes: bet.closes });
    const after = await changeBalance(trx, key, bet.win - bet.stake);
    return { status: 'OK', balance: after, duplicate: false };
  });

/** Pays a win, whether or not the session still lives. */
export const applyWin = (
  db: Db,
  key: AccountKey,
  body: Named & { readonly bet_transaction_id: string },
  { win, closes, at }: { win: bigint; closes: boolean; at: Date },
): Promise<Entry> =>
  db.transaction().execute(async (trx): Promise<Entry> => {
    const balance = await lockAccount(trx, key);
    const entry = { kind: 'win' as const, stake_minor: 0n, win_minor: win, at };
    const known = await find(trx, key.gpId, body.transaction_id);
    if (known) return repeatOf(known, isSame(known, key, body, entry), balance);
    const bet = await find(trx, key.gpId, body.bet_transaction_id);
    if (bet?.state !== 'done' || bet.player_id !== key.playerId || bet.round_id !== body.round_id)
      return { status: 'BET_NOT_FOUND', balance };
    if (await isRoundClosed(trx, key, body.round_id)) return { status: 'ROUND_CLOSED', balance };
    await store(trx, key, body, { ...entry, state: 'done', refusal: null });
    await changeRound(trx, key, body.round_id, { stake: 0n, closes });
    return { status: 'OK', balance: await changeBalance(trx, key, win), duplicate: false };
  });

const hasWon = async (trx: Trx, key: AccountKey, roundId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('transfer_entry')
    .select('transaction_id')
    .where('gp_id', '=', key.gpId)
    .where('round_id', '=', roundId)
    .where('player_id', '=', key.playerId)
    .where('kind', '=', 'win')
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes a stake back, once. One that has not come yet is kept from ever coming. */
export const applyRollback = (
  db: Db,
  key: AccountKey,
  body: Named & { readonly target_transaction_id: string },
  at: Date,
): Promise<Entry> =>
  db.transaction().execute(async (trx): Promise<Entry> => {
    const balance = await lockAccount(trx, key);
    const target = await find(trx, key.gpId, body.target_transaction_id);
    if (!target) {
      const named = { transaction_id: body.target_transaction_id, round_id: body.round_id };
      const nothing = { kind: 'bet' as const, stake_minor: 0n, win_minor: 0n };
      await store(trx, key, named, { ...nothing, state: 'void', refusal: null, at });
      return { status: 'OK', balance, duplicate: false };
    }
    if (target.player_id !== key.playerId || target.kind === 'win') return { status: 'BAD_REQUEST', balance };
    if (target.state !== 'done') return { status: 'OK', balance, duplicate: true };
    if (target.kind === 'bet_win' || (await hasWon(trx, key, target.round_id)))
      return { status: 'ALREADY_SETTLED', balance };
    await trx
      .updateTable('transfer_entry')
      .set({ state: 'rolled_back' })
      .where('gp_id', '=', key.gpId)
      .where('transaction_id', '=', body.target_transaction_id)
      .execute();
    await shrinkRound(trx, key, target.round_id, target.stake_minor);
    return { status: 'OK', balance: await changeBalance(trx, key, target.stake_minor), duplicate: false };
  });

const states = {
  done: 'done',
  refused: 'rejected',
  rolled_back: 'rolled_back',
  void: 'rejected',
} as const satisfies Record<EntryRow['state'], TransactionState>;

export const stateOf = async (
  db: Db,
  gpId: number,
  body: { readonly player_id: string; readonly target_transaction_id: string },
): Promise<TransactionState> => {
  const row = await find(db, gpId, body.target_transaction_id);
  return row && row.player_id === body.player_id ? states[row.state] : 'unknown';
};
