import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createProviderClient, type ProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { createFakeClock, createTestDatabase, type FakeClock, type TestDatabase } from '@pavilion/testing';
import pino from 'pino';
import { createStudioApp, type StudioApp } from '../app.ts';
import { findInCatalogue } from '../catalogue.ts';
import type { SlotOutcome } from '../games/slots/outcome.ts';
import type { SandboxKey } from '../infra/env.ts';
import { type OpenAnswer, type StepAnswer, sessionHeader } from '../play/views.ts';
import type { BeaconEnd } from './beaconRelay.ts';
import { FakeHall } from './fakeHall.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

export const testKeys: readonly SandboxKey[] = [
  { keyId: 'sbx-lantern-1', secret: 'a1'.repeat(32), for: 'provider:1' },
  { keyId: 'sbx-tide-1', secret: 'b2'.repeat(32), for: 'provider:2' },
  { keyId: 'sbx-kite-1', secret: 'a7'.repeat(32), for: 'provider:3' },
  { keyId: 'sbx-abacus-1', secret: 'd4'.repeat(32), for: 'provider:4' },
  { keyId: 'sbx-hare-1', secret: 'e5'.repeat(32), for: 'provider:5' },
  { keyId: 'sbx-crest-1', secret: 'f6'.repeat(32), for: 'provider:6' },
  { keyId: 'sbx-pay-1', secret: 'c3'.repeat(32), for: 'gateway:sandbox' },
];

/** The key of the provider whose game it is. */
const keyIdOf = (gameCode: string): string => {
  const gpId = findInCatalogue(gameCode)?.gpId;
  return testKeys.find((key) => key.for === `provider:${gpId}`)?.keyId ?? 'sbx-lantern-1';
};

/** A lost answer breaks the socket and is noticed at once; only an answer that is held back is waited for so long. */
const walletTimeoutMs = 3_000;
/** Of one address; tests ask from this machine itself, unless they say otherwise. */
export const requestsPerMinute = 400;

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** A player's page: what a browser would hold and send. */
export interface Seat<Outcome = SlotOutcome> {
  readonly opened: OpenAnswer<Outcome>;
  readonly cookie: string;
  readonly call: <Body>(name: string, body?: object) => Promise<Answer<Body>>;
  /** One press; for a machine a spin. */
  readonly press: (
    stake?: string | null,
    actionId?: string,
    action?: object,
  ) => Promise<Answer<StepAnswer<Outcome>>>;
}

/** A studio on a database of its own beside a fake hall, both on this process. */
export class StudioBench {
  readonly hall: FakeHall;
  readonly clock: FakeClock;
  readonly database: TestDatabase;
  app: StudioApp;
  origin: string;
  readonly #beacon: BeaconEnd | undefined;

  private constructor(
    hall: FakeHall,
    clock: FakeClock,
    database: TestDatabase,
    app: StudioApp,
    origin: string,
    beacon: BeaconEnd | undefined,
  ) {
    this.hall = hall;
    this.clock = clock;
    this.database = database;
    this.app = app;
    this.origin = origin;
    this.#beacon = beacon;
  }

  /** With a beacon its tables wait for that; without, for their players' numbers. */
  static async open(beacon?: BeaconEnd): Promise<StudioBench> {
    const clock = createFakeClock(new Date());
    const hall = new FakeHall(testKeys, () => clock.now().getTime());
    await hall.listen();
    const database = await createTestDatabase({ migrations, role: null });
    const app = await createApp(hall, database, clock, beacon);
    const origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
    return new StudioBench(hall, clock, database, app, origin, beacon);
  }

