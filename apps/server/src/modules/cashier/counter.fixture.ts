import { randomUUID } from 'node:crypto';
import { depositCreate } from '@pavilion/contract/cashier';
import { signRequest, type WireKey } from '@pavilion/provider-kit';
import { waitFor } from '@pavilion/testing';
import type { ServerModule } from '../../module.ts';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, type HallParts, openHall } from '../../testing/moduleHall.ts';
import { createPasswordHasher } from '../identity/index.ts';
import { createDeedBook } from '../proposals/index.ts';
import { type FakeGateway, startFakeGateway } from './gateway.fixture.ts';
import { type CashierModule, createCashierModule, storeGateway } from './index.ts';

/** A hall with a cashier's counter and a gateway behind it. */

export const key: WireKey = { keyId: 'sbx-pay-1', secret: 'the gateway key' };

const methods = `
  insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
  insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor, fee_minor, presets_minor)
  values (1, 1, 'sandbox', 'sandbox', 'RMB', '{"zh_CN": "沙盒支付", "en_US": "Sandbox"}', 1000, 5000000, 0, '{5000,10000}'),
         (2, 1, 'sandbox', 'sandbox', 'JPY', '{"en_US": "Sandbox"}', 1000, 1000000, 0, '{}'),
         (3, 1, 'express', 'sandbox', 'RMB', '{"en_US": "Express"}', 1000, 5000000, 250, '{}'),
         (4, 2, 'sandbox', 'sandbox', 'RMB', '{"en_US": "Harbor"}', 1000, 5000000, 0, '{}'),
         (5, 1, 'closed', 'sandbox', 'RMB', '{"en_US": "Closed"}', 1000, 5000000, 0, '{}');
  update deposit_method set enabled = false where id = 5;`;

export interface Word {
  readonly event_id: string;
  readonly payment_id: string;
  readonly order_number: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly occurred_at: string;
}

export interface WebhookAnswer {
  readonly httpStatus: number;
  readonly body: { readonly status?: string; readonly duplicate?: boolean; readonly field?: string };
  readonly signature: string;
}

export interface Counter {
  readonly hall: Hall;
  readonly cashier: CashierModule;
  readonly gateway: FakeGateway;
  /** Opens an order of a member and answers what an approving word of the gateway would say of it. */
  readonly order: (token: string, amount?: string, methodId?: number) => Promise<Word>;
  readonly tell: (
    word: object | string,
    options?: { key?: WireKey; headers?: Record<string, string>; path?: string },
  ) => Promise<WebhookAnswer>;
  readonly rows: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  readonly stateOf: (orderNumber: string) => Promise<string | undefined>;
  readonly cashOf: (memberId: number) => Promise<bigint>;
  readonly exceptionsOf: (orderNumber: string) => Promise<string[]>;
  /** Runs acts so that they reach the member's account one after the other, and none goes on before all are there. */
  readonly inLineForAccount: <Result>(
    memberId: number,
    acts: readonly (() => Promise<Result>)[],
  ) => Promise<Result[]>;
  readonly close: () => Promise<void>;
}

/** `others` are modules that stand beside the cashier. */
export const openCounter = async (
  others: (parts: HallParts) => readonly ServerModule[] = () => [],
): Promise<Counter> => {
  let cashier: CashierModule | undefined;
  const hall = await openHall(
    (parts) => {
      const { database, clock, env, sites, log } = parts;
      cashier = createCashierModule({
        pool: database.pool,
        clock,
        outbox: createOutbox(),
        log,
        sites,
        env,
        passwords: createPasswordHasher(),
        book: createDeedBook(),
      });
      return [cashier, ...others(parts)];
    },
    { arrange: methods, environment: { HALL_ORIGIN: 'http://one.test' } },
  );
  if (cashier === undefined) throw new Error('the hall was built without a cashier');
  const opened = cashier;
  const gateway = await startFakeGateway(key, () => hall.clock.now().getTime());
  await storeGateway(hall.database.pool, hall.env.PAVILION_SECRET, {
    id: 1,
    code: 'sandbox',
    adapter: 'sandbox',
    baseUrl: gateway.baseUrl,
    key,
  });
  const rows: Counter['rows'] = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await hall.database.owner.query<Row>(text, values)).rows;

  return {
    hall,
    cashier: opened,
    gateway,
    rows,
    order: async (token, amount = '100.00', methodId = 1) => {
      const body = { request_id: randomUUID(), method_id: methodId, amount };
      const { data, code } = await hall.call(depositCreate, body, { token });
      if (code !== 100) throw new Error(`the deposit was refused with ${code}`);
      const asked = gateway.asked.find((payment) => payment.order_number === data.deposit.order_number);
      return {
        event_id: randomUUID(),
        payment_id: data.pay_url?.split('/').at(-1) ?? '',
        order_number: data.deposit.order_number,
        state: 'approved',
        amount: asked?.amount ?? 0,
        currency: data.deposit.currency,
        occurred_at: hall.clock.now().toISOString(),
      };
    },
    tell: async (word, { key: signer = key, headers = {}, path = '/gateway/v1/webhooks/sandbox' } = {}) => {
      const payload = typeof word === 'string' ? word : JSON.stringify(word);
      const signed = signRequest(signer, {
        method: 'POST',
        path,
        body: payload,
        nowMs: hall.clock.now().getTime(),
      });
      const answer = await hall.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', ...signed, ...headers },
        payload,
      });
      return {
        httpStatus: answer.statusCode,
        body: answer.json(),
        signature: String(answer.headers['x-signature'] ?? ''),
      };
    },
    stateOf: async (orderNumber) => {
      const found = await rows<{ state: string }>('select state from deposit_order where order_number = $1', [
        orderNumber,
      ]);
      return found[0]?.state;
    },
    cashOf: async (memberId) => {
      const found = await rows<{ balance_minor: bigint }>(
        `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main'`,
        [memberId],
      );
      return found[0]?.balance_minor ?? 0n;
    },
    exceptionsOf: async (orderNumber) => {
      const found = await rows<{ kind: string }>(
        `select kind from deposit_exception where detail ->> 'order_number' = $1 order by id`,
        [orderNumber],
      );
      return found.map((row) => row.kind);
    },
    inLineForAccount: async <Result>(memberId: number, acts: readonly (() => Promise<Result>)[]) => {
      const { owner } = hall.database;
      const holder = await owner.connect();
      try {
        await holder.query('begin');
        await holder.query(
          `select from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main' for update`,
          [memberId],
        );
        const running: Promise<Result>[] = [];
        for (const act of acts) {
          running.push(act());
          await waitFor(
            async () => {
              const { rowCount } = await owner.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
              );
              return rowCount === running.length;
            },
            { what: `${running.length} to wait for the account` },
          );
        }
        await holder.query('commit');
        return await Promise.all(running);
      } finally {
        holder.release();
      }
    },
    close: async () => {
      opened.close();
      await hall.close();
      await gateway.close();
    },
  };
};
