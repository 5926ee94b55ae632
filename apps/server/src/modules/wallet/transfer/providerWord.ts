import { type Minor, minor } from '@pavilion/money';
import type { Outcome, ProviderCalls } from '@pavilion/provider-kit';
import { playerIdOf } from '../operations/operation.ts';
import type { ProviderWire } from '../providers/providerDirectory.ts';
import type { TransferRow, WalletRow } from './rows.ts';

/**
 * What is known of a transfer after asking: that it was done, that it was not and will not be, or nothing yet.
 * Only the first two move money.
 */
export type Word =
  | { readonly kind: 'done' }
  | { readonly kind: 'not_done'; readonly status: string }
  | { readonly kind: 'unsure'; readonly why: string };

/**
 * Refusals that do not say what became of the money: `RETRY_LATER` is no decision, and an id that the provider knows with
 * other content means that something did move under it.
 */
const undecided: ReadonlySet<string> = new Set(['RETRY_LATER', 'DUPLICATE_MISMATCH']);

const read = (outcome: Outcome<ProviderCalls['transferIn']>): Word => {
  if (outcome.kind === 'ok') return { kind: 'done' };
  if (outcome.kind === 'unknown') return { kind: 'unsure', why: outcome.reason };
  const { status } = outcome.answer;
  return undecided.has(status) ? { kind: 'unsure', why: status } : { kind: 'not_done', status };
};

/** Sends the transfer, or sends it again: the provider knows it by its reference and does it once. */
export const sendToProvider = async ({ client }: ProviderWire, transfer: TransferRow): Promise<Word> => {
  const body = {
    player_id: playerIdOf(transfer.member_id),
    currency: transfer.currency,
    transaction_id: transfer.reference,
    amount: Number(transfer.amount_minor),
  };
  return read(
    transfer.direction === 'to_provider' ? await client.transferIn(body) : await client.transferOut(body),
  );
};

/**
 * Asks what became of a transfer. A provider that has never heard of it (`unknown`) is sent it once more: whether the
 * first request is still on its way nobody can tell, but the same reference is done at most once, so that the answer
 * to the repeat is the answer to both.
 */
export const askAbout = async (wire: ProviderWire, transfer: TransferRow): Promise<Word> => {
  const outcome = await wire.client.transferStatus({
    player_id: playerIdOf(transfer.member_id),
    target_transaction_id: transfer.reference,
  });
  if (outcome.kind === 'unknown') return { kind: 'unsure', why: outcome.reason };
  if (outcome.kind === 'refused') return { kind: 'unsure', why: outcome.answer.status };
  switch (outcome.answer.transfer_status) {
    case 'done':
      return { kind: 'done' };
    case 'failed':
      return { kind: 'not_done', status: 'FAILED' };
    case 'unknown':
      return sendToProvider(wire, transfer);
  }
};

export interface ToldBalance {
  /** Can be taken out now. */
  readonly free: Minor;
  /** Staked in rounds that are not over. */
  readonly inPlay: Minor;
}

/** What the provider says that the member has there. */
export const askBalance = async (
  { client }: ProviderWire,
  wallet: Pick<WalletRow, 'member_id' | 'currency'>,
): Promise<ToldBalance | 'refused' | 'silent'> => {
  const outcome = await client.transferBalance({
    player_id: playerIdOf(wallet.member_id),
    currency: wallet.currency,
  });
  if (outcome.kind === 'unknown') return 'silent';
  if (outcome.kind === 'refused') return outcome.answer.status === 'RETRY_LATER' ? 'silent' : 'refused';
  return { free: minor(outcome.answer.balance), inPlay: minor(outcome.answer.in_play) };
};
