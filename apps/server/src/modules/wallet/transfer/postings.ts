import {
  type AccountRef,
  balanceOf,
  memberInTransit,
  memberMain,
  memberProviderWallet,
  type PostingOutcome,
  type PostingRequest,
  post,
  providerHouse,
  reverse,
  type SqlExecutor,
  transferId,
} from '@pavilion/ledger';
import { type CurrencyCode, type Minor, minor } from '@pavilion/money';
import type { TransferCause, TransferRow, WalletRow } from './rows.ts';

const scope = 'transfer';
const resultScope = 'transfer_result';

interface Accounts {
  readonly main: AccountRef;
  readonly inTransit: AccountRef;
  /** What the books say that lies at the provider. */
  readonly wallet: AccountRef;
  readonly house: AccountRef;
}

const accountsOf = (row: {
  readonly site_id: number;
  readonly member_id: number;
  readonly gp_id: number;
  readonly currency: CurrencyCode;
}): Accounts => ({
  main: memberMain(row.site_id, row.member_id, row.currency),
  inTransit: memberInTransit(row.site_id, row.member_id, row.gp_id, row.currency),
  wallet: memberProviderWallet(row.site_id, row.member_id, row.gp_id, row.currency),
  house: providerHouse(row.site_id, row.gp_id, row.currency),
});

type Ends = Pick<TransferRow, 'site_id' | 'member_id' | 'gp_id' | 'currency' | 'direction'>;

const endsOf = (transfer: Ends) => {
  const { main, inTransit, wallet } = accountsOf(transfer);
  return transfer.direction === 'to_provider'
    ? { from: main, inTransit, to: wallet }
    : { from: wallet, inTransit, to: main };
};

/** As the member's records name it: out of the main wallet, or into it. */
const kindOf = ({ direction }: Ends): PostingRequest['kind'] =>
  direction === 'to_provider' ? 'transfer_out' : 'transfer_in';

/** Every key is used by one step of one transfer, under the wallet's lock: a duplicate contradicts the rows. */
const insist = (outcome: { readonly status: string; readonly duplicate?: boolean }, what: string): void => {
  if (outcome.status !== 'posted' || outcome.duplicate === true) {
    throw new Error(`the ledger answered ${outcome.status} to ${what}`);
  }
};

/** Takes the amount from where it is into the in-transit account. */
export const postDeparture = (
  tx: SqlExecutor,
  transfer: Ends & { readonly reference: string; readonly amount: Minor; readonly cause: TransferCause },
): Promise<PostingOutcome> => {
  const { from, inTransit } = endsOf(transfer);
  return post(tx, {
    scope,
    key: `${transfer.reference}:hold`,
    kind: kindOf(transfer),
    reference: transfer.reference,
    reason: transfer.cause,
    actor: `member:${transfer.member_id}`,
    moves: [{ from, to: inTransit, amountMinor: transfer.amount }],
  });
};

/** The provider did it: from in transit to where it was going. */
export const postArrival = async (tx: SqlExecutor, transfer: TransferRow): Promise<void> => {
  const { inTransit, to } = endsOf(transfer);
  const outcome = await post(tx, {
    scope,
    key: `${transfer.reference}:arrive`,
    kind: kindOf(transfer),
    reference: transfer.reference,
    actor: `provider:${transfer.gp_id}`,
    moves: [{ from: inTransit, to, amountMinor: minor(transfer.amount_minor) }],
  });
  insist(outcome, `the arrival of transfer ${transfer.reference}`);
};

/** The provider did not do it: back to where it came from. */
export const postReturn = async (tx: SqlExecutor, transfer: TransferRow, why: string): Promise<void> => {
  const outcome = await reverse(tx, {
    siteId: transfer.site_id,
    scope,
    key: `${transfer.reference}:return`,
    transferId: transferId(transfer.hold_transfer_id),
    reason: why,
    actor: `provider:${transfer.gp_id}`,
  });
  insist(outcome, `the return of transfer ${transfer.reference}`);
};

/** The most that one move can carry, as on the wire; what is free and what is in play may be more together. */
const moveMax = BigInt(Number.MAX_SAFE_INTEGER);

const inMoves = (amount: Minor): Minor[] =>
  amount <= moveMax ? [amount] : [minor(moveMax), ...inMoves(minor(amount - moveMax))];

/**
 * Makes the books say what the provider says: what was won there since the last look comes from the provider's house
 * account, what was lost goes to it. Stakes and wins are one figure here, because the hall sees only the balance.
 */
export const postResult = async (tx: SqlExecutor, wallet: WalletRow, told: Minor): Promise<void> => {
  const accounts = accountsOf(wallet);
  const known = await balanceOf(tx, accounts.wallet);
  if (told === known) return;
  const won = told > known;
  const outcome = await post(tx, {
    scope: resultScope,
    key: `${wallet.member_id}:${wallet.gp_id}:${wallet.version}`,
    kind: 'bet_win',
    reference: `provider:${wallet.gp_id}`,
    reason: 'result of play at the provider',
    actor: `provider:${wallet.gp_id}`,
    moves: inMoves(won ? minor(told - known) : minor(known - told)).map((amountMinor) =>
      won
        ? { from: accounts.house, to: accounts.wallet, amountMinor }
        : { from: accounts.wallet, to: accounts.house, amountMinor },
    ),
  });
  insist(outcome, `the result of member ${wallet.member_id} at provider ${wallet.gp_id}`);
};

/** What the member has in the main wallet now. */
export const mainBalanceOf = (
  tx: SqlExecutor,
  owner: Pick<WalletRow, 'site_id' | 'member_id' | 'currency'>,
): Promise<Minor> => balanceOf(tx, memberMain(owner.site_id, owner.member_id, owner.currency));
