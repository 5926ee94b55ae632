import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  answerSchema,
  channels,
  isSuccess,
  memberEventEnvelopeSchema,
  memberEvents,
} from '@pavilion/contract';
import { play } from '@pavilion/contract/play';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { seed } from '../database/seeds/index.ts';
import { startHall } from './betProcesses.ts';
import type { ProviderOrder } from './launchProvider.ts';
import { startBenchServer } from './server.ts';
import { type Bench, BenchError, type Round, summarise } from './table.ts';

/**
 * `npm run bench launch`: from the press (the call `play1`) to the game's address on the member's own socket, through a real
 * provider on the wire, a session in the database, the outbox and its relay. Launches go by the clock, whether the hall
 * keeps up or not. 200 others are in flight meanwhile, at a provider that takes its time; and once 200 members press at the
 * same moment.
 */

const root = join(import.meta.dirname, '..');
const secret = 'only-for-the-time-of-this-benchmark';
const quick = { gpId: 1, gameCode: 'koi-lantern', answerMs: 0 } as const;
const slow = { gpId: 2, gameCode: 'comet-peaks', answerMs: 2_500 } as const;
const perSecond = 30;
const secondsARound = 8;
const inFlight = 200;
const measured = perSecond * secondsARound;
/** Issue: click to game URL with 200 launches in flight. */
const p99MaxMs = 120;
const p50MaxMs = 30;
/** An address that has not come by then never does. */
const patienceMs = 20_000;

interface Player {
  readonly memberId: number;
  readonly token: string;
  readonly address: string;
  readonly socket: Socket;
  /** Told each address of a game. */
  arrived: (url: string | null) => void;
}

const addMembers = async (pool: Pool, count: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `WITH joined AS (
       INSERT INTO member (site_id, account, account_key, password_hash, currency)
       SELECT 1, 'bench' || n, 'bench' || n, '', 'USD' FROM generate_series(1, $1::integer) n RETURNING id),
     logged_in AS (
       INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
       SELECT 1, id, now(), now(), now() + interval '1 day' FROM joined RETURNING id, member_id),
     tokens AS (
       INSERT INTO session_token (token_hash, session_id, issued_at)
       SELECT sha256(convert_to('bench-token-' || member_id, 'UTF8')), id, now() FROM logged_in)
     SELECT id FROM joined ORDER BY id`,
    [count],
  );
  return rows.map(({ id }) => id);
};

const openSocket = async (port: number, memberId: number, at: number): Promise<Player> => {
  const token = `bench-token-${memberId}`;
  const address = `198.18.${(at >> 8) & 255}.${at & 255}`;
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address, host: 'localhost' },
  });
  const player: Player = { memberId, token, address, socket, arrived: () => undefined };
  const channel = channels.member(memberId);
  socket.on('game_url', (from: unknown, raw: unknown) => {
    if (from !== channel) return;
    player.arrived(memberEvents.game_url.parse(memberEventEnvelopeSchema.parse(raw).data).game_url);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () =>
      socket.emit('subscribe', { channel, auth: { headers: { Authorization: `Bearer ${token}` } } }, () =>
        resolve(),
      ),
    );
    socket.on('connect_error', reject);
    socket.on('subscription.error', () => reject(new BenchError('a socket was refused its own channel')));
  });
  return player;
};

/** Presses; answers the milliseconds until the address was on the member's socket. */
const launch = async (
  port: number,
  player: Player,
  { gpId, gameCode }: { readonly gpId: number; readonly gameCode: string },
): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  player.arrived = resolve;
  const beganMs = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api${play.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: player.token,
      'x-forwarded-for': player.address,
    },
    body: JSON.stringify({ gpId, game_type: 2, game_code: gameCode }),
  });
  const answer = answerSchema.parse(await response.json());
  if (!isSuccess(answer.code)) throw new BenchError(`play1 answered ${answer.code}: ${answer.message}`);
  const url = await Promise.race([promise, delay(patienceMs, null, { ref: false })]);
  if (url === null) throw new BenchError('a launch came to nothing');
  return performance.now() - beganMs;
};

