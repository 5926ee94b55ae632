import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabaseClock, readDatabaseClock } from './databaseClock.ts';
import { createPool } from './pool.ts';

/**
 * A real server whose clock a test sets: a function of the same name stands before PostgreSQL's own. `hop` is what the clock
 * that measures goes on by while an answer is under way.
 */
let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`
    CREATE SCHEMA wall;
    CREATE TABLE wall.hand (at timestamptz);
    CREATE FUNCTION wall.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS 'SELECT at FROM wall.hand'`);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=wall,pg_catalog');
  pool = createPool(url.href, { max: 1 });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const noon = Date.parse('2026-03-01T12:00:00Z');
const beganMs = 1_000;
const lookEveryMs = 1_000;
let elapsed = beganMs;
let hop = 0;
const elapsedMs = (): number => {
  const now = elapsed;
  elapsed += hop;
  return now;
};
const setWall = (ms: number) =>
  database.owner.query('WITH gone AS (DELETE FROM wall.hand) INSERT INTO wall.hand VALUES ($1)', [
    new Date(ms),
  ]);
beforeEach(async () => {
  elapsed = beganMs;
  hop = 0;
  await setWall(noon);
});

const open = async (onMoved?: (byMs: number) => void) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const clock = await openDatabaseClock(pool, { elapsedMs, ...(onMoved === undefined ? {} : { onMoved }) });
  return {
    ...clock,
    told: () => clock.now().getTime() - noon,
    /** Time passes, and what is due is read. */
    pass: async (ms: number) => {
      elapsed += ms;
      // The machine's own clock goes as far, the look itself included.
      vi.setSystemTime(Date.now() + ms - lookEveryMs);
      vi.advanceTimersByTime(lookEveryMs);
      // Whoever waits for the one connection comes after the reading.
      await pool.query('SELECT 1');
      await Promise.resolve();
    },
    close: async () => {
      await clock.close();
      vi.useRealTimers();
    },
  };
};

describe('the time of the database', () => {
  it('is told whatever the machine’s clock says, and goes on between two readings', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon + 3_600_000 });
    try {
      const clock = await openDatabaseClock(pool, { elapsedMs });
      expect(clock.now()).toEqual(new Date(noon));
      vi.setSystemTime(noon - 3_600_000);
      elapsed += 1_500;
      expect(clock.now()).toEqual(new Date(noon + 1_500));
      await clock.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('was true halfway between the question and the answer', async () => {
    const hopMs = 80;
    hop = hopMs;
    const clock = await openDatabaseClock(pool, { elapsedMs });
    hop = 0;
    expect(clock.now().getTime()).toBe(noon + (elapsed - beganMs) - hopMs / 2);
    await clock.close();
  });

  it('is read anew after half a minute; a small difference is left alone', async () => {
    const moved: number[] = [];
    const clock = await open((byMs) => moved.push(byMs));
    await setWall(noon + 20_000 + 700);
    await clock.pass(20_000);
    expect(clock.told()).toBe(20_000);
    await setWall(noon + 30_000 + 700);
    await clock.pass(10_000);
    expect(clock.told()).toBe(30_700);
    await setWall(noon + 60_700 + 9);
    await clock.pass(30_000);
    expect(clock.told()).toBe(60_700);
    expect(moved).toEqual([700]);
    await clock.close();
  });

  it('does not go back by a little: it stands until the database has come up to it', async () => {
    const clock = await open();
    elapsed += 29_000;
    expect(clock.told()).toBe(29_000);
    await setWall(noon + 28_000);
    await clock.pass(1_000);
    expect(clock.told()).toBe(29_000);
    elapsed += 900;
    expect(clock.told()).toBe(29_000);
    elapsed += 600;
    expect(clock.told()).toBe(29_500);
    await clock.close();
  });

  it('goes back by more than five seconds at once: to stand that long would be worse', async () => {
    const clock = await open();
    expect(clock.told()).toBe(0);
    await setWall(noon - 3_600_000);
    await clock.pass(30_000);
    expect(clock.told()).toBe(-3_600_000);
    await clock.close();
  });

  it('is read anew at once where the machine’s clocks have parted, as after a sleep', async () => {
    const clock = await open();
    await setWall(noon + 8 * 3_600_000);
    await clock.pass(0);
    expect(clock.told()).toBe(0);
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await clock.pass(0);
    expect(clock.told()).toBe(8 * 3_600_000);
    await clock.close();
  });

  it('goes on from what was read last while the database is away, and is asked again soon', async () => {
    const clock = await open();
    await database.owner.query('ALTER TABLE wall.hand RENAME TO gone');
    await clock.pass(30_000);
    expect(clock.told()).toBe(30_000);
    await database.owner.query('ALTER TABLE wall.gone RENAME TO hand');
    await setWall(noon + 40_000);
    await clock.pass(4_000);
    expect(clock.told()).toBe(34_000);
    await clock.pass(1_000);
    expect(clock.told()).toBe(40_000);
    await clock.close();
  });

  it('is not told where the database does not answer the first time', async () => {
    const nobody = createPool('postgres://somebody@127.0.0.1:1/none');
    await expect(openDatabaseClock(nobody)).rejects.toThrow(/ECONNREFUSED/);
    await expect(readDatabaseClock(nobody)).rejects.toThrow(/ECONNREFUSED/);
    await nobody.end();
  });

  it('is read once for a command', async () => {
    const clock = await readDatabaseClock(pool);
    const first = clock.now().getTime();
    expect(first - noon).toBeGreaterThanOrEqual(0);
    await waitFor(async () => clock.now().getTime() > first, { what: 'time to go on' });
  });
});
