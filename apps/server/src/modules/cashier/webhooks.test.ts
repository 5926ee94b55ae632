import { randomUUID } from 'node:crypto';
import { depositCreate, depositStatus } from '@pavilion/contract/cashier';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatherReports } from '../reports/index.ts';
import { type Counter, key, openCounter, type Word } from './counter.fixture.ts';

let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(async () => {
  expect(await counter.rows('select * from ledger.differences()')).toEqual([]);
  await counter.close();
});
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `payer${members}` }));
});

const eventsOf = (member: number) =>
  counter.rows<{ event: string; payload: unknown }>(
    'select event, payload from outbox where member_id = $1 order by id',
    [member],
  );
const later = (word: Word, ms: number, changed: Partial<Word> = {}): Word => ({
  ...word,
  event_id: randomUUID(),
  occurred_at: new Date(Date.parse(word.occurred_at) + ms).toISOString(),
  ...changed,
});

describe('the approving word', () => {
  test("credits the member once, tells the member's screen, and answers signed", async () => {
    const word = await counter.order(token, '100.00');
    const answer = await counter.tell(word);
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'OK', duplicate: false } });
    expect(answer.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await eventsOf(memberId)).toEqual([
      { event: 'member_cash', payload: { main: '100.00', currency: 'RMB' } },
      {
        event: 'deposit_success',
        payload: { order_number: word.order_number, deposit_amount: '100.00', deposit_times: 1 },
      },
    ]);
    const { data } = await counter.hall.call(depositStatus, { order_number: word.order_number }, { token });
    expect(data.deposit).toMatchObject({ state: 'succeeded', settled_at: '2026-11-20T12:00:00.000Z' });
  });

  test('is posted from the gateway, with the order as its reference and the gateway as its actor', async () => {
    const word = await counter.order(token, '55.00');
    await counter.tell(word);
    expect(
      await counter.rows(
        `select account.owner_kind::text, entry.amount_minor, transfer.kind::text, transfer.actor
           from ledger.transfer join ledger.entry on transfer_id = transfer.id join ledger.account on account.id = account_id
          where transfer.reference = $1 order by entry.amount_minor`,
        [word.order_number],
      ),
    ).toEqual([
      { owner_kind: 'gateway', amount_minor: -5_500n, kind: 'deposit', actor: 'gateway:sandbox' },
      { owner_kind: 'member', amount_minor: 5_500n, kind: 'deposit', actor: 'gateway:sandbox' },
    ]);
  });

  test('leaves the fee with the gateway: the member is credited the amount', async () => {
    const word = await counter.order(token, '100.00', 3);
    expect(word.amount).toBe(10_250);
    await counter.tell(word);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    await gatherReports(counter.hall.database.pool);
    const days = await counter.rows(
      'select deposited_minor, fees_minor from report.member_game_day where member_id = $1',
      [memberId],
    );
    expect(days).toEqual([{ deposited_minor: 10_000n, fees_minor: 250n }]);
  });

  test('keeps by what the gateway knows who paid, of what was paid', async () => {
    const [paid, declined] = [await counter.order(token), await counter.order(token)];
    await counter.tell({ ...paid, payer: 'account-1' });
    await counter.tell({ ...declined, state: 'declined', payer: 'account-1' });
    expect(
      await counter.rows('select state, payer from deposit_order where member_id = $1 order by id', [
        memberId,
      ]),
    ).toEqual([
      { state: 'succeeded', payer: 'account-1' },
      { state: 'declined', payer: null },
    ]);
    // The same event with another payer is no repeat.
    expect((await counter.tell({ ...paid, payer: 'account-2' })).body.status).toBe('MISMATCH');
    expect((await counter.tell({ ...declined, event_id: 'own', payer: 'two words' })).body.status).toBe(
      'BAD_REQUEST',
    );
  });

  test('counts the deposits of the member, also when several arrive at once', async () => {
    const words = [await counter.order(token), await counter.order(token), await counter.order(token)];
    await Promise.all(words.map((word) => counter.tell(word)));
    const times = await counter.rows<{ deposit_times: number }>(
      'select deposit_times from deposit_order where member_id = $1 order by 1',
      [memberId],
    );
    expect(times.map((row) => row.deposit_times)).toEqual([1, 2, 3]);
    expect(await counter.cashOf(memberId)).toBe(30_000n);
  });

  test('may come in ISO currency codes', async () => {
    const word = await counter.order(token);
    expect((await counter.tell({ ...word, currency: 'CNY' })).body.status).toBe('OK');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });
});

