import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from '@pavilion/postgres';
import type { HallPort, ProviderWord, TestPlayer } from '@pavilion/provider-kit/conformance';

/**
 * Arranges a hall of this software through its database, as the owner of the tables: for the hall that the tests start,
 * and for one that an operator has set up to be tested. Every player is a new member.
 */
export interface DatabasePortOptions {
  readonly pool: Pool;
  /** Ids of the wire keys under test; their providers are looked up. */
  readonly firstKeyId: string;
  readonly secondKeyId?: string | undefined;
  /** Has the hall ask about old rounds at once, with this as the provider's word; only for a hall in this process. */
  readonly settle?: (say: (roundId: string) => ProviderWord) => Promise<void>;
}

const currency = 'USD';

interface Stage {
  readonly mayAdjust: boolean;
  readonly gpId: number;
  readonly gameId: number;
  readonly gameCode: string;
}

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

const one = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error(`this hall has no ${what}`);
  return row;
};

const findSite = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM site WHERE $1 = ANY (currencies) ORDER BY id LIMIT 1',
    [currency],
  );
  return one(rows, `site in ${currency}`).id;
};

/** The provider of a key, with a game of it that can be played. */
const findStage = async (pool: Pool, siteId: number, keyId: string): Promise<Stage> => {
  const { rows } = await pool.query<{ gp_id: number; id: number; game_code: string; may_adjust: boolean }>(
    `SELECT k.gp_id, g.id, g.game_code, k.may_adjust
     FROM provider_key k JOIN game g ON g.gp_id = k.gp_id AND g.state = 'live'
     JOIN site_game sg ON sg.game_id = g.id AND sg.site_id = $1 AND sg.enabled
     JOIN game_limit l ON l.game_id = g.id AND l.currency = $3
     WHERE k.key_id = $2 AND k.active ORDER BY l.stake_max_minor DESC, g.id LIMIT 1`,
    [siteId, keyId, currency],
  );
  const row = one(rows, `live game of the provider with the key ${keyId}`);
  return { gpId: row.gp_id, gameId: row.id, gameCode: row.game_code, mayAdjust: row.may_adjust };
};

const findDisabledGame = async (pool: Pool, gpId: number): Promise<string | undefined> => {
  const { rows } = await pool.query<{ game_code: string }>(
    `SELECT game_code FROM game WHERE gp_id = $1 AND state <> 'live' ORDER BY id LIMIT 1`,
    [gpId],
  );
  return rows[0]?.game_code;
};

const addMember = async (pool: Pool, siteId: number): Promise<number> => {
  const account = `cf${randomBytes(5).toString('hex')}`;
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     VALUES ($1, $2, $2, 'none', $3) RETURNING id`,
    [siteId, account, currency],
  );
  return one(rows, 'member').id;
};

const deposit = async (pool: Pool, siteId: number, memberId: number, amountMinor: number): Promise<void> => {
  await pool.query(
    `SELECT ledger.post($1, 'conformance', $2, 'deposit', $2, NULL, NULL, NULL, NULL, '{gateway,member}',
       ARRAY[1, $3::integer], '{gateway,main}', '{0,0}', ARRAY[$4, $4], '{1}', '{2}', ARRAY[$5::bigint])`,
    [siteId, randomUUID(), memberId, currency, amountMinor],
  );
};

interface SessionTokens {
  readonly session: string | null;
  readonly launch: string;
  /** Seconds from now. */
  readonly launchEnds: number;
}

const endSession = (pool: Pool, memberId: number): Promise<unknown> =>
  pool.query(
    `UPDATE game_session SET state = 'closed', ended_at = now(), end_reason = 'left', end_told_at = now()
     WHERE member_id = $1 AND ended_at IS NULL`,
    [memberId],
  );

const addSession = async (
  pool: Pool,
  siteId: number,
  memberId: number,
  stage: Stage,
  { session, launch, launchEnds }: SessionTokens,
): Promise<void> => {
  await endSession(pool, memberId);
  await pool.query(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state,
       launch_token_hash, launch_expires_at, launch_used_at, token_hash, expires_at, game_url, created_at, ready_at)
     VALUES ($1, $2, gen_random_uuid(), $3, $4, $5, 'en_US', 'ready', $6, now() + $7::integer * interval '1 second',
       CASE WHEN $8::bytea IS NOT NULL THEN now() END, $8, now() + interval '12 hours', 'http://localhost/play', now(), now())`,
    [
      siteId,
      memberId,
      stage.gpId,
      stage.gameId,
      currency,
      sha256(launch),
      launchEnds,
      session && sha256(session),
    ],
  );
};

