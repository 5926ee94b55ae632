import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { channels } from '@pavilion/contract';
import { depositCreate, depositMethods, withdrawalCreate } from '@pavilion/contract/cashier';
import { memberMain, post, siteAdjustment } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import { signRequest, type WireKey } from '@pavilion/provider-kit';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { startFakeGateway } from '../modules/cashier/gateway.fixture.ts';
import { storeGateway } from '../modules/cashier/index.ts';
import { sealDetails } from '../modules/identity/bankAccounts/details.ts';
import { createPasswordHasher } from '../modules/identity/index.ts';
import { sendLetter } from '../modules/letters/index.ts';
import { tellMissions } from '../modules/missions/commands/tellMissions.ts';
import { tellRedEnvelopes } from '../modules/promotions/commands/tellRedEnvelopes.ts';
import { countTournaments } from '../modules/tournaments/index.ts';
import { storeProviderWire } from '../modules/wallet/index.ts';
import { refreshJackpots } from '../modules/wallet/jackpots/refreshJackpots.ts';
import { createTestHall, type TestHall } from '../testing/testHall.ts';

/** The whole house with its real sockets, people who listen, and what happens to one of them. */

const secret = 'a secret of thirty-two characters!';
const gatewayKey: WireKey = { keyId: 'events-pay', secret: 'gateway secret' };
const lantern = { gpId: 1, game: 'koi-lantern', key: { keyId: 'events-lantern', secret: 'lantern secret' } };
const harborHost = 'harbor.localhost';
const withdrawPassword = '4821';
const passwords = { first: 'Lantern8', second: 'Harbour99' } as const;

export interface Heard {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
}
export interface Listener {
  readonly name: string;
  readonly socket: Socket;
  readonly heard: Heard[];
}
interface Person {
  readonly memberId: number;
  readonly token: string;
  readonly account: string;
}
interface Scene {
  readonly hall: TestHall;
  /** Whom the changes are about; plays in US dollars on the first site. */
  readonly ada: Person;
}

const answerSchema = z.object({ code: z.number(), data: z.record(z.string(), z.unknown()) });
const call = async ({ hall, ada }: Scene, path: string, body: object): Promise<Record<string, unknown>> => {
  const { code, data } = answerSchema.parse((await hall.call(path, body, ada)).body);
  if (code !== 100) throw new Error(`${path} answered ${code}`);
  return data;
};
const sql = ({ hall }: Pick<Scene, 'hall'>, text: string, values: unknown[] = []) =>
  hall.database.owner.query(text, values);

/** A member of a currency or site whom no sign-up makes. */
const addMember = async (
  hall: TestHall,
  account: string,
  siteId: number,
  currency: string,
): Promise<Person> => {
  const { rows } = await sql(
    { hall },
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     VALUES ($1, $2, $2, 'none', $3) RETURNING id`,
    [siteId, account, currency],
  );
  const memberId = Number(rows[0]?.id);
  const token = `token-of-${account}-`.padEnd(43, '0');
  const session = await sql(
    { hall },
    `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $3, $3::timestamptz + interval '1 day') RETURNING id`,
    [siteId, memberId, hall.clock.now()],
  );
  await sql(
    { hall },
    `INSERT INTO session_token (token_hash, session_id, issued_at) VALUES (sha256(convert_to($1, 'UTF8')), $2, $3)`,
    [token, session.rows[0]?.id, hall.clock.now()],
  );
  return { memberId, token, account };
};

/** Connects and subscribes to everything that this listener may hear. */
const listen = async (
  url: string,
  name: string,
  { host = 'localhost', person, currency = 'USD' }: { host?: string; person?: Person; currency?: string },
): Promise<Listener> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { host } });
  const heard: Heard[] = [];
  socket.onAny((event: string, channel: string, data: unknown) => heard.push({ event, channel, data }));
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
  return { name, socket, heard };
};

const payIn = async (scene: Scene): Promise<void> => {
  const { hall } = scene;
  const methods = await call(scene, depositMethods.path, {});
  const [method] = z.array(z.object({ id: z.number() })).parse(methods.list);
  const body = { request_id: randomUUID(), method_id: method?.id, amount: '10.00' };
  const { deposit, pay_url } = await call(scene, depositCreate.path, body);
  const { order_number } = z.object({ order_number: z.string() }).parse(deposit);
  const path = '/gateway/v1/webhooks/sandbox';
  const payload = JSON.stringify({
    event_id: randomUUID(),
    payment_id: String(pay_url).split('/').at(-1),
    order_number,
    state: 'approved',
    amount: 1_000,
    currency: 'USD',
    occurred_at: hall.clock.now().toISOString(),
  });
  const nowMs = hall.clock.now().getTime();
  const answer = await hall.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      'content-type': 'application/json',
      ...signRequest(gatewayKey, { method: 'POST', path, body: payload, nowMs }),
    },
  });
  if (answer.json().status !== 'OK') throw new Error(`the webhook was answered ${answer.payload}`);
};

/** Money that no deposit brought, which may leave without having been played. */
const withdraw = async (scene: Scene): Promise<void> => {
  const { memberId } = scene.ada;
  const { rows } = await sql(
    scene,
    `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
     VALUES (1, $1, gen_random_uuid(), sha256('x'), 'USD', 'Harbour Bank', $2, sha256('number'), now()) RETURNING id`,
    [memberId, sealDetails(secret, { siteId: 1, memberId }, { number: '6222', holder: 'Ada' })],
  );
  await sql(scene, 'UPDATE member SET withdraw_password_hash = $2 WHERE id = $1', [
    memberId,
    await createPasswordHasher().hash(withdrawPassword),
  ]);
  const from = siteAdjustment(1, 'USD');
  await post(scene.hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind: 'adjustment',
    reference: 'opening',
    moves: [{ from, to: memberMain(1, memberId, 'USD'), amountMinor: minor(50_000) }],
  });
  await call(scene, withdrawalCreate.path, {
    request_id: randomUUID(),
    amount: '100.00',
    bank_account_id: rows[0]?.id,
    withdraw_password: withdrawPassword,
  });
};

/** Leaves a game that is open, as a provider's answer would have left it. */
const leaveGame = async (scene: Scene): Promise<void> => {
  await sql(
    scene,
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, expires_at, created_at, ready_at)
     SELECT 1, $1, gen_random_uuid(), gp_id, id, 'USD', 'zh_CN', 'ready', 'http://localhost:3100/play/x',
       sha256(gen_random_uuid()::text::bytea), $2, $2::timestamptz + interval '1 hour', $2, $2
     FROM game WHERE gp_id = $3 AND game_code = $4`,
    [scene.ada.memberId, scene.hall.clock.now(), lantern.gpId, lantern.game],
  );
  await call(scene, '/member/game/leave1', {});
};

