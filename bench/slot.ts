import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gatewayAccount, memberMain, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { type StepAnswer, sessionHeader } from '../apps/studio/src/play/views.ts';
import { seed } from '../database/seeds/index.ts';
import { startHall } from './betProcesses.ts';
import { fund } from './fund.ts';
import { startBenchServer } from './server.ts';
import { startStudio } from './studioProcess.ts';
import { type Bench, BenchError, type Round, summarise } from './table.ts';

/**
 * `npm run bench slot`: from the press to the outcome at a slot, over the studio's own HTTP with the hall behind it: draw,
 * signed call, postings, answer. 200 players are at it at once, each pressing again when its reels have come to rest, which
 * is as fast as anybody can press; and once all 200 press at the same moment.
 */

const root = join(import.meta.dirname, '..');
const players = 200;
const secondsARound = 8;
/** A spin that its player hurries, from one press to the next: the first reel's turn, its landing, and a finger. */
const pressEveryMs = 1_500;
const p99MaxMs = 60;
const gpId = 1;
const games = ['koi-lantern', 'jade-frog'] as const;
type GameCode = (typeof games)[number];
const currency = 'RMB';
const stake = '1.00';
const fundsMinor = minor(1_000_000_000);
const secret = 'only-for-the-time-of-this-benchmark';
const key = { keyId: 'bench', secret: randomBytes(32).toString('hex') };

interface Player {
  readonly session: string;
  readonly gameCode: GameCode;
  /** Free spins are left: the next press plays on. */
  playsOn: boolean;
}

const walletTokenOf = (memberId: number, gameCode: GameCode): string => `bench-${gameCode}-${memberId}`;
const sessionOf = (memberId: number, gameCode: GameCode): string =>
  `${walletTokenOf(memberId, gameCode)}-page`;

/** Members of the hall with money, half of them at each game. */
const addMembers = async (pool: Pool, gameCode: GameCode): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     SELECT 1, $2::text || n, $2::text || n, '', $1::text FROM generate_series(1, $3::integer) n RETURNING id`,
    [currency, gameCode, players],
  );
  const from = gatewayAccount(1, 1, currency);
  await fund(
    pool,
    rows.map(({ id }) => ({
      scope: 'bench',
      key: `fund-${id}`,
      kind: 'deposit',
      reference: 'fund',
      moves: [{ from, to: memberMain(1, id, currency), amountMinor: fundsMinor }],
    })),
  );
  await pool.query(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, token_hash, expires_at, created_at, ready_at)
     SELECT 1, m.id, gen_random_uuid(), $1, g.id, m.currency, 'zh_CN', 'ready', 'http://localhost:3100/',
       sha256(('launch' || m.id)::bytea), now(), sha256(('bench-' || $2::text || '-' || m.id)::bytea),
       now() + interval '1 day', now(), now()
     FROM member m JOIN game g ON g.gp_id = $1 AND g.game_code = $2::text WHERE m.id = ANY ($3)`,
    [gpId, gameCode, rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
};

/** They sit down in the studio, as after a launch. */
const sitDown = async (pool: Pool, gameCode: GameCode, memberIds: readonly number[]): Promise<Player[]> => {
  await pool.query(
    `WITH seated AS (
       INSERT INTO seat (gp_id, game_code, player_id, currency, demo, server_seed, next_server_seed, client_seed, created_at)
       SELECT $1::integer, $2::text, id::text, $3::text, false, encode(sha256(('a' || $2::text || id)::bytea), 'hex'),
         encode(sha256(('b' || $2::text || id)::bytea), 'hex'), 'bench', now() FROM unnest($4::integer[]) id RETURNING id, player_id)
     INSERT INTO game_session (seat_id, token_hash, resume_hash, wallet_token, locale, lobby_url, started_at)
     SELECT id, sha256(('bench-' || $2::text || '-' || player_id || '-page')::bytea),
       sha256(('bench-' || $2::text || '-' || player_id || '-resume')::bytea), 'bench-' || $2::text || '-' || player_id, 'zh_CN',
       'http://localhost:3000/close', now() FROM seated`,
    [gpId, gameCode, currency, memberIds],
  );
  return memberIds.map((id) => ({ session: sessionOf(id, gameCode), gameCode, playsOn: false }));
};

const agent = new Agent({ keepAlive: true, maxSockets: players });

