import type { Currency } from '@pavilion/contract';
import {
  type AgentPurse,
  agentTransferCreate,
  agentTransferRepeatMs,
  agentMoneyCodes as codes,
} from '@pavilion/contract/agentMoney';
import { type AccountRef, balanceOf, memberCommission, memberQuota } from '@pavilion/ledger';
import { type Minor, minor, toDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { type Refusal, refused } from '../../http/refusal.ts';
import { dayAt, type Site } from '../../infra/site.ts';
import { findPath, requireAgent } from '../agents/index.ts';
import { agentShelf, isAgreementDue } from '../agreements/index.ts';
import { accountKeyOf } from '../identity/index.ts';
import { type AgentSetting, readAgentSetting } from './agentSetting.ts';
import { findReceiver, findSame, type ReceiverRow, sumDay } from './queries.ts';

/** An agent who asks, with the day that it is at the site. */
export interface Asking {
  readonly site: Site;
  readonly memberId: number;
  readonly currency: Currency;
  readonly now: Date;
}

/** What an agent asks for: money for somebody of the own line, or commission for the own main wallet. */
export type Wanted =
  | { readonly to: 'line'; readonly purse: AgentPurse; readonly account: string }
  | { readonly to: 'main' };

/** What is to be done, judged by how things stood. */
export type Verdict =
  | { readonly kind: 'payout' }
  | {
      readonly kind: 'member' | 'agent';
      readonly purse: AgentPurse;
      readonly receiver: ReceiverRow;
      readonly turnoverPercent: number;
    };

const table = agentTransferCreate.codes;

export const purseOf = (purse: AgentPurse, { site, memberId, currency }: Asking): AccountRef =>
  (purse === 'commission' ? memberCommission : memberQuota)(site.id, memberId, currency);

const openSetting = async (executor: SqlExecutor, { site, currency }: Asking): Promise<AgentSetting> => {
  const setting = await readAgentSetting(executor, site.id, currency);
  if (setting === undefined) throw refused(table, codes.closed, 'agent_money.closed');
  return setting;
};

/**
 * Who of the agent's line has an account. Whoever stands above or beside, the agent, and somebody who does not exist are
 * refused alike (103); one of another currency with 116.
 */
const receiverOf = async (
  executor: SqlExecutor,
  { site, memberId, currency, now }: Asking,
  account: string,
): Promise<ReceiverRow> => {
  const receiver = await findReceiver(executor, site.id, accountKeyOf(account), now);
  const owner = { siteId: site.id, memberId };
  const isBelow = receiver !== undefined && (await findPath(executor, owner, receiver.id)) !== undefined;
  if (!isBelow) throw refused(table, codes.notInLine, 'agent_money.not_in_line');
  if (receiver.currency !== currency) throw refused(table, codes.otherCurrency, 'agent_money.other_currency');
  return receiver;
};

const atLeastNothing = (amount: bigint): Minor => minor(amount < 0n ? 0n : amount);

/** What may still be transferred today, in all and to one receiver. */
export const leftToday = async (
  executor: SqlExecutor,
  { site, memberId, now }: Asking,
  setting: AgentSetting,
  receiverId: number | null = null,
): Promise<{ readonly all: Minor; readonly receiver: Minor }> => {
  const sums = await sumDay(executor, memberId, dayAt(site, now), receiverId);
  const all = atLeastNothing(setting.day_max_minor - sums.all);
  const receiver = atLeastNothing(setting.receiver_day_max_minor - sums.receiver);
  if (receiver > all) return { all, receiver: all };
  return { all, receiver };
};

/** Somebody to be named on the page before the amount is sent. Refuses with 101, 102, 103, 115 and 116. */
export const lookAtReceiver = async (executor: SqlExecutor, asking: Asking, account: string) => {
  const { site, memberId } = asking;
  await requireAgent({ pool: executor }, { siteId: site.id, memberId });
  const setting = await openSetting(executor, asking);
  const receiver = await receiverOf(executor, asking, account);
  return { receiver, left: (await leftToday(executor, asking, setting, receiver.id)).receiver };
};

const boundRefusal = (code: 105 | 106, left: Minor, currency: Currency): Refusal =>
  refused(table, code, code === 105 ? 'agent_money.day_bound' : 'agent_money.receiver_bound', {
    left: toDecimal(left, currency),
  });

/** What is to be done for somebody of the line. Whether that one may be given money is judged where it is posted. */
const judgeLine = async (
  executor: SqlExecutor,
  asking: Asking,
  { purse, account }: Extract<Wanted, { to: 'line' }>,
  amount: Minor,
): Promise<Verdict> => {
  const { currency } = asking;
  const setting = await openSetting(executor, asking);
  const [least, most] = [minor(setting.transfer_min_minor), minor(setting.transfer_max_minor)];
  if (amount < least || amount > most)
    throw refused(table, codes.outsideBounds, 'agent_money.bounds', {
      amount_min: toDecimal(least, currency),
      amount_max: toDecimal(most, currency),
    });
  const receiver = await receiverOf(executor, asking, account);
  const left = await leftToday(executor, asking, setting, receiver.id);
  if (amount > left.all) throw boundRefusal(codes.dayBound, left.all, currency);
  if (amount > left.receiver) throw boundRefusal(codes.receiverBound, left.receiver, currency);
  const kind = purse === 'quota' && receiver.is_agent ? 'agent' : 'member';
  return { kind, purse, receiver, turnoverPercent: setting.turnover_percent };
};

export const fundsRefusal = (): Refusal => refused(table, codes.funds, 'agent_money.funds');

/** Refuses with 110 what was done a moment ago by another request, unless once more is meant. */
const refuseSame = async (
  executor: SqlExecutor,
  { memberId, now }: Asking,
  verdict: Verdict,
  amount: Minor,
): Promise<void> => {
  const receiverId = verdict.kind === 'payout' ? null : verdict.receiver.id;
  const purse = verdict.kind === 'payout' ? 'commission' : verdict.purse;
  const since = new Date(now.getTime() - agentTransferRepeatMs);
  const same = await findSame(executor, memberId, { kind: verdict.kind, purse, receiverId, amount }, since);
  if (same === undefined) return;
  throw refused(table, codes.again, 'agent_money.again', {
    number: same.number,
    created_at: same.created_at.toISOString(),
  });
};

/**
 * What a request comes to as things stand. Asked before the withdraw password, so that a wrong try is booked for a request
 * that is sound otherwise, and again where nothing can change any more. Refuses with 101–107, 110, 114–116.
 */
export const judgeTransfer = async (
  executor: SqlExecutor,
  asking: Asking,
  wanted: Wanted,
  { amount, again }: { readonly amount: Minor; readonly again: boolean },
): Promise<Verdict> => {
  const { site, memberId, now } = asking;
  const owner = { siteId: site.id, memberId };
  await requireAgent({ pool: executor }, owner);
  if (await isAgreementDue(executor, agentShelf, { ...owner, today: dayAt(site, now) }))
    throw refused(table, codes.agreementDue, 'agent_money.agreement_due');
  const verdict: Verdict =
    wanted.to === 'main' ? { kind: 'payout' } : await judgeLine(executor, asking, wanted, amount);
  const purse = wanted.to === 'main' ? 'commission' : wanted.purse;
  if (amount > (await balanceOf(executor, purseOf(purse, asking)))) throw fundsRefusal();
  if (!again) await refuseSame(executor, asking, verdict, amount);
  return verdict;
};