  /** As after a kill: a new process on the same database; the old one is heard of no more. */
  async restart(): Promise<void> {
    await this.app.server.close();
    this.app = await createApp(this.hall, this.database, this.clock, this.#beacon);
    this.origin = await this.app.server.listen({ port: 0, host: '127.0.0.1' });
  }

  async close(): Promise<void> {
    await this.hall.close();
    await this.app.server.close();
    await this.database.drop();
  }

  /** The hall's end of the provider calls, with this provider's key. */
  asHall(keyId = 'sbx-lantern-1'): ProviderClient {
    const key = testKeys.find((candidate) => candidate.keyId === keyId);
    if (!key) throw new Error(`no key ${keyId}`);
    return createProviderClient({
      baseUrl: `${this.origin}${providerBasePath}`,
      key: { keyId: key.keyId, secret: key.secret },
      nowMs: () => this.clock.now().getTime(),
    });
  }

  /** What a member has at the hall, minor units; not a number for somebody whom it does not know. */
  cashOf(playerId: string): number {
    return this.hall.books.players.get(playerId)?.cash ?? Number.NaN;
  }

  async launchUrl(playerId: string, gameCode = 'koi-lantern'): Promise<URL> {
    const player = this.hall.books.players.get(playerId);
    if (!player) throw new Error(`no player ${playerId}`);
    const launchToken = `launch-${randomUUID()}`;
    player.launchTokens.add(launchToken);
    const client = this.asHall(keyIdOf(gameCode));
    const outcome = await client.gameLaunch({
      player_id: playerId,
      currency: player.currency,
      game_code: gameCode,
      locale: 'en_US',
      device: 1,
      launch_token: launchToken,
      lobby_url: `${this.hall.origin}/close`,
    });
    client.close();
    if (outcome.kind !== 'ok') throw new Error(`launch failed: ${JSON.stringify(outcome)}`);
    return new URL(outcome.answer.url);
  }

  async demoUrl(gameCode = 'koi-lantern', currency = 'USD'): Promise<URL> {
    const client = this.asHall(keyIdOf(gameCode));
    const outcome = await client.gameDemo({ currency, game_code: gameCode, locale: 'zh_CN', device: 2 });
    client.close();
    if (outcome.kind !== 'ok') throw new Error(`demo failed: ${JSON.stringify(outcome)}`);
    return new URL(outcome.answer.url);
  }

  async post<Body>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const response = await fetch(`${this.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Opens a game page by its address, as a browser would. */
  async sit<Outcome = SlotOutcome>(url: URL): Promise<Seat<Outcome>> {
    const response = await fetch(`${this.origin}${url.pathname}/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: url.searchParams.get('t') }),
    });
    if (response.status !== 200) throw new Error(`open failed: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return this.seatOf(url.pathname, (await response.json()) as OpenAnswer<Outcome>, cookie);
  }

  async resume(
    pathname: string,
    cookie: string,
  ): Promise<Answer<OpenAnswer<SlotOutcome> | { error: string }>> {
    return this.post(`${pathname}/api/open`, {}, { cookie });
  }

  seatOf<Outcome>(pathname: string, opened: OpenAnswer<Outcome>, cookie: string): Seat<Outcome> {
    const call = <Body>(name: string, body: object = {}) =>
      this.post<Body>(`${pathname}/api/${name}`, body, { [sessionHeader]: opened.session });
    return {
      opened,
      cookie,
      call,
      press: (stake = opened.stake, actionId = randomUUID(), action = {}) =>
        call<StepAnswer<Outcome>>('step', { action_id: actionId, stake, action }),
    };
  }

  /**
   * Fixes the seeds of a player's seat at a game, so that the next spin is known: the nonce to start from is found by
   * `seekNonce`.
   */
  async fixSeeds(
    playerId: string,
    seeds: { serverSeed: string; clientSeed: string; nonce: number },
    gameCode = 'koi-lantern',
  ): Promise<void> {
    await this.database.owner.query(
      `UPDATE seat SET server_seed = $1, client_seed = $2, next_nonce = $3
       WHERE player_id = $4 AND game_code = $5`,
      [seeds.serverSeed, seeds.clientSeed, seeds.nonce, playerId, gameCode],
    );
  }

  async rounds(): Promise<
    { id: string; state: string; stake_minor: bigint; won_minor: bigint; attempts: number }[]
  > {
    const { rows } = await this.database.owner.query(
      'SELECT id, state, stake_minor, won_minor, attempts FROM round ORDER BY number',
    );
    return rows;
  }
}

const createApp = (
  hall: FakeHall,
  database: TestDatabase,
  clock: FakeClock,
  beacon: BeaconEnd | undefined,
): Promise<StudioApp> =>
  createStudioApp({
    env: {
      HALL_ORIGIN: hall.origin,
      STUDIO_ORIGIN: 'http://studio.test',
      SANDBOX_KEYS: [...testKeys],
      STUDIO_REQUESTS_PER_MINUTE: requestsPerMinute,
      TRUST_PROXY: ['10.77.0.0/24'],
      ...(beacon && { STUDIO_BEACON_RELAYS: beacon.relays }),
    },
    ...(beacon && { beacon: { chain: beacon.chain, wait: beacon.wait } }),
    pool: database.pool,
    log: pino({ level: 'silent' }),
    clock,
    walletTimeoutMs,
  });