const writeLetter = ({ hall, ada }: Scene): Promise<unknown> =>
  withTransaction(hall.database.pool, (client) =>
    sendLetter(client, hall.process.outbox, {
      siteId: 1,
      sendKey: 'events',
      title: { en_US: 'Hello' },
      content: { en_US: '<p>Hello</p>' },
      sender: 'test',
      memberIds: [ada.memberId],
      now: hall.clock.now(),
    }),
  );

const raiseJackpot = async (scene: Scene): Promise<void> => {
  await sql(scene, `UPDATE jackpot SET enabled = false WHERE site_id = 1 AND currency = 'USD'`);
  await sql(
    scene,
    `INSERT INTO jackpot (site_id, code, currency, seed_minor) VALUES (1, 'events', 'USD', 123456)`,
  );
  const { database, process, app } = scene.hall;
  await refreshJackpots({ pool: database.pool, outbox: process.outbox, log: app.log });
};

const openEnvelope = async (scene: Scene): Promise<void> => {
  const { hall } = scene;
  const now = hall.clock.now();
  await sql(
    scene,
    `INSERT INTO red_envelope (site_id, currency, title, starts_at, end_at, budget_minor, created_by)
     VALUES (1, 'USD', '{"en_US": "Spring"}', $1, $1::timestamptz + interval '1 hour', 1000, 'test')`,
    [now],
  );
  await tellRedEnvelopes({ pool: hall.database.pool, clock: hall.clock, outbox: hall.process.outbox });
};

/** Stakes that a mission of the day counts, as reports have gathered them. */
const playMission = async (scene: Scene): Promise<void> => {
  const { hall, ada } = scene;
  const { clock, database, process } = hall;
  await sql(
    scene,
    `INSERT INTO mission (site_id, currency, title, kind, period, goal, award_minor, budget_minor, from_day, to_day, created_by, created_at)
     SELECT 1, 'USD', '{"en_US": "Today"}', 'rounds', 'day', 1, 1, 1, day, day, 'test', $1
       FROM site, LATERAL (SELECT ($1::timestamptz AT TIME ZONE time_zone)::date AS day) AS today WHERE id = 1`,
    [clock.now()],
  );
  await sql(
    scene,
    `INSERT INTO report.member_game_day
     SELECT 1, from_day, $1, 'USD', 2, 101, 1, 100, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM mission WHERE created_by = 'test'`,
    [ada.memberId],
  );
  await tellMissions({ pool: database.pool, clock, outbox: process.outbox });
};

/** A tournament that begins, which its first count tells. */
const beginTournament = async (scene: Scene): Promise<void> => {
  const { clock, database, process } = scene.hall;
  await sql(
    scene,
    `WITH made AS (
       INSERT INTO tournament (site_id, currency, title, kind, min_stake_minor, starts_at, ends_at, created_by, created_at)
       VALUES (1, 'USD', '{"en_US": "Cup"}', 'streak', 1, $1, $1::timestamptz + interval '1 day', 'test', $1) RETURNING id)
     INSERT INTO tournament_prize SELECT id, 1, 1, 100 FROM made`,
    [clock.now()],
  );
  const sites = { byId: () => undefined };
  await countTournaments({ pool: database.pool, clock, outbox: process.outbox, sites });
};

