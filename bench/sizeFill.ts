import type { Pool, PoolClient } from '@pavilion/postgres';
import { BenchError } from './table.ts';

/**
 * Fills a migrated and seeded database with members, accounts, postings, rounds and provider transactions as years of
 * play leave them, set by set and as the owner. The books balance afterwards, and `ledger.differences` proves it.
 *
 * Everybody has paid in once. Most have played a few rounds, one in a hundred dozens, one in a thousand hundreds; a round
 * is a bet and the win that closes it, every other time of nothing. Members' rounds are mixed with one another as time
 * mixes them, so that the entries of one member lie far apart.
 */

export interface Fill {
  readonly members: number;
  /** Rounds that everybody has played; the busier have played more. */
  readonly rounds: number;
  /** How long ago the first member joined. */
  readonly days: number;
  /** Whether all joined on the first day, or one after another until today. */
  readonly joined: 'at once' | 'over time';
}

export const loadedSite = 1;
export const loadedProvider = 1;
export const loadedGame = 'koi-lantern';
export const loadedCurrency = 'RMB';

const depositMinor = 10_000_000;
/** Rounds that the busier have played beyond the others, on average of all. */
const roundsBeyond = 0.6;
/** A bet, its release, and every other time a win. */
const movesARound = 2.5;

/** Two years of members who all joined at once, with ten moves each on average: a deposit and 3.6 rounds. */
export const fillOf = (members: number): Fill => ({ members, rounds: 3, days: 730, joined: 'at once' });

/** Rounds by which so many members come to about so many moves. */
export const roundsFor = (members: number, moves: number): number =>
  Math.max(1, Math.round((moves / members - 1) / movesARound - roundsBeyond));

const tables = ['ledger.transfer', 'ledger.move', 'public.round', 'public.wallet_transaction'] as const;

/** Keys that come in no order: their trees are as full as such keys leave them, not packed as a sort would make them. */
const scatteredKeys = ['wallet_transaction_pkey'] as const;
const scatteredFillPercent = 70;

interface Index {
  readonly drop: string;
  readonly make: string;
  readonly relation: string;
  /** Whether it refers from one table to another. */
  readonly isReference: boolean;
}

