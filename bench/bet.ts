import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { gatewayAccount, memberMain, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, migrate, type Pool } from '@pavilion/postgres';
import { storeProviderWire } from '../apps/server/src/modules/wallet/index.ts';
import { seed } from '../database/seeds/index.ts';
import type { LoadOrder } from './betLoad.ts';
import { load, startHall } from './betProcesses.ts';
import { fund } from './fund.ts';
import { openPgbench, pgbenchName, pgbenchVersion } from './pgbench.ts';
import { startBenchServer } from './server.ts';
import type { Bench, Contestant } from './table.ts';

/**
 * `npm run bench bet`: signed calls of a provider over HTTP, from a load process of its own over 64 kept-alive
 * connections, for thousands of members with an open game. Every answered call is on disk, with its postings, its round
 * and its realtime event, which the hall's own relay takes out again meanwhile.
 */

const root = join(import.meta.dirname, '..');
const membersMax = 5_000;
const connections = 64;
const secondsARound = 5;
const warmUpMs = 1_500;
const siteId = 1;
const gpId = 1;
const gameCode = 'koi-lantern';
const currency = 'RMB';
const fundsMinor = minor(1_000_000_000);
const secret = 'only-for-the-time-of-this-benchmark';
const key = { keyId: 'bench', secret: randomBytes(32).toString('hex') };

type Player = LoadOrder['players'][number];

const tokenOf = (memberId: number): string => `bench-session-${memberId}`;

/** Members with money and a game open. */
const addPlayers = async (pool: Pool): Promise<Player[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     SELECT $1, 'bench' || n, 'bench' || n, '', $2 FROM generate_series(1, $3::integer) n RETURNING id`,
    [siteId, currency, membersMax],
  );
  const from = gatewayAccount(siteId, 1, currency);
  await fund(
    pool,
    rows.map(({ id }) => ({
      scope: 'bench',
      key: `fund-${id}`,
      kind: 'deposit',
      reference: 'fund',
      moves: [{ from, to: memberMain(siteId, id, currency), amountMinor: fundsMinor }],
    })),
  );
  await pool.query(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, token_hash, expires_at, created_at, ready_at)
     SELECT $1, m.id, gen_random_uuid(), $2, g.id, m.currency, 'zh_CN', 'ready', 'http://localhost:3100/',
       sha256(('launch' || m.id)::bytea), now(), sha256(('bench-session-' || m.id)::bytea),
       now() + interval '1 day', now(), now()
     FROM member m JOIN game g ON g.gp_id = $2 AND g.game_code = $3 WHERE m.account_key LIKE 'bench%'`,
    [siteId, gpId, gameCode],
  );
  return rows.map(({ id }) => ({ player_id: String(id), session_token: tokenOf(id) }));
};

const inspect = async (pool: Pool): Promise<readonly string[]> => {
  const { differences } = await reconcile(pool);
  if (differences.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(differences)}`);
  const { rows } = await pool.query<{ transactions: bigint; rounds: bigint; held: bigint }>(
    `SELECT (SELECT count(*) FROM wallet_transaction WHERE state = 'done') AS transactions,
       (SELECT count(*) FROM round) AS rounds, (SELECT coalesce(sum(held_minor), 0)::bigint FROM round) AS held`,
  );
  const { transactions, rounds, held } = rows[0] ?? {};
  return [
    `reconciled, no difference: ${transactions} transactions, ${rounds} rounds, ${held} minor units held`,
  ];
};

export const bench: Bench = {
  title: `Signed provider calls over HTTP, ${connections} connections, ${membersMax.toLocaleString('en-US')} members`,
  unit: 'calls',
  rounds: 5,
  open: async (say) => {
    const server = await startBenchServer();
    try {
      const yardstick = await server.createDatabase('yardstick');
      const url = await server.createDatabase('hall');
      say("filling pgbench's tables");
      const pgbench = await openPgbench(yardstick, secondsARound);
      await migrate({ url, folder: join(root, 'database/migrations') });
      const pool = createPool(url, { max: 4 });
      await seed({ pool });
      say(`opening a game for ${membersMax} members`);
      const players = await addPlayers(pool);
      const baseUrl = 'http://127.0.0.1:9/operator/v1';
      await storeProviderWire(pool, secret, { gpId, baseUrl, gameOrigin: 'http://localhost:3100', key });
      await pool.query('VACUUM ANALYZE');
      const hall = await startHall(url, secret);
      const further = await startHall(url, secret);
      const orderOf = (call: LoadOrder['call']): Omit<LoadOrder, 'port'> => ({
        connections,
        warmUpMs,
        measureMs: secondsARound * 1000,
        key,
        gameCode,
        call,
        players,
      });
      const calls = (call: LoadOrder['call']) => () => load({ ...orderOf(call), port: hall.port });
      /** Half the connections and half the members at each process. */
      const shared = (call: LoadOrder['call']) => () =>
        load(
          ...[hall, further].map(({ port }, place) => ({
            ...orderOf(call),
            port,
            connections: connections / 2,
            players: players.filter((_, index) => index % 2 === place),
          })),
        );
      const contestants: readonly Contestant[] = [
        ...pgbench,
        { name: 'POST /wallet/bet-win', round: calls('bet-win'), timesBaseline: 1, p99MaxMs: 100 },
        { name: 'POST /wallet/bet', round: calls('bet'), timesBaseline: 2.5, p99MaxMs: 30 },
        { name: 'POST /wallet/bet, two web processes', round: shared('bet') },
      ];
      return {
        contestants,
        baseline: pgbenchName,
        versions: [server.version, await pgbenchVersion()],
        inspect: () => inspect(pool),
        close: async () => {
          for (const { child } of [hall, further]) {
            child.disconnect();
            await once(child, 'exit');
          }
          await pool.end();
          await server.close();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  },
};
