import { createHash, randomUUID } from 'node:crypto';
import { type Currency, defaultLocale } from '@pavilion/contract';
import { gatewayAccount, memberMain, post, siteInTransit } from '@pavilion/ledger';
import type { Minor } from '@pavilion/money';
import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { letterText } from '../../letters/index.ts';
import { depositRoom } from '../../safety/index.ts';
import { mayDeposit } from '../queries.ts';
import type { CashierTables } from '../tables.ts';
import { type CreditTools, finishCredit } from './creditDeposit.ts';
import { lockDeposits } from './lockDeposits.ts';
import type { LockedOrder } from './lockOrder.ts';

/** The gateway by which agents hand money over (migration 0304). */
const agentsGateway = { id: 0, code: 'agents' } as const;

export interface AgentDeposit {
  readonly siteId: number;
  /** Whose deposit it is. */
  readonly memberId: number;
  readonly currency: Currency;
  readonly amount: Minor;
  /** The number that the deposit is to have. */
  readonly orderNumber: string;
  /** How much of it must be staked before anything goes out, in per cent. */
  readonly turnoverPercent: number;
  /** `member:7`, the agent. */
  readonly actor: string;
}

/**
 * - `credited`: the deposit is the member's; `transferId` is its posting.
 * - `closed`: the member may not pay in: not active, away, or at a limit of the own. Nothing was written.
 */
export type AgentDepositResult =
  | { readonly status: 'credited'; readonly transferId: bigint }
  | { readonly status: 'closed' };

/** Whether the member may pay in so much: sure only under the lock of the member's deposits, which is the caller's to take. */
export const mayBeGiven = async (
  client: PoolClient,
  { currency, amount, ...owner }: Pick<AgentDeposit, 'siteId' | 'memberId' | 'currency' | 'amount'>,
  now: Date,
): Promise<boolean> => {
  if (!(await mayDeposit(kyselyOn<CashierTables>(client), owner, now))) return false;
  const room = await depositRoom(client, owner, currency, now);
  return room === null || amount <= room;
};

/**
 * The way of paying in that such deposits stand under. Closed, so that nobody is offered it. It is made once and then read
 * without a lock: deposits of a whole site would wait for one another at it.
 */
const methodOf = async (client: PoolClient, siteId: number, currency: Currency): Promise<number> => {
  const find = async (): Promise<number | undefined> => {
    const { rows } = await client.query<{ id: number }>({
      name: 'deposit-agents-method',
      text: 'select id from deposit_method where site_id = $1 and code = $2 and currency = $3',
      values: [siteId, agentsGateway.code, currency],
    });
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  await client.query({
    name: 'deposit-agents-method-new',
    text: `insert into deposit_method (site_id, code, gateway_code, currency, name, min_minor, max_minor, enabled)
           values ($1, $2, $2, $3, $4, 1, 1, false) on conflict (site_id, code, currency) do nothing`,
    values: [siteId, agentsGateway.code, currency, JSON.stringify(letterText('deposit.by_agent'))],
  });
  const made = await find();
  if (made === undefined) throw new Error('there is no method for deposits by agents');
  return made;
};

const storeOrder = async (
  { client, now }: CreditTools,
  { siteId, memberId, currency, amount, orderNumber, turnoverPercent }: AgentDeposit,
): Promise<LockedOrder> => {
  const requestId = randomUUID();
  const row = await kyselyOn<CashierTables>(client)
    .insertInto('deposit_order')
    .values({
      order_number: orderNumber,
      site_id: siteId,
      member_id: memberId,
      method_id: await methodOf(client, siteId, currency),
      gateway_code: agentsGateway.code,
      request_id: requestId,
      request_hash: createHash('sha256').update(requestId).digest(),
      currency,
      amount_minor: amount,
      fee_minor: 0n,
      state: 'created',
      payment_id: null,
      pay_url: null,
      locale: defaultLocale,
      return_url: '',
      deposit_times: null,
      settled_event_id: null,
      settled_occurred_at: null,
      ask_at: now,
      created_at: now,
      updated_at: now,
      expires_at: now,
      settled_at: null,
      house_account_id: null,
      refusal: null,
      promotion_id: null,
      turnover_percent: turnoverPercent,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, gateway_id: agentsGateway.id };
};

/**
 * Gives a member what an agent has sent and is in transit, as a deposit like any other: it counts against the member's own
 * limits and as the first one, and has to be played. One posting takes it through the agents' gateway, so that whoever sums
 * up deposits finds it. In the caller's transaction.
 */
export const depositFromAgent = async (
  tools: CreditTools,
  deposit: AgentDeposit,
): Promise<AgentDepositResult> => {
  const { siteId, memberId, currency, amount, orderNumber, actor } = deposit;
  const { client, now } = tools;
  await lockDeposits(client, deposit);
  if (!(await mayBeGiven(client, { siteId, memberId, currency, amount }, now))) return { status: 'closed' };
  const order = await storeOrder(tools, deposit);
  const gateway = gatewayAccount(siteId, agentsGateway.id, currency);
  const posted = await post(client, {
    scope: 'deposit',
    key: orderNumber,
    kind: 'deposit',
    reference: orderNumber,
    actor,
    moves: [
      { from: siteInTransit(siteId, currency), to: gateway, amountMinor: amount },
      { from: gateway, to: memberMain(siteId, memberId, currency), amountMinor: amount },
    ],
  });
  if (posted.status !== 'posted' || posted.duplicate || posted.balanceMinor === null)
    throw new Error(`the ledger answered ${posted.status} for deposit ${orderNumber}`);
  const settlement = { actor, cause: 'agent', paymentId: null, eventId: null, occurredAt: null };
  await finishCredit(tools, order, settlement, posted.balanceMinor);
  return { status: 'credited', transferId: posted.transferId };
};
