import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { buildApp } from '../../app.ts';
import type { Authenticate } from '../../http/registerCalls.ts';
import { readEnv } from '../../infra/env.ts';
import { createMetrics } from '../../infra/health.ts';
import { createOutbox } from '../../realtime/index.ts';
import { openSiteBook } from '../sites/index.ts';
import { lantern, openHall, type Player, secret, type TestHall } from '../wallet/hall.fixture.ts';
import { createTransferModule, type TransferModule } from '../wallet/index.ts';
import { type FakeProvider, openProvider } from '../wallet/provider.fixture.ts';
import { createPlayModule, type PlayModule } from './index.ts';

/** A small hall with the play module in it, whose members are logged in with their session's id as the token. */

export interface PlayHall {
  readonly hall: TestHall;
  readonly provider: FakeProvider;
  readonly play: PlayModule;
  readonly transfer: TransferModule;
  /** What the transfer module is made of, for tests that run its parts. */
  readonly transferDeps: Parameters<typeof createTransferModule>[0];
  readonly login: (cashMinor?: number) => Promise<LoggedIn>;
  readonly call: (who: LoggedIn, path: string, body?: object) => Promise<Envelope>;
  /** Events of the member's channel, oldest first. */
  readonly eventsOf: (
    who: LoggedIn,
  ) => Promise<{ event: string; payload: Readonly<Record<string, unknown>> }[]>;
  readonly close: () => Promise<void>;
}

export interface LoggedIn extends Pick<Player, 'memberId'> {
  readonly sessionId: string;
}

interface Envelope {
  readonly httpStatus: number;
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const openPlayHall = async (environment: Readonly<Record<string, string>> = {}): Promise<PlayHall> => {
  const hall = await openHall();
  const provider = await openProvider(hall, lantern);
  const { pool, owner } = hall.database;
  const log = pino({ level: 'silent' });
  const env = readEnv({
    DATABASE_URL: hall.database.url,
    PAVILION_SECRET: secret,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const sites = await openSiteBook({ pool, env, log });
  const outbox = createOutbox();
  const transferDeps = { pool, clock: hall.clock, log, outbox, providers: hall.wallet.providers };
  const transfer = createTransferModule(transferDeps);
  const play = createPlayModule({
    pool,
    secret,
    clock: hall.clock,
    log,
    outbox,
    providers: hall.wallet.providers,
    transfers: transfer.transfers,
  });
  const authenticate: Authenticate = async (token) => {
    const { rows } = await owner.query<{ id: number; account: string; currency: 'RMB' }>(
      `SELECT m.id, m.account, m.currency FROM session s JOIN member m ON m.id = s.member_id
       WHERE s.id = $1 AND s.ended_at IS NULL`,
      [token],
    );
    const member = rows[0];
    if (!member) return null;
    const { id, account, currency } = member;
    return { session: { memberId: id, siteId: 1, account, currency, sessionId: token } };
  };
  const app = await buildApp({
    env,
    log,
    sites,
    authenticate,
    modules: [play, transfer, { name: 'balances', calls: hall.wallet.calls ?? [] }],
    isReady: async () => true,
    metrics: createMetrics({ clock: hall.clock, processMetrics: false }),
  });
  await app.ready();

  return {
    hall,
    provider,
    play,
    transfer,
    transferDeps,
    login: async (cashMinor = 1_000) => {
      const { memberId } = await hall.addPlayer(cashMinor);
      await owner.query('DELETE FROM game_session WHERE member_id = $1', [memberId]);
      const sessionId = randomUUID();
      await owner.query(
        `INSERT INTO session (id, site_id, member_id, created_at, last_seen_at, expires_at)
         VALUES ($1, 1, $2, $3, $3, 'infinity')`,
        [sessionId, memberId, hall.clock.now()],
      );
      return { memberId, sessionId };
    },
    call: async (who, path, body = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { authorization: who.sessionId, lang: 'en_US' },
        payload: body,
        // Calls are limited per address, and each member has their own.
        remoteAddress: `10.0.${(who.memberId >> 8) & 255}.${who.memberId & 255}`,
      });
      return { httpStatus: answer.statusCode, ...answer.json() };
    },
    eventsOf: async ({ memberId }) => {
      const { rows } = await owner.query<{ event: string; payload: Readonly<Record<string, unknown>> }>(
        'SELECT event, payload FROM outbox WHERE member_id = $1 ORDER BY id',
        [memberId],
      );
      return rows;
    },
    close: async () => {
      await app.close();
      sites.close();
      await provider.close();
      await hall.close();
    },
  };
};