describe('the same word again', () => {
  test('moves nothing and says so, however often and at once', async () => {
    const word = await counter.order(token);
    const answers = await Promise.all(Array.from({ length: 12 }, () => counter.tell(word)));
    expect(answers.map((answer) => answer.body.status)).toEqual(Array(12).fill('OK'));
    expect(answers.filter((answer) => answer.body.duplicate === false)).toHaveLength(1);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await eventsOf(memberId)).toHaveLength(2);
    expect(await counter.exceptionsOf(word.order_number)).toEqual([]);
  });

  test('by two events at once credits once', async () => {
    const word = await counter.order(token);
    const answers = await Promise.all([
      counter.tell(word),
      counter.tell({ ...word, event_id: randomUUID() }),
    ]);
    expect(answers.map((answer) => answer.body.status)).toEqual(['OK', 'OK']);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await counter.exceptionsOf(word.order_number)).toEqual([]);
  });

  test('under the same event id but with other content is refused and shown to staff', async () => {
    const word = await counter.order(token);
    await counter.tell({ ...word, state: 'pending' });
    expect((await counter.tell(word)).body.status).toBe('MISMATCH');
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['event_id_reused']);
  });
});

describe('paid twice', () => {
  test.each([
    ['by a second payment', { payment_id: 'pay-second' }],
    ['by the same payment, at another time', {}],
  ])('%s, the order is credited once and staff see the other', async (_how, changed) => {
    const word = await counter.order(token);
    await counter.tell(word);
    expect((await counter.tell(later(word, 1_000, changed))).body).toEqual({
      status: 'OK',
      duplicate: false,
    });
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['second_payment']);
  });
});

