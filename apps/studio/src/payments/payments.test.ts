import { randomUUID } from 'node:crypto';
import { createGatewayClient, gatewayBasePath } from '@pavilion/provider-kit';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StudioBench, testKeys } from '../testing/studioBench.ts';

let bench: StudioBench;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.hall.clearFaults();
  bench.hall.down = false;
  bench.hall.webhooks.splice(0);
});

const gatewayKey = testKeys.find((key) => key.for === 'gateway:sandbox');
if (!gatewayKey) throw new Error('no gateway key');

const asHall = (keyId = gatewayKey.keyId, secret = gatewayKey.secret) =>
  createGatewayClient({
    baseUrl: `${bench.origin}${gatewayBasePath}`,
    key: { keyId, secret },
    nowMs: () => bench.clock.now().getTime(),
  });

const orderOf = (over: object = {}) => ({
  order_number: `D-${randomUUID()}`,
  amount: 10_000,
  currency: 'RMB',
  return_url: 'https://hall.test/deposit/return',
  notify_url: `${bench.hall.origin}/gateway/v1/webhooks/sandbox`,
  expires_at: new Date(bench.clock.now().getTime() + 900_000).toISOString(),
  locale: 'zh_CN',
  ...over,
});

const create = async (over: object = {}) => {
  const client = asHall();
  const order = orderOf(over);
  const outcome = await client.createPayment(order);
  client.close();
  if (outcome.kind !== 'ok') throw new Error(`not created: ${JSON.stringify(outcome)}`);
  return { order, id: outcome.answer.payment_id, path: new URL(outcome.answer.pay_url).pathname };
};

