import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  asRole,
  type Cluster,
  createPool,
  migrate,
  type Pool,
  prepareRoles,
  startCluster,
} from '@pavilion/postgres';
import { signRequest, type WireKey, walletBasePath } from '@pavilion/provider-kit';
import { createHallProcess, type HallProcess } from '../../apps/server/src/compose.ts';
import { readEnv } from '../../apps/server/src/infra/env.ts';
import { sessionTokenOf, storeProviderWire } from '../../apps/server/src/modules/wallet/index.ts';
import { sha256 } from '../../apps/server/src/modules/wallet/operations/operation.ts';
import { seed } from '../../database/seeds/index.ts';
import { cellsMax, takeNumber } from './numbers.ts';

const secret = 'a secret of two cells, as long as it takes';
const database = (path: string): string => fileURLToPath(new URL(`../../database/${path}`, import.meta.url));
const provider = {
  gpId: 1,
  key: { keyId: 'cells-1', secret: 'a provider of two cells' },
  game: 'koi-lantern',
};

export interface Cell {
  /** As a superuser, and as the hall logs in. */
  readonly url: string;
  readonly owner: Pool;
  readonly hall: HallProcess;
  /** Where its server writes what it was asked. */
  readonly log: string;
}

/** Two cells, each with a PostgreSQL and a process of its own: the demo hall's two sites, and one that has its own already. */
export interface TwoCells {
  readonly one: Cell;
  readonly two: Cell;
  readonly stop: () => Promise<void>;
}

/** The sites: `moving` and `staying` begin in cell one, `there` lives in cell two. */
export const sites = {
  staying: { id: 1, host: 'localhost' },
  moving: { id: 2, host: 'harbor.localhost' },
  there: { id: 777, host: 'there.localhost' },
} as const;

const openCluster = async (folder: string): Promise<{ cluster: Cluster; url: string }> => {
  const cluster = await startCluster({ dataDir: folder, isDisposable: true, isFollowed: true });
  await cluster.ensureDatabase('hall');
  const url = cluster.url('hall');
  await prepareRoles(url, database('roles.sql'));
  await migrate({ url: asRole(url, 'pavilion_migrator'), folder: database('migrations') });
  return { cluster, url };
};

/** Beside its data. */
const logOf = async (owner: Pool): Promise<string> => {
  const { rows } = await owner.query<{ data_directory: string }>('SHOW data_directory');
  return join(rows[0]?.data_directory ?? '', '..', 'postgres.log');
};

const openHall = (url: string, siteId: number): Promise<HallProcess> =>
  createHallProcess({
    env: readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: asRole(url, 'pavilion_app'),
      PAVILION_SECRET: secret,
      PAVILION_TEST: '1',
      LOG_LEVEL: 'silent',
      SITE_ID: String(siteId),
      REQUESTS_PER_MINUTE: '1000000',
    }),
    roles: new Set(['web']),
  });

/** `arrange` is given the first one while it is still the only one. */
export const openTwoCells = async (
  arrange: (owner: Pool) => Promise<void> = async () => undefined,
): Promise<TwoCells> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-cells-'));
  const opened = await Promise.all(['one', 'two'].map((name) => openCluster(join(folder, name))));
  const [first, second] = opened;
  if (first === undefined || second === undefined) throw new Error('two cells were asked for');
  const owners = [first, second].map(({ url }) => createPool(url, { max: 6 }));
  const [one, two] = owners;
  if (one === undefined || two === undefined) throw new Error('two cells were asked for');
  await seed({ pool: one });
  await one.query("UPDATE game SET state = 'live' WHERE game_code = $1", [provider.game]);
  await storeProviderWire(one, secret, {
    gpId: provider.gpId,
    key: provider.key,
    baseUrl: 'http://127.0.0.1:9/operator/v1',
    gameOrigin: 'http://localhost:3100',
  });
  await arrange(one);
  await takeNumber(one, { number: 1, cells: cellsMax }, []);
  await takeNumber(two, { number: 2, cells: cellsMax }, [one]);
  await two.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES ($1, 'there', 'There', '{zh_CN}', '{RMB}')`,
    [sites.there.id],
  );
  await two.query('INSERT INTO site_host (host, site_id) VALUES ($1, $2)', [
    sites.there.host,
    sites.there.id,
  ]);
  const halls = [await openHall(first.url, sites.staying.id), await openHall(second.url, sites.there.id)];
  const [hallOne, hallTwo] = halls;
  if (hallOne === undefined || hallTwo === undefined) throw new Error('two halls were asked for');
  await Promise.all(halls.map(({ app }) => app.ready()));
  return {
    one: { url: first.url, owner: one, hall: hallOne, log: await logOf(one) },
    two: { url: second.url, owner: two, hall: hallTwo, log: await logOf(two) },
    stop: async () => {
      await Promise.all(halls.map(({ close }) => close()));
      await Promise.all(owners.map((pool) => pool.end()));
      await Promise.all(opened.map(({ cluster }) => cluster.stop()));
      rmSync(folder, { recursive: true });
    },
  };
};

export interface Player {
  readonly memberId: number;
  readonly siteId: number;
  readonly host: string;
  readonly token: string;
}

/** A member with money and an open game. */
export const addPlayer = async (
  { owner }: Cell,
  { id: siteId, host }: { readonly id: number; readonly host: string },
  cashMinor: number,
): Promise<Player> => {
  const account = `player-${randomUUID().slice(0, 8)}`;
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     VALUES ($1, $2, $2, 'x', 'RMB') RETURNING id`,
    [siteId, account],
  );
  const memberId = rows[0]?.id ?? 0;
  await owner.query(
    `SELECT ledger.post($1, 'test', $2, 'deposit', $2, NULL, NULL, NULL, NULL,
       '{gateway,member}', ARRAY[1, $3::integer], '{gateway,main}', '{0,0}', '{RMB,RMB}', '{1}', '{2}', ARRAY[$4::bigint])`,
    [siteId, randomUUID(), memberId, cashMinor],
  );
  const playId = randomUUID();
  const token = sessionTokenOf(secret, playId);
  await owner.query(
    `INSERT INTO game_session (play_id, site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
       launch_token_hash, launch_expires_at, launch_used_at, token_hash, expires_at, game_url, created_at, ready_at)
     SELECT $1, $2, $3, gen_random_uuid(), $4, g.id, 'RMB', 'zh_CN', 'ready', $5, now(), now(), $6,
       now() + interval '12 hours', 'http://localhost:3100/play', now(), now()
     FROM game g WHERE g.gp_id = $4 AND g.game_code = $7`,
    [playId, siteId, memberId, provider.gpId, sha256(`launch ${playId}`), sha256(token), provider.game],
  );
  return { memberId, siteId, host, token };
};

