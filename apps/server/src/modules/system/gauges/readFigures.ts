import { type Pool, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { isOurs } from '../queries.ts';

/** The upper bounds of the bands of ages, in seconds, and their names; whatever is older is in the last one. */
const ageBoundsSeconds = [60, 600, 3_600, 86_400] as const;
export const ageBands = ['under_1m', 'under_10m', 'under_1h', 'under_1d', 'over_1d'] as const;
type AgeBand = (typeof ageBands)[number];

/**
 * Rows that are counted of one kind at most, the oldest first. A hall with more open rounds or orders than this has to hear
 * of the old ones; the count of the young ones stops here.
 */
const countedMax = 20_000;
/** A statement that takes longer is given up: the gauges grow old rather than the database slow. */
const statementMs = 2_000;

/** How many of something there are, by what and in which band of age. */
interface Aged {
  readonly by: string;
  readonly age: AgeBand;
  readonly count: number;
}

export interface Figures {
  readonly rounds: readonly Aged[];
  readonly deposits: readonly Aged[];
  readonly withdrawals: readonly Aged[];
  readonly outbox: { readonly waiting: number; readonly oldestSeconds: number };
  readonly horizon: { readonly behind: number; readonly ageSeconds: number };
  readonly jobs: readonly {
    readonly queue: string;
    readonly ready: number;
    readonly active: number;
    readonly failed: number;
    readonly oldestSeconds: number;
  }[];
  readonly standbys: readonly {
    readonly standby: string;
    readonly lagBytes: number;
    readonly lagSeconds: number;
  }[];
  readonly slots: readonly { readonly slot: string; readonly bytes: number; readonly isActive: boolean }[];
  readonly booksBalance: boolean;
  /** Of tables in parts, the parts that wait for their first row. */
  readonly growth: readonly { readonly relation: string; readonly parts: number }[];
  /** Of the archive, files that were found lost or changed, and parts that are noted and still have their rows. */
  readonly archive: { readonly faults: number; readonly unfinished: number };
}

export const depositStates = ['created', 'pending', 'reviewing'] as const;
export const withdrawalStates = ['requested', 'reviewing', 'approved', 'paying'] as const;

/** Counts rows with `by` and `at` by age. Parameters: the moment and the bounds of the bands. */
const countAged = async (client: PoolClient, name: string, rows: string, now: Date): Promise<Aged[]> => {
  const { rows: counted } = await client.query<{ by: string; band: number; count: number }>({
    name: `gauges-${name}`,
    text: `SELECT by, width_bucket(extract(epoch FROM $1::timestamptz - at)::float8, $2::float8[]) AS band,
                  count(*)::integer AS count
             FROM (${rows}) AS found (by, at) GROUP BY 1, 2`,
    values: [now, ageBoundsSeconds],
  });
  return counted.map(({ by, band, count }) => ({ by, age: ageBands[band] ?? 'over_1d', count }));
};

/** By `round_open`, in the order of the index: what is counted of it is bounded. */
const openRounds = `SELECT gp_id::text, opened_at FROM round WHERE state = 'open' ORDER BY opened_at LIMIT ${countedMax}`;

/** By `deposit_order_by_state`, of each site and state. */
const openDeposits = `
  SELECT state.name, found.created_at FROM site CROSS JOIN unnest('{${depositStates.join()}}'::text[]) AS state (name)
   CROSS JOIN LATERAL (SELECT created_at FROM deposit_order WHERE site_id = site.id AND state = state.name
                        ORDER BY created_at, id LIMIT ${countedMax}) AS found`;

/** By `withdrawal_order_to_review` and `withdrawal_order_to_pay`, which have nothing else in them. */
const openWithdrawals = `
  (SELECT state, created_at FROM withdrawal_order WHERE state IN ('requested', 'reviewing') LIMIT ${countedMax})
  UNION ALL (SELECT state, created_at FROM withdrawal_order WHERE state IN ('approved', 'paying') LIMIT ${countedMax})`;

const readOne = async <Row extends object>(client: PoolClient, name: string, text: string): Promise<Row> => {
  const { rows } = await client.query<Row>({ name: `gauges-${name}`, text });
  const [row] = rows;
  if (row === undefined) throw new Error(`the figure ${name} has no row`);
  return row;
};

const readOutbox = (client: PoolClient) =>
  readOne<Figures['outbox']>(
    client,
    'outbox',
    `SELECT count(*)::integer AS waiting,
            coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestSeconds"
       FROM (SELECT created_at FROM outbox ORDER BY id LIMIT ${countedMax}) AS waiting`,
  );

/** An age of 0 where everything is decided: a hall in which nothing is posted marks no new horizon. */
const readHorizon = (client: PoolClient) =>
  readOne<Figures['horizon']>(
    client,
    'horizon',
    'SELECT behind::float8 AS behind, age_seconds AS "ageSeconds" FROM ledger.horizon_lag()',
  );

const readBooks = (client: PoolClient) =>
  readOne<{ balance: boolean }>(
    client,
    'books',
    `SELECT NOT EXISTS (SELECT FROM alarm WHERE name = 'books_differ') AS balance`,
  );

/** As pg-boss counts its queues every half minute, and how late the first job of each is. */
const readJobs = async (client: PoolClient): Promise<Figures['jobs']> => {
  const { rows } = await client.query<Figures['jobs'][number]>({
    name: 'gauges-jobs',
    text: `SELECT q.name AS queue, q.ready_count AS ready, q.active_count AS active, q.failed_count AS failed,
                  coalesce(extract(epoch FROM now() - first.start_after), 0)::float8 AS "oldestSeconds"
             FROM pgboss.queue q LEFT JOIN LATERAL (
               SELECT j.start_after FROM pgboss.job j
                WHERE j.name = q.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now()
                ORDER BY j.priority DESC, j.created_on LIMIT 1) AS first ON true
            WHERE ${isOurs}`,
  });
  return rows;
};

const readStandbys = async (client: PoolClient): Promise<Figures['standbys']> => {
  const { rows } = await client.query<Figures['standbys'][number]>({
    name: 'gauges-standbys',
    text: `SELECT standby, max(lag_bytes)::float8 AS "lagBytes", max(lag_seconds) AS "lagSeconds"
             FROM standby_lag() GROUP BY standby`,
  });
  return rows;
};

/** A slot that nobody reads keeps log on the disk until it is full. */
const readSlots = async (client: PoolClient): Promise<Figures['slots']> => {
  const { rows } = await client.query<Figures['slots'][number]>({
    name: 'gauges-slots',
    text: `SELECT slot_name AS slot, active AS "isActive", coalesce(pg_wal_lsn_diff(
                    CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
                    restart_lsn), 0)::float8 AS bytes
             FROM pg_replication_slots`,
  });
  return rows;
};

const readGrowth = async (client: PoolClient): Promise<Figures['growth']> => {
  const { rows } = await client.query<Figures['growth'][number]>({
    name: 'gauges-growth',
    text: 'SELECT relation, parts FROM growth.ahead()',
  });
  return rows;
};

const readArchive = (client: PoolClient) =>
  readOne<Figures['archive']>(
    client,
    'archive',
    `SELECT count(fault)::integer AS faults, (count(*) FILTER (WHERE dropped_at IS NULL))::integer AS unfinished
       FROM archive.part`,
  );

/**
 * What the database says of the whole hall, in one transaction that only reads: at most `countedMax` entries of an index for
 * each kind. Throws the database's error, also when a statement took too long.
 */
export const readFigures = (pool: Pool, now: Date): Promise<Figures> =>
  withTransaction(pool, async (client) => {
    await client.query(`SET TRANSACTION READ ONLY; SET LOCAL statement_timeout = ${statementMs}`);
    return {
      rounds: await countAged(client, 'rounds', openRounds, now),
      deposits: await countAged(client, 'deposits', openDeposits, now),
      withdrawals: await countAged(client, 'withdrawals', openWithdrawals, now),
      outbox: await readOutbox(client),
      horizon: await readHorizon(client),
      jobs: await readJobs(client),
      standbys: await readStandbys(client),
      slots: await readSlots(client),
      booksBalance: (await readBooks(client)).balance,
      growth: await readGrowth(client),
      archive: await readArchive(client),
    };
  });
