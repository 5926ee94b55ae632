import { createHash } from 'node:crypto';
import type { Currency } from '@pavilion/contract';
import { withdrawalCreate } from '@pavilion/contract/cashier';
import { memberMain, reserve } from '@pavilion/ledger';
import { type Minor, minor, parseDecimal, sumMinor, toDecimal } from '@pavilion/money';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { badField, type Refusal, refused } from '../../../../http/refusal.ts';
import type { Hall } from '../../../../infra/hall.ts';
import type { Outbox } from '../../../../infra/outbox.ts';
import { openBankAccount, type PasswordHasher } from '../../../identity/index.ts';
import { proveWithdrawPassword } from '../../../recovery/index.ts';
import { isAway } from '../../../safety/index.ts';
import { newOrderNumber } from '../../orderNumber.ts';
import type { CashierTables } from '../../tables.ts';
import { readBonusBound, takeBackBonuses } from '../boundBonus.ts';
import { feeOf } from '../fee.ts';
import {
  countToday,
  findByRequest,
  findRuleFor,
  type MemberRule,
  readStanding,
  type WithdrawalRow,
  type WithdrawalRule,
} from '../queries.ts';
import { readTurnover } from '../turnover.ts';
import { lockWithdrawals } from './lockWithdrawals.ts';

export interface RequestDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly passwords: PasswordHasher;
}

export interface WithdrawalRequest {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly ip: string;
  readonly requestId: string;
  /** Decimal string of the member-facing wire. */
  readonly amount: string;
  readonly bankAccountId: number;
  readonly withdrawPassword: string;
}

/** What makes two requests the same withdrawal. */
const contentHash = (request: WithdrawalRequest, amountMinor: bigint): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([request.bankAccountId, request.currency, amountMinor.toString()]))
    .digest();

const outsideLimits = (rule: WithdrawalRule, currency: Currency): Refusal =>
  refused(withdrawalCreate.codes, 102, 'withdrawal.amount_limits', {
    amount_min: toDecimal(minor(rule.min_minor), currency),
    amount_max: toDecimal(minor(rule.max_minor), currency),
  });

const unproved = (proof: 'wrong' | 'spent' | 'unset'): Refusal => {
  switch (proof) {
    case 'wrong':
      return refused(withdrawalCreate.codes, 101, 'withdrawal.password_wrong');
    case 'spent':
      return refused(withdrawalCreate.codes, 103, 'withdraw_password.too_many');
    case 'unset':
      return refused(withdrawalCreate.codes, 109, 'withdrawal.password_unset');
  }
};

/** What can be judged before anything is locked, the withdraw password last: a wrong try is only booked for a sound request. */
const judge = async (
  deps: RequestDeps,
  request: WithdrawalRequest,
  amountMinor: bigint,
): Promise<MemberRule> => {
  const { siteId, memberId, currency, ip, withdrawPassword } = request;
  const rule = await findRuleFor(deps.pool, createKysely<CashierTables>(deps.pool), request);
  if (rule === undefined) throw refused(withdrawalCreate.codes, 104, 'withdrawal.closed');
  if (amountMinor < rule.min_minor || amountMinor > rule.max_minor) throw outsideLimits(rule, currency);
  const account = await openBankAccount(deps.pool, deps.secret, request, request.bankAccountId);
  if (account?.currency !== currency) throw refused(withdrawalCreate.codes, 108, 'withdrawal.no_account');
  const proof = await proveWithdrawPassword(deps, { siteId, memberId, ip, withdrawPassword });
  if (proof !== 'right') throw unproved(proof);
  return rule;
};

interface Judged {
  readonly request: WithdrawalRequest;
  readonly amountMinor: bigint;
  readonly rule: MemberRule;
  readonly now: Date;
}

/**
 * What only holds while nobody else withdraws for this member: standing, day, and turnover, for which the member's account
 * must be locked: a deposit that comes before the hold in the books is then seen, and any other comes after it. For members
 * who stay away turnover does not count; what is left of a bonus that was not played is taken back.
 */
const assertFree = async (
  client: PoolClient,
  { request, rule, amountMinor, now }: Judged,
  balance: Minor | null,
): Promise<void> => {
  const db = kyselyOn<CashierTables>(client);
  const { isActive } = await readStanding(db, request);
  if (!isActive) throw refused(withdrawalCreate.codes, 104, 'withdrawal.closed');
  if ((await countToday(db, request, now)) >= rule.daily_max)
    throw refused(withdrawalCreate.codes, 110, 'withdrawal.daily_max', { daily_max: rule.daily_max });
  const { siteId, memberId, currency } = request;
  const turnover = await readTurnover(client, {
    siteId,
    memberId,
    currency,
    turnoverPercent: rule.turnover_percent,
  });
  if (await isAway(client, request, now)) {
    // Whoever may not play has nothing to play: only what was given to be played stays.
    if (balance === null) return;
    const bound = await readBonusBound(client, request, turnover, minor(balance + amountMinor));
    if (bound > balance) throw refused(withdrawalCreate.codes, 107, 'withdrawal.funds');
    await takeBackBonuses(client, request, turnover, bound);
    return;
  }
  const left = sumMinor(turnover.map((deposit) => deposit.left));
  if (left > 0n)
    throw refused(withdrawalCreate.codes, 106, 'withdrawal.turnover_left', {
      left: toDecimal(left, currency),
    });
};

