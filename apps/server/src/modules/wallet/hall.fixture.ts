import { randomUUID } from 'node:crypto';
import type { Purpose } from '@pavilion/ledger';
import { signRequest, type WalletStatus, type WireKey, walletBasePath } from '@pavilion/provider-kit';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createOutbox } from '../../realtime/index.ts';
import { createDeedBook } from '../proposals/index.ts';
import { createWalletModule, sessionTokenOf, storeProviderWire, type WalletModule } from './index.ts';
import { sha256 } from './operations/operation.ts';

/** A small hall for tests: one site, two seamless providers with a game each, and members with money. */

export const secret = 'a secret of thirty-two characters!';
export const lantern = {
  gpId: 1,
  key: { keyId: 'key-lantern', secret: 'lantern secret' },
  game: 'koi-lantern',
  mayAdjust: true,
};
export const tide = {
  gpId: 2,
  key: { keyId: 'key-tide', secret: 'tide secret' },
  game: 'comet-peaks',
  mayAdjust: false,
};

export interface TestProvider {
  readonly gpId: number;
  readonly key: WireKey;
  readonly game: string;
}

export interface Player {
  readonly memberId: number;
  readonly player_id: string;
  readonly session_token: string;
}

export interface TestAnswer {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly status?: WalletStatus };
}

export interface TestHall {
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly app: FastifyInstance;
  readonly wallet: WalletModule;
  /** Another process of the same hall, on the same database. */
  readonly openAnother: () => Promise<FastifyInstance>;
  readonly addPlayer: (cashMinor: number, provider?: TestProvider) => Promise<Player>;
  /** Another session of the player, with another provider perhaps. */
  readonly addSession: (memberId: number, provider: TestProvider) => Promise<string>;
  readonly cashOf: (memberId: number) => Promise<number>;
  readonly sumOf: (purpose: Purpose) => Promise<number>;
  /** Errors and alarms that were logged. */
  readonly logged: () => readonly unknown[];
  readonly close: () => Promise<void>;
}

/** A log that is read by tests alone. */
const createLog = (lines: unknown[]) =>
  Fastify({ loggerInstance: pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) }) })
    .log;

const openApp = async (database: TestDatabase, clock: FakeClock, lines: unknown[]) => {
  const wallet = createWalletModule({
    pool: database.pool,
    databaseUrl: database.url,
    secret,
    clock,
    log: createLog(lines),
    outbox: createOutbox(),
    book: createDeedBook(),
  });
  const app = Fastify({ bodyLimit: 64 * 1024 });
  if (wallet.machineRoutes) await app.register(wallet.machineRoutes);
  await app.ready();
  return { wallet, app };
};

const arrange = `
  INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{RMB,USD,VND}');
  INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES
    (1, 'LANTERN', '{"en_US": "Lantern Works"}', 'seamless', 'lantern'),
    (2, 'TIDE', '{"en_US": "Tide & Moon"}', 'seamless', 'tide');
  INSERT INTO site_provider (site_id, gp_id) VALUES (1, 1), (1, 2);
  INSERT INTO game (id, gp_id, gt_id, game_code, names, state, motif) VALUES
    (11, 1, 2, 'koi-lantern', '{"en_US": "Koi Lanterns"}', 'live', 'koi'),
    (12, 1, 2, 'paper-boat', '{"en_US": "Paper Boat"}', 'coming_soon', 'boat'),
    (21, 2, 2, 'comet-peaks', '{"en_US": "Comet over Peaks"}', 'live', 'comet');
  INSERT INTO site_game (site_id, game_id) VALUES (1, 11), (1, 12), (1, 21);
  INSERT INTO game_limit (game_id, currency, stake_min_minor, stake_max_minor) VALUES
    (11, 'RMB', 20, 100000), (21, 'RMB', 20, 100000);`;

