import type { Pool } from '@pavilion/postgres';
import { loadedCurrency, loadedGame, loadedProvider, loadedSite, readIndexes, settings } from './sizeFill.ts';
import { BenchError } from './table.ts';

/**
 * Fills a migrated and seeded database as `sizeFill.ts` does, but so that hundreds of millions of entries take an hour:
 * every row follows from its place in the order of time by a formula, so nothing is sorted, joined or kept in between, and
 * several connections write ranges of places at once.
 *
 * Everybody has paid in once and has played so many rounds, one in a hundred 20 more, one in a thousand 400 more. In each
 * round of the hall everybody plays once, in an order that looks like none; so the entries of one member lie far apart.
 */

export interface PlannedFill {
  readonly members: number;
  /** Entries of the ledger that it comes to, about. */
  readonly entries: number;
  readonly days: number;
  /** Ids of transfers in a part. */
  readonly width: number;
  readonly connections: number;
}

const depositMinor = 10_000_000;
const roundsOfBusy = 20;
const roundsOfBusiest = 400;
/** Rounds that the busier play beyond the others, on average of all. */
const roundsBeyond = roundsOfBusy / 100 + roundsOfBusiest / 1_000;
/** Entries of a round: two of the bet, two of its release, and every other time two of a win. */
const entriesARound = 5;
/** Rows of a statement. */
const chunkRounds = 100_000;

const stakeOf = (n: number, j: number): number => 100 * (1 + ((n * 7 + j) % 5));
const winOf = (n: number, j: number): number => ((n + j) % 2 === 0 ? 2 * stakeOf(n, j) : 0);
/** What rounds 1 to j brought a member; the same for all whose number ends alike. */
const netOf = (n: number, j: number): number => {
  let net = 0;
  for (let i = 1; i <= j; i++) net += winOf(n, i) - stakeOf(n, i);
  return net;
};
const winsOf = (n: number, j: number): number => {
  let wins = 0;
  for (let i = 1; i <= j; i++) if (winOf(n, i) > 0) wins += 1;
  return wins;
};

/** An SQL expression for what a formula gives by the last digit of `n`. */
const byDigit = (formula: (n: number) => number): string =>
  `('{${Array.from({ length: 10 }, (_, digit) => formula(digit)).join()}}'::bigint[])[n % 10 + 1]`;

/** Members of whom each plays round `j` once. */
interface Segment {
  readonly j: number;
  readonly players: number;
  /** The number n of the player of place `s`, from 0. */
  readonly n: string;
  /** Places before it: of transfers, and of rounds. */
  readonly transfersBefore: number;
  readonly roundsBefore: number;
}

/** A step that reaches each of so many places once before it comes round. */
const stepOver = (places: number): number => {
  const dividesBoth = (a: number, b: number): number => (b === 0 ? a : dividesBoth(b, a % b));
  let step = Math.max(1, Math.floor(places * 0.618));
  while (dividesBoth(step, places) !== 1) step += 1;
  return step;
};

const segmentsOf = (members: number, rounds: number): Segment[] => {
  const segments: Segment[] = [];
  let transfersBefore = members;
  let roundsBefore = 0;
  const add = (j: number, players: number, nOf: (place: string) => string): void => {
    const place = `((s::bigint * ${stepOver(players)} + ${j * 7919}) % ${players})::integer`;
    segments.push({ j, players, n: nOf(place), transfersBefore, roundsBefore });
    transfersBefore += 2 * players;
    roundsBefore += players;
  };
  for (let j = 1; j <= rounds; j++) add(j, members, (place) => `1 + ${place}`);
  const [busy, busiest] = [Math.floor(members / 100), Math.floor(members / 1_000)];
  for (let j = 1; j <= roundsOfBusy; j++) add(rounds + j, busy, (place) => `7 + 100 * ${place}`);
  for (let j = 1; j <= roundsOfBusiest; j++) add(rounds + j, busiest, (place) => `1000 * (1 + ${place})`);
  return segments;
};

/** Numbers that rows are counted from: the last ones before the first loaded row. */
interface Bases {
  readonly member: number;
  readonly account: number;
  readonly transfer: number;
  readonly round: number;
  readonly transaction: number;
  readonly gateway: number;
  readonly held: number;
  readonly house: number;
  readonly game: number;
}

const moment = (fill: PlannedFill, place: string, places: number): string =>
  `now() - ${fill.days} * interval '1 day' + (${place})::float8 / ${places} * ${fill.days - 1} * interval '1 day'`;

