import type { Pool, PoolClient } from '@pavilion/postgres';

/** Days of a site, both of them included. */
export interface Period {
  readonly siteId: number;
  readonly timeZone: string;
  readonly fromDay: string;
  readonly toDay: string;
}

const dayMs = 86_400_000;

/** The day that it is on the clocks of a zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How many days from one to another, both included. */
export const daysFrom = (fromDay: string, toDay: string): number =>
  (Date.parse(`${toDay}T00:00:00Z`) - Date.parse(`${fromDay}T00:00:00Z`)) / dayMs + 1;

/** Sums of a game, day and currency as the database has them. */
export interface DayRow {
  readonly day: string;
  readonly game_id: number;
  readonly currency: string;
  readonly rounds: bigint;
  readonly turnover_minor: bigint;
  readonly win_minor: bigint;
  readonly stake_square: string;
  readonly stake_win: string;
  readonly win_square: string;
}

export const sumColumns =
  'day::text AS day, game_id, currency, rounds, turnover_minor, win_minor, stake_square, stake_win, win_square';

/** Sums straight from the rounds. */
export const sumRounds = async (
  db: Pick<Pool | PoolClient, 'query'>,
  { siteId, timeZone, fromDay, toDay }: Period,
): Promise<DayRow[]> => {
  const { rows } = await db.query<DayRow>(
    `SELECT ${sumColumns} FROM sum_game_days($1, $2, $3::date::timestamp AT TIME ZONE $2, ($4::date + 1)::timestamp AT TIME ZONE $2)`,
    [siteId, timeZone, fromDay, toDay],
  );
  return rows;
};