/** Logs in again, which replaces the session that listens. */
const logInAgain = async ({ hall, ada }: Scene): Promise<string> => {
  const headers = { 'content-type': 'application/json', host: 'localhost' };
  const ticket = await hall.app.inject({ method: 'POST', url: '/get_login_header', headers, payload: '{}' });
  hall.clock.advance(5_000);
  const captcha = answerSchema.parse((await hall.call('/captcha', { type: 1 })).body);
  const { name, value } = ticket.json().data;
  const answer = await hall.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { ...headers, [name]: value },
    payload: JSON.stringify({
      account: ada.account,
      password: passwords.second,
      answer: '0000',
      captcha_token: captcha.data.captcha_token,
    }),
  });
  if (answer.json().code !== 100) throw new Error(`the login was answered ${answer.payload}`);
  return answer.json().data.token;
};

const setSite = (scene: Scene, settings: object) =>
  sql(scene, 'UPDATE site SET settings = settings || $1::jsonb WHERE id = 1', [JSON.stringify(settings)]);
const hang = (scene: Scene, list: string) =>
  sql(scene, `INSERT INTO template_item (site_id, list, title) VALUES (1, $1, '{"en_US": "New"}')`, [list]);

/** What happens in the house, each by the call, the webhook or the row that an operator writes. */
const causesOf = (scene: Scene) => ({
  payIn: () => payIn(scene),
  withdraw: () => withdraw(scene),
  startGame: () =>
    call(scene, '/member/game/play1', { gpId: lantern.gpId, game_type: 2, game_code: lantern.game }),
  leaveGame: () => leaveGame(scene),
  bringBack: () => call(scene, '/member/profile/balance/all/back', {}),
  writeLetter: () => writeLetter(scene),
  changePassword: () =>
    call(scene, '/member/profile/edit_password', {
      old_password: passwords.first,
      password: passwords.second,
      check_password: passwords.second,
    }),
  orderCleanCache: () =>
    sql(scene, 'INSERT INTO cache_clean (site_id, member_id) VALUES (1, $1)', [scene.ada.memberId]),
  hangBanner: () => sql(scene, 'UPDATE banner SET sort = sort + 1 WHERE site_id = 1'),
  raiseJackpot: () => raiseJackpot(scene),
  openEnvelope: () => openEnvelope(scene),
  playMission: () => playMission(scene),
  beginTournament: () => beginTournament(scene),
  moveCustomerService: () => setSite(scene, { customer_service: { open_type: 'tab', url: '/main/help' } }),
  hangSponsor: () => hang(scene, 'sponsor'),
  hangLogin: () => hang(scene, 'login'),
  hangShortcut: () => hang(scene, 'setting'),
  logInAgain: () => logInAgain(scene),
});
export type Causes = ReturnType<typeof causesOf>;

export interface EventHouse {
  readonly hall: TestHall;
  readonly adaId: number;
  readonly causes: Causes;
  /** Ada, somebody of her currency, of another, of another site, and a visitor. */
  readonly listeners: readonly Listener[];
  readonly close: () => Promise<void>;
}

export const openEventHouse = async (): Promise<EventHouse> => {
  const hall = await createTestHall({ roles: ['web', 'realtime'] });
  await hall.app.listen({ host: '127.0.0.1', port: 0 });
  await hall.process.begin();
  const { port } = hall.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const gateway = await startFakeGateway(gatewayKey, () => hall.clock.now().getTime());
  const { pool } = hall.database;
  const { baseUrl } = gateway;
  await storeGateway(pool, secret, { id: 1, code: 'sandbox', adapter: 'sandbox', baseUrl, key: gatewayKey });
  await storeProviderWire(pool, secret, {
    gpId: lantern.gpId,
    key: lantern.key,
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
  });
  const ada = await hall.joinMember();
  const dora = await addMember(hall, 'dora01', 2, 'USD');
  const chen = await addMember(hall, 'chen01', 1, 'RMB');
  const listeners = [
    await listen(url, 'ada', { person: ada }),
    await listen(url, 'ben, of her currency', { person: await hall.joinMember() }),
    await listen(url, 'chen, of another currency', { person: chen, currency: 'RMB' }),
    await listen(url, 'dora, of another site', { host: harborHost, person: dora }),
    await listen(url, 'a visitor', {}),
  ];
  return {
    hall,
    adaId: ada.memberId,
    causes: causesOf({ hall, ada }),
    listeners,
    close: async () => {
      for (const { socket } of listeners) socket.disconnect();
      await gateway.close();
      await hall.close();
    },
  };
};