interface Held {
  readonly orderNumber: string;
  readonly holdId: bigint;
  readonly balance: Minor;
}

/** Holds the money, which locks the account; then judges, for a refusal takes the hold back with it. */
const hold = async (client: PoolClient, judged: Judged): Promise<Held> => {
  const { request, amountMinor, now } = judged;
  const { siteId, memberId, currency } = request;
  const orderNumber = newOrderNumber(now, 'W');
  const held = await reserve(client, {
    scope: 'withdrawal',
    key: orderNumber,
    kind: 'withdrawal',
    reference: orderNumber,
    actor: `member:${memberId}`,
    account: memberMain(siteId, memberId, currency),
    amountMinor: minor(amountMinor),
  });
  await assertFree(client, judged, held.status === 'posted' ? held.balanceMinor : null);
  // A member without any posting has no account yet, and no money.
  if (held.status === 'insufficient_funds' || held.status === 'unknown_account')
    throw refused(withdrawalCreate.codes, 107, 'withdrawal.funds');
  if (held.status !== 'posted' || held.balanceMinor === null)
    throw new Error(`the ledger answered ${held.status} for withdrawal ${orderNumber}`);
  return { orderNumber, holdId: held.transferId, balance: held.balanceMinor };
};

/** Stores the order of a hold, in the hold's transaction. */
const store = async (
  client: PoolClient,
  outbox: Outbox,
  { request, amountMinor, rule, now }: Judged,
  { orderNumber, holdId, balance }: Held,
): Promise<WithdrawalRow> => {
  const { siteId, memberId, currency } = request;
  const db = kyselyOn<CashierTables>(client);
  const order = await db
    .insertInto('withdrawal_order')
    .values({
      order_number: orderNumber,
      site_id: siteId,
      member_id: memberId,
      request_id: request.requestId,
      request_hash: contentHash(request, amountMinor),
      currency,
      amount_minor: amountMinor,
      fee_minor: feeOf(rule, amountMinor),
      bank_account_id: request.bankAccountId,
      gateway_code: rule.gateway_code,
      state: 'requested',
      approvals_needed: amountMinor >= rule.second_approval_from_minor ? 2 : 1,
      is_first: rule.payouts_first,
      hold_id: holdId,
      payout_id: null,
      ask_at: null,
      created_at: now,
      updated_at: now,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('withdrawal_transition')
    .values({
      order_id: order.id,
      from_state: null,
      to_state: 'requested',
      actor: `member:${memberId}`,
      cause: 'requested',
      at: now,
    })
    .execute();
  await outbox.toMember(client, memberId, 'member_cash', {
    main: toDecimal(balance, currency),
    currency,
  });
  await outbox.toMember(client, memberId, 'withdrawal_status', {
    order_number: orderNumber,
    state: 'requested',
  });
  return order;
};

/**
 * Asks for money of the member: held at once, so that it can be neither played nor asked for twice. One at a time for each
 * member. The same `requestId` answers with the same order and needs no withdraw password again. Refusals: 101–110 of the
 * call; HTTP 400 for an amount that the currency cannot have.
 */
export const requestWithdrawal = async (
  deps: RequestDeps,
  request: WithdrawalRequest,
): Promise<WithdrawalRow> => {
  const { pool, clock, outbox } = deps;
  const amountMinor = parseDecimal(request.amount, request.currency);
  if (amountMinor === undefined) throw badField('amount');
  const sameOr105 = (order: WithdrawalRow): WithdrawalRow => {
    if (!contentHash(request, amountMinor).equals(order.request_hash))
      throw refused(withdrawalCreate.codes, 105, 'withdrawal.other_content');
    return order;
  };
  const known = await findByRequest(createKysely<CashierTables>(pool), request, request.requestId);
  if (known !== undefined) return sameOr105(known);
  const rule = await judge(deps, request, amountMinor);
  const order = await withTransaction(pool, async (client) => {
    await lockWithdrawals(client, request);
    const faster = await findByRequest(kyselyOn<CashierTables>(client), request, request.requestId);
    if (faster !== undefined) return sameOr105(faster);
    const judged = { request, amountMinor, rule, now: clock.now() };
    return store(client, outbox, judged, await hold(client, judged));
  });
  outbox.wake();
  return order;
};
