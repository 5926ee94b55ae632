import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import {
  channels,
  type MemberEventName,
  memberEventEnvelopeSchema,
  memberEvents,
  type PublicEventName,
  publicEvents,
} from '@pavilion/contract';
import { depositCreate, depositMethods } from '@pavilion/contract/cashier';
import { logout } from '@pavilion/contract/identity';
import { withTransaction } from '@pavilion/postgres';
import { signRequest, type WireKey, walletBasePath } from '@pavilion/provider-kit';
import { waitFor } from '@pavilion/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FakeGateway, startFakeGateway } from '../modules/cashier/gateway.fixture.ts';
import { storeGateway } from '../modules/cashier/index.ts';
import { sendLetter } from '../modules/letters/index.ts';
import { storeProviderWire } from '../modules/wallet/index.ts';
import { refreshJackpots } from '../modules/wallet/jackpots/refreshJackpots.ts';
import { createTestHall, type TestHall } from '../testing/test-hall.ts';

/**
 * Every event of the contract, caused by the change that it tells of, on the whole house with its real sockets: who
 * hears it, in which words, and that nobody else does.
 */

const secret = 'a secret of thirty-two characters!';
const providerKey: WireKey = { keyId: 'events-lantern', secret: 'lantern secret' };
const gatewayKey: WireKey = { keyId: 'events-pay', secret: 'gateway secret' };
const lantern = { gpId: 1, game: 'koi-lantern' };
const harborHost = 'harbor.localhost';

interface Heard {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
}
interface Listener {
  readonly name: string;
  readonly socket: Socket;
  readonly heard: Heard[];
  readonly isAtHome: boolean;
}
interface Person {
  readonly memberId: number;
  readonly token: string;
  readonly account: string;
}

let hall: TestHall;
let gateway: FakeGateway;
let url: string;
/** Whom the changes are about; plays in US dollars on the first site. */
let ada: Person;
const listeners: Listener[] = [];

const answerSchema = z.object({ code: z.number(), data: z.record(z.string(), z.unknown()) });
const call = async (path: string, body: object, from: { token?: string; host?: string } = {}) =>
  answerSchema.parse((await hall.call(path, body, from)).body);
const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);

/** A member of a currency or site whom no sign-up makes. */
const addMember = async (account: string, siteId: number, currency: string): Promise<Person> => {
  const { rows } = await sql(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     VALUES ($1, $2, $2, 'none', $3) RETURNING id`,
    [siteId, account, currency],
  );
  const memberId = Number(rows[0]?.id);
  const token = `token-of-${account}`.padEnd(43, '0');
  const session = await sql(
    `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $3, 'infinity') RETURNING id`,
    [siteId, memberId, hall.clock.now()],
  );
  await sql(
    `INSERT INTO session_token (token_hash, session_id, issued_at) VALUES (sha256(convert_to($1, 'UTF8')), $2, $3)`,
    [token, session.rows[0]?.id, hall.clock.now()],
  );
  return { memberId, token, account };
};

/** Connects and subscribes to everything that this listener may hear. */
const listen = async (
  name: string,
  { host = 'localhost', person, currency = 'USD' }: { host?: string; person?: Person; currency?: string },
): Promise<Listener> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { host } });
  const listener: Listener = { name, socket, heard: [], isAtHome: host === 'localhost' };
  socket.onAny((event: string, channel: string, data: unknown) =>
    listener.heard.push({ event, channel, data }),
  );
  const open = [
    channels.webMember,
    channels.webApi(currency),
    channels.mobileTemplate,
    channels.template('H5_1'),
  ];
  const own = person ? [channels.member(person.memberId), channels.memberCurrency(currency)] : [];
  for (const channel of [...open, ...own])
    await socket.emitWithAck('subscribe', {
      channel,
      auth: { headers: { Authorization: person?.token ?? '' } },
    });
  listeners.push(listener);
  return listener;
};

beforeAll(async () => {
  hall = await createTestHall({ roles: ['web', 'realtime'] });
  await hall.app.listen({ host: '127.0.0.1', port: 0 });
  await hall.house.begin();
  const { port } = hall.app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  gateway = await startFakeGateway(gatewayKey, () => hall.clock.now().getTime());
  const { pool } = hall.database;
  await storeGateway(pool, secret, {
    id: 1,
    code: 'sandbox',
    adapter: 'sandbox',
    baseUrl: gateway.baseUrl,
    key: gatewayKey,
  });
  await storeProviderWire(pool, secret, {
    gpId: lantern.gpId,
    key: providerKey,
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
  });
  ada = await hall.joinMember();
  await listen('ada', { person: ada });
  await listen('ben, of her currency', { person: await hall.joinMember() });
  await listen('chen, of another currency', {
    person: await addMember('chen01', 1, 'RMB'),
    currency: 'RMB',
  });
  await listen('dora, of another site', { host: harborHost, person: await addMember('dora01', 2, 'USD') });
  await listen('a visitor', {});
});
afterAll(async () => {
  for (const { socket } of listeners) socket.disconnect();
  await gateway.close();
  await hall.close();
});

const sendSigned = async (key: WireKey, path: string, body: object): Promise<void> => {
  const payload = JSON.stringify(body);
  const nowMs = hall.clock.now().getTime();
  const answer = await hall.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': 'application/json',
      ...signRequest(key, { method: 'POST', path, body: payload, nowMs }),
    },
  });
  expect(answer.json()).toMatchObject({ status: 'OK' });
};

const winPromotion = () =>
  sendSigned(providerKey, `${walletBasePath}/wallet/promo-win`, {
    request_id: randomUUID(),
    occurred_at: hall.clock.now().toISOString(),
    player_id: String(ada.memberId),
    currency: 'USD',
    campaign_id: 'spring-cup',
    transaction_id: randomUUID(),
    amount: 250,
  });

const payIn = async (): Promise<void> => {
  const methods = await call(depositMethods.path, {}, ada);
  const [method] = z.array(z.object({ id: z.number() })).parse(methods.data.list);
  const body = { request_id: randomUUID(), method_id: method?.id, amount: '10.00' };
  const { data } = await call(depositCreate.path, body, ada);
  const { order_number } = z.object({ order_number: z.string() }).parse(data.deposit);
  await sendSigned(gatewayKey, '/gateway/v1/webhooks/sandbox', {
    event_id: randomUUID(),
    payment_id: String(data.pay_url).split('/').at(-1),
    order_number,
    state: 'approved',
    amount: 1_000,
    currency: 'USD',
    occurred_at: hall.clock.now().toISOString(),
  });
};

const startGame = async (): Promise<void> => {
  const body = { gpId: lantern.gpId, game_type: 2, game_code: lantern.game };
  expect((await call('/member/game/play1', body, ada)).code).toBe(100);
};

/** A game that is open, as a provider's answer would have left it. */
const leaveGame = async (): Promise<void> => {
  await sql(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, expires_at, created_at, ready_at)
     SELECT 1, $1, gen_random_uuid(), gp_id, id, 'USD', 'zh_CN', 'ready', 'http://localhost:3100/play/x',
       sha256(gen_random_uuid()::text::bytea), $2, $2::timestamptz + interval '1 hour', $2, $2
     FROM game WHERE gp_id = $3 AND game_code = $4`,
    [ada.memberId, hall.clock.now(), lantern.gpId, lantern.game],
  );
  await call('/member/game/leave1', {}, ada);
};

