import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositReceipt, depositStatus } from '@pavilion/contract/cashier';
import { reconcile } from '@pavilion/ledger';
import { waitFor } from '@pavilion/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { staffAt } from '../../testing/staffAt.ts';
import { type Counter, openCounter } from './counter.fixture.ts';
import { approveDeposit, refuseDeposit } from './index.ts';

const transferMethod = 20;
let counter: Counter;
let token: string;
let memberId: number;
let members = 0;
beforeAll(async () => {
  counter = await openCounter();
  await counter.rows(`
    insert into payment_gateway (id, code, adapter, base_url) values (2, 'transfer', 'transfer', null);
    insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor, pay_within_seconds, sort)
    values (${transferMethod}, 1, 'transfer', 'transfer', 'RMB', '{"zh_CN": "银行转账"}', 1000, 5000000, 86400, 9),
           (21, 1, 'homeless', 'transfer', 'RMB', '{"zh_CN": "没有账户"}', 1000, 5000000, 86400, 9);
    insert into house_account (id, method_id, bank_name, account_number, holder)
    values (1, ${transferMethod}, 'Lantern Quay Bank', '620001000001', 'Pavilion');`);
});
afterAll(() => counter.close());
beforeEach(async () => {
  members += 1;
  ({ token, memberId } = await counter.hall.addMember({ account: `sender${members}` }));
});

const create = (given: { amount?: string; request_id?: string; method_id?: number } = {}) =>
  counter.hall.call(
    depositCreate,
    { request_id: randomUUID(), method_id: transferMethod, amount: '100.00', ...given },
    { token },
  );
const ordered = async (): Promise<string> => (await create()).data.deposit.order_number;
const handIn = (order_number: string, file: Buffer, from: { token?: string; host?: string } = {}) =>
  counter.hall.call(depositReceipt, { order_number, image: file.toString('base64') }, { token, ...from });
const status = async (order_number: string) =>
  (await counter.hall.call(depositStatus, { order_number }, { token })).data;

let pictures = 0;
/** A picture that no other is like. */
const picture = (kind: 'jpeg' | 'png' | 'webp' = 'png', side = 40): Promise<Buffer> => {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 90 };
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
};
const staff = (account = 'ada') => staffAt(counter.hall, { account, right: 'deposits.decide' });
const deps = () => ({
  pool: counter.hall.database.pool,
  clock: counter.hall.clock,
  outbox: createOutbox(),
});

describe('a transfer', () => {
  test('is one of the ways to pay in, where the house has an account for it', async () => {
    const { data } = await counter.hall.call(depositMethods, {}, { token });
    expect(data.list.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'page'],
      [3, 'page'],
      [transferMethod, 'transfer'],
    ]);
    expect((await create({ method_id: 21 })).code).toBe(101);
  });

  test('is ordered without asking anybody, and shows where to pay, with a day to do it', async () => {
    const asked = counter.gateway.asked.length;
    const { code, data } = await create();
    expect(code).toBe(100);
    expect(data).toMatchObject({
      pay_url: null,
      deposit: { state: 'created', amount: '100.00', refusal: null, is_late: false },
      transfer: {
        bank_name: 'Lantern Quay Bank',
        account_number: '620001000001',
        holder: 'Pavilion',
        receipt: null,
      },
    });
    expect(Date.parse(data.deposit.expires_at) - Date.parse(data.deposit.created_at)).toBe(86_400_000);
    expect(counter.gateway.asked).toHaveLength(asked);
  });

  test('keeps the account that it was shown when the house opens another', async () => {
    const order = await ordered();
    await counter.rows('update house_account set enabled = false where id = 1');
    await counter.rows(
      `insert into house_account (id, method_id, bank_name, account_number, holder) values (2, ${transferMethod}, 'Other Bank', '99', 'Pavilion')`,
    );
    expect((await status(order)).transfer?.account_number).toBe('620001000001');
    expect((await status(await ordered())).transfer?.account_number).toBe('99');
    await counter.rows('delete from deposit_order where house_account_id = 2');
    await counter.rows('delete from house_account where id = 2');
    await counter.rows('update house_account set enabled = true where id = 1');
  });

  test('waits for its receipt no more than three at once', async () => {
    for (let made = 0; made < 3; made += 1) expect((await create()).code).toBe(100);
    expect((await create()).code).toBe(110);
    expect((await create({ method_id: 1 })).code).toBe(100);
  });

  test('waits for staff no more than ten at once', async () => {
    for (let made = 0; made < 10; made += 1)
      expect((await handIn(await ordered(), await picture())).code).toBe(100);
    const next = await create();
    expect([next.code, next.message]).toEqual([110, '您有多笔转账正在核对，请等结果出来后再提交新的']);
    const [first] = await counter.rows<{ order_number: string }>(
      'select order_number from deposit_order where member_id = $1 order by id limit 1',
      [memberId],
    );
    await approveDeposit(deps(), { orderNumber: first?.order_number ?? '', by: await staff() });
    expect((await create()).code).toBe(100);
  });

  test('whose receipt does not come in time expires', async () => {
    const order = await ordered();
    counter.hall.clock.advance(86_400_000 + 61_000);
    await counter.cashier.askUnanswered();
    expect(await counter.stateOf(order)).toBe('expired');
    expect((await handIn(order, await picture())).code).toBe(103);
  });
});

