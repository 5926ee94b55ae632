import { randomUUID } from 'node:crypto';
import { createRandom } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counter, openCounter, type Word } from './counter.fixture.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());

const states = ['pending', 'approved', 'approved', 'declined', 'expired'] as const;
const wordsPerOrder = 6;

test('however words are shuffled, doubled, falsified and sent at once, an order is credited once or not at all', async () => {
  const random = createRandom();
  const { token, memberId } = await counter.hall.addMember({ account: 'shuffle1' });
  const orders = await Promise.all(Array.from({ length: 12 }, () => counter.order(token, '100.00')));
  const told = orders.flatMap((order) =>
    Array.from({ length: wordsPerOrder }, (): Word => {
      const word = {
        ...order,
        event_id: randomUUID(),
        state: random.pick(states),
        occurred_at: new Date(Date.parse(order.occurred_at) + random.int(0, 3) * 1_000).toISOString(),
      };
      if (random.chance(0.15)) return { ...word, amount: random.int(1, 20_000) };
      if (random.chance(0.1)) return { ...word, payment_id: 'pay-of-somebody' };
      return word;
    }),
  );
  const all = random.shuffle([...told, ...told]);
  const answers = await Promise.all(all.map((word) => counter.tell(word)));

  const seed = `seed ${random.seed}`;
  expect(new Set(answers.map((answer) => answer.httpStatus)), seed).toEqual(new Set([200]));
  const rows = await counter.rows<{ state: string; postings: bigint; credited: bigint }>(
    `select state, count(transfer.id) as postings, coalesce(sum(amount_minor) filter (where transfer.id is not null), 0)::bigint as credited
       from deposit_order left join ledger.transfer on scope = 'deposit' and key = order_number
      where member_id = $1 group by deposit_order.id, state`,
    [memberId],
  );
  for (const row of rows) {
    const paid = row.state === 'succeeded';
    expect(row, seed).toMatchObject({ postings: paid ? 1n : 0n, credited: paid ? 10_000n : 0n });
  }
  const paid = rows.filter((row) => row.state === 'succeeded').length;
  expect(await counter.cashOf(memberId), seed).toBe(BigInt(paid) * 10_000n);
  const times = await counter.rows<{ deposit_times: number }>(
    'select deposit_times from deposit_order where member_id = $1 and deposit_times is not null order by 1',
    [memberId],
  );
  expect(
    times.map((row) => row.deposit_times),
    seed,
  ).toEqual(Array.from({ length: paid }, (_, index) => index + 1));
  expect(await counter.rows('select * from ledger.differences()'), seed).toEqual([]);
  // An order with a true approving word and no final refusal among its words was paid.
  for (const order of orders) {
    const own = told.filter((word) => word.order_number === order.order_number);
    const honest = own.filter((word) => word.amount === order.amount && word.payment_id === order.payment_id);
    const approved = honest.some((word) => word.state === 'approved');
    const declined = honest.some((word) => word.state === 'declined');
    const state = await counter.stateOf(order.order_number);
    if (approved && !declined) expect(state, `${seed} ${order.order_number}`).toBe('succeeded');
    if (!approved) expect(state, `${seed} ${order.order_number}`).not.toBe('succeeded');
  }
});