const press = (path: string, decision: string, headers: Record<string, string> = {}) =>
  fetch(`${bench.origin}${path}/${decision}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const page = async (path: string) => (await fetch(`${bench.origin}${path}`)).text();
const status = async (path: string) =>
  (await (await fetch(`${bench.origin}${path}/status`)).json()) as { state: string; told: boolean };

describe('cancelling a payment', () => {
  const cancel = async (order_number: string) => {
    const client = asHall();
    const outcome = await client.cancelPayment({ order_number });
    client.close();
    return outcome;
  };

  it('lets it expire, tells the hall, and nothing can be paid any more', async () => {
    const { order, id, path } = await create();
    const expected = {
      kind: 'ok',
      answer: { payment_id: id, state: 'expired', amount: 10_000, currency: 'RMB' },
    };
    expect(await cancel(order.order_number)).toMatchObject(expected);
    expect(await cancel(order.order_number)).toMatchObject(expected);
    await press(path, 'approve');
    expect(await status(path)).toMatchObject({ state: 'expired' });
  });

  it('comes too late for one that was paid', async () => {
    const { order, path } = await create();
    await press(path, 'approve');
    expect(await cancel(order.order_number)).toMatchObject({ kind: 'ok', answer: { state: 'approved' } });
  });

  it('knows nothing of an order that there is not', async () => {
    expect(await cancel('D-nobody')).toMatchObject({ kind: 'refused', answer: { status: 'NOT_FOUND' } });
  });
});

describe('creating a payment', () => {
  it('answers an unguessable hosted page that shows the amount and says sandbox', async () => {
    const { path } = await create({ amount: 123_450 });
    expect(path).toMatch(/^\/pay\/[\w-]{32}$/);
    const html = await page(path);
    expect(html).toContain('¥1,234.50');
    expect(html).toContain('沙盒');
    expect(html).toContain('data-action="approve"');
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('speaks English to those who ask for it', async () => {
    const { path } = await create({ locale: 'en_US', currency: 'USD' });
    const html = await page(path);
    expect(html).toContain('lang="en"');
    expect(html).toContain('Approve payment');
    expect(html).toContain('$100.00');
  });

  it('asked again with the same order answers the same payment; with another amount it is refused', async () => {
    const { order, id } = await create();
    const client = asHall();
    expect(await client.createPayment(order)).toMatchObject({ kind: 'ok', answer: { payment_id: id } });
    expect(await client.createPayment({ ...order, amount: 10_001 })).toMatchObject({
      kind: 'refused',
      answer: { status: 'DUPLICATE_MISMATCH' },
    });
    client.close();
  });

  it.each([
    [{ amount: 0 }, 'BAD_REQUEST'],
    [{ amount: -5 }, 'BAD_REQUEST'],
    [{ amount: 1.5 }, 'BAD_REQUEST'],
    [{ currency: 'XXX' }, 'WRONG_CURRENCY'],
    [{ return_url: 'javascript:alert(1)' }, 'BAD_REQUEST'],
  ])('with %j is refused: %s', async (over, expected) => {
    const client = asHall();
    expect(await client.createPayment(orderOf(over))).toMatchObject({
      kind: 'refused',
      answer: { status: expected },
    });
    client.close();
  });

  it('is refused to a game provider’s key', async () => {
    const lantern = testKeys.find((key) => key.for === 'provider:1');
    const client = asHall(lantern?.keyId, lantern?.secret);
    expect(await client.createPayment(orderOf())).toMatchObject({ kind: 'unknown', httpStatus: 401 });
    client.close();
  });
});

describe('the payer decides', () => {
  it.each([
    ['approve', 'approved', 1],
    ['decline', 'declined', 1],
    ['expire', 'expired', 1],
    ['keep', 'pending', 1],
    ['twice', 'approved', 2],
  ])('%s: the payment is %s, and the hall hears it %i time(s), signed', async (decision, state, times) => {
    const { order, id, path } = await create();
    const answer = await press(path, decision);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(decision === 'keep' ? `${path}?kept=1` : path);
    await bench.app.runJobs();
    const heard = bench.hall.webhooks.filter((webhook) => webhook.payment_id === id);
    expect(heard).toHaveLength(times);
    expect(new Set(heard.map((webhook) => webhook.event_id)).size).toBe(times);
    expect(heard[0]).toMatchObject({
      order_number: order.order_number,
      state,
      amount: 10_000,
      currency: 'RMB',
    });
    expect(await status(path)).toEqual({ state, told: true });
    expect(bench.hall.turnedAway).toBe(0);
  });

  it('once: what is decided stays decided', async () => {
    const { id, path } = await create();
    await press(path, 'decline');
    await press(path, 'approve');
    await bench.app.runJobs();
    expect(bench.hall.webhooks.filter((webhook) => webhook.payment_id === id)).toMatchObject([
      { state: 'declined' },
    ]);
    expect(await status(path)).toMatchObject({ state: 'declined' });
  });

  it('ten times at once, and one word goes out', async () => {
    const { id, path } = await create();
    await Promise.all(Array.from({ length: 10 }, () => press(path, 'approve')));
    await bench.app.runJobs();
    expect(bench.hall.webhooks.filter((webhook) => webhook.payment_id === id)).toHaveLength(1);
  });

  it('later: a payment that was kept can still be approved', async () => {
    const { id, path } = await create();
    await press(path, 'keep');
    await press(path, 'approve');
    await bench.app.runJobs();
    const states = bench.hall.webhooks
      .filter((webhook) => webhook.payment_id === id)
      .map(({ state }) => state);
    expect(states.sort()).toEqual(['approved', 'pending']);
  });

  it('too late: a payment whose time is over expires, whatever is pressed', async () => {
    const { id, path } = await create();
    bench.clock.advance(900_001);
    await press(path, 'approve');
    await bench.app.runJobs();
    expect(bench.hall.webhooks.filter((webhook) => webhook.payment_id === id)).toMatchObject([
      { state: 'expired' },
    ]);
  });

  it('not at all: it expires by itself', async () => {
    const { id, path } = await create();
    bench.clock.advance(900_001);
    await bench.app.runJobs();
    expect(await status(path)).toEqual({ state: 'expired', told: true });
    expect(bench.hall.webhooks.filter((webhook) => webhook.payment_id === id)).toHaveLength(1);
  });

  it('and nobody else: other sites’ forms, unknown payments and unknown buttons are refused', async () => {
    const { path } = await create();
    expect((await press(path, 'approve', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press(path, 'refund')).status).toBe(400);
    expect((await press(`/pay/${'x'.repeat(32)}`, 'approve')).status).toBe(404);
    expect((await fetch(`${bench.origin}/pay/${'x'.repeat(32)}`)).status).toBe(404);
    expect(await status(path)).toEqual({ state: 'pending', told: false });
  });
});

describe('the word to the hall', () => {
  it.each([
    { kind: 'drop_before' },
    { kind: 'drop_after' },
    { kind: 'refuse', status: 'RETRY_LATER' },
  ] as const)('is repeated with the same event after %o', async (fault) => {
    const { id, path } = await create();
    bench.hall.fail('webhook', fault, fault);
    await press(path, 'approve');
    await bench.app.runJobs();
    expect(await status(path)).toEqual({ state: 'approved', told: false });
    bench.clock.advance(1_000);
    await bench.app.runJobs();
    bench.clock.advance(2_000);
    await bench.app.runJobs();
    expect(await status(path)).toEqual({ state: 'approved', told: true });
    const heard = bench.hall.webhooks.filter((webhook) => webhook.payment_id === id);
    expect(new Set(heard.map((webhook) => webhook.event_id)).size).toBe(1);
  });

  it('is not repeated after a definite refusal', async () => {
    const { path } = await create();
    bench.hall.fail('webhook', { kind: 'refuse', status: 'BAD_REQUEST' });
    await press(path, 'approve');
    await bench.app.runJobs();
    const before = bench.hall.callsOf('webhook');
    bench.clock.advance(600_000);
    await bench.app.runJobs();
    expect(bench.hall.callsOf('webhook')).toBe(before);
    expect(await status(path)).toMatchObject({ told: true });
  });

  it('survives a restart while the hall is down', async () => {
    const { id, path } = await create();
    bench.hall.down = true;
    await press(path, 'approve');
    await bench.app.runJobs();
    await bench.restart();
    bench.hall.down = false;
    bench.clock.advance(10_000);
    await bench.app.runJobs();
    expect(bench.hall.webhooks.filter((webhook) => webhook.payment_id === id)).toHaveLength(1);
  });

  it('is given up after a day, not before', async () => {
    const { path } = await create();
    bench.hall.down = true;
    await press(path, 'approve');
    const state = async () =>
      (
        await bench.database.owner.query(
          'SELECT n.state FROM payment_notice n JOIN payment p ON p.id = n.payment_id WHERE p.id = $1',
          [path.split('/').at(-1)],
        )
      ).rows[0]?.state;
    bench.clock.advance(23 * 3_600_000);
    await bench.app.runJobs();
    expect(await state()).toBe('owed');
    bench.clock.advance(2 * 3_600_000);
    await bench.app.runJobs();
    expect(await state()).toBe('given_up');
  });

  it('goes out by itself once the jobs run', async () => {
    const { id, path } = await create();
    bench.app.startJobs();
    await press(path, 'approve');
    await waitFor(() => bench.hall.webhooks.some((webhook) => webhook.payment_id === id));
    await bench.restart();
  });
});

it('the hall can ask what became of an order', async () => {
  const { order, path } = await create();
  await press(path, 'decline');
  const client = asHall();
  expect(await client.paymentStatus({ order_number: order.order_number })).toMatchObject({
    kind: 'ok',
    answer: { state: 'declined', amount: 10_000 },
  });
  expect(await client.paymentStatus({ order_number: 'D-none' })).toMatchObject({
    kind: 'refused',
    answer: { status: 'NOT_FOUND' },
  });
  client.close();
});
