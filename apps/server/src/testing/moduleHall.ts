import type { AnyCall, Currency, DataOf, InputOf } from '@pavilion/contract';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '../app.ts';
import type { MemberSession } from '../http/caller.ts';
import { type Env, readEnv } from '../infra/env.ts';
import { createMetrics } from '../infra/health.ts';
import type { ServerModule } from '../module.ts';
import { openSiteBook, type SiteBook } from '../modules/sites/index.ts';

/** A hall for module tests: the real app on a database of its own, with members who need no login. */

export interface HallParts {
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly env: Env;
  readonly sites: SiteBook;
  readonly log: FastifyBaseLogger;
}

export interface Reply<Data> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data;
  readonly field: string | undefined;
}

interface From {
  readonly token?: string;
  readonly host?: string;
  readonly lang?: string;
}

export interface Hall extends HallParts {
  readonly app: FastifyInstance;
  readonly call: <C extends AnyCall>(call: C, body: InputOf<C>, from?: From) => Promise<Reply<DataOf<C>>>;
  /** As `call`, with a body that need not be the call's. */
  readonly send: <C extends AnyCall>(call: C, body: unknown, from?: From) => Promise<Reply<DataOf<C>>>;
  /** A member of a site; answers id and token. */
  readonly addMember: (member: {
    account: string;
    siteId?: number;
    currency?: Currency;
  }) => Promise<{ memberId: number; token: string }>;
  readonly close: () => Promise<void>;
}

const secret = 'a secret of thirty-two characters!';

/** Two sites: 1 is everybody's, 2 answers at `harbor.test`. */
const twoSites = `
  insert into site (id, code, name, languages, currencies, settings) values
    (1, 'one', '一号厅', '{zh_CN,en_US}', '{RMB,USD,VND,JPY}', '{"logos": [{"photo_path": "/art/brand/mark.svg"}]}'),
    (2, 'two', '二号厅', '{en_US}', '{RMB}', '{"bulletin_display_frequency": 1}');
  insert into site_host (host, site_id) values ('one.test', 1), ('harbor.test', 2);`;

export const openHall = async (
  createModules: (parts: HallParts) => readonly ServerModule[] | Promise<readonly ServerModule[]>,
  options: {
    /** SQL run on top of the two sites. */
    arrange?: string;
    /** Fills the empty database instead of the two sites. */
    fill?: (database: TestDatabase) => Promise<unknown>;
    environment?: Record<string, string>;
    /** Left out, there are no pages, the log is silent and connections have the patience of production. */
    app?: (parts: HallParts) => Promise<Pick<AppOptions, 'log' | 'pages' | 'patience'>>;
  } = {},
): Promise<Hall> => {
  const database = await createTestDatabase();
  const clock = createFakeClock('2026-11-20T12:00:00Z');
  await (options.fill?.(database) ?? database.owner.query(twoSites));
  if (options.arrange !== undefined) await database.owner.query(options.arrange);
  const log: FastifyBaseLogger = pino({ level: 'silent' });
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PAVILION_SECRET: secret,
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const sites = await openSiteBook({ pool: database.pool, env, log });
  const parts: HallParts = { database, clock, env, sites, log };
  const sessions = new Map<string, MemberSession>();
  /** Each member calls from a machine of their own, so that limits per address do not meet across tests. */
  const addressOf = (token: string | undefined): string => {
    const place = token === undefined ? 0 : [...sessions.keys()].indexOf(token) + 1;
    return `10.0.${place >> 8}.${place & 255}`;
  };
  const app = await buildApp({
    env,
    sites,
    log,
    modules: await createModules(parts),
    authenticate: async (token, siteId) => {
      const session = sessions.get(token);
      return session === undefined || session.siteId !== siteId ? null : { session };
    },
    isReady: async () => true,
    metrics: createMetrics({ clock, processMetrics: false }),
    ...(await options.app?.(parts)),
  });
  await app.ready();

  const send = async (
    call: AnyCall,
    body: unknown,
    { token, host = 'one.test', lang = 'zh_CN' }: From = {},
  ) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api${call.path}`,
      remoteAddress: addressOf(token),
      headers: {
        host,
        lang,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: token }),
      },
      payload: JSON.stringify(body),
    });
    const { code, message, data, field } = answer.json();
    return { status: answer.statusCode, code, message, data, field };
  };

  return {
    ...parts,
    app,
    call: send,
    send,
    addMember: async ({ account, siteId = 1, currency = 'RMB' }) => {
      const { rows } = await database.owner.query<{ id: number }>(
        `insert into member (site_id, account, account_key, password_hash, currency)
         values ($1, $2, lower($2), 'none', $3) returning id`,
        [siteId, account, currency],
      );
      const memberId = rows[0]?.id ?? 0;
      const token = `token-of-${account}-${memberId}`;
      sessions.set(token, { memberId, siteId, account, currency, sessionId: `session-${memberId}` });
      return { memberId, token };
    },
    close: async () => {
      await app.close();
      sites.close();
      await database.drop();
    },
  };
};