const transferColumns = '(id, site_id, scope, key, input_hash, kind, reference, occurred_at, created_at)';
const moveColumns =
  '(transfer_id, place, kind, from_id, to_id, amount_minor, from_after, from_version, to_after, to_version, currency)';
const keyOf = (j: string, step: string): string => `md5(n || '-' || ${j} || '-' || ${step})::uuid::text`;

/** Members from place `low` to `high`, with their accounts and deposits. */
const addMembers = (fill: PlannedFill, at: Bases, places: number, low: number, high: number): string[] => {
  const people = `generate_series(${low}, ${high}) n`;
  const when = moment(fill, 'n', places);
  const account = `${at.account} + n`;
  return [
    `INSERT INTO member (id, site_id, account, account_key, password_hash, currency, created_at, name, phone, email, registered_ip)
     OVERRIDING SYSTEM VALUE
     SELECT ${at.member} + n, ${loadedSite}, 'loaded' || n, 'loaded' || n, '', '${loadedCurrency}',
       now() - ${fill.days} * interval '1 day', 'Lantern ' || n % 50000, '139' || lpad(n::text, 8, '0'),
       'loaded' || n || '@example.com', '10.0.0.0'::inet + n / 3 FROM ${people}`,
    `INSERT INTO ledger.account (id, site_id, owner_kind, owner_id, purpose, currency, balance_minor, version)
     OVERRIDING SYSTEM VALUE
     SELECT ${account}, ${loadedSite}, 'member', ${at.member} + n, 'main', '${loadedCurrency}', 0, 0 FROM ${people}`,
    `INSERT INTO ledger.transfer ${transferColumns}
     SELECT ${at.transfer} + n, ${loadedSite}, 'loaded', ${keyOf('0', '0')},
       sha256(convert_to(concat('deposit|', ${at.gateway}, '>', ${account}, '=', ${depositMinor}, ';|', n), 'UTF8')),
       'deposit', n::text, ${when}, ${when} FROM ${people}`,
    `INSERT INTO ledger.move ${moveColumns}
     SELECT ${at.transfer} + n, 1, 'deposit', ${at.gateway}, ${account}, ${depositMinor}, NULL, NULL, ${depositMinor}, 1,
       '${loadedCurrency}' FROM ${people}`,
  ];
};

/** The rounds of a segment from place `low` to `high`: each a bet and the win that closes it. */
const addRounds = (
  fill: PlannedFill,
  at: Bases,
  places: number,
  segment: Segment,
  low: number,
  high: number,
): string[] => {
  const { j, transfersBefore, roundsBefore } = segment;
  const first = at.transfer + transfersBefore;
  const played = `(SELECT s, n, ${at.account} + n AS account_id, ${at.member} + n AS member_id,
      ${at.round + roundsBefore + 1} + s AS round_id, ${byDigit((n) => stakeOf(n, j))} AS stake, ${byDigit((n) => winOf(n, j))} AS win,
      ${depositMinor} + ${byDigit((n) => netOf(n, j - 1) - stakeOf(n, j))} AS bet_after,
      ${depositMinor} + ${byDigit((n) => netOf(n, j))} AS win_after,
      ${byDigit((n) => 1 + j + winsOf(n, j - 1))} AS bet_version, ${byDigit((n) => 1 + j + winsOf(n, j))} AS win_version,
      ${moment(fill, `${transfersBefore} + 2 * s`, places)} AS at
    FROM (SELECT s, ${segment.n} AS n FROM generate_series(${low}, ${high}) s) p) e`;
  const steps = 'CROSS JOIN (VALUES (1), (2)) AS k (step)';
  const kind = `(CASE step WHEN 1 THEN 'bet' ELSE 'win' END)`;
  const key = keyOf(String(j), 'step');
  const transferId = `${first} + 2 * s::bigint + step`;
  const transactionId = `${at.transaction + 2 * roundsBefore} + 2 * s::bigint + step`;
  return [
    `INSERT INTO ledger.transfer ${transferColumns}
     SELECT ${transferId}, ${loadedSite}, 'provider:${loadedProvider}', 'id ' || ${transactionId},
       sha256(convert_to(concat(${kind}, '|', CASE step WHEN 1 THEN concat(account_id, '>', ${at.held}, '=', stake, ';')
         ELSE concat(${at.held}, '>', ${at.house}, '=', stake, ';',
           CASE WHEN win > 0 THEN concat(${at.house}, '>', account_id, '=', win, ';') END) END, '|', n), 'UTF8')),
       ${kind}::ledger.posting_kind, n::text, at, at FROM ${played} ${steps}`,
    `INSERT INTO ledger.move ${moveColumns}
     SELECT ${first} + 2 * s::bigint + m.step, m.place, m.kind::ledger.posting_kind, m.from_id, m.to_id, m.amount, m.from_after,
       m.from_version, m.to_after, m.to_version, '${loadedCurrency}'
     FROM ${played} CROSS JOIN LATERAL (VALUES
       (1, 1, 'bet', account_id, ${at.held}, stake, bet_after, bet_version, NULL, NULL),
       (2, 1, 'win', ${at.held}, ${at.house}, stake, NULL, NULL, NULL, NULL),
       (2, 2, 'win', ${at.house}, account_id, win, NULL, NULL, win_after, win_version)
     ) AS m (step, place, kind, from_id, to_id, amount, from_after, from_version, to_after, to_version)
     WHERE m.amount > 0`,
    `INSERT INTO round (id, site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
       win_minor, state, opened_at, closed_at) OVERRIDING SYSTEM VALUE
     SELECT round_id, ${loadedSite}, ${loadedProvider}, member_id, 'loaded-' || n || '-${j}', ${at.game}, 0, '${loadedCurrency}', 1,
       stake, 0, win, 'closed', at, at FROM ${played}`,
    `INSERT INTO wallet_transaction (id, gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, round_id,
       game_id, session_id, currency, stake_minor, win_minor, target_transaction_id, ledger_transfer_id, occurred_at, processed_at) OVERRIDING SYSTEM VALUE
     SELECT ${transactionId}, ${loadedProvider}, ${key}, ${kind}::wallet_kind, 'done', 'OK', sha256(${key}::bytea), ${loadedSite}, member_id, round_id,
       ${at.game}, 0, '${loadedCurrency}', CASE step WHEN 1 THEN stake ELSE 0 END, CASE step WHEN 2 THEN win ELSE 0 END,
       CASE step WHEN 2 THEN ${keyOf(String(j), '1')} END, ${transferId}, at, at FROM ${played} ${steps}`,
  ];
};

