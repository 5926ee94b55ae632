import { minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Hall } from '../../../../infra/hall.ts';
import { openBankAccount } from '../../../identity/index.ts';
import type { PaymentGateway, PayoutResult } from '../../gateways/gateway.ts';
import { currencyOf } from '../../presenter.ts';
import type { WithdrawalRow } from '../queries.ts';
import { endWithdrawal } from './endWithdrawal.ts';
import { lockWithdrawal, moveWithdrawal } from './moveWithdrawal.ts';

export interface PayDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'secret'> {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly gatewayOf: (code: string) => Promise<PaymentGateway | undefined>;
}

/** Withdrawals that one run looks at. */
const batchMax = 50;
/** Another process, or a gateway that does not answer, gets this long before an order is looked at again. */
const firstWaitMs = 60_000;
const waitMaxMs = 60 * 60_000;

/** Takes due orders on: their next look is moved on before the gateway is asked, so that no two processes ask at once. */
const claimDue = async (pool: Pool, now: Date): Promise<string[]> => {
  const { rows } = await pool.query<{ order_number: string }>({
    name: 'withdrawal-claim',
    text: `update withdrawal_order
              set asked_times = asked_times + 1,
                  ask_at = $1::timestamptz
                    + least($3::bigint << least(asked_times, 10), $4::bigint) * interval '1 millisecond'
            where id in (select id from withdrawal_order
                          where state in ('approved', 'paying') and ask_at <= $1
                          order by ask_at limit $2 for update skip locked)
           returning order_number`,
    values: [now, batchMax, firstWaitMs, waitMaxMs],
  });
  return rows.map((row) => row.order_number);
};

/** From here on the order can no longer be refused: the gateway may know of it. Undefined when it was ended meanwhile. */
const beginPaying = (deps: PayDeps, orderNumber: string): Promise<WithdrawalRow | undefined> =>
  withTransaction(deps.pool, async (client) => {
    const order = await lockWithdrawal(client, orderNumber);
    if (order?.state !== 'approved') return order?.state === 'paying' ? order : undefined;
    return moveWithdrawal(client, deps.outbox, order, {
      to: 'paying',
      actor: 'job',
      cause: 'the gateway is asked',
      now: deps.clock.now(),
      ...(order.ask_at === null ? {} : { askAt: order.ask_at }),
    });
  });

const askGateway = async (deps: PayDeps, order: WithdrawalRow): Promise<PayoutResult> => {
  const gateway = await deps.gatewayOf(order.gateway_code);
  if (gateway === undefined) return { kind: 'unknown', reason: 'no such gateway' };
  const owner = { siteId: order.site_id, memberId: order.member_id };
  const account = await openBankAccount(deps.pool, deps.secret, owner, order.bank_account_id, {
    withReplaced: true,
  });
  if (account === undefined) throw new Error(`withdrawal ${order.order_number} has no bank account`);
  return gateway.payOut({
    orderNumber: order.order_number,
    amountMinor: minor(order.amount_minor - order.fee_minor),
    currency: currencyOf(order),
    bankName: account.bankName,
    accountNumber: account.number,
    holder: account.holder,
  });
};

const settle = async (deps: PayDeps, orderNumber: string, result: PayoutResult): Promise<void> => {
  const ended =
    result.kind === 'refused'
      ? 'failed'
      : result.kind === 'told' && result.state !== 'pending'
        ? result.state
        : null;
  if (ended === null) return;
  await withTransaction(deps.pool, async (client) => {
    const order = await lockWithdrawal(client, orderNumber);
    if (order?.state !== 'paying') return;
    await endWithdrawal(client, deps.outbox, order, {
      to: ended,
      actor: `gateway:${order.gateway_code}`,
      cause: result.kind === 'refused' ? result.reason : `payout ${ended}`,
      now: deps.clock.now(),
      ...(result.kind === 'told' ? { payoutId: result.payoutId } : {}),
    });
  });
};

const payOne = async (deps: PayDeps, orderNumber: string): Promise<void> => {
  const order = await beginPaying(deps, orderNumber);
  if (order === undefined) return;
  const result = await askGateway(deps, order);
  if (result.kind !== 'told')
    deps.log.warn(
      { order: orderNumber, result: result.kind, reason: result.reason },
      'payout without an answer',
    );
  await settle(deps, orderNumber, result);
};

/**
 * Pays approved withdrawals through their gateways, and asks again about those whose outcome is not known, at growing
 * distances. What is unknown stays on hold until the gateway says; one that cannot be dealt with holds up no other.
 * Answers how many were looked at.
 */
export const payWithdrawals = async (deps: PayDeps): Promise<number> => {
  const due = await claimDue(deps.pool, deps.clock.now());
  for (const orderNumber of due) {
    await payOne(deps, orderNumber).catch((error: unknown) =>
      deps.log.error({ err: error, order: orderNumber }, 'paying a withdrawal'),
    );
  }
  deps.outbox.wake();
  return due.length;
};