const post = (port: number, player: Player, body: string): Promise<StepAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/play/${player.gameCode}/api/step`,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          [sessionHeader]: player.session,
        },
      },
      (answered) => {
        const parts: Buffer[] = [];
        answered.on('data', (part: Buffer) => parts.push(part));
        // Written by our own studio.
        answered.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as StepAnswer));
        answered.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });

/** One press; answers the milliseconds until its outcome was there. */
const press = async (port: number, player: Player): Promise<number> => {
  const body = JSON.stringify({ action_id: randomUUID(), stake: player.playsOn ? null : stake, action: {} });
  const beganMs = performance.now();
  const answer = await post(port, player, body);
  const tookMs = performance.now() - beganMs;
  if (answer.kind !== 'drawn') throw new BenchError(`a press came to nothing: ${JSON.stringify(answer)}`);
  player.playsOn = answer.round.state === 'playing';
  return tookMs;
};

/** Everybody plays at its own pace for a while. */
const playAtOnce = async (port: number, seated: readonly Player[], seconds: number): Promise<Round> => {
  const latencies: number[] = [];
  const startMs = performance.now();
  await Promise.all(
    seated.map(async (player, place) => {
      const firstMs = startMs + (place * pressEveryMs) / seated.length;
      for (let dueMs = firstMs; dueMs < startMs + seconds * 1_000; dueMs += pressEveryMs) {
        await delay(Math.max(0, dueMs - performance.now()));
        latencies.push(await press(port, player));
      }
    }),
  );
  return summarise(latencies, (performance.now() - startMs) / 1_000);
};

const inspect = async (hall: Pool, studio: Pool): Promise<readonly string[]> => {
  const { differences } = await reconcile(hall);
  if (differences.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(differences)}`);
  const { rows } = await studio.query<{ rounds: bigint; open: bigint; steps: bigint }>(
    `SELECT count(*) AS rounds, count(*) FILTER (WHERE state <> 'settled') AS open, (SELECT count(*) FROM step) AS steps FROM round`,
  );
  const { rounds, open, steps } = rows[0] ?? {};
  return [`reconciled, no difference: ${rounds} rounds of ${steps} spins, ${open} of them still in play`];
};

export const bench: Bench = {
  title: `Press to outcome at a slot, ${players} players at once, one studio, one hall`,
  unit: 'spins',
  rounds: 5,
  open: async (say) => {
    const server = await startBenchServer();
    try {
      const hallUrl = await server.createDatabase('hall');
      const studioUrl = await server.createDatabase('studio');
      await migrate({ url: hallUrl, folder: join(root, 'database', 'migrations') });
      const hallPool = createPool(hallUrl, { max: 4 });
      await seed({ pool: hallPool });
      const wire = { gpId, key, baseUrl: 'http://127.0.0.1:9/operator/v1', gameOrigin: 'http://localhost:2' };
      await storeProviderWire(hallPool, secret, wire);
      const hall = await startHall(hallUrl, secret);
      const studio = await startStudio({
        databaseUrl: studioUrl,
        hallOrigin: `http://127.0.0.1:${hall.port}`,
        keys: [{ ...key, for: `provider:${gpId}` }],
      });
      const studioPool = createPool(studioUrl, { max: 2 });
      const seated = new Map<GameCode, Player[]>();
      for (const gameCode of games)
        seated.set(gameCode, await sitDown(studioPool, gameCode, await addMembers(hallPool, gameCode)));
      await hallPool.query('VACUUM ANALYZE');
      say('warming up');
      for (const group of seated.values()) await playAtOnce(studio.port, group, 3);
      const at = (gameCode: GameCode): readonly Player[] => seated.get(gameCode) ?? [];
      const paced = (gameCode: GameCode) => () => playAtOnce(studio.port, at(gameCode), secondsARound);
      return {
        contestants: [
          { name: 'a machine of five reels', round: paced('koi-lantern'), p99MaxMs },
          { name: 'three reels and a jackpot', round: paced('jade-frog'), p99MaxMs },
          {
            name: `all ${players} at the same moment`,
            round: async () =>
              summarise(await Promise.all(at('koi-lantern').map((player) => press(studio.port, player))), 1),
          },
        ],
        versions: [server.version],
        inspect: () => inspect(hallPool, studioPool),
        close: async () => {
          agent.destroy();
          for (const { child } of [studio, hall]) {
            child.disconnect();
            await once(child, 'exit');
          }
          await Promise.all([hallPool.end(), studioPool.end()]);
          await server.close();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  },
};
