import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CashierTables } from '../tables.ts';
import { createPayoutTimes } from './payoutTimes.ts';
import { openPayoutCounter, type PayoutCounter } from './withdrawals.fixture.ts';

let desk: PayoutCounter;
let member: number;
let account: number;

beforeAll(async () => {
  desk = await openPayoutCounter();
  const taker = await desk.addTaker();
  member = taker.memberId;
  account = taker.accountId;
});
afterAll(() => desk.counter.close());

/** So many withdrawals that took 1, 2, 3 … minutes and were paid so many days ago. */
const paid = (count: number, currency: string, daysAgo: number) =>
  desk.counter.rows(
    `insert into withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor,
       fee_minor, bank_account_id, gateway_code, state, approvals_needed, hold_id, created_at, updated_at, settled_at)
     select 'T' || gen_random_uuid(), 1, $1, gen_random_uuid(), sha256('x'), $2, 1000, 0, $3, 'sandbox', 'paid', 1,
       nextval('ledger.transfer_id'), at - make_interval(mins => n), at, at
     from generate_series(1, $4::integer) n, (select $5::timestamptz - make_interval(days => $6)) t (at)`,
    [member, currency, account, count, desk.counter.hall.clock.now(), daysAgo],
  );
const times = (currency: string) => {
  const db = createKysely<CashierTables>(desk.counter.hall.database.pool);
  return createPayoutTimes()(db, 1, currency, desk.counter.hall.clock.now());
};

test('says nothing of too few, of those of another currency and of long ago', async () => {
  await paid(9, 'RMB', 1);
  await paid(20, 'JPY', 1);
  await paid(20, 'RMB', 31);
  expect(await times('RMB')).toBeNull();
});

test('tells within what time half and nine of ten were paid', async () => {
  await paid(1, 'RMB', 2);
  expect(await times('RMB')).toEqual({ usual: 4 * 60, most: 8 * 60 });
  expect(await times('JPY')).toEqual({ usual: 10 * 60, most: 18 * 60 });
});