/** What a formula gives for a member's last round. */
const atTheEnd = (rounds: number, formula: (n: number, j: number) => number): string => {
  const after = (j: number): string => byDigit((n) => formula(n, j));
  return `CASE WHEN n % 1000 = 0 THEN ${after(rounds + roundsOfBusiest)}
    WHEN n % 100 = 7 THEN ${after(rounds + roundsOfBusy)} ELSE ${after(rounds)} END`;
};

const settleAccounts = (at: Bases, rounds: number, low: number, high: number): string => `
  UPDATE ledger.account a SET balance_minor = ${depositMinor} + ${atTheEnd(rounds, netOf)},
    version = ${atTheEnd(rounds, (n, j) => 1 + j + winsOf(n, j))}
  FROM (SELECT id, (id - ${at.account})::integer AS n FROM ledger.account
    WHERE id BETWEEN ${at.account + low} AND ${at.account + high}) o WHERE a.id = o.id`;

/** Does each job once, as many at a time as there are connections. */
const workThrough = async <Job>(
  pool: Pool,
  connections: number,
  jobs: readonly Job[],
  run: (ask: (text: string) => Promise<unknown>, job: Job) => Promise<void>,
): Promise<void> => {
  const waiting = jobs.values();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      try {
        await client.query(settings);
        for (const job of waiting) await run((text) => client.query(text), job);
      } finally {
        client.release(true);
      }
    }),
  );
};

const chunksOf = (count: number, from: number): (readonly [low: number, high: number])[] =>
  Array.from({ length: Math.ceil(count / chunkRounds) }, (_, place) => [
    from + place * chunkRounds,
    from + Math.min(count, (place + 1) * chunkRounds) - 1,
  ]);

const readBases = async (pool: Pool): Promise<Bases> => {
  const { rows } = await pool.query<Record<keyof Bases, bigint>>(
    `WITH own (ids) AS (
       SELECT ledger.account_ids('{${loadedSite},${loadedSite},${loadedSite}}', '{gateway,provider,provider}',
         ARRAY[1, ${loadedProvider}, ${loadedProvider}], '{gateway,held,house}', '{0,0,0}',
         ARRAY['${loadedCurrency}', '${loadedCurrency}', '${loadedCurrency}']))
     SELECT (SELECT max(id) FROM member)::bigint AS member, nextval(pg_get_serial_sequence('ledger.account', 'id')) AS account,
       nextval('ledger.transfer_id') AS transfer, nextval(pg_get_serial_sequence('public.round', 'id')) AS round,
       nextval('wallet_transaction_id_seq') AS transaction,
       ids[1] AS gateway, ids[2] AS held, ids[3] AS house,
       (SELECT id FROM game WHERE gp_id = ${loadedProvider} AND game_code = '${loadedGame}')::bigint AS game FROM own`,
  );
  const [found] = rows;
  if (found === undefined) throw new BenchError('the seed has no game to play');
  const number = (name: keyof Bases): number => Number(found[name]);
  return {
    member: number('member'),
    account: number('account'),
    transfer: number('transfer'),
    round: number('round'),
    transaction: number('transaction'),
    gateway: number('gateway'),
    held: number('held'),
    house: number('house'),
    game: number('game'),
  };
};