export const openHall = async (): Promise<TestHall> => {
  const database = await createTestDatabase();
  const clock = createFakeClock('2026-11-20T12:00:00Z');
  await database.owner.query(arrange);
  for (const { gpId, key, mayAdjust } of [lantern, tide]) {
    await storeProviderWire(database.pool, secret, {
      gpId,
      key,
      baseUrl: 'http://127.0.0.1:9/operator/v1',
      gameOrigin: 'http://localhost:3100',
      mayAdjust,
    });
  }
  const apps: FastifyInstance[] = [];
  const lines: unknown[] = [];
  const open = async () => {
    const opened = await openApp(database, clock, lines);
    apps.push(opened.app);
    return opened;
  };
  const { wallet, app } = await open();

  const addSession: TestHall['addSession'] = async (memberId, { gpId, game }) => {
    const playId = randomUUID();
    const token = sessionTokenOf(secret, playId);
    const now = clock.now();
    await database.owner.query(
      'UPDATE game_session SET state = $2, ended_at = $3, end_reason = $4 WHERE member_id = $1 AND ended_at IS NULL',
      [memberId, 'closed', now, 'replaced'],
    );
    await database.owner.query(
      `INSERT INTO game_session (play_id, site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
         launch_token_hash, launch_expires_at, launch_used_at, token_hash, expires_at, game_url, created_at, ready_at)
       SELECT $1, 1, $2, gen_random_uuid(), $3, g.id, m.currency, 'zh_CN', 'ready', $5, $6, $6, $7,
         $6::timestamptz + interval '12 hours', 'http://localhost:3100/play', $6, $6
       FROM game g, member m WHERE g.gp_id = $3 AND g.game_code = $4 AND m.id = $2`,
      [playId, memberId, gpId, game, sha256(`launch ${playId}`), now, sha256(token)],
    );
    return token;
  };

  let members = 0;
  return {
    database,
    clock,
    app,
    wallet,
    openAnother: async () => (await open()).app,
    addSession,
    addPlayer: async (cashMinor, provider = lantern) => {
      members += 1;
      const { rows } = await database.owner.query<{ id: number }>(
        `INSERT INTO member (site_id, account, account_key, password_hash, currency)
         VALUES (1, $1, $1, 'x', 'RMB') RETURNING id`,
        [`player${members}`],
      );
      const memberId = rows[0]?.id ?? 0;
      if (cashMinor > 0) await deposit(database, memberId, cashMinor);
      const session_token = await addSession(memberId, provider);
      return { memberId, player_id: String(memberId), session_token };
    },
    cashOf: async (memberId) => {
      const { rows } = await database.owner.query<{ minor: bigint }>(
        `SELECT coalesce(sum(balance_minor), 0)::bigint AS minor FROM ledger.account
         WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main'`,
        [memberId],
      );
      return Number(rows[0]?.minor);
    },
    sumOf: async (purpose) => {
      const { rows } = await database.owner.query<{ minor: bigint }>(
        `SELECT coalesce(sum(ledger.balance_of(id)), 0)::bigint AS minor FROM ledger.account WHERE purpose = $1`,
        [purpose],
      );
      return Number(rows[0]?.minor);
    },
    logged: () => lines,
    close: async () => {
      await Promise.all(apps.map((opened) => opened.close()));
      await database.drop();
    },
  };
};

export const deposit = async (
  database: TestDatabase,
  memberId: number,
  amountMinor: number,
): Promise<void> => {
  await database.owner.query(
    `SELECT ledger.post(1, 'test', $1, 'deposit', $1, NULL, NULL, NULL, NULL,
       '{gateway,member}', ARRAY[1, $2::integer], '{gateway,main}', '{0,0}', '{RMB,RMB}', '{1}', '{2}', ARRAY[$3::bigint])`,
    [randomUUID(), memberId, amountMinor],
  );
};

/** Sends a signed call as a provider would; the common fields are filled in. */
export const callAs = async (
  app: FastifyInstance,
  clock: FakeClock,
  provider: TestProvider,
  call: string,
  body: object,
): Promise<TestAnswer> => {
  const payload = JSON.stringify({
    request_id: randomUUID(),
    occurred_at: clock.now().toISOString(),
    ...body,
  });
  return sendRaw(app, clock, provider.key, `${walletBasePath}/wallet/${call}`, payload);
};

