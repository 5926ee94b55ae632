import type { AnyCall, DataOf, InputOf } from '@pavilion/contract';
import { minor } from '@pavilion/money';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../infra/env.ts';
import { createMetrics } from '../../infra/health.ts';
import type { Mail } from '../../infra/mail/mail.ts';
import { createPostOffice } from '../../infra/mail/postOffice.ts';
import type { Site } from '../../infra/site.ts';
import { createOutbox } from '../../realtime/index.ts';
import { openTestJobs, type TestJobs } from '../../testing/testJobs.ts';
import {
  accountKeyOf,
  createIdentityModule,
  createPasswordHasher,
  type PasswordHasher,
} from '../identity/index.ts';
import { createMemberNotices, createRecoveryModule } from './index.ts';

/** Only what lets people back in: the real app with the identity and recovery modules on a database of its own. */

const siteOf = (id: number, over: Partial<Site['settings']> = {}): Site & { readonly origin: string } => ({
  id,
  code: `site-${id}`,
  origin: `https://site-${id}.example`,
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
    link_expire_minutes: 1_440,
    customer_service: { open_type: 'window', url: 'https://hall.example/help' },
    ...over,
  },
});
export const hosts = { hall: 'hall.test', other: 'other.test', demo: 'demo.test' } as const;
const siteByHost = new Map([
  [hosts.hall as string, siteOf(1, { site_names: { ko_KR: '첫째 홀' } })],
  [hosts.other as string, siteOf(2)],
  [hosts.demo as string, siteOf(3, { is_demo: true })],
]);
const sites = {
  byHost: (host: string) => siteByHost.get(host) ?? siteOf(1),
  isClosed: () => false,
  byId: (id: number) => [...siteByHost.values()].find((site) => site.id === id),
  refresh: async () => undefined,
};

interface From {
  readonly ip?: string;
  readonly host?: string;
  readonly token?: string;
  readonly lang?: string;
}

export interface Reply<Data> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly field: unknown;
}

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly withdraw: string;
  readonly email: string;
  readonly phone: string;
}

