import { redEnvelopeClaim, redEnvelopePromotion } from '@pavilion/contract/promotions';
import { reconcile } from '@pavilion/ledger';
import { withTransaction } from '@pavilion/postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createArchiveReader } from '../archive/index.ts';
import { createDeedBook } from '../proposals/index.ts';
import {
  createPromotionsModule,
  createRedEnvelope,
  type NewRedEnvelope,
  type PromotionsModule,
} from './index.ts';

const hourMs = 3_600_000;

let hall: Hall;
let promotions: PromotionsModule | undefined;
let members = 0;
interface Guest {
  readonly memberId: number;
  readonly token: string;
}
let guest: Guest;
beforeAll(async () => {
  hall = await openHall(({ database, clock, log }) => {
    promotions = createPromotionsModule({
      pool: database.pool,
      clock,
      log,
      outbox: createOutbox(),
      book: createDeedBook(),
      archive: createArchiveReader(database.pool, undefined),
    });
    return [promotions];
  });
});
afterAll(() => hall.close());
const newGuest = (siteId = 1): Promise<Guest> => {
  members += 1;
  return hall.addMember({ account: `guest${members}`, siteId });
};
beforeEach(async () => {
  guest = await newGuest();
  await run('update red_envelope set starts_at = $1, end_at = $2', [new Date(0), new Date(1)]);
});

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const after = (ms: number): Date => new Date(hall.clock.now().getTime() + ms);
const open = (given: Partial<NewRedEnvelope> = {}): Promise<number> =>
  withTransaction(hall.database.pool, (client) =>
    createRedEnvelope(client, {
      siteId: 1,
      currency: 'RMB',
      title: { zh_CN: '今夜红包', en_US: 'Tonight' },
      startsAt: hall.clock.now(),
      endAt: after(hourMs),
      budgetMinor: 1_000n,
      shares: 10,
      createdBy: 'operator:1',
      ...given,
    }),
  );
const shown = async (from: Guest = guest, host = 'one.test') =>
  (await hall.call(redEnvelopePromotion, {}, { token: from.token, host })).data.envelope;
const claim = (id: number, from: Guest = guest, host = 'one.test') =>
  hall.call(redEnvelopeClaim, { id }, { token: from.token, host });
const cashOf = async (memberId: number): Promise<bigint> =>
  (
    await run<{ balance_minor: bigint }>(
      `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
      [memberId],
    )
  )[0]?.balance_minor ?? 0n;

describe('an envelope', () => {
  test('is shown while it is open, in the language asked for, and not after it was opened', async () => {
    const id = await open();
    expect(await shown()).toEqual({ id, title: '今夜红包', end_at: after(hourMs).toISOString() });
    expect((await claim(id)).code).toBe(100);
    expect(await shown()).toBeNull();
  });

  test('is not shown before it begins, after it ends, in another currency or on another site', async () => {
    await open({ startsAt: after(1), endAt: after(hourMs) });
    await open({ currency: 'USD' });
    expect(await shown()).toBeNull();
    const away = await newGuest(2);
    await open();
    expect(await shown(away, 'harbor.test')).toBeNull();
    hall.clock.advance(2 * hourMs);
    expect(await shown()).toBeNull();
  });

  test('pays its cash from the promotion account and tells the screens', async () => {
    const id = await open({ budgetMinor: 500n, shares: 1 });
    expect((await claim(id)).data).toEqual({ cash: '5.00', currency: 'RMB' });
    expect(await cashOf(guest.memberId)).toBe(500n);
    expect(
      await run(`select payload from outbox where member_id = $1 and event = 'member_cash'`, [
        guest.memberId,
      ]),
    ).toEqual([{ payload: { main: '5.00', currency: 'RMB' } }]);
    expect((await reconcile(hall.database.owner)).differences).toEqual([]);
  });

  test('is for those who have paid in what it asks for', async () => {
    const id = await open({ minDepositMinor: 10_000n });
    expect(await shown()).toBeNull();
    expect((await claim(id)).code).toBe(101);
    await run(
      `insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9') on conflict do nothing`,
    );
    await run(
      `insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor) values (1, 1, 'sandbox', 'sandbox', 'RMB', '{}', 1, 100000) on conflict do nothing`,
    );
    await run(
      `insert into deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency, amount_minor, fee_minor, state, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at, settled_at)
       values ($1, 1, $2, 1, 'sandbox', gen_random_uuid(), '', 'RMB', 10000, 0, 'succeeded', 'zh_CN', '', 1, $3, $3, $3, $3, $3)`,
      [`D-${guest.memberId}`, guest.memberId, hall.clock.now()],
    );
    expect((await shown())?.id).toBe(id);
    expect((await claim(id)).code).toBe(100);
  });

  test('is not held out to somebody who stays away, nor to a frozen account', async () => {
    const id = await open();
    await run(`insert into member_play_rule (member_id, excluded_until) values ($1, 'infinity')`, [
      guest.memberId,
    ]);
    expect(await shown()).toBeNull();
    expect((await claim(id)).code).toBe(101);
    const frozen = await newGuest();
    await run(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
    expect((await claim(id, frozen)).code).toBe(101);
  });
});

