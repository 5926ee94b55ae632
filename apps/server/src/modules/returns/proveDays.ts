import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { type DayRow, type Period, sumColumns, sumRounds } from './period.ts';

const keyOf = ({ day, game_id, currency }: DayRow): string => `${day} ${game_id} ${currency}`;
const textOfRow = (row: DayRow): string => Object.values(row).map(String).join(' ');

/** Compares the sums of days that are made with the rounds, in one look at the database. */
export const proveDays = (
  pool: Pool,
  period: Period,
): Promise<{ readonly compared: number; readonly differing: number }> =>
  withTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const { siteId, fromDay, toDay, timeZone } = period;
    const made = await tx.query<DayRow>(
      `SELECT ${sumColumns} FROM game_day WHERE site_id = $1 AND day BETWEEN $2 AND $3`,
      [siteId, fromDay, toDay],
    );
    const through = await tx.query<{ through: string }>(
      'SELECT through::text AS through FROM game_day_made WHERE site_id = $1 AND time_zone = $2',
      [siteId, timeZone],
    );
    const last = through.rows[0]?.through ?? '';
    const summed = (await sumRounds(tx, period)).filter(({ day }) => day <= last);
    const [kept, told] = [made.rows, summed].map(
      (rows) => new Map(rows.map((row) => [keyOf(row), textOfRow(row)])),
    );
    const keys = new Set([...(kept?.keys() ?? []), ...(told?.keys() ?? [])]);
    const differing = [...keys].filter((key) => kept?.get(key) !== told?.get(key));
    return { compared: keys.size, differing: differing.length };
  });
