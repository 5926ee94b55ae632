import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { WireKey } from '@pavilion/provider-kit';
import { openHall, secret, type TestHall, tide } from '../hall.fixture.ts';
import { storeProviderWire } from '../index.ts';
import { sha256 } from '../operations/operation.ts';

/** A hall over real HTTP whose second provider speaks a dialect, with players in dollars. */

export interface DialectHall {
  readonly hall: TestHall;
  readonly origin: string;
  /** A player with this many cents. `token` is the launch token that the provider was given and nobody has used. */
  readonly addPlayer: (cashMinor: number) => Promise<{ memberId: number; playerId: string; token: string }>;
  readonly close: () => Promise<void>;
}

export const openDialectHall = async (
  adapter: 'hub88' | 'evenbet',
  key: WireKey,
  gameCode: string,
): Promise<DialectHall> => {
  const hall = await openHall();
  const sql = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
  await storeProviderWire(hall.database.pool, secret, {
    gpId: tide.gpId,
    adapter,
    key,
    baseUrl: 'http://127.0.0.1:9',
    gameOrigin: 'http://localhost:3100',
  });
  await sql(
    `INSERT INTO game (id, gp_id, gt_id, game_code, names, state, motif)
     VALUES (22, $1, 2, $2, '{"en_US": "Dialect"}', 'live', 'comet')`,
    [tide.gpId, gameCode],
  );
  await sql('INSERT INTO site_game (site_id, game_id) VALUES (1, 22)');
  await hall.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = hall.app.server.address() as AddressInfo;
  let members = 0;
  return {
    hall,
    origin: `http://127.0.0.1:${port}`,
    addPlayer: async (cashMinor) => {
      members += 1;
      const { rows } = await sql(
        `INSERT INTO member (site_id, account, account_key, password_hash, currency)
         VALUES (1, $1, $1, 'x', 'USD') RETURNING id`,
        [`dollar${members}`],
      );
      const memberId: number = rows[0]?.id;
      if (cashMinor > 0) {
        await sql(
          `SELECT ledger.post(1, 'test', $1, 'deposit', $1, NULL, NULL, NULL, NULL, '{gateway,member}',
             ARRAY[1, $2::integer], '{gateway,main}', '{0,0}', '{USD,USD}', '{1}', '{2}', ARRAY[$3::bigint])`,
          [randomUUID(), memberId, cashMinor],
        );
      }
      const token = randomUUID();
      await sql(
        `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
           launch_token_hash, launch_expires_at, expires_at, game_url, created_at, ready_at)
         VALUES (1, $1, gen_random_uuid(), $2, 22, 'USD', 'en_US', 'ready', $3,
           $4::timestamptz + interval '60 seconds', $4::timestamptz + interval '12 hours',
           'http://localhost:3100/play', $4, $4)`,
        [memberId, tide.gpId, sha256(token), hall.clock.now()],
      );
      return { memberId, playerId: String(memberId), token };
    },
    close: () => hall.close(),
  };
};
