import type { Pool } from 'pg';

/** The database's time, told without asking it at every turn (decision 0338). */
export interface DatabaseClock {
  readonly now: () => Date;
  /** Looks no more; what was read last goes on to be told. */
  readonly close: () => Promise<void>;
}

interface DatabaseClockOptions {
  /** Milliseconds since some moment, which nobody sets; the process's own unless told. */
  readonly elapsedMs?: () => number;
  /** Told when the database's time turned out to be this many milliseconds later (earlier when negative) than was told. */
  readonly onMoved?: (byMs: number) => void;
}

const readEveryMs = 30_000;
/** After a reading that failed, the next one is tried sooner. */
const readAgainMs = 5_000;
const answerWithinMs = 2_000;
/** Of so many answers in a row the quickest counts. */
const questions = 3;
/** A smaller difference is left alone. */
const ignoredMs = 10;
/** Told time stands still until a database that is behind by no more has come up to it; a later one sets it back. */
const standsStillMaxMs = 5_000;
/** What ran in between a sleeping machine's clocks tells that it slept: one of them went on. */
const partedMs = 1_000;
const lookEveryMs = 1_000;

interface Reading {
  /** The database's time when the clock that measures stood at zero. */
  readonly zeroMs: number;
  /** By how much it may be wrong either way. */
  readonly withinMs: number;
}

const question = {
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now_ms',
  query_timeout: answerWithinMs,
};

/** Asks for the time on one connection. The answer was true halfway between asking and hearing, give or take that half. */
const readTime = async (pool: Pool, elapsedMs: () => number): Promise<Reading> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    let best: Reading | undefined;
    for (let asked = 0; asked < questions; asked += 1) {
      const askedMs = elapsedMs();
      const { rows } = await client.query<{ now_ms: number }>(question);
      const withinMs = (elapsedMs() - askedMs) / 2;
      const nowMs = rows[0]?.now_ms ?? Number.NaN;
      if (best === undefined || withinMs < best.withinMs)
        best = { zeroMs: nowMs - askedMs - withinMs, withinMs };
    }
    isBroken = false;
    if (best === undefined || Number.isNaN(best.zeroMs)) throw new Error('the database tells no time');
    return best;
  } finally {
    // One that did not answer in time may answer the next question with it.
    client.release(isBroken);
  }
};

const monotonicMs = (): number => performance.now();

/**
 * Reads the database's time once, and goes on from it by a clock that nobody sets: for commands. Rejects when the database
 * does not answer.
 */
export const readDatabaseClock = async (pool: Pool): Promise<Pick<DatabaseClock, 'now'>> => {
  const { zeroMs } = await readTime(pool, monotonicMs);
  return { now: () => new Date(zeroMs + monotonicMs()) };
};

/**
 * Reads the database's time, and again every half minute until it is closed; while the database is away, time goes on from
 * what was read last. Never goes back for a difference of up to five seconds: it stands still until the database has come up
 * to it. Rejects when the database does not answer the first time.
 */
export const openDatabaseClock = async (
  pool: Pool,
  { elapsedMs = monotonicMs, onMoved }: DatabaseClockOptions = {},
): Promise<DatabaseClock> => {
  let { zeroMs } = await readTime(pool, elapsedMs);
  let toldMs = Number.NEGATIVE_INFINITY;
  let dueMs = elapsedMs() + readEveryMs;
  const wallZero = (): number => Date.now() - elapsedMs();
  let wallZeroMs = wallZero();
  let reading: Promise<void> | undefined;

  const readAnew = async (): Promise<void> => {
    wallZeroMs = wallZero();
    const read = await readTime(pool, elapsedMs).catch(() => undefined);
    dueMs = elapsedMs() + (read === undefined ? readAgainMs : readEveryMs);
    if (read === undefined) return;
    const byMs = read.zeroMs - zeroMs;
    if (Math.abs(byMs) <= Math.max(ignoredMs, read.withinMs)) return;
    zeroMs = read.zeroMs;
    onMoved?.(byMs);
  };
  const timer = setInterval(() => {
    const isDue = elapsedMs() >= dueMs || Math.abs(wallZero() - wallZeroMs) > partedMs;
    if (reading !== undefined || !isDue) return;
    reading = readAnew().finally(() => {
      reading = undefined;
    });
  }, lookEveryMs);
  timer.unref();

  return {
    now: () => {
      const nowMs = zeroMs + elapsedMs();
      if (nowMs >= toldMs || toldMs - nowMs > standsStillMaxMs) toldMs = nowMs;
      return new Date(toldMs);
    },
    close: async () => {
      clearInterval(timer);
      await reading;
    },
  };
};
