import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { dayAfter, dayIn, type Period } from './period.ts';

type MakeDeps = Pick<Hall, 'pool' | 'clock'>;

/** A transaction that is still under way when the rounds are looked at is found by the next look. */
const overlapMs = 10 * 60_000;

interface MadeRow {
  readonly time_zone: string;
  readonly through: string;
  readonly looked_at: Date;
}

/** Writes the sums of some days anew, from the rounds. */
export const writeDays = async (
  tx: PoolClient,
  { siteId, timeZone, fromDay, toDay }: Period,
): Promise<number> => {
  await tx.query('DELETE FROM game_day WHERE site_id = $1 AND day BETWEEN $2 AND $3', [
    siteId,
    fromDay,
    toDay,
  ]);
  const { rowCount } = await tx.query(
    `INSERT INTO game_day (site_id, day, game_id, currency, rounds, turnover_minor, win_minor, stake_square, stake_win, win_square)
     SELECT $1, day, game_id, currency, rounds, turnover_minor, win_minor, stake_square, stake_win, win_square
       FROM sum_game_days($1, $2, $3::date::timestamp AT TIME ZONE $2, ($4::date + 1)::timestamp AT TIME ZONE $2)`,
    [siteId, timeZone, fromDay, toDay],
  );
  return rowCount ?? 0;
};

/** Days that are made already and of whose rounds something was told since: corrections, wins taken back. */
const readTouchedDays = async (tx: PoolClient, siteId: number, made: MadeRow): Promise<string[]> => {
  const { rows } = await tx.query<{ day: string }>(
    `SELECT DISTINCT (r.closed_at AT TIME ZONE $2)::date::text AS day
       FROM wallet_transaction t JOIN round r ON r.id = t.round_id
      WHERE t.site_id = $1 AND t.processed_at > $3 AND r.closed_at < ($4::date + 1)::timestamp AT TIME ZONE $2`,
    [siteId, made.time_zone, new Date(made.looked_at.getTime() - overlapMs), made.through],
  );
  return rows.map(({ day }) => day);
};

/** The day on which the first round of a site closed; null before there is one. */
const readFirstDay = async (tx: PoolClient, siteId: number, timeZone: string): Promise<string | null> => {
  const { rows } = await tx.query<{ day: string | null }>(
    `SELECT (min(closed_at) AT TIME ZONE $2)::date::text AS day FROM round WHERE site_id = $1 AND state = 'closed'`,
    [siteId, timeZone],
  );
  return rows[0]?.day ?? null;
};

/**
 * Brings a site's daily sums up to yesterday, and makes those days anew of whose rounds something was told since. Other
 * clocks make other days: then all are made anew. Answers whether a day has ended since the last time.
 */
export const makeGameDays = (
  { pool, clock }: MakeDeps,
  { id: siteId, settings: { time_zone: timeZone } }: Site,
): Promise<boolean> =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const yesterday = dayAfter(dayIn(timeZone, now), -1);
    await tx.query('SELECT FROM site WHERE id = $1 FOR NO KEY UPDATE', [siteId]);
    const { rows } = await tx.query<MadeRow>(
      'SELECT time_zone, through::text AS through, looked_at FROM game_day_made WHERE site_id = $1',
      [siteId],
    );
    const [known] = rows;
    const made = known?.time_zone === timeZone ? known : undefined;
    if (made === undefined) await tx.query('DELETE FROM game_day WHERE site_id = $1', [siteId]);
    else
      for (const day of await readTouchedDays(tx, siteId, made))
        await writeDays(tx, { siteId, timeZone, fromDay: day, toDay: day });
    const fromDay = made === undefined ? await readFirstDay(tx, siteId, timeZone) : dayAfter(made.through, 1);
    const isNew = fromDay !== null && fromDay <= yesterday;
    if (isNew) await writeDays(tx, { siteId, timeZone, fromDay, toDay: yesterday });
    const through = made !== undefined && made.through > yesterday ? made.through : yesterday;
    await tx.query(
      `INSERT INTO game_day_made (site_id, time_zone, through, looked_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (site_id) DO UPDATE SET time_zone = $2, through = $3, looked_at = $4`,
      [siteId, timeZone, through, now],
    );
    return isNew;
  });