/** References to the big tables, their keys and indexes, dropped in this order while they are filled: one sort is quicker than ten million inserts. Those of a table in parts are made on all its parts again. */
export const readIndexes = async (client: PoolClient): Promise<Index[]> => {
  const { rows } = await client.query<Index>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS make,
       c.conrelid::regclass::text AS relation, true AS "isReference", 1 AS place
     FROM pg_constraint c WHERE c.confrelid = ANY ($1::regclass[]) AND c.contype = 'f'
     UNION ALL
     SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname),
       format('ALTER TABLE %s ADD CONSTRAINT %I %s%s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid),
         CASE WHEN c.conname = ANY ($2) THEN ' WITH (fillfactor = ${scatteredFillPercent})' END), c.conrelid::regclass::text, false, 2
     FROM pg_constraint c WHERE c.conrelid = ANY ($1::regclass[]) AND c.contype IN ('p', 'u')
     UNION ALL
     SELECT format('DROP INDEX %s', i.indexrelid::regclass), replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON '),
       i.indrelid::regclass::text, false, 3
     FROM pg_index i WHERE i.indrelid = ANY ($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
     ORDER BY place`,
    [tables, scatteredKeys],
  );
  return rows;
};

export const settings = `
  SET work_mem = '512MB'; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off;
  SET max_parallel_maintenance_workers = 2; SET jit = off; SET search_path = public`;

/** What part of all days had passed when the member of place `n` joined. */
const joinedAfter = ({ joined, members }: Fill, n: string): string =>
  joined === 'at once' ? '0' : `((${n} - 1) / ${members}::float8)`;

/** Whom an agent brought, where `agent0`, `agent1` … are there. */
const addMembers = (fill: Fill): string => `
  INSERT INTO member (site_id, account, account_key, password_hash, currency, created_at, name, phone, email, registered_ip,
    agent_id)
  SELECT ${loadedSite}, 'loaded' || n, 'loaded' || n, '', '${loadedCurrency}',
    now() - (1 - ${joinedAfter(fill, 'n')}) * ${fill.days} * interval '1 day', 'Lantern ' || n % 50000, '139' || lpad(n::text, 8, '0'),
    'loaded' || n || '@example.com', '10.0.0.0'::inet + n / 3, agent.id
  FROM generate_series(1, ${fill.members}) n
  LEFT JOIN member agent ON agent.site_id = ${loadedSite} AND agent.account_key = 'agent' || n % 1000
  ORDER BY n`;

/** Place n of a member, and the ids of all accounts that take part. */
const numberMembers = `
  CREATE TEMP TABLE loaded_member AS
  SELECT row_number() OVER (ORDER BY id)::integer AS n, id AS member_id, NULL::bigint AS account_id
  FROM member WHERE account_key LIKE 'loaded%'`;

const openAccounts = `
  INSERT INTO ledger.account (site_id, owner_kind, owner_id, purpose, currency, balance_minor, version)
  SELECT ${loadedSite}, 'member', member_id, 'main', '${loadedCurrency}', 0, 0 FROM loaded_member ORDER BY n`;

const noteAccounts = `
  UPDATE loaded_member m SET account_id = a.id FROM ledger.account a
  WHERE a.owner_kind = 'member' AND a.owner_id = m.member_id AND a.purpose = 'main'`;

const openHouse = `
  SELECT ledger.account_ids('{${loadedSite},${loadedSite},${loadedSite}}', '{gateway,provider,provider}', ARRAY[1, ${loadedProvider}, ${loadedProvider}],
    '{gateway,held,house}', '{0,0,0}', ARRAY['${loadedCurrency}', '${loadedCurrency}', '${loadedCurrency}']) AS ids`;

/**
 * What happened, in the order of time: step 0 a deposit, 1 a bet, 2 the win that closes its round. \`delta\` is what it
 * brought the member, \`after\` and \`version\` what the member's account came to.
 */
const happen = (fill: Fill): string => {
  const rounds = `${fill.rounds} + CASE WHEN m.n % 100 = 7 THEN 20 ELSE 0 END + CASE WHEN m.n % 1000 = 0 THEN 400 ELSE 0 END`;
  const began = joinedAfter(fill, 'm.n');
  return `
  CREATE TEMP TABLE loaded_event AS
  WITH happened AS (
    SELECT m.n, m.member_id, m.account_id, r.j, s.step,
      (100 * (1 + (m.n * 7 + r.j) % 5))::bigint AS stake,
      CASE WHEN (m.n + r.j) % 2 = 0 THEN 200 * (1 + (m.n * 7 + r.j) % 5) ELSE 0 END::bigint AS win,
      ${began} + (1 - ${began}) * (r.j + (hashint4(m.n * 1009 + r.j)::bigint & 65535) / 65537.0::float8)
        / (1 + ${rounds}) + s.step * 1e-9 AS at
    FROM loaded_member m
    CROSS JOIN LATERAL generate_series(0, ${rounds}) AS r (j)
    CROSS JOIN LATERAL generate_series(CASE r.j WHEN 0 THEN 0 ELSE 1 END, CASE r.j WHEN 0 THEN 0 ELSE 2 END) AS s (step)
  ), judged AS (
    SELECT *, CASE step WHEN 0 THEN ${depositMinor} WHEN 1 THEN -stake ELSE win END AS delta FROM happened
  )
  SELECT row_number() OVER (ORDER BY at, n) AS place, n, member_id, account_id, j, step, stake, win, delta,
    now() - ${fill.days} * interval '1 day' + at * ${fill.days - 1} * interval '1 day' AS at,
    (sum(delta) OVER story)::bigint AS after, count(*) FILTER (WHERE delta <> 0) OVER story AS version,
    md5(n || '-' || j || '-' || step)::uuid::text AS key
  FROM judged WINDOW story AS (PARTITION BY n ORDER BY j, step)`;
};

const scopeOf = `CASE step WHEN 0 THEN 'loaded' ELSE 'provider:${loadedProvider}' END`;
const kindOf = `(CASE step WHEN 0 THEN 'deposit' WHEN 1 THEN 'bet' ELSE 'win' END)::ledger.posting_kind`;

/** $1 first transfer id, $2 gateway, $3 held, $4 house, $5 first number of a transaction. */
const addTransfers = `
  INSERT INTO ledger.transfer (id, site_id, scope, key, input_hash, kind, reference, occurred_at, created_at)
  SELECT $1::bigint + place, ${loadedSite}, ${scopeOf}, CASE step WHEN 0 THEN key ELSE 'id ' || ($5::bigint + place) END,
    sha256(convert_to(concat(${kindOf}, '|', CASE step
      WHEN 0 THEN concat($2::bigint, '>', account_id, '=', delta, ';')
      WHEN 1 THEN concat(account_id, '>', $3::bigint, '=', stake, ';')
      ELSE concat($3::bigint, '>', $4::bigint, '=', stake, ';',
        CASE WHEN win > 0 THEN concat($4::bigint, '>', account_id, '=', win, ';') END) END, '|', n), 'UTF8')),
    ${kindOf}, n::text, at, at
  FROM loaded_event ORDER BY place`;

const addMoves = `
  INSERT INTO ledger.move (transfer_id, place, from_id, to_id, amount_minor, from_after, from_version, to_after,
    to_version, currency, kind)
  SELECT $1::bigint + e.place, k.place, k.from_id, k.to_id, k.amount, k.from_after, k.from_version, k.to_after,
    k.to_version, '${loadedCurrency}', ${kindOf}
  FROM loaded_event e CROSS JOIN LATERAL (VALUES
    (0, 1, $2::bigint, account_id, delta, NULL, NULL, after, version),
    (1, 1, account_id, $3::bigint, stake, after, version, NULL, NULL),
    (2, 1, $3::bigint, $4::bigint, stake, NULL, NULL, NULL, NULL),
    (2, 2, $4::bigint, account_id, win, NULL, NULL, after, version)
  ) AS k (of_step, place, from_id, to_id, amount, from_after, from_version, to_after, to_version)
  WHERE k.of_step = e.step AND k.amount > 0
  ORDER BY e.place, k.place`;

const settleAccounts = `
  UPDATE ledger.account a SET balance_minor = last.after, version = last.version
  FROM (SELECT DISTINCT ON (account_id) account_id, after, version FROM loaded_event
    ORDER BY account_id, version DESC) last
  WHERE a.id = last.account_id`;

/** $1 game. */
const addRounds = `
  INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
    win_minor, state, opened_at, closed_at)
  SELECT ${loadedSite}, ${loadedProvider}, member_id, 'loaded-' || n || '-' || j, $1::integer, 0, '${loadedCurrency}', 1,
    stake, 0, win, 'closed', at, at
  FROM loaded_event WHERE step = 1 ORDER BY place`;

/** $1 first transfer id, $2 game, $3 first number. */
const addTransactions = `
  INSERT INTO wallet_transaction (id, gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, round_id,
    game_id, session_id, currency, stake_minor, win_minor, target_transaction_id, ledger_transfer_id, occurred_at,
    processed_at)
  OVERRIDING SYSTEM VALUE
  SELECT $3::bigint + e.place, ${loadedProvider}, e.key, (CASE e.step WHEN 1 THEN 'bet' ELSE 'win' END)::wallet_kind, 'done', 'OK',
    sha256(e.key::bytea), ${loadedSite}, e.member_id, r.id, $2::integer, 0, '${loadedCurrency}',
    CASE e.step WHEN 1 THEN e.stake ELSE 0 END, CASE e.step WHEN 2 THEN e.win ELSE 0 END,
    CASE e.step WHEN 2 THEN md5(e.n || '-' || e.j || '-1')::uuid::text END, $1::bigint + e.place, e.at, e.at
  FROM loaded_event e JOIN round r ON r.round_ref = 'loaded-' || e.n || '-' || e.j
  WHERE e.step > 0 ORDER BY e.place`;

const moveOn = `
  SELECT setval('ledger.transfer_id', $1::bigint + max(place)), setval('wallet_transaction_id_seq', $2::bigint + max(place))
  FROM loaded_event`;

const numberOf = async (client: PoolClient, text: string): Promise<bigint> => {
  const { rows } = await client.query<{ value: bigint }>(text);
  const value = rows[0]?.value;
  if (value === undefined || value === null) throw new BenchError(`nothing found by: ${text}`);
  return BigInt(value);
};

/** Sessions of games as `betLoad.ts` plays them. */
export type Players = readonly { readonly player_id: string; readonly session_token: string }[];

/** Opens the loaded game for members; in a hall that was kept, again for as long. */
export const openGames = async (pool: Pool, members: readonly number[]): Promise<Players> => {
  await pool.query(
    `INSERT INTO game_session (site_id, member_id, login_session_id, gp_id, game_id, currency, locale, state, game_url,
       launch_token_hash, launch_expires_at, token_hash, expires_at, created_at, ready_at)
     SELECT m.site_id, m.id, gen_random_uuid(), g.gp_id, g.id, m.currency, 'zh_CN', 'ready', 'http://localhost:3100/',
       sha256(('launch' || m.id)::bytea), now(), sha256(('session-' || m.id)::bytea), now() + interval '1 day', now(), now()
     FROM member m JOIN game g ON g.gp_id = $2 AND g.game_code = $3 WHERE m.id = ANY ($1)
     ON CONFLICT (token_hash) DO UPDATE SET expires_at = EXCLUDED.expires_at`,
    [members, loadedProvider, loadedGame],
  );
  return members.map((id) => ({ player_id: String(id), session_token: `session-${id}` }));
};

/** Members all over the hall who may play, the busiest among them. */
export const sampleMembers = async (pool: Pool, count: number): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM member WHERE account_key LIKE 'loaded%' AND status = 'active' ORDER BY hashint4(id) LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => id);
};

/** Fills the database. Takes minutes at a million members; `say` is told of each stage and how long it took. */
export const fillDatabase = async (pool: Pool, fill: Fill, say: (line: string) => void): Promise<void> => {
  const client = await pool.connect();
  const stage = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const beganMs = performance.now();
    const result = await work();
    say(`${what}: ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
    return result;
  };
  const run = (what: string, text: string, values: readonly unknown[] = []) =>
    stage(what, () => client.query(text, [...values]));
  try {
    await client.query(settings);
    const indexes = await readIndexes(client);
    await run('members', addMembers(fill));
    await client.query(numberMembers);
    await run('accounts', openAccounts);
    await client.query('CREATE INDEX ON loaded_member (member_id)');
    await run('their numbers', noteAccounts);
    const house = await client.query<{ ids: bigint[] }>(openHouse);
    const accounts = house.rows[0]?.ids ?? [];
    await run('what happened', happen(fill));
    await client.query('ANALYZE loaded_event');
    const first = await numberOf(client, "SELECT nextval('ledger.transfer_id') AS value");
    const transaction = await numberOf(client, "SELECT nextval('wallet_transaction_id_seq') AS value");
    const game = await numberOf(
      client,
      `SELECT id AS value FROM game WHERE gp_id = ${loadedProvider} AND game_code = '${loadedGame}'`,
    );
    await stage('dropping indexes', async () => {
      for (const { drop } of indexes) await client.query(drop);
    });
    await run('transfers', addTransfers, [first, ...accounts, transaction]);
    await run('moves', addMoves, [first, accounts[0], accounts[1], accounts[2]]);
    await run('balances', settleAccounts);
    await run('rounds', addRounds, [game]);
    await run('provider transactions', addTransactions, [first, game, transaction]);
    await client.query(moveOn, [first, transaction]);
    for (const { make } of indexes.toReversed())
      await run(make.replace(/^.*?(ADD CONSTRAINT|INDEX) (\S+).*$/s, 'index $2'), make);
    await client.query('DROP TABLE loaded_event, loaded_member');
    await run('vacuum', 'VACUUM (ANALYZE)');
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
};
