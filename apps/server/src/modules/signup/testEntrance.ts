import type { Currency } from '@pavilion/contract';
import { minor } from '@pavilion/money';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../infra/env.ts';
import { createMetrics } from '../../infra/health.ts';
import type { Site, SiteDirectory } from '../../infra/site.ts';
import type { SmsGateway, SmsOutcome } from '../../infra/sms.ts';
import { createOutbox, type WakingOutbox } from '../../realtime/index.ts';
import {
  accountKeyOf,
  createIdentityModule,
  createPasswordHasher,
  type IdentityDeps,
  type IdentityModule,
  type PasswordHasher,
} from '../identity/index.ts';
import { createSignupModule } from './index.ts';

/** Only what lets people in: the real app with the identity and sign-up modules on a database of its own. For tests. */

const siteOf = (id: number, over: Partial<Site['settings']> = {}): Site => ({
  id,
  code: `site-${id}`,
  settings: {
    site_id: id,
    site_name: `Site ${id}`,
    time_zone: 'America/Caracas',
    languages: ['zh_CN', 'en_US'],
    currencies: ['RMB', 'USD', 'VND'],
    is_demo: false,
    desktop_theme: 'H5_1',
    mobile_theme: 'H5_1',
    theme_preview: true,
    age_min: 18,
    service_hours: '',
    game_room: false,
    icon_fallback_hosts: [],
    link_expire_minutes: 1440,
    customer_service: { open_type: 'window', url: 'https://hall.example/help' },
    ...over,
  },
});

export const hosts = { hall: 'hall.test', other: 'other.test', demo: 'demo.test' } as const;
const siteByHost: ReadonlyMap<string, Site> = new Map<string, Site>([
  [hosts.hall, siteOf(1)],
  [hosts.other, siteOf(2)],
  [hosts.demo, siteOf(3, { is_demo: true })],
]);

const siteById = (id: number): Site | undefined => [...siteByHost.values()].find((site) => site.id === id);
const sites: SiteDirectory = {
  byHost: (host) => siteByHost.get(host) ?? siteOf(1),
  isClosed: () => false,
  byId: siteById,
  refresh: async () => undefined,
};

