import { type Minor, minor } from '@pavilion/money';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { TransferDeps } from '../deps.ts';
import { postResult } from '../postings.ts';
import { askBalance, type ToldBalance } from '../providerWord.ts';
import {
  findOpenTransfer,
  isGameOpen,
  lockWallet,
  type TransferCause,
  type TransferRow,
  touchWallet,
  type WalletKey,
  type WalletRow,
} from '../rows.ts';
import { beginTransfer } from './beginTransfer.ts';
import { sendTransfer } from './sendTransfer.ts';
import { waitUntilFree } from './waitUntilFree.ts';

/** What came of bringing the money back from one provider; the codes are those of spec §8. */
export interface Back {
  /**
   * 100 it is back, or there was none; 102 a game is open there; 103 the provider does not answer and nothing moved;
   * 104 it is on its way, and the provider has not said whether it did it; 105 the provider refused.
   */
  readonly code: 100 | 102 | 103 | 104 | 105;
  readonly amount: Minor;
}

const none = minor(0);
const triesMax = 3;

const readWallet = async (
  { pool }: TransferDeps,
  { memberId, gpId }: WalletKey,
): Promise<WalletRow | undefined> => {
  const { rows } = await pool.query<WalletRow>({
    name: 'transfer-read-wallet',
    text: `SELECT member_id, gp_id, site_id, currency, version FROM transfer_wallet
           WHERE member_id = $1 AND gp_id = $2`,
    values: [memberId, gpId],
  });
  return rows[0];
};

interface Told {
  readonly balance: ToldBalance;
  /** The wallet's version when the provider was asked. */
  readonly version: bigint;
}

/** Writes the provider's word into the books and stores the transfer, unless something has happened since the asking. */
const begin = (
  deps: TransferDeps,
  key: WalletKey,
  { balance: { free, inPlay }, version }: Told,
  cause: TransferCause,
): Promise<TransferRow | 'again' | 'playing' | 'nothing'> => {
  const now = deps.clock.now();
  return withRepeatedTransaction(deps.pool, async (tx) => {
    const wallet = await lockWallet(tx, key);
    if ((await findOpenTransfer(tx, key)) !== undefined) return 'again';
    if (await isGameOpen(tx, key)) return 'playing';
    if (wallet?.version !== version) return 'again';
    await postResult(tx, wallet, minor(free + inPlay));
    await touchWallet(tx, key, { away: free > 0n || inPlay > 0n });
    if (free === 0n) return 'nothing';
    const transfer = await beginTransfer(tx, deps.outbox, wallet, {
      direction: 'to_main',
      amount: free,
      cause,
      now,
    });
    if (transfer === undefined) throw new Error('the books lack what the provider has just told');
    return transfer;
  });
};

const isShort = async ({ pool }: TransferDeps, { id }: TransferRow): Promise<boolean> => {
  const { rows } = await pool.query<{ refusal: string | null }>({
    name: 'transfer-refusal',
    text: 'SELECT refusal FROM wallet_transfer WHERE id = $1',
    values: [id],
  });
  return rows[0]?.refusal === 'INSUFFICIENT_FUNDS';
};

const tryOnce = async (deps: TransferDeps, key: WalletKey, cause: TransferCause): Promise<Back | 'again'> => {
  const wallet = await readWallet(deps, key);
  if (wallet === undefined) return { code: 100, amount: none };
  if (await isGameOpen(deps.pool, key)) return { code: 102, amount: none };
  const wire = await deps.providers.wireOf(key.gpId);
  const balance = wire === undefined ? 'silent' : await askBalance(wire, wallet);
  if (balance === 'silent') return { code: 103, amount: none };
  if (balance === 'refused') return { code: 105, amount: none };
  const begun = await begin(deps, key, { balance, version: wallet.version }, cause);
  switch (begun) {
    case 'again':
      return 'again';
    case 'playing':
      return { code: 102, amount: none };
    case 'nothing':
      return { code: 100, amount: none };
  }
  const state = await sendTransfer(deps, begun);
  if (state === 'confirmed') return { code: 100, amount: balance.free };
  if (state !== 'failed') return { code: 104, amount: balance.free };
  // A stake was quicker than the transfer: less is there now than was told.
  return (await isShort(deps, begun)) ? 'again' : { code: 105, amount: none };
};

/**
 * Brings back all that the member has at one transfer provider. The provider's balance decides how much that is; the
 * difference from the books is what was won or lost there. A transfer whose outcome is not known yet is asked for first.
 */
export const bringBack = async (deps: TransferDeps, key: WalletKey, cause: TransferCause): Promise<Back> => {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const open = await waitUntilFree(deps, key);
    if (open !== undefined) return { code: 104, amount: minor(open.amount_minor) };
    const back = await tryOnce(deps, key, cause);
    if (back !== 'again') return back;
  }
  return { code: 103, amount: none };
};