describe('a word that does not fit its order', () => {
  test.each([
    ['a smaller amount', { amount: 9_999 }, 'amount_mismatch'],
    ['a larger amount', { amount: 1_000_000 }, 'amount_mismatch'],
    ['another currency', { currency: 'USD' }, 'currency_mismatch'],
    ['an unknown currency', { currency: 'XAU' }, 'currency_mismatch'],
    ["another order's payment", { payment_id: 'pay-of-somebody' }, 'other_payment'],
  ])('by %s is stored, shown to staff, and never credits', async (_what, changed, kind) => {
    const word = await counter.order(token);
    expect((await counter.tell({ ...word, ...changed })).body.status).toBe('MISMATCH');
    expect((await counter.tell({ ...word, ...changed })).body.status).toBe('MISMATCH');
    expect(await counter.cashOf(memberId)).toBe(0n);
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    expect(await counter.exceptionsOf(word.order_number)).toEqual([kind]);
    // The true word is still heard.
    await counter.tell({ ...word, event_id: randomUUID() });
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });

  describe("by another order's payment while its own is not known yet", () => {
    /** An order whose payment the gateway did not answer for, and a word that says it was paid by the one named. */
    const unanswered = async (payment_id: string): Promise<Word> => {
      counter.gateway.mood = 'silent';
      const body = { request_id: randomUUID(), method_id: 1, amount: '100.00' };
      await counter.hall.call(depositCreate, body, { token });
      counter.gateway.mood = 'opens';
      return {
        event_id: randomUUID(),
        payment_id,
        order_number: counter.gateway.asked.at(-1)?.order_number ?? '',
        state: 'approved',
        amount: 10_000,
        currency: 'RMB',
        occurred_at: counter.hall.clock.now().toISOString(),
      };
    };

    test.each(['approved', 'pending', 'declined'])(
      '%s, it is refused each time and shown to staff',
      async (state) => {
        const owner = await counter.order(token);
        const word = await unanswered(owner.payment_id);
        for (let told = 0; told < 2; told += 1)
          expect(await counter.tell({ ...word, state })).toMatchObject({
            httpStatus: 200,
            body: { status: 'MISMATCH' },
          });
        expect(await counter.stateOf(word.order_number)).toBe('created');
        expect(await counter.exceptionsOf(word.order_number)).toEqual(['other_payment']);
        expect(await counter.cashOf(memberId)).toBe(0n);
        // The true words of both are still heard.
        await counter.tell(owner);
        const own = { ...word, event_id: randomUUID(), payment_id: `own-of-${word.order_number}` };
        expect((await counter.tell(own)).body.status).toBe('OK');
        expect(await counter.cashOf(memberId)).toBe(20_000n);
      },
    );

    test('told of two orders at once, it is the first one’s', async () => {
      await counter.tell(await counter.order(token));
      const first = await unanswered(`both-${memberId}`);
      const second = await unanswered(`both-${memberId}`);
      const tellings = [first, second].map((word) => () => counter.tell(word));
      const answers = await counter.inLineForAccount(memberId, tellings);
      expect(answers.map(({ body }) => body.status)).toEqual(['OK', 'MISMATCH']);
      expect(await counter.cashOf(memberId)).toBe(20_000n);
      expect(await counter.stateOf(second.order_number)).toBe('created');
      expect(await counter.exceptionsOf(second.order_number)).toEqual(['other_payment']);
    });
  });

  test('because there is no such order is answered so, each time', async () => {
    const word = { ...(await counter.order(token)), order_number: 'D261120NOSUCHORDR' };
    expect((await counter.tell(word)).body).toEqual({ status: 'NOT_FOUND' });
    expect((await counter.tell(word)).body).toEqual({ status: 'NOT_FOUND' });
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['unknown_order']);
  });
});

describe('words out of order', () => {
  test('"pending" after "approved" changes nothing', async () => {
    const word = await counter.order(token);
    await counter.tell(word);
    expect((await counter.tell(later(word, -5_000, { state: 'pending' }))).body.status).toBe('OK');
    expect(await counter.stateOf(word.order_number)).toBe('succeeded');
    expect(await counter.exceptionsOf(word.order_number)).toEqual([]);
  });

  test('"declined" that happened before "approved" changes nothing, one that happened after is a contradiction', async () => {
    const word = await counter.order(token);
    await counter.tell(word);
    await counter.tell(later(word, -5_000, { state: 'declined' }));
    expect(await counter.exceptionsOf(word.order_number)).toEqual([]);
    await counter.tell(later(word, 5_000, { state: 'declined' }));
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['contradiction']);
    expect(await counter.stateOf(word.order_number)).toBe('succeeded');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });

  test('"approved" after "declined" is a contradiction: staff decide', async () => {
    const word = await counter.order(token);
    await counter.tell(later(word, 0, { state: 'declined' }));
    await counter.tell(later(word, 5_000));
    expect(await counter.stateOf(word.order_number)).toBe('declined');
    expect(await counter.cashOf(memberId)).toBe(0n);
    expect(await counter.exceptionsOf(word.order_number)).toEqual(['contradiction']);
  });

  test('"approved" after "expired" is late money, and is credited', async () => {
    const word = await counter.order(token);
    await counter.tell(later(word, 0, { state: 'expired' }));
    expect(await counter.stateOf(word.order_number)).toBe('expired');
    counter.hall.clock.advance(40 * 60_000);
    await counter.tell(later(word, 2_400_000));
    expect(await counter.stateOf(word.order_number)).toBe('succeeded');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });

  test('the way of an order is written down, with its causes', async () => {
    const word = await counter.order(token);
    const declined = later(word, 0, { state: 'declined' });
    await counter.tell(declined);
    expect(
      await counter.rows(
        `select from_state, to_state, cause from deposit_transition
           join deposit_order on deposit_order.id = order_id where order_number = $1 order by deposit_transition.id`,
        [word.order_number],
      ),
    ).toEqual([
      { from_state: 'created', to_state: 'pending', cause: 'opened' },
      { from_state: 'pending', to_state: 'declined', cause: declined.event_id },
    ]);
  });
});

