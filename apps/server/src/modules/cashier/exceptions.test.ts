import { randomUUID } from 'node:crypto';
import { reconcile } from '@pavilion/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { staffAt } from '../../testing/staffAt.ts';
import { type Counter, openCounter, type Word } from './counter.fixture.ts';
import { creditException, resolveException } from './index.ts';

let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(async () => {
  expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  await counter.close();
});
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `doubter${members}` }));
});

const deps = () => ({ pool: counter.hall.database.pool, clock: counter.hall.clock, outbox: createOutbox() });
const later = (word: Word, ms: number, changed: Partial<Word> = {}): Word => ({
  ...word,
  event_id: randomUUID(),
  occurred_at: new Date(Date.parse(word.occurred_at) + ms).toISOString(),
  ...changed,
});
const openExceptions = (orderNumber: string) =>
  counter.rows<{ id: bigint }>(
    `select id from deposit_exception where detail ->> 'order_number' = $1 and resolved_at is null order by id`,
    [orderNumber],
  );
const staff = (account: string, siteId = 1) =>
  staffAt(counter.hall, { account, right: 'deposits.decide', siteId });
const credit = async (id: bigint, account = 'ada', siteId = 1) =>
  creditException(deps(), {
    id,
    by: await staff(account, siteId),
    resolution: 'seen on the account of the gateway',
  });

/** An order whose payment was declined and then approved, and what the gateway told last. */
const contradicted = async (): Promise<{ id: bigint; orderNumber: string; approved: Word }> => {
  const word = await counter.order(token);
  await counter.tell(later(word, 0, { state: 'declined' }));
  const approved = later(word, 5_000);
  await counter.tell(approved);
  const [row] = await openExceptions(word.order_number);
  if (row === undefined) throw new Error('no exception');
  return { id: row.id, orderNumber: word.order_number, approved };
};

describe('a payment that was approved after it had been declined', () => {
  test('is credited by staff, once, under the name of who decided, and settled by that', async () => {
    const { id, orderNumber } = await contradicted();
    const results = await Promise.all(['ada', 'bo', 'cy'].map((account) => credit(id, account)));
    expect(results.toSorted()).toEqual(['credited', 'unknown', 'unknown']);
    expect(await counter.stateOf(orderNumber)).toBe('succeeded');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await openExceptions(orderNumber)).toEqual([]);
    expect(
      await counter.rows(`select actor from ledger.transfer where scope = 'deposit' and key = $1`, [
        orderNumber,
      ]),
    ).toEqual([{ actor: expect.stringMatching(/^operator:(ada|bo|cy)$/) }]);
    expect(
      await counter.rows(`select count(*)::integer from outbox where member_id = $1 and event = $2`, [
        memberId,
        'deposit_success',
      ]),
    ).toEqual([{ count: 1 }]);
  });

  test('is not credited again by what the gateway goes on telling', async () => {
    const { id, orderNumber, approved } = await contradicted();
    await credit(id);
    expect((await counter.tell(approved)).body).toEqual({ status: 'OK', duplicate: true });
    expect((await counter.tell({ ...approved, event_id: randomUUID() })).body.status).toBe('OK');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect(await openExceptions(orderNumber)).toEqual([]);
  });

  test('that is told by two events is credited by one of them', async () => {
    const { id, orderNumber, approved } = await contradicted();
    await counter.tell({ ...approved, event_id: randomUUID() });
    const other = (await openExceptions(orderNumber)).find((row) => row.id !== id);
    expect(await credit(id)).toBe('credited');
    expect(await credit(other?.id ?? 0n)).toBe('too_late');
    expect(await counter.cashOf(memberId)).toBe(10_000n);
  });

  test('is not credited by the staff of another site', async () => {
    const { id } = await contradicted();
    expect(await credit(id, 'dee', 2)).toBe('unknown');
    const elsewhere = { id, by: await staff('dee', 2), resolution: 'not ours' };
    expect(await resolveException(deps(), elsewhere)).toBe(false);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('is not credited once it was put aside', async () => {
    const { id } = await contradicted();
    const resolution = { id, by: await staff('ada'), resolution: 'given back by the gateway' };
    expect(await resolveException(deps(), resolution)).toBe(true);
    expect(await credit(id)).toBe('unknown');
    expect(await counter.cashOf(memberId)).toBe(0n);
  });
});

test.each([
  ['another amount', { amount: 9_999 }],
  ['another currency', { currency: 'USD' }],
])('a payment of %s is credited by nobody', async (_what, changed) => {
  const word = await counter.order(token);
  await counter.tell({ ...word, ...changed });
  const [row] = await openExceptions(word.order_number);
  expect(await credit(row?.id ?? 0n)).toBe('not_paid');
  expect(await counter.cashOf(memberId)).toBe(0n);
  expect(await openExceptions(word.order_number)).toHaveLength(1);
});

test('a payment that was declined after it had been credited moves nothing', async () => {
  const word = await counter.order(token);
  await counter.tell(word);
  await counter.tell(later(word, 5_000, { state: 'declined' }));
  const [row] = await openExceptions(word.order_number);
  expect(await credit(row?.id ?? 0n)).toBe('not_paid');
  expect(await counter.cashOf(memberId)).toBe(10_000n);
});