export interface WireAnswer {
  readonly httpStatus: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A provider's signed call to a cell, under the site's host. */
export const callCell = async (
  { hall }: Cell,
  player: Player,
  call: string,
  body: object,
): Promise<WireAnswer> => {
  const path = `${walletBasePath}/wallet/${call}`;
  const payload = JSON.stringify({
    request_id: randomUUID(),
    occurred_at: new Date().toISOString(),
    player_id: String(player.memberId),
    session_token: player.token,
    currency: 'RMB',
    game_code: provider.game,
    ...body,
  });
  const key: WireKey = provider.key;
  const answer = await hall.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: {
      host: player.host,
      'content-type': 'application/json',
      ...signRequest(key, { method: 'POST', path, body: payload, nowMs: Date.now() }),
    },
  });
  return { httpStatus: answer.statusCode, body: answer.payload === '' ? {} : answer.json() };
};

/** A transaction that a hall has acknowledged, and how it may be asked again. */
export interface Acknowledged {
  readonly player: Player;
  readonly call: string;
  readonly body: { readonly transaction_id: string } & Readonly<Record<string, unknown>>;
  readonly operatorId: unknown;
  readonly balance: unknown;
}

/** Which cell answers for a host now: what the directory tells nginx. */
export type Edge = Map<string, Cell>;

export interface Play {
  /** The longest that a player was put off, milliseconds. */
  readonly longestMs: () => number;
  readonly acknowledged: readonly Acknowledged[];
  /** Answers that the site is not here, by site. */
  readonly refused: ReadonlyMap<number, number>;
  /** Answers that said something else than done or later. */
  readonly odd: readonly WireAnswer[];
  readonly stop: () => Promise<void>;
}

/** Players bet and win, one round after the other, and ask the same again as long as they are put off. */
export const play = (edge: Edge, players: readonly Player[]): Play => {
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<number, number>();
  const odd: WireAnswer[] = [];
  let goesOn = true;
  let longestMs = 0;

  const ask = async (player: Player, call: string, body: Acknowledged['body']): Promise<void> => {
    let since: number | undefined;
    for (;;) {
      const cell = edge.get(player.host);
      if (cell === undefined) throw new Error(`nobody answers for ${player.host}`);
      const answer = await callCell(cell, player, call, body);
      const { status } = answer.body;
      if (answer.httpStatus === 200 && status === 'OK') {
        if (since !== undefined) longestMs = Math.max(longestMs, performance.now() - since);
        acknowledged.push({
          player,
          call,
          body,
          operatorId: answer.body.operator_tx_id,
          balance: answer.body.balance,
        });
        return;
      }
      const isLater = answer.httpStatus === 503 || status === 'RETRY_LATER';
      if (!isLater) return void odd.push(answer);
      since ??= performance.now();
      // Other words for later come from a busy machine.
      if (answer.body.code === 503) refused.set(player.siteId, (refused.get(player.siteId) ?? 0) + 1);
      await delay(20);
    }
  };
  const playOn = async (player: Player): Promise<void> => {
    while (goesOn) {
      const round_id = randomUUID();
      const bet = randomUUID();
      await ask(player, 'bet', { transaction_id: bet, round_id, amount: 100 });
      await ask(player, 'win', {
        transaction_id: randomUUID(),
        round_id,
        bet_transaction_id: bet,
        amount: 90,
      });
      await delay(40);
    }
  };
  const all = Promise.all(players.map(playOn));
  return {
    longestMs: () => longestMs,
    acknowledged,
    refused,
    odd,
    stop: async () => {
      goesOn = false;
      await all;
    },
  };
};