/** Launches by the clock; answers how long each took. */
const pace = (port: number, players: readonly Player[]): Promise<number[]> => {
  const startMs = performance.now();
  return Promise.all(
    players.map(async (player, turn) => {
      await delay(Math.max(0, startMs + (turn * 1_000) / perSecond - performance.now()));
      return launch(port, player, quick);
    }),
  );
};

/**
 * Keeps a launch of each of these members in flight, whatever becomes of it, their presses spread over the time that the
 * provider takes. Answers how to stop.
 */
const keepInFlight = (port: number, players: readonly Player[]): (() => Promise<void>) => {
  let on = true;
  const loops = players.map(async (player, turn) => {
    await delay((turn * slow.answerMs) / players.length);
    while (on) await launch(port, player, slow).catch(() => delay(100));
  });
  return async () => {
    on = false;
    await Promise.all(loops);
  };
};

const portSchema = z.object({ port: z.number() });

const startProvider = async (order: ProviderOrder): Promise<{ port: number; child: ChildProcess }> => {
  const child = fork(join(import.meta.dirname, 'launchProvider.ts'));
  child.send(order);
  const [message] = await once(child, 'message');
  return { port: portSchema.parse(message).port, child };
};

/** Nobody has a game open any more: the next round begins as the first did. */
const leaveAll = (pool: Pool) =>
  pool.query(
    `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left' WHERE ended_at IS NULL AND state = 'ready'`,
  );

export const bench: Bench = {
  title: `Press to game address on the member's socket, ${perSecond} launches a second, one process`,
  unit: 'launches',
  rounds: 3,
  open: async (say) => {
    const server = await startBenchServer();
    const children: ChildProcess[] = [];
    try {
      const url = await server.createDatabase('hall');
      await migrate({ url, folder: join(root, 'database/migrations') });
      const pool = createPool(url, { max: 4 });
      await seed({ pool });
      for (const { gpId, answerMs } of [quick, slow]) {
        const key = { keyId: `bench-${gpId}`, secret: `secret of provider ${gpId}` };
        const { port, child } = await startProvider({ key, answerMs });
        children.push(child);
        const origin = `http://127.0.0.1:${port}`;
        await storeProviderWire(pool, secret, {
          gpId,
          key,
          baseUrl: `${origin}/operator/v1`,
          gameOrigin: origin,
        });
      }
      const { port, child } = await startHall(url, secret, { TRUST_PROXY: 'loopback' });
      say(`opening ${measured + inFlight} sockets`);
      const ids = await addMembers(pool, measured + inFlight);
      const players = await Promise.all(ids.map((id, at) => openSocket(port, id, at + 1)));
      const [own, others] = [players.slice(0, measured), players.slice(measured)];
      say('warming up');
      await pace(port, own.slice(0, perSecond * 2));
      const p50s: number[] = [];
      const round = async (work: () => Promise<number[]>): Promise<Round> => {
        await leaveAll(pool);
        return summarise(await work(), secondsARound);
      };
      return {
        contestants: [
          { name: 'alone', round: () => round(() => pace(port, own)) },
          {
            name: `while ${inFlight} others are in flight`,
            round: () =>
              round(async () => {
                const stop = keepInFlight(port, others);
                // All of them have pressed by the time that the first is measured.
                await delay(slow.answerMs);
                const latencies = await pace(port, own);
                await stop();
                p50s.push(summarise(latencies, 1).p50Ms ?? Number.NaN);
                return latencies;
              }),
            p99MaxMs,
          },
          {
            name: `${inFlight} at the same moment`,
            round: () => round(() => Promise.all(others.map((player) => launch(port, player, quick)))),
          },
        ],
        versions: [server.version],
        inspect: async () => {
          const best = Math.min(...p50s);
          return [
            `p50 with ${inFlight} in flight, round by round: ${p50s.map((ms) => ms.toFixed(1)).join(', ')} ms; goal < ${p50MaxMs} ms ${best < p50MaxMs ? '✓' : '✗'}`,
          ];
        },
        close: async () => {
          for (const { socket } of players) socket.close();
          child.disconnect();
          await once(child, 'exit');
          for (const provider of children) provider.disconnect();
          await pool.end();
          await server.close();
        },
      };
    } catch (error) {
      for (const provider of children) provider.disconnect();
      await server.close();
      throw error;
    }
  },
};