const newToken = (): string => randomBytes(24).toString('hex');

const play = async (
  pool: Pool,
  memberId: number,
  rule: 'excluded_until' | 'bet_max_minor',
  value: string | number,
) => {
  await pool.query(
    `INSERT INTO member_play_rule (member_id, ${rule}) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET ${rule} = $2`,
    [memberId, value],
  );
};

/** Keeps the member's main account locked until the answered function is called. */
const stall = async (pool: Pool, memberId: number): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(
    `SELECT FROM ledger.account WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main' FOR UPDATE`,
    [memberId],
  );
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
};

/** What the ledger finds wrong with itself, and stakes held that no open round accounts for. */
const differences = async (pool: Pool): Promise<string[]> => {
  const ledger = await pool.query('SELECT * FROM ledger.differences()');
  const held = await pool.query(`
    SELECT 'held stakes' AS rule, r.gp_id, r.held AS rounds, ledger.balance_of(a.id) AS ledger
    FROM (SELECT site_id, gp_id, currency, sum(held_minor)::bigint AS held FROM round GROUP BY 1, 2, 3) r
    JOIN ledger.account a ON a.owner_kind = 'provider' AND a.owner_id = r.gp_id AND a.purpose = 'held'
      AND a.site_id = r.site_id AND a.currency = r.currency
    WHERE r.held <> ledger.balance_of(a.id)`);
  return [...ledger.rows, ...held.rows].map((row) =>
    JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
};

const grantFreeRounds = async (
  pool: Pool,
  { siteId, memberId, stage, rounds }: { siteId: number; memberId: number; stage: Stage; rounds: number },
): Promise<string> => {
  const freeRoundId = `cf-${randomUUID()}`;
  await pool.query(
    `INSERT INTO free_round_grant (gp_id, free_round_id, site_id, member_id, game_id, currency, stake_minor, rounds,
       state, expires_at, granted_by, reason, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 100, $7, 'active', now() + interval '1 day', 'conformance', 'conformance', now())`,
    [stage.gpId, freeRoundId, siteId, memberId, stage.gameId, currency, rounds],
  );
  return freeRoundId;
};

export const createDatabasePort = async (options: DatabasePortOptions): Promise<HallPort> => {
  const { pool, firstKeyId, secondKeyId, settle } = options;
  const siteId = await findSite(pool);
  const first = await findStage(pool, siteId, firstKeyId);
  const second = secondKeyId === undefined ? undefined : await findStage(pool, siteId, secondKeyId);
  const disabledGame = await findDisabledGame(pool, first.gpId);
  const idOf = ({ playerId }: TestPlayer): number => Number(playerId);

  return {
    name: 'arranged through its database',
    reusesPlayers: false,
    player: async (cash, provider = 'first') => {
      const stage = provider === 'first' ? first : second;
      if (!stage) throw new Error('no second provider was given');
      const memberId = await addMember(pool, siteId);
      if (cash > 0) await deposit(pool, siteId, memberId, cash);
      const session = newToken();
      await addSession(pool, siteId, memberId, stage, { session, launch: newToken(), launchEnds: 60 });
      return { playerId: String(memberId), sessionToken: session, currency, gameCode: stage.gameCode, cash };
    },
    ...(disabledGame !== undefined && { disabledGame }),
    ...(second && { secondMayAdjust: second.mayAdjust }),
    launchToken: async (player, kind) => {
      const launch = newToken();
      const launchEnds = kind === 'fresh' ? 60 : -1;
      await addSession(pool, siteId, idOf(player), first, { session: null, launch, launchEnds });
      return launch;
    },
    endSession: async (player) => {
      await endSession(pool, idOf(player));
    },
    block: async (player) => {
      await pool.query(`UPDATE member SET status = 'disabled' WHERE id = $1`, [idOf(player)]);
    },
    exclude: (player) => play(pool, idOf(player), 'excluded_until', 'infinity'),
    limitBet: (player, max) => play(pool, idOf(player), 'bet_max_minor', max),
    stall: (player) => stall(pool, idOf(player)),
    grantFreeRounds: (player, rounds) =>
      grantFreeRounds(pool, { siteId, memberId: idOf(player), stage: first, rounds }),
    ...(settle && {
      sweep: async (player: TestPlayer, say: (roundId: string) => ProviderWord) => {
        await pool.query(
          `UPDATE round SET opened_at = opened_at - interval '11 minutes' WHERE member_id = $1 AND state = 'open'`,
          [idOf(player)],
        );
        await settle(say);
      },
    }),
    differences: () => differences(pool),
  };
};