describe('before a word is read', () => {
  test.each([
    ['a forged signature', { 'x-signature': 'ab'.repeat(32) }],
    ['no signature', { 'x-signature': '' }],
    ['an unknown key', { 'x-key-id': 'sbx-pay-9' }],
    ['a stale timestamp', { 'x-timestamp': '1700000000' }],
  ])('%s is turned away and nothing is stored', async (_what, headers) => {
    const word = await counter.order(token);
    expect((await counter.tell(word, { headers })).httpStatus).toBe(401);
    expect(await counter.cashOf(memberId)).toBe(0n);
    expect(await counter.rows('select 1 from gateway_event where event_id = $1', [word.event_id])).toEqual(
      [],
    );
  });

  test('another secret is turned away', async () => {
    const word = await counter.order(token);
    expect((await counter.tell(word, { key: { ...key, secret: 'guessed' } })).httpStatus).toBe(401);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('a body that was changed on its way is turned away', async () => {
    const word = await counter.order(token);
    const honest = JSON.stringify(word);
    const { signRequest } = await import('@pavilion/provider-kit');
    const path = '/gateway/v1/webhooks/sandbox';
    const nowMs = counter.hall.clock.now().getTime();
    const headers = signRequest(key, { method: 'POST', path, body: honest, nowMs });
    const answer = await counter.tell(honest.replace('"amount":10000', '"amount":99999'), { headers });
    expect(answer.httpStatus).toBe(401);
  });

  test('a nonce serves once', async () => {
    const word = await counter.order(token);
    const { signRequest } = await import('@pavilion/provider-kit');
    const body = JSON.stringify(word);
    const path = '/gateway/v1/webhooks/sandbox';
    const nowMs = counter.hall.clock.now().getTime();
    const headers = signRequest(key, { method: 'POST', path, body, nowMs });
    expect((await counter.tell(body, { headers })).httpStatus).toBe(200);
    expect((await counter.tell(body, { headers })).httpStatus).toBe(401);
  });

  test.each([
    ['no JSON', '{"event_id":'],
    ['a fraction of a minor unit', { amount: 100.5 }],
    ['a negative amount', { amount: -10_000 }],
    ['an amount as text', { amount: '10000' }],
    ['an unknown field', { bonus: 1 }],
    ['an unknown state', { state: 'won' }],
  ])('%s, properly signed, is answered BAD_REQUEST and moves nothing', async (_what, changed) => {
    const word = await counter.order(token);
    const told = typeof changed === 'string' ? changed : { ...word, ...changed };
    expect(await counter.tell(told)).toMatchObject({ httpStatus: 200, body: { status: 'BAD_REQUEST' } });
    expect(await counter.stateOf(word.order_number)).toBe('pending');
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('another gateway is not known, and its orders are not this one’s', async () => {
    const word = await counter.order(token);
    const path = '/gateway/v1/webhooks/bank';
    expect((await counter.tell(word, { path })).httpStatus).toBe(404);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('too long a body is refused', async () => {
    const answer = await counter.tell(JSON.stringify({ event_id: 'x'.repeat(70_000) }));
    expect(answer.httpStatus).toBe(413);
  });
});