/** Parts of the planned width for so many transfers, those of a new hall left behind. */
const makeParts = async (pool: Pool, width: number, transfers: number): Promise<void> => {
  await pool.query(`SELECT setval('ledger.transfer_id', greatest((SELECT max(high) FROM growth.parts_of('ledger.move')),
    (SELECT last_value FROM ledger.transfer_id)))`);
  const { rows } = await pool.query<{ relation: string }>(
    'UPDATE growth.plan SET width = $1, ahead = $2 RETURNING relation',
    [width, Math.ceil(transfers / width) + 2],
  );
  for (const { relation } of rows) await pool.query('SELECT growth.extend($1)', [relation]);
  await pool.query('UPDATE growth.plan SET ahead = 2');
};

/** Fills the database, as its owner. `say` is told of each stage and how long it took. */
export const fillInParts = async (
  pool: Pool,
  fill: PlannedFill,
  say: (line: string) => void,
): Promise<void> => {
  const { members, connections } = fill;
  const stage = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const beganMs = performance.now();
    await work();
    say(`${what}: ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  };
  const all = <Job>(
    jobs: readonly Job[],
    run: (ask: (text: string) => Promise<unknown>, job: Job) => Promise<void>,
  ) => workThrough(pool, connections, jobs, run);
  const rounds = Math.max(1, Math.round((fill.entries / members - 2) / entriesARound - roundsBeyond));
  const segments = segmentsOf(members, rounds);
  const last = segments.at(-1);
  if (last === undefined) throw new BenchError('nobody plays');
  const places = last.transfersBefore + 2 * last.players;

  await stage('parts', () => makeParts(pool, fill.width, places));
  const at = await readBases(pool);
  const client = await pool.connect();
  const indexes = await readIndexes(client);
  for (const { drop } of indexes) await client.query(drop);
  client.release();

  await stage('members, accounts and deposits', () =>
    all(chunksOf(members, 1), async (ask, [low, high]) => {
      for (const text of addMembers(fill, at, places, low, high)) await ask(text);
    }),
  );
  await stage('balances', () =>
    all(
      chunksOf(members, 1),
      async (ask, [low, high]) => void (await ask(settleAccounts(at, rounds, low, high))),
    ),
  );
  const chunks = segments.flatMap((segment) =>
    chunksOf(segment.players, 0).map((range) => ({ segment, range })),
  );
  await stage(`${rounds} rounds of everybody`, () =>
    all(chunks, async (ask, { segment, range: [low, high] }) => {
      for (const text of addRounds(fill, at, places, segment, low, high)) await ask(text);
    }),
  );
  await pool.query(
    `SELECT setval('ledger.transfer_id', ${at.transfer + places}), setval(pg_get_serial_sequence('public.round', 'id'), max(r.id)),
       setval('wallet_transaction_id_seq', (SELECT max(id) FROM wallet_transaction)),
       setval(pg_get_serial_sequence('ledger.account', 'id'), ${at.account + members}),
       setval(pg_get_serial_sequence('public.member', 'id'), ${at.member + members}) FROM round r`,
  );
  // Keys before what refers to them; each table by one connection, since a key's lock keeps others from it.
  const making = indexes
    .toReversed()
    .map(({ make, relation, isReference }) => ({ make, relation, isReference }));
  const relations = [...new Set(making.map(({ relation }) => relation))];
  await stage('indexes', () =>
    all(relations, async (ask, relation) => {
      for (const one of making) if (one.relation === relation && !one.isReference) await ask(one.make);
    }),
  );
  await stage('references', () =>
    all([0], async (ask) => {
      for (const { make, isReference } of making) if (isReference) await ask(make);
    }),
  );
  await stage('vacuum', () =>
    all(
      [...relations, 'public.member', 'ledger.account'],
      async (ask, relation) => void (await ask(`VACUUM (ANALYZE) ${relation}`)),
    ),
  );
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
};