export const sendRaw = async (
  app: FastifyInstance,
  clock: FakeClock,
  key: WireKey,
  path: string,
  payload: string,
  change: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> => {
  const signed = signRequest(key, { method: 'POST', path, body: payload, nowMs: clock.now().getTime() });
  const response = await app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...signed, ...change },
  });
  return {
    httpStatus: response.statusCode,
    headers: response.headers,
    text: response.payload,
    body: response.payload === '' ? {} : response.json(),
  };
};

/** A promotional win, which needs no round. */
export const promoWin = async (
  hall: Pick<TestHall, 'app' | 'clock'>,
  provider: TestProvider,
  player_id: string,
  body: object,
) =>
  (
    await callAs(hall.app, hall.clock, provider, 'promo-win', {
      player_id,
      currency: 'RMB',
      campaign_id: 'spring-cup',
      ...body,
    })
  ).body;

/** A provider at work in one round of a player: bodies come with what every call of the round repeats. */
export const playRound = (
  hall: Pick<TestHall, 'app' | 'clock'>,
  provider: TestProvider,
  { player_id, session_token }: Pick<Player, 'player_id' | 'session_token'>,
  round_id: string = randomUUID(),
) => {
  const common = { player_id, session_token, currency: 'RMB', game_code: provider.game, round_id };
  const send = async (call: string, body: object) =>
    (await callAs(hall.app, hall.clock, provider, call, { ...common, ...body })).body;
  return {
    round_id,
    send,
    bet: (transaction_id: string, amount: number, change: object = {}) =>
      send('bet', { transaction_id, amount, ...change }),
    win: (transaction_id: string, bet_transaction_id: string, amount: number, change: object = {}) =>
      send('win', { transaction_id, bet_transaction_id, amount, ...change }),
    betWin: (transaction_id: string, bet_amount: number, win_amount: number, change: object = {}) =>
      send('bet-win', { transaction_id, bet_amount, win_amount, ...change }),
    adjust: (transaction_id: string, amount: number, change: object = {}) =>
      send('adjust', { transaction_id, amount, reason: 'result corrected', ...change }),
    rollback: (transaction_id: string, target_transaction_id: string, change: object = {}) =>
      send('rollback', { transaction_id, target_transaction_id, ...change }),
    close: (transaction_id: string, bet_total: number, win_total: number, change: object = {}) =>
      send('round-close', { transaction_id, bet_total, win_total, ...change }),
  };
};

/** Every difference that the ledger finds with itself, and stakes held that no open round accounts for. */
export const booksOf = async ({ database }: Pick<TestHall, 'database'>): Promise<unknown[]> => {
  const { rows } = await database.owner.query('SELECT * FROM ledger.differences()');
  const held = await database.owner.query(`
    SELECT r.gp_id, r.held AS rounds, ledger.balance_of(a.id) AS ledger
    FROM (SELECT site_id, gp_id, currency, sum(held_minor)::bigint AS held FROM round GROUP BY 1, 2, 3) r
    JOIN ledger.account a ON a.owner_kind = 'provider' AND a.owner_id = r.gp_id AND a.purpose = 'held'
      AND a.site_id = r.site_id AND a.currency = r.currency
    WHERE r.held <> ledger.balance_of(a.id)`);
  return [...rows, ...held.rows];
};

const triesMax = 50;

/** Does what a provider does with an answer that is not definite: the same again. */
export const untilDefinite = async <Answer extends { readonly status?: unknown }>(
  call: () => Promise<Answer>,
): Promise<Answer> => {
  let answer = await call();
  for (let tries = 1; tries < triesMax && isIndefinite(answer.status); tries += 1) answer = await call();
  return answer;
};

const isIndefinite = (status: unknown): boolean => status === 'RETRY_LATER' || status === 'UNKNOWN';
