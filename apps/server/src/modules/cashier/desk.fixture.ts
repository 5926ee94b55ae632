import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositReceipt } from '@pavilion/contract/cashier';
import { signRequest, type WireKey } from '@pavilion/provider-kit';
import sharp from 'sharp';
import { type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { type FakeGateway, startFakeGateway } from './gateway.fixture.ts';
import { storeGateway } from './index.ts';

/** The office of the demo hall with a gateway of its own behind the cashier, and members who pay in. */

const key: WireKey = { keyId: 'desk-pay-1', secret: 'the gateway key' };
export const deskSecret = 'a secret of thirty-two characters!';

export interface Payer {
  readonly memberId: number;
  readonly account: string;
  readonly token: string;
}

export interface Desk {
  readonly hall: OfficeHall;
  readonly gateway: FakeGateway;
  /** Orders a deposit and answers its number. */
  readonly order: (payer: Payer, kind: 'page' | 'transfer', amount?: string) => Promise<string>;
  /** A transfer whose receipt was handed in. */
  readonly handIn: (payer: Payer, amount?: string) => Promise<string>;
  /** The gateway tells something of an order by its webhook. */
  readonly tell: (word: {
    readonly order_number: string;
    readonly payment_id: string;
    readonly state: string;
    readonly amount: number;
    readonly currency?: string;
  }) => Promise<string>;
  readonly paymentOf: (orderNumber: string) => Promise<string>;
  readonly cashOf: (memberId: number) => Promise<bigint>;
  readonly close: () => Promise<void>;
}

export const openDesk = async (): Promise<Desk> => {
  const hall = await openOfficeHall();
  const gateway = await startFakeGateway(key, () => hall.clock.now().getTime());
  const { owner, pool } = hall.database;
  await storeGateway(pool, deskSecret, {
    id: 1,
    code: 'sandbox',
    adapter: 'sandbox',
    baseUrl: gateway.baseUrl,
    key,
  });
  let pictures = 0;

  const answerOf = async (path: string, body: unknown, token: string) => {
    const { body: answer } = await hall.call(path, body, { token });
    const { code, message, data } = answer as { code: number; message: string; data: unknown };
    if (code !== 100) throw new Error(`${path} was refused with ${code}: ${message}`);
    return data;
  };

  const order: Desk['order'] = async ({ token }, kind, amount = '100.00') => {
    const { list } = depositMethods.data.parse(await answerOf(depositMethods.path, {}, token));
    const method = list.find((one) => one.kind === kind);
    const body = { request_id: randomUUID(), method_id: method?.id ?? 0, amount };
    return depositCreate.data.parse(await answerOf(depositCreate.path, body, token)).deposit.order_number;
  };

  return {
    hall,
    gateway,
    order,
    handIn: async (payer, amount) => {
      const orderNumber = await order(payer, 'transfer', amount);
      pictures += 1;
      const background = { r: pictures % 256, g: 20, b: 90 };
      const image = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
      const body = { order_number: orderNumber, image: image.toString('base64') };
      await answerOf(depositReceipt.path, body, payer.token);
      return orderNumber;
    },
    tell: async (word) => {
      const path = '/gateway/v1/webhooks/sandbox';
      const payload = JSON.stringify({
        event_id: randomUUID(),
        currency: 'USD',
        occurred_at: hall.clock.now().toISOString(),
        ...word,
      });
      const signed = signRequest(key, {
        method: 'POST',
        path,
        body: payload,
        nowMs: hall.clock.now().getTime(),
      });
      const answer = await hall.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', ...signed },
        payload,
      });
      return String(answer.json().status);
    },
    paymentOf: async (orderNumber) => {
      const { rows } = await owner.query<{ payment_id: string }>(
        'SELECT payment_id FROM deposit_order WHERE order_number = $1',
        [orderNumber],
      );
      return rows[0]?.payment_id ?? '';
    },
    cashOf: async (memberId) => {
      const { rows } = await owner.query<{ balance_minor: bigint }>(
        `SELECT balance_minor FROM ledger.account WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main' AND currency = 'USD'`,
        [memberId],
      );
      return rows[0]?.balance_minor ?? 0n;
    },
    close: async () => {
      await hall.close();
      await gateway.close();
    },
  };
};
