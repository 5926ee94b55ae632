import { minor } from '@pavilion/money';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { TransferDeps } from '../deps.ts';
import { isPaused } from '../pause.ts';
import { mainBalanceOf } from '../postings.ts';
import {
  findOpenTransfer,
  knownCurrency,
  lockWallet,
  type TransferRow,
  touchWallet,
  type WalletKey,
} from '../rows.ts';
import { beginTransfer } from './beginTransfer.ts';
import { isOneKeyRunning } from './oneKey.ts';
import { sendTransfer } from './sendTransfer.ts';
import { waitUntilFree } from './waitUntilFree.ts';

export interface MoveIn extends WalletKey {
  readonly siteId: number;
  readonly currency: string;
  /** The game session that the money is for; nothing moves once it has ended. */
  readonly sessionId: bigint;
}

/**
 * - `ready`: the main balance lies at the provider; the game may open.
 * - `refused`: the provider would not take it; it is back.
 * - `pending`: it is on its way and nobody knows yet; the job finds out.
 * - `busy`: a transfer back is under way.
 * - `paused`: the operator has paused transfers.
 * - `left`: the game was left meanwhile.
 */
export type MovedIn = 'ready' | 'refused' | 'pending' | 'busy' | 'paused' | 'left';

/** The most that the wire can carry in one transfer. */
const wireMax = minor(Number.MAX_SAFE_INTEGER);
const triesMax = 3;

const begin = (deps: TransferDeps, input: MoveIn): Promise<TransferRow | MovedIn | 'again'> => {
  const now = deps.clock.now();
  return withRepeatedTransaction(deps.pool, async (tx) => {
    const wallet = await lockWallet(tx, input);
    if (wallet === undefined) throw new Error('a wallet was not opened');
    if (await isPaused(tx, input.siteId)) return 'paused';
    if (await isOneKeyRunning(tx, input.memberId, now)) return 'busy';
    if ((await findOpenTransfer(tx, input)) !== undefined) return 'again';
    const session = await tx.query({
      name: 'transfer-session-is-open',
      text: 'SELECT FROM game_session WHERE id = $1 AND ended_at IS NULL FOR SHARE',
      values: [input.sessionId],
    });
    if (session.rowCount === 0) return 'left';
    let amount = await mainBalanceOf(tx, wallet);
    if (amount > wireMax) amount = wireMax;
    // Money may lie there from before, which must come back too.
    await touchWallet(tx, input, { away: true, backAt: now });
    if (amount === 0n) return 'ready';
    const transfer = await beginTransfer(tx, deps.outbox, wallet, {
      direction: 'to_provider',
      amount,
      cause: 'launch',
      now,
    });
    // A stake or a withdrawal was quicker: what is left is moved.
    return transfer ?? 'again';
  });
};

/** Moves the whole main balance to the provider of a game that is being started (wallet protocol, Transfer). */
export const moveIn = async (deps: TransferDeps, input: MoveIn): Promise<MovedIn> => {
  await deps.pool.query({
    name: 'transfer-open-wallet',
    text: `INSERT INTO transfer_wallet (member_id, gp_id, site_id, currency, back_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING`,
    values: [input.memberId, input.gpId, input.siteId, knownCurrency(input.currency), deps.clock.now()],
  });
  for (let tries = 0; tries < triesMax; tries += 1) {
    if ((await waitUntilFree(deps, input)) !== undefined) return 'pending';
    const begun = await begin(deps, input);
    if (begun === 'again') continue;
    if (typeof begun === 'string') return begun;
    deps.outbox.wake();
    const state = await sendTransfer(deps, begun);
    if (state === 'confirmed') return 'ready';
    return state === 'failed' ? 'refused' : 'pending';
  }
  return 'busy';
};