const setSite = (settings: object) =>
  sql('UPDATE site SET settings = settings || $1::jsonb WHERE id = 1', [JSON.stringify(settings)]);
const hang = (list: string) =>
  sql(`INSERT INTO template_item (site_id, list, title) VALUES (1, $1, '{"en_US": "New"}')`, [list]);

const everybodyHere = ['ada', 'ben, of her currency', 'chen, of another currency', 'a visitor'];
const dollarsHere = ['ada', 'ben, of her currency', 'a visitor'];

interface Row {
  readonly channel: () => string;
  readonly cause: () => Promise<unknown>;
  /** The names of those who hear it. */
  readonly by: readonly string[];
  /** What it says, as far as the cause settles it. */
  readonly says?: object;
}

const ownChannel = () => channels.member(ada.memberId);
const toAda = { channel: ownChannel, by: ['ada'] } as const;
const toAll = { by: everybodyHere } as const;

const memberRows = {
  member_cash: { ...toAda, cause: winPromotion, says: { main: '2.50', currency: 'USD' } },
  game_url: { ...toAda, cause: startGame, says: { code: 205, game_url: null } },
  forward_game_status: { ...toAda, cause: leaveGame, says: { status: 'closed' } },
  deposit_success: { ...toAda, cause: payIn, says: { deposit_amount: '10.00', deposit_times: 1 } },
  all_transfer_back: {
    ...toAda,
    cause: () => call('/member/profile/balance/all/back', {}, ada),
    says: { code: 100 },
  },
  letters: {
    ...toAda,
    cause: () =>
      withTransaction(hall.database.pool, (client) =>
        sendLetter(client, hall.house.outbox, {
          siteId: 1,
          sendKey: 'events',
          title: { en_US: 'Hello' },
          content: { en_US: '<p>Hello</p>' },
          sender: 'test',
          memberIds: [ada.memberId],
          now: hall.clock.now(),
        }),
      ),
    says: { unread_count: 1 },
  },
  profile_updated: {
    ...toAda,
    cause: () =>
      call(
        '/member/profile/edit_password',
        { old_password: 'Lantern8', password: 'Harbour99', check_password: 'Harbour99' },
        ada,
      ),
  },
  app_clean_cache: {
    ...toAda,
    cause: () => sql('INSERT INTO cache_clean (site_id, member_id) VALUES (1, $1)', [ada.memberId]),
  },
} as const satisfies Partial<Record<MemberEventName, Row>>;

