import { randomUUID } from 'node:crypto';
import { depositCreate } from '@pavilion/contract/cashier';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Counter, openCounter } from './counter.fixture.ts';

const minute = 60_000;
let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  counter.gateway.mood = 'opens';
  // What earlier tests left open is not this test's to ask about.
  await counter.rows("update deposit_order set ask_at = 'infinity'");
  ({ token, memberId } = await counter.hall.addMember({ account: `payer${members}` }));
});

describe('an order whose time to pay is over', () => {
  test('is not asked for before that', async () => {
    const word = await counter.order(token);
    counter.gateway.states.set(word.order_number, { status: 'NOT_FOUND' });
    counter.hall.clock.advance(29 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(0);
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    counter.hall.clock.advance(3 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(1);
    expect(await counter.stateOf(word.order_number)).toBe('expired');
  });

  test('is credited when the gateway says that it was paid, and the webhook that comes after moves nothing', async () => {
    const word = await counter.order(token);
    const { payment_id, amount, currency } = word;
    counter.gateway.states.set(word.order_number, {
      status: 'OK',
      payment_id,
      state: 'approved',
      amount,
      currency,
    });
    counter.hall.clock.advance(32 * minute);
    await Promise.all([counter.cashier.askUnanswered(), counter.cashier.askUnanswered()]);
    expect(await counter.stateOf(word.order_number)).toBe('succeeded');
    expect((await counter.tell(word)).body.status).toBe('OK');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await counter.exceptionsOf(word.order_number)).toEqual([]);
  });

  test.each(['declined', 'expired'] as const)('ends as %s when the gateway says so', async (state) => {
    const word = await counter.order(token);
    const { payment_id, amount, currency } = word;
    counter.gateway.states.set(word.order_number, { status: 'OK', payment_id, state, amount, currency });
    counter.hall.clock.advance(32 * minute);
    await counter.cashier.askUnanswered();
    expect(await counter.stateOf(word.order_number)).toBe(state);
  });

  test('is not believed when amount and order differ', async () => {
    const word = await counter.order(token);
    const { payment_id, currency } = word;
    counter.gateway.states.set(word.order_number, {
      status: 'OK',
      payment_id,
      state: 'approved',
      amount: 1,
      currency,
    });
    counter.hall.clock.advance(32 * minute);
    await counter.cashier.askUnanswered();
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['amount_mismatch']);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('stays open while the gateway does not answer, is asked at growing distances, and ends after a day', async () => {
    const word = await counter.order(token);
    counter.hall.clock.advance(32 * minute);
    counter.gateway.mood = 'broken';
    expect(await counter.cashier.askUnanswered()).toBe(1);
    expect(await counter.cashier.askUnanswered()).toBe(0);
    counter.hall.clock.advance(1 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(1);
    counter.hall.clock.advance(1 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(0);
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    counter.hall.clock.advance(25 * 60 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(1);
    expect(await counter.stateOf(word.order_number)).toBe('expired');
  });

  test('does not hold up another when the gateway names a payment for it that is not its own', async () => {
    const owner = await counter.order(token);
    counter.gateway.mood = 'silent';
    const body = { request_id: randomUUID(), method_id: 1, amount: '100.00' };
    await counter.hall.call(depositCreate, body, { token });
    const orderNumber = counter.gateway.asked.at(-1)?.order_number ?? '';
    counter.gateway.mood = 'opens';
    counter.hall.clock.advance(minute);
    const next = await counter.order(token);
    const paid = { status: 'OK', state: 'approved', amount: 10_000, currency: 'RMB' } as const;
    counter.gateway.states.set(orderNumber, { ...paid, payment_id: owner.payment_id });
    counter.gateway.states.set(next.order_number, { ...paid, payment_id: next.payment_id });
    counter.hall.clock.advance(32 * minute);
    expect(await counter.cashier.askUnanswered()).toBe(3);
    expect(await counter.stateOf(next.order_number)).toBe('succeeded');
    expect(await counter.stateOf(orderNumber)).toBe('created');
    expect(await counter.exceptionsOf(orderNumber)).toEqual(['other_payment']);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    counter.hall.clock.advance(25 * 60 * minute);
    await counter.cashier.askUnanswered();
    expect(await counter.stateOf(orderNumber)).toBe('expired');
  });

  test('and which the gateway never answered for is asked for too: it may have been opened', async () => {
    counter.gateway.mood = 'silent';
    const body = { request_id: randomUUID(), method_id: 1, amount: '100.00' };
    expect((await counter.hall.call(depositCreate, body, { token })).code).toBe(103);
    const orderNumber = counter.gateway.asked.at(-1)?.order_number ?? '';
    expect(await counter.stateOf(orderNumber)).toBe('created');
    counter.gateway.mood = 'opens';
    counter.gateway.states.set(orderNumber, {
      status: 'OK',
      payment_id: 'pay-unseen',
      state: 'approved',
      amount: 10_000,
      currency: 'RMB',
    });
    counter.hall.clock.advance(32 * minute);
    await counter.cashier.askUnanswered();
    expect(await counter.stateOf(orderNumber)).toBe('succeeded');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });
});
