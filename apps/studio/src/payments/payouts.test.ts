import { randomUUID } from 'node:crypto';
import { createGatewayClient, gatewayBasePath } from '@pavilion/provider-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioBench, testKeys } from '../testing/studioBench.ts';

let bench: StudioBench;
beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

const gatewayKey = testKeys.find((key) => key.for === 'gateway:sandbox');
if (!gatewayKey) throw new Error('no gateway key');

const asHall = <Answer>(ask: (client: ReturnType<typeof createGatewayClient>) => Promise<Answer>) => {
  const client = createGatewayClient({
    baseUrl: `${bench.origin}${gatewayBasePath}`,
    key: { keyId: gatewayKey.keyId, secret: gatewayKey.secret },
    nowMs: () => bench.clock.now().getTime(),
  });
  return ask(client).finally(() => client.close());
};
const orderOf = (account_number: string, over: object = {}) => ({
  order_number: `W-${randomUUID()}`,
  amount: 19_800,
  currency: 'RMB',
  bank_name: 'Harbour Bank',
  account_number,
  holder: 'Lin Wan',
  ...over,
});
const create = (order: ReturnType<typeof orderOf>) => asHall((client) => client.createPayout(order));
const status = (order_number: string) => asHall((client) => client.payoutStatus({ order_number }));

describe('a payout of the sandbox gateway', () => {
  it('is paid at once, and the same when it is asked for again', async () => {
    const order = orderOf('6222000011112345');
    const first = await create(order);
    expect(first).toMatchObject({ kind: 'ok', answer: { state: 'paid' } });
    expect(await create(order)).toEqual(first);
    expect(await status(order.order_number)).toMatchObject({
      kind: 'ok',
      answer: { state: 'paid', amount: 19_800, currency: 'RMB' },
    });
  });

  it('fails for an account that ends in 0000', async () => {
    expect(await create(orderOf('622200000000'))).toMatchObject({ kind: 'ok', answer: { state: 'failed' } });
  });

  it('waits a minute for an account that ends in 9999', async () => {
    const order = orderOf('622200009999');
    expect(await create(order)).toMatchObject({ answer: { state: 'pending' } });
    bench.clock.advance(60_000);
    expect(await status(order.order_number)).toMatchObject({ answer: { state: 'paid' } });
  });

  it('is refused with other content, in an unknown currency, and unknown when nobody asked', async () => {
    const order = orderOf('6222000011112345');
    await create(order);
    expect(await create({ ...order, amount: 1 })).toMatchObject({
      kind: 'refused',
      answer: { status: 'DUPLICATE_MISMATCH' },
    });
    expect(await create(orderOf('6222000011112345', { currency: 'XXX' }))).toMatchObject({
      kind: 'refused',
      answer: { status: 'WRONG_CURRENCY' },
    });
    expect(await status('W-none')).toMatchObject({ kind: 'refused', answer: { status: 'NOT_FOUND' } });
  });
});