const publicRows = {
  carousel_picture: {
    ...toAll,
    by: dollarsHere,
    channel: () => channels.webApi('USD'),
    cause: () => sql(`UPDATE banner SET sort = sort + 1 WHERE site_id = 1`),
  },
  jackpot: {
    ...toAll,
    by: dollarsHere,
    channel: () => channels.webApi('USD'),
    cause: async () => {
      await sql(`UPDATE jackpot SET enabled = false WHERE site_id = 1 AND currency = 'USD'`);
      await sql(
        `INSERT INTO jackpot (site_id, code, currency, seed_minor) VALUES (1, 'events', 'USD', 123456)`,
      );
      await refreshJackpots(hall.database.pool, hall.house.outbox);
    },
    says: { currency: 'USD', jackpot_amount_total: '1234.56' },
  },
  customer_service_link: {
    ...toAll,
    channel: () => channels.webMember,
    cause: () => setSite({ customer_service: { open_type: 'tab', url: '/main/help' } }),
    says: { url: '/main/help' },
  },
  template_sponsor: {
    ...toAll,
    channel: () => channels.mobileTemplate,
    cause: () => hang('sponsor'),
  },
  template_login: { ...toAll, channel: () => channels.mobileTemplate, cause: () => hang('login') },
  template_setting: { ...toAll, channel: () => channels.template('H5_1'), cause: () => hang('setting') },
} as const satisfies Partial<Record<PublicEventName, Row>>;

const hearsOf = (event: string, channel: string) =>
  listeners.filter(({ heard }) => heard.some((one) => one.event === event && one.channel === channel));

/** After this everybody on both sites has heard all that was told before: events come in the order of the outbox. */
let fences = 0;
const fence = async (): Promise<void> => {
  fences += 1;
  const mark = { url: `/fence/${fences}` };
  for (const siteId of [1, 2])
    await hall.house.outbox.toChannel(
      hall.database.pool,
      siteId,
      channels.webMember,
      'customer_service_link',
      mark,
    );
  hall.house.outbox.wake();
  const isHere = ({ heard }: Listener) =>
    heard.some(({ data }) => JSON.stringify(data) === JSON.stringify(mark));
  await waitFor(() => listeners.every((one) => !one.socket.connected || isHere(one)), { what: 'the fence' });
};

const provoke = async (event: string, { channel, cause, by }: Row): Promise<readonly Heard[]> => {
  await fence();
  for (const { heard } of listeners) heard.length = 0;
  await cause();
  const names = () =>
    hearsOf(event, channel())
      .map(({ name }) => name)
      .sort();
  await waitFor(() => names().length >= by.length, { what: event });
  await fence();
  expect(names()).toEqual([...by].sort());
  const elsewhere = listeners.flatMap(({ heard }) =>
    heard.filter((one) => one.event === event && one.channel !== channel() && event in memberEvents),
  );
  expect(elsewhere).toEqual([]);
  return listeners.flatMap(({ heard }) =>
    heard.filter((one) => one.event === event && one.channel === channel()),
  );
};

describe('an event reaches those whom it concerns, and nobody else', () => {
  it.each(Object.entries(memberRows) as [MemberEventName, Row][])('%s', async (event, row) => {
    const heard = await provoke(event, row);
    for (const { data } of heard) {
      const envelope = memberEventEnvelopeSchema.parse(data);
      const said = memberEvents[event].parse(envelope.data);
      expect(said).toMatchObject(row.says ?? {});
    }
  });

  it.each(Object.entries(publicRows) as [PublicEventName, Row][])('%s', async (event, row) => {
    for (const { data } of await provoke(event, row)) {
      const said = publicEvents[event].parse(data);
      expect(said).toMatchObject(row.says ?? {});
      // What everybody hears names nobody.
      expect(JSON.stringify(data)).not.toMatch(/member|account|token/);
    }
  });

  it('login, which ends the sockets of the session that it replaces', async () => {
    const [before] = listeners;
    const heard = await provoke('login', {
      ...toAda,
      cause: async () => {
        const ticket = await hall.app.inject({
          method: 'POST',
          url: '/get_login_header',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        });
        hall.clock.advance(5_000);
        const captcha = await call('/captcha', { type: 1 });
        const { name, value } = ticket.json().data;
        const answer = await hall.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { 'content-type': 'application/json', host: 'localhost', [name]: value },
          payload: JSON.stringify({
            account: ada.account,
            password: 'Harbour99',
            answer: '0000',
            captcha_token: captcha.data.captcha_token,
          }),
        });
        expect(answer.json().code).toBe(100);
        const { token } = answer.json().data;
        ada = { ...ada, token };
      },
    });
    const [{ data } = { data: undefined }] = heard;
    const { data: said } = memberEventEnvelopeSchema.parse(data);
    expect(memberEvents.login.parse(said).member_login_id).not.toBe('');
    expect(JSON.stringify(said)).not.toContain(ada.token);
    await waitFor(() => before?.socket.connected === false, { what: 'the drop of the replaced session' });
    await call(logout.path, {}, ada);
  });
});