export interface WayBack {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly passwords: PasswordHasher;
  /** Carries letters and short messages. */
  readonly jobs: TestJobs;
  readonly mails: Mail[];
  readonly texts: { readonly phone: string; readonly text: string }[];
  /** Passwords and withdraw passwords that were held against a hash. */
  readonly verifications: () => number;
  readonly call: <C extends AnyCall>(call: C, body: InputOf<C>, from?: From) => Promise<Reply<DataOf<C>>>;
  /** Delivers what is due, then answers the last six digits that went out. */
  readonly sentCode: () => Promise<string>;
  readonly newIp: () => string;
  /** A member with everything to prove; columns override. */
  readonly addMember: (
    columns?: Readonly<Record<string, unknown>>,
  ) => Promise<Person & { readonly id: number }>;
  /** A live session of a member; answers its token. */
  readonly openSession: (memberId: number, ip?: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const secret = 's'.repeat(32);

/** Counts what is held against a hash. */
const createCountingHasher = () => {
  const hasher = createPasswordHasher();
  let verifications = 0;
  const passwords: PasswordHasher = {
    hash: hasher.hash,
    verify: (hash, password) => {
      verifications += 1;
      return hasher.verify(hash, password);
    },
  };
  return { passwords, verifications: () => verifications };
};

/** The post office with carriers that keep what they are given. */
const openPost = async (database: TestDatabase, clock: FakeClock, carriesMail: boolean) => {
  const mails: Mail[] = [];
  const texts: { readonly phone: string; readonly text: string }[] = [];
  const mail = {
    send: async (letter: Mail) => {
      mails.push(letter);
      return 'sent' as const;
    },
    close: () => undefined,
  };
  const sms = {
    send: async (message: (typeof texts)[number]) => {
      texts.push(message);
      return 'sent' as const;
    },
  };
  const jobs = await openTestJobs(database);
  const post = createPostOffice({
    jobs,
    clock,
    log: { error: () => undefined },
    secret,
    mail: carriesMail ? mail : undefined,
    sms,
  });
  await jobs.begin({ works: post.works });
  const sentCode = async (): Promise<string> => {
    await jobs.settle();
    const last = mails.at(-1)?.text ?? texts.at(-1)?.text ?? '';
    return /(?<![0-9])[0-9]{6}(?![0-9])/.exec(last)?.[0] ?? '';
  };
  return { post, jobs, mails, texts, sentCode };
};

const createMemberFactory = (database: TestDatabase, passwords: PasswordHasher): WayBack['addMember'] => {
  let people = 0;
  return async (columns = {}) => {
    people += 1;
    const person: Person = {
      account: `Friend${String(people).padStart(3, '0')}`,
      password: 'Sesame88',
      withdraw: '4711',
      email: `friend${people}@example.com`,
      phone: `1380013${String(people).padStart(4, '0')}`,
    };
    const values = {
      site_id: 1,
      account: person.account,
      account_key: accountKeyOf(person.account),
      password_hash: await passwords.hash(person.password),
      withdraw_password_hash: await passwords.hash(person.withdraw),
      email: person.email,
      phone: person.phone,
      currency: 'USD',
      locale: 'en_US',
      ...columns,
    };
    const names = Object.keys(values);
    const { rows } = await database.owner.query<{ id: number }>(
      `INSERT INTO member (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
       RETURNING id`,
      Object.values(values),
    );
    return { ...person, id: rows[0]?.id ?? 0 };
  };
};

const createSessionFactory =
  (database: TestDatabase, clock: FakeClock): WayBack['openSession'] =>
  async (memberId, ip = '203.0.113.200') => {
    const now = clock.now();
    const { rows } = await database.owner.query<{ id: string }>(
      `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ip)
       SELECT site_id, id, $2::timestamptz, $2, $2::timestamptz + interval '1 day', $3::inet FROM member WHERE id = $1
       RETURNING id`,
      [memberId, now, ip],
    );
    const token = `token ${rows[0]?.id}`;
    await database.owner.query(
      `INSERT INTO session_token (token_hash, session_id, issued_at) VALUES (sha256(convert_to($1, 'UTF8')), $2, $3)`,
      [token, rows[0]?.id, now],
    );
    return token;
  };

const createCaller =
  (app: FastifyInstance, newIp: () => string): WayBack['call'] =>
  async (call, body, from = {}) => {
    const { ip = newIp(), host = hosts.hall, token, lang = 'en_US' } = from;
    const answer = await app.inject({
      method: 'POST',
      url: `/api${call.path}`,
      remoteAddress: ip,
      headers: { host, lang, ...(token === undefined ? {} : { authorization: token }) },
      payload: body as object,
    });
    const { code, message, data, field } = answer.json();
    return { status: answer.statusCode, code, message, data, field };
  };

/** Opens the way back. `testMode` false unless told: codes are then secret, and limits hold, as in production. */
export const openWayBack = async ({ testMode = false, carriesMail = true } = {}): Promise<WayBack> => {
  const database = await createTestDatabase();
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies)
     SELECT id, 'site-' || id, 'Site ' || id, '{zh_CN,en_US}', '{RMB,USD,VND}' FROM generate_series(1, 3) AS id`,
  );
  const clock = createFakeClock();
  const { passwords, verifications } = createCountingHasher();
  const { post, ...posted } = await openPost(database, clock, carriesMail);
  const shared = { pool: database.pool, clock, outbox: createOutbox(), passwords, sites };
  const identity = createIdentityModule({
    ...shared,
    notices: createMemberNotices({ ...shared, post }),
    testMode: true,
    secret,
    cashOf: async () => minor(0),
    isPlaying: async () => false,
    walletStatusOf: async () => ({ wallet: 1, cashBack: 1 }),
  });
  const recovery = createRecoveryModule({ ...shared, post, secret, testMode });
  const app = await buildApp({
    env: readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PAVILION_SECRET: secret,
      LOG_LEVEL: 'silent',
    }),
    sites,
    authenticate: identity.authenticator.authenticate,
    modules: [identity, recovery],
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
  });
  await app.ready();

  let addresses = 0;
  const newIp = (): string => {
    addresses += 1;
    return `198.18.${addresses >> 8}.${addresses & 255}`;
  };
  return {
    ...posted,
    app,
    database,
    clock,
    passwords,
    verifications,
    call: createCaller(app, newIp),
    newIp,
    addMember: createMemberFactory(database, passwords),
    openSession: createSessionFactory(database, clock),
    close: async () => {
      await app.close();
      await posted.jobs.close();
      await database.drop();
    },
  };
};