describe('opening it', () => {
  test('twice, or many times at once, gives the same cash once', async () => {
    const id = await open();
    const replies = await Promise.all(Array.from({ length: 8 }, () => claim(id)));
    expect(new Set(replies.map(({ data }) => data.cash)).size).toBe(1);
    expect(replies.every(({ code }) => code === 100)).toBe(true);
    const [first] = replies;
    hall.clock.advance(2 * hourMs);
    expect((await claim(id)).data).toEqual(first?.data);
    const [{ count } = { count: 0n }] = await run<{ count: bigint }>(
      'select count(*) from red_envelope_share where envelope_id = $1 and member_id = $2',
      [id, guest.memberId],
    );
    expect(count).toBe(1n);
  });

  test('many times at once is no less for its being the last share', async () => {
    const id = await open({ budgetMinor: 100n, shares: 1 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => claim(id)));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 100));
    expect(await cashOf(guest.memberId)).toBe(100n);
  });

  test.each([
    [
      'when it is over',
      async () => {
        const id = await open();
        hall.clock.advance(hourMs);
        return id;
      },
    ],
    ['before it begins', () => open({ startsAt: after(1) })],
    ['of another currency', () => open({ currency: 'USD' })],
    ['of another site', () => open({ siteId: 2 })],
    ['that there is not', async () => 2_000_000],
  ])('%s is refused with 102', async (_what, arrange) => {
    expect((await claim(await arrange())).code).toBe(102);
    expect(await cashOf(guest.memberId)).toBe(0n);
  });

  test('is for members only, and by a number', async () => {
    const id = await open();
    expect((await hall.call(redEnvelopeClaim, { id })).status).toBe(401);
    expect(await hall.send(redEnvelopeClaim, { id: 'one' }, { token: guest.token })).toMatchObject({
      status: 400,
      field: 'id',
    });
  });

  test('by a thousand at once spends the budget to the last unit and never more', async () => {
    const shares = 300;
    const id = await open({ budgetMinor: 30_000n, shares });
    const guests = await Promise.all(Array.from({ length: 1_000 }, () => newGuest()));
    const replies = await Promise.all(guests.map((each) => claim(id, each)));
    expect(replies.filter(({ code }) => code === 100)).toHaveLength(shares);
    expect(replies.filter(({ code }) => code === 102)).toHaveLength(guests.length - shares);
    const [{ paid } = { paid: 0n }] = await run<{ paid: bigint }>(
      `select sum(m.amount_minor)::bigint as paid from ledger.move m join ledger.transfer t on t.id = m.transfer_id
        where t.scope = 'red_envelope' and t.reference = $1`,
      [`red_envelope:${id}`],
    );
    expect(paid).toBe(30_000n);
    expect((await reconcile(hall.database.owner)).differences).toEqual([]);
  });
});

describe('open pages', () => {
  const told = () =>
    run<{ channel: string }>(`select channel from outbox where event = 'red_envelope_display' order by id`);
  test('are told once when it begins and once when it is over, on the channel of its currency', async () => {
    await promotions?.tellRedEnvelopes();
    await run('delete from outbox');
    await open({ startsAt: after(hourMs), endAt: after(2 * hourMs) });
    expect(await promotions?.tellRedEnvelopes()).toBe(0);
    hall.clock.advance(hourMs);
    const looks = await Promise.all([promotions?.tellRedEnvelopes(), promotions?.tellRedEnvelopes()]);
    expect(looks.toSorted()).toEqual([0, 1]);
    hall.clock.advance(hourMs);
    expect(await promotions?.tellRedEnvelopes()).toBe(1);
    expect(await promotions?.tellRedEnvelopes()).toBe(0);
    expect(await told()).toEqual([{ channel: 'private-member.RMB' }, { channel: 'private-member.RMB' }]);
  });
});
