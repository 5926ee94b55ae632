import { agentMoneyCodes, agentTransferCreate } from '@pavilion/contract/agentMoney';
import {
  balanceOf,
  memberCommission,
  memberMain,
  memberQuota,
  type PostingRequest,
  post,
} from '@pavilion/ledger';
import { formatMinor, type Minor, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import { type Refusal, refused } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import { depositFromPurse, newOrderNumber } from '../../cashier/index.ts';
import { type AgentLetter, sendAgentLetter } from '../agentLetters.ts';
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

const closed = (): Refusal =>
  refused(agentTransferCreate.codes, agentMoneyCodes.receiverClosed, 'agent_money.receiver_closed');

/** Posts under a number of its own; throws 107 where the purse has less, which undoes the transaction. */
const postAlone = async (
  client: PoolClient,
  number: string,
  request: Omit<PostingRequest, 'key' | 'reference'>,
) => {
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

/** Quota that goes on to an agent below as quota. */
const postQuota = (
  { client }: PostTools,
  { site, memberId, currency, now }: Asking,
  { receiver }: ToLine,
  amount: Minor,
): Promise<Posted> => {
  if (!receiver.may_receive) throw closed();
  return postAlone(client, newOrderNumber(now, 'A'), {
    scope: 'agent-quota',
    kind: 'transfer_out',
    actor: `member:${memberId}`,
    moves: [
      {
        from: memberQuota(site.id, memberId, currency),
        to: memberQuota(site.id, receiver.id, currency),
        amountMinor: amount,
      },
    ],
  });
};

const postDeposit = async (
  { client, outbox }: PostTools,
  asking: Asking,
  { purse, receiver, turnoverPercent }: ToLine,
  amount: Minor,
): Promise<Posted> => {
  const { site, memberId, currency, now } = asking;
  const result = await depositFromPurse(
    { client, outbox, now },
    {
      siteId: site.id,
      memberId: receiver.id,
      currency,
      amount,
      purse: purseOf(purse, asking),
      turnoverPercent,
      actor: `member:${memberId}`,
    },
  );
  if (result.status === 'funds') throw fundsRefusal();
  // Why is the receiver's own business: a break, a limit and a closed account look the same.
  if (result.status !== 'credited') throw closed();
  return { number: result.orderNumber, transferId: result.transferId };
};

/** Tells both by letter. */
const tell = async (
  { client, outbox }: PostTools,
  { site, memberId, currency, now }: Asking,
  { kind, receiver }: ToLine,
  { number, amount, giver }: { readonly number: string; readonly amount: Minor; readonly giver: string },
): Promise<void> => {
  const values = { number, amount: formatMinor(amount, currency) };
  const write = (letter: AgentLetter, to: number, account: string) =>
    sendAgentLetter(client, outbox, { letter, siteId: site.id, to, values: { ...values, account }, now });
  await write('sent', memberId, receiver.account);
  await write(kind === 'agent' ? 'quotaReceived' : 'received', receiver.id, giver);
};

/**
 * Moves the money of a judged transfer and tells whom it concerns. Throws 107, and 108 without a reason for whoever may not
 * be given money: a refusal undoes the transaction.
 */
export const postTransfer = async (
  tools: PostTools,
  asking: Asking,
  verdict: Verdict,
  { amount, giver }: { readonly amount: Minor; readonly giver: string },
): Promise<Posted> => {
  if (verdict.kind === 'payout') return postPayout(tools, asking, amount);
  const move = verdict.kind === 'agent' ? postQuota : postDeposit;
  const posted = await move(tools, asking, verdict, amount);
  await tell(tools, asking, verdict, { number: posted.number, amount, giver });
  return posted;
};