describe('its receipt', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and waits for staff', async (kind) => {
    const order = await ordered();
    const { code, data } = await handIn(order, await picture(kind));
    expect(code).toBe(100);
    expect(data.deposit.state).toBe('reviewing');
    expect(data.transfer?.receipt?.url).toMatch(/^\/receipt\?ticket=/);
    expect(await counter.cashOf(memberId)).toBe(0n);
  });

  test('is drawn anew: what was hidden in the file is gone, and it is no larger than can be read', async () => {
    const order = await ordered();
    const file = await sharp({
      create: { width: 3_000, height: 100, channels: 3, background: { r: 1, g: 2, b: members } },
    })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(file.includes('secret place')).toBe(true);
    expect((await handIn(order, file)).code).toBe(100);
    const [row] = await counter.rows<{ picture: Buffer }>(
      'select picture from deposit_receipt join deposit_order on id = order_id where order_number = $1',
      [order],
    );
    const kept = row?.picture ?? Buffer.alloc(0);
    expect(kept.includes('secret place')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 2_000 });
  });

  test.each([
    ['a text', () => Buffer.from('paid, honestly')],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing that can run scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a kind that is not taken', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['what only begins as a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, file) => {
    const order = await ordered();
    expect((await handIn(order, file())).code).toBe(101);
    expect(await counter.stateOf(order)).toBe('created');
  });

  test('is refused when it is cut off', async () => {
    const order = await ordered();
    const whole = await picture('png', 400);
    expect((await handIn(order, whole.subarray(0, whole.length / 2))).code).toBe(101);
  });

  test('is refused when the file is too large, or has more pixels than a telephone takes', async () => {
    const order = await ordered();
    const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]);
    expect((await handIn(order, large)).code).toBe(102);
    const wide = await sharp({
      create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await handIn(order, wide)).code).toBe(102);
    expect(await counter.stateOf(order)).toBe('created');
  });

  test('is tried with six files an hour for an order, whatever comes of them', async () => {
    const order = await ordered();
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const replies = await Promise.all(Array.from({ length: 8 }, () => handIn(order, broken)));
    expect(replies.filter(({ code }) => code === 101)).toHaveLength(6);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await handIn(order, await picture())).status).toBe(429);
    // Another order of the member has tries of its own.
    expect((await handIn(await ordered(), await picture())).code).toBe(100);
    counter.hall.clock.advance(3_600_000);
    expect((await handIn(order, await picture())).code).toBe(100);
  });

  test('is tried with twenty files an hour by a member, over however many orders', async () => {
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    await counter.rows(
      `insert into deposit_receipt_try (member_id, order_id, at) select $1, 0, $2 from generate_series(1, 19)`,
      [memberId, counter.hall.clock.now()],
    );
    expect((await handIn(await ordered(), broken)).code).toBe(101);
    const refused = await handIn(await ordered(), broken);
    expect([refused.status, refused.data]).toEqual([429, { retry_after_seconds: 3_600 }]);
  });

  test('is not even read from whoever is not logged in', async () => {
    const answer = await counter.hall.app.inject({
      method: 'POST',
      url: `/api${depositReceipt.path}`,
      headers: { host: 'one.test', authorization: 'nobody', 'content-type': 'application/json' },
      payload: `{"image": "${'A'.repeat(8 * 1024 * 1024)}`,
    });
    // Read, it would have been refused as no JSON.
    expect(answer.statusCode).toBe(401);
  });

  test('is refused with HTTP 413 when the body is beyond all measure', async () => {
    const order = await ordered();
    expect((await handIn(order, Buffer.alloc(7 * 1024 * 1024))).status).toBe(413);
  });

  test('is one an order: again it is the same, another is refused', async () => {
    const order = await ordered();
    const file = await picture();
    expect((await handIn(order, file)).code).toBe(100);
    expect(await handIn(order, file)).toMatchObject({ code: 100, data: { deposit: { state: 'reviewing' } } });
    expect((await handIn(order, await picture())).code).toBe(104);
    expect(
      await counter.rows(
        'select from deposit_receipt join deposit_order on id = order_id where order_number = $1',
        [order],
      ),
    ).toHaveLength(1);
  });

  test('is one an order when the same and another come at once', async () => {
    const order = await ordered();
    const [file, another] = [await picture(), await picture()];
    const replies = await Promise.all([file, file, another, another].map((sent) => handIn(order, sent)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([100, 100, 104, 104]);
  });

  test('is drawn before the order is locked: whoever is deciding it keeps nobody waiting for a refusal', async () => {
    const order = await ordered();
    const decider = await counter.hall.database.owner.connect();
    try {
      await decider.query('begin');
      await decider.query('select from deposit_order where order_number = $1 for update', [order]);
      expect((await handIn(order, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).code).toBe(101);
      const taken = handIn(order, await picture());
      await waitFor(async () => {
        const { rowCount } = await counter.hall.database.owner.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        return rowCount === 1;
      });
      await decider.query(`update deposit_order set state = 'declined' where order_number = $1`, [order]);
      await decider.query('commit');
      expect((await taken).code).toBe(103);
    } finally {
      // Not kept: a failed expectation leaves it within its transaction.
      decider.release(true);
    }
    expect(await counter.stateOf(order)).toBe('declined');
  });

  test('serves one order, also when several send it at once', async () => {
    const file = await picture();
    const orders = [await ordered(), await ordered(), await ordered()];
    const replies = await Promise.all(orders.map((order) => handIn(order, file)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual([100, 105, 105]);
  });

  test("is nobody else's to hand in, and none of an order that is paid on a page", async () => {
    const order = await ordered();
    const other = await counter.hall.addMember({ account: `spy${members}` });
    expect((await handIn(order, await picture(), { token: other.token })).code).toBe(404);
    const away = await counter.hall.addMember({ account: `far${members}`, siteId: 2 });
    const from = { token: away.token, host: 'harbor.test' };
    expect((await handIn(order, await picture(), from)).code).toBe(404);
    const paged = (await create({ method_id: 1 })).data.deposit.order_number;
    expect((await handIn(paged, await picture())).code).toBe(103);
  });

  test('is shown to its member as a picture and nothing else, for some minutes', async () => {
    const order = await ordered();
    const { data } = await handIn(order, await picture());
    const url = data.transfer?.receipt?.url ?? '';
    const look = (address: string, host = 'one.test') =>
      counter.hall.app.inject({ method: 'GET', url: address, headers: { host } });
    const answer = await look(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    expect((await look(url, 'harbor.test')).statusCode).toBe(404);
    expect((await look(`${url.slice(0, -4)}AAAA`)).statusCode).toBe(404);
    expect((await look('/receipt')).statusCode).toBe(404);
    counter.hall.clock.advance(5 * 60_000);
    expect((await look(url)).statusCode).toBe(404);
  });
});

describe('what staff decide', () => {
  const review = async (): Promise<string> => {
    const order = await ordered();
    await handIn(order, await picture());
    return order;
  };

  test('credits the transfer once, under the name of who decided, and tells the screens', async () => {
    const orderNumber = await review();
    const decisions = await Promise.all(
      ['ada', 'bo', 'cy'].map(async (account) =>
        approveDeposit(deps(), { orderNumber, by: await staff(account) }),
      ),
    );
    expect(decisions.toSorted()).toEqual(['credited', 'too_late', 'too_late']);
    expect(await counter.cashOf(memberId)).toBe(10_000n);
    expect((await status(orderNumber)).deposit).toMatchObject({ state: 'succeeded', times: 1 });
    expect(
      await counter.rows(`select actor from ledger.transfer where scope = 'deposit' and key = $1`, [
        orderNumber,
      ]),
    ).toEqual([{ actor: expect.stringMatching(/^operator:(ada|bo|cy)$/) }]);
    expect(
      await counter.rows(
        `select payload ->> 'order_number' as order_number from outbox where member_id = $1 and event = 'deposit_success'`,
        [memberId],
      ),
    ).toEqual([{ order_number: orderNumber }]);
    expect((await reconcile(counter.hall.database.owner)).differences).toEqual([]);
  });

  test('refuses it for a reason that a letter tells in every language, and moves nothing', async () => {
    const orderNumber = await review();
    const refusal = { orderNumber, by: await staff(), reason: 'amount_differs' } as const;
    expect(await refuseDeposit(deps(), refusal)).toBe('refused');
    expect(await refuseDeposit(deps(), refusal)).toBe('too_late');
    expect(await approveDeposit(deps(), refusal)).toBe('too_late');
    expect((await status(orderNumber)).deposit).toMatchObject({
      state: 'declined',
      refusal: 'amount_differs',
    });
    expect(await counter.cashOf(memberId)).toBe(0n);
    const [letter] = await counter.rows<{ content: Record<string, string> }>(
      `select content from letter where send_key = $1`,
      [`deposit:${orderNumber}:refused`],
    );
    expect(letter?.content.zh_CN).toContain('到账金额与订单不一致');
    expect(letter?.content.en_US).toContain('The amount received does not match the order.');
  });

  test('credits one that came too late, and says so', async () => {
    const orderNumber = await ordered();
    counter.hall.clock.advance(86_400_000 + 61_000);
    await counter.cashier.askUnanswered();
    expect(await approveDeposit(deps(), { orderNumber, by: await staff() })).toBe('credited');
    expect((await status(orderNumber)).deposit).toMatchObject({ state: 'succeeded', is_late: true });
  });

  test('does not touch what a gateway collects, nor what there is not', async () => {
    const paged = await counter.order(token);
    const decision = { orderNumber: paged.order_number, by: await staff() };
    expect(await approveDeposit(deps(), decision)).toBe('unknown');
    expect(await refuseDeposit(deps(), { ...decision, reason: 'not_received' })).toBe('unknown');
    expect(await approveDeposit(deps(), { ...decision, orderNumber: 'D000000XXXXXXXXXX' })).toBe('unknown');
    expect(await counter.stateOf(paged.order_number)).toBe('pending');
  });

  test('counts a receipt that waits against the limit that a member has set', async () => {
    await review();
    await counter.rows(
      `insert into member_limit (member_id, site_id, kind, period, amount, set_at) values ($1, 1, 'deposit', 'day', 15000, now())`,
      [memberId],
    );
    expect(await create({ amount: '60.00' })).toMatchObject({ code: 106, data: { left: '50.00' } });
  });
});
