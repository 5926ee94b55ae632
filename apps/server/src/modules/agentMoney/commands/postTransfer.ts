import { agentMoneyCodes, agentTransferCreate } from '@pavilion/contract/agentMoney';
import {
  balanceOf,
  memberCommission,
  memberMain,
  type PostingRequest,
  post,
  siteInTransit,
} from '@pavilion/ledger';
import { type Minor, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import { type Refusal, refused } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import { mayBeGiven, newOrderNumber } from '../../cashier/index.ts';
import { type Asking, fundsRefusal, purseOf, type Verdict } from '../judgeTransfer.ts';

export interface PostTools {
  readonly client: PoolClient;
  readonly outbox: Outbox;
}

/** What a posting left: the number that a person reads, and the ledger's. */
interface Posted {
  readonly number: string;
  readonly transferId: bigint;
}

/** Why is the receiver's own business: a break, a limit and a closed account look the same. */
export const receiverClosed = (): Refusal =>
  refused(agentTransferCreate.codes, agentMoneyCodes.receiverClosed, 'agent_money.receiver_closed');

/** Posts under a number of its own; throws 107 where the purse has less, which undoes the transaction. */
const postAlone = async (
  client: PoolClient,
  number: string,
  request: Omit<PostingRequest, 'key' | 'reference'>,
): Promise<Posted> => {
  const posted = await post(client, { ...request, key: number, reference: number });
  if (posted.status === 'insufficient_funds' || posted.status === 'unknown_account') throw fundsRefusal();
  if (posted.status !== 'posted' || posted.duplicate)
    throw new Error(`the ledger answered ${posted.status} for transfer ${number}`);
  return { number, transferId: posted.transferId };
};

/** Commission that becomes the agent's own cash. */
const postPayout = async (
  { client, outbox }: PostTools,
  { site, memberId, currency, now }: Asking,
  amount: Minor,
): Promise<Posted> => {
  const main = memberMain(site.id, memberId, currency);
  const posted = await postAlone(client, newOrderNumber(now, 'A'), {
    scope: 'agent-payout',
    kind: 'commission',
    actor: `member:${memberId}`,
    moves: [{ from: memberCommission(site.id, memberId, currency), to: main, amountMinor: amount }],
  });
  const balance = await balanceOf(client, main);
  await outbox.toMember(client, memberId, 'member_cash', { main: toDecimal(balance, currency), currency });
  return posted;
};

type ToLine = Exclude<Verdict, { kind: 'payout' }>;

/** Whether the receiver may be given it as things look; it is judged again where it arrives. */
const looksOpen = (
  { client }: PostTools,
  { site, currency, now }: Asking,
  { kind, receiver }: ToLine,
  amount: Minor,
): Promise<boolean> =>
  kind === 'agent'
    ? Promise.resolve(receiver.may_receive)
    : mayBeGiven(client, { siteId: site.id, memberId: receiver.id, currency, amount }, now);

/** Takes what somebody of the line is to have out of the purse: from here on it is in transit, and the agent's no more. */
const postSending = async (
  tools: PostTools,
  asking: Asking,
  verdict: ToLine,
  amount: Minor,
): Promise<Posted> => {
  if (!(await looksOpen(tools, asking, verdict, amount))) throw receiverClosed();
  const { site, memberId, currency, now } = asking;
  const number = verdict.kind === 'agent' ? newOrderNumber(now, 'A') : newOrderNumber(now);
  return postAlone(tools.client, number, {
    scope: 'agent-transfer',
    kind: 'transfer_out',
    actor: `member:${memberId}`,
    moves: [
      { from: purseOf(verdict.purse, asking), to: siteInTransit(site.id, currency), amountMinor: amount },
    ],
  });
};

/**
 * Posts the agent's side of a judged transfer. Throws 107, and 108 without a reason for whoever may not be given money: a
 * refusal undoes the transaction.
 */
export const postTransfer = (
  tools: PostTools,
  asking: Asking,
  verdict: Verdict,
  amount: Minor,
): Promise<Posted> =>
  verdict.kind === 'payout' ? postPayout(tools, asking, amount) : postSending(tools, asking, verdict, amount);