export interface CallOptions {
  readonly token?: string;
  readonly ticket?: string;
  readonly ip?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CallAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Record<string, unknown>;
  readonly field: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface NewMember {
  readonly account: string;
  readonly password?: string;
  readonly siteId?: number;
  readonly currency?: Currency;
  /** Further columns of the member table. */
  readonly columns?: Readonly<Record<string, unknown>>;
}

export interface Entrance {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly outbox: WakingOutbox;
  readonly identity: IdentityModule;
  readonly siteIdOf: (host: string) => number;
  /** What the SMS gateway answers next, and what it was given. */
  readonly sms: { outcome: SmsOutcome; readonly sent: { phone: string; text: string }[] };
  readonly playing: Set<number>;
  /** How many passwords the hasher was asked to verify. */
  readonly verifications: () => number;
  /** A string goes out as it is, for bodies that no object can stand for. */
  readonly call: (path: string, body: object | string, options?: CallOptions) => Promise<CallAnswer>;
  readonly ticket: (options?: CallOptions) => Promise<string>;
  /** A live captcha with its answer, read from the database as no stranger could. */
  readonly captcha: (
    type: 1 | 2,
    options?: CallOptions,
  ) => Promise<{ captcha_token: string; answer: string }>;
  /** An address that no earlier test has used. */
  readonly newIp: () => string;
  readonly addMember: (member: NewMember) => Promise<number>;
  /** A whole login as the page does it. */
  readonly login: (account: string, password: string, options?: CallOptions) => Promise<CallAnswer>;
  readonly close: () => Promise<void>;
}

export const defaultPassword = 'Sesame88';

const createMemberFactory =
  (database: TestDatabase, identity: IdentityModule): Entrance['addMember'] =>
  async ({ account, password = defaultPassword, siteId = 1, currency = 'USD', columns = {} }) => {
    const values = {
      site_id: siteId,
      account,
      account_key: accountKeyOf(account),
      password_hash: await identity.passwords.hash(password),
      currency,
      ...columns,
    };
    const names = Object.keys(values);
    const { rows } = await database.owner.query<{ id: number }>(
      `INSERT INTO member (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
       RETURNING id`,
      Object.values(values),
    );
    return rows[0]?.id ?? 0;
  };

const wireAnswerSchema = z.object({
  code: z.number(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  field: z.unknown().optional(),
});

const createCaller =
  (app: FastifyInstance): Entrance['call'] =>
  async (path, body, options = {}) => {
    const { token, ticket, ip = '203.0.113.1', host = hosts.hall, headers = {} } = options;
    const answer = await app.inject({
      method: 'POST',
      url: path === '/get_login_header' ? path : `/api${path}`,
      remoteAddress: ip,
      headers: {
        host,
        lang: 'en_US',
        ...(token === undefined ? {} : { authorization: token }),
        ...(ticket === undefined ? {} : { 'x-login-ticket': ticket }),
        ...headers,
      },
      payload: body,
    });
    const { code, message, data = {}, field } = answer.json<CallAnswer>();
    return { status: answer.statusCode, code, message, data, field, headers: answer.headers };
  };

/** The same calls over a socket, as from behind a proxy that tells who asks and for which host. */
const createWireCaller = async (app: FastifyInstance): Promise<Entrance['call']> => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (path, body, options = {}) => {
    const { token, ip = '203.0.113.1', host = hosts.hall, headers = {} } = options;
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        lang: 'en_US',
        ...(token === undefined ? {} : { authorization: token }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { code, message, data = {}, field } = wireAnswerSchema.parse(await answer.json());
    const told = Object.fromEntries(answer.headers);
    return { status: answer.status, code, message, data, field, headers: told };
  };
};

interface EntranceOptions {
  /** False unless told: captchas and codes are then secret, as in production. */
  readonly testMode?: boolean;
  /** Calls go over a socket rather than straight into the app. */
  readonly wire?: boolean;
  /** Where captcha services are asked. */
  readonly captchaEndpoints?: IdentityDeps['captchaEndpoints'];
  /** Where the app logs to; nowhere unless told. */
  readonly log?: FastifyBaseLogger;
}

/** Opens the entrance. */
export const openEntrance = async ({
  testMode = false,
  wire = false,
  captchaEndpoints,
  log,
}: EntranceOptions = {}): Promise<Entrance> => {
  const database = await createTestDatabase();
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies)
     SELECT id, 'site-' || id, 'Site ' || id, '{zh_CN,en_US}', '{RMB,USD,VND}' FROM generate_series(1, 3) AS id`,
  );
  const clock = createFakeClock();
  const outbox = createOutbox();
  const playing = new Set<number>();
  const sms: Entrance['sms'] = { outcome: 'sent', sent: [] };
  const gateway: SmsGateway = {
    send: async (message) => {
      sms.sent.push(message);
      return sms.outcome;
    },
  };
  const { pool } = database;
  const hasher = createPasswordHasher();
  let verifications = 0;
  const passwords: PasswordHasher = {
    hash: hasher.hash,
    verify: (hash, password) => {
      verifications += 1;
      return hasher.verify(hash, password);
    },
  };
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAVILION_SECRET: 's'.repeat(32),
    COUNTRY_HEADER: 'x-country',
    LOG_LEVEL: log === undefined ? 'silent' : 'debug',
    TRUST_PROXY: '127.0.0.1',
  });
  const identity = createIdentityModule({
    pool,
    passwords,
    clock,
    outbox,
    sites,
    // What members are told by letter is proved where letters are (modules/recovery).
    notices: { tell: async () => undefined },
    testMode,
    secret: env.PAVILION_SECRET,
    ...(captchaEndpoints === undefined ? {} : { captchaEndpoints }),
    cashOf: async () => minor(123_450),
    isPlaying: async (memberId) => playing.has(memberId),
    walletStatusOf: async () => ({ wallet: 1, cashBack: 1 }),
  });
  const { captchaServices } = identity;
  const signup = createSignupModule({
    pool,
    clock,
    outbox,
    passwords,
    sms: gateway,
    secret: 'a secret for tests',
    testMode,
    captchaServices,
  });
  const app = await buildApp({
    env,
    ...(log === undefined ? {} : { log }),
    sites,
    authenticate: identity.authenticator.authenticate,
    modules: [identity, signup],
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
  });
  await app.ready();

  const call = wire ? await createWireCaller(app) : createCaller(app);
  const ticket: Entrance['ticket'] = async (options) =>
    String((await call('/get_login_header', {}, options)).data.value);
  const captcha: Entrance['captcha'] = async (type, options) => {
    const { data } = await call('/captcha', { type }, options);
    const { rows } = await database.owner.query<{ answer: string }>(
      `SELECT answer FROM captcha WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
      [data.captcha_token],
    );
    return { captcha_token: String(data.captcha_token), answer: rows[0]?.answer ?? '' };
  };
  let addresses = 0;
  return {
    app,
    database,
    clock,
    outbox,
    identity,
    siteIdOf: (host) => sites.byHost(host).id,
    sms,
    playing,
    verifications: () => verifications,
    call,
    ticket,
    captcha,
    newIp: () => {
      addresses += 1;
      return `198.18.${addresses >> 8}.${addresses & 255}`;
    },
    addMember: createMemberFactory(database, identity),
    login: async (account, password, options = {}) => {
      const given = { ...options, ticket: await ticket(options) };
      return call('/login', { account, password, ...(await captcha(1, options)) }, given);
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};
