import { randomUUID } from 'node:crypto';
import type { SqlExecutor } from '@pavilion/ledger';
import { type Minor, toDecimal } from '@pavilion/money';
import type { TransferDeps } from '../deps.ts';
import { mainBalanceOf, postDeparture } from '../postings.ts';
import { type Direction, noteStep, type TransferCause, type TransferRow, type WalletRow } from '../rows.ts';

/** How long a transfer stays with who sends it. Longer than a call can take (3 s). */
export const leaseMs = 10_000;

/** Tells the member's screens that money has moved: in the main wallet, in transit or at a provider. */
export const tellCash = async (
  tx: SqlExecutor,
  outbox: TransferDeps['outbox'],
  owner: Pick<WalletRow, 'site_id' | 'member_id' | 'currency'>,
): Promise<void> => {
  await outbox.toMember(tx, owner.member_id, 'member_cash', {
    main: toDecimal(await mainBalanceOf(tx, owner), owner.currency),
    currency: owner.currency,
  });
};

/**
 * Stores a transfer as `created` and puts its money in transit, in the caller's transaction, under the wallet's lock and
 * with no other transfer of the wallet open. `undefined` when the money is not there any more.
 */
export const beginTransfer = async (
  tx: SqlExecutor,
  outbox: TransferDeps['outbox'],
  wallet: WalletRow,
  input: {
    readonly direction: Direction;
    readonly amount: Minor;
    readonly cause: TransferCause;
    readonly now: Date;
  },
): Promise<TransferRow | undefined> => {
  const { direction, amount, cause, now } = input;
  const { site_id, member_id, gp_id, currency } = wallet;
  const reference = randomUUID();
  const held = await postDeparture(tx, {
    site_id,
    member_id,
    gp_id,
    currency,
    direction,
    reference,
    amount,
    cause,
  });
  if (held.status === 'insufficient_funds') return undefined;
  if (held.status !== 'posted') throw new Error(`the ledger answered ${held.status} to a new transfer`);
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'transfer-insert',
    text: `INSERT INTO wallet_transfer (reference, member_id, gp_id, site_id, currency, direction, amount_minor, state,
             cause, hold_transfer_id, ask_at, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, 'created', $8, $9, $10, $11) RETURNING id`,
    values: [
      reference,
      member_id,
      gp_id,
      site_id,
      currency,
      direction,
      amount,
      cause,
      held.transferId,
      new Date(now.getTime() + leaseMs),
      now,
    ],
  });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a transfer was not stored');
  await noteStep(tx, { transferId: id, from: null, to: 'created', cause, now });
  await tellCash(tx, outbox, wallet);
  return {
    id,
    reference,
    member_id,
    gp_id,
    site_id,
    currency,
    direction,
    amount_minor: amount,
    state: 'created',
    hold_transfer_id: held.transferId,
    refusal: null,
    asked_times: 0,
  };
};
