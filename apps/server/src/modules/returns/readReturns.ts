import { currencySchema, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { ReturnRow, returnList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { textOf, textsOf } from '../../infra/storedText.ts';
import { judgeReturn, type RoundSums } from './band.ts';
import { type DayRow, dayAfter, type Period, sumColumns, sumRounds } from './period.ts';

/**
 * Sums by day: of days that are made from their table, of the others, today above all, from the rounds. What is told of a
 * day that is made comes into its sums within the half hour.
 */
const readDays = async (pool: Pool, period: Period): Promise<DayRow[]> => {
  const { siteId, timeZone, fromDay, toDay } = period;
  const made = await pool.query<{ through: string }>(
    'SELECT through::text AS through FROM game_day_made WHERE site_id = $1 AND time_zone = $2',
    [siteId, timeZone],
  );
  const through = made.rows[0]?.through;
  if (through === undefined || through < fromDay) return sumRounds(pool, period);
  const { rows } = await pool.query<DayRow>(
    `SELECT ${sumColumns} FROM game_day WHERE site_id = $1 AND day BETWEEN $2 AND least($3::date, $4::date)`,
    [siteId, fromDay, toDay, through],
  );
  if (through >= toDay) return rows;
  return [...rows, ...(await sumRounds(pool, { ...period, fromDay: dayAfter(through, 1) }))];
};

interface GameOfReturn {
  readonly id: number;
  readonly game_code: string;
  readonly names: unknown;
  readonly gt_id: number;
  readonly gp_id: number;
  readonly provider_name: unknown;
  readonly rtp_bp: number | null;
  readonly deviation_milli: number | null;
}

const readGames = async (pool: Pool, ids: readonly number[]): Promise<ReadonlyMap<number, GameOfReturn>> => {
  const { rows } = await pool.query<GameOfReturn>(
    `SELECT g.id, g.game_code, g.names, g.gt_id, g.gp_id, p.name AS provider_name, g.rtp_bp, g.deviation_milli
       FROM game g JOIN provider p ON p.gp_id = g.gp_id WHERE g.id = ANY ($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

interface GameSums extends RoundSums {
  readonly gameId: number;
  readonly currency: string;
}

const addUp = (days: readonly DayRow[]): GameSums[] =>
  [...Map.groupBy(days, ({ game_id, currency }) => `${game_id} ${currency}`).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const sum = (pick: (row: DayRow) => bigint | string): bigint =>
      rows.reduce((total, row) => total + BigInt(pick(row)), 0n);
    return [
      {
        gameId: first.game_id,
        currency: first.currency,
        rounds: sum((row) => row.rounds),
        turnover: sum((row) => row.turnover_minor),
        wins: sum((row) => row.win_minor),
        stakeSquare: sum((row) => row.stake_square),
        stakeWin: sum((row) => row.stake_win),
        winSquare: sum((row) => row.win_square),
      },
    ];
  });

const present = (sums: GameSums, game: GameOfReturn, locale: Locale): ReturnRow => {
  const currency = currencySchema.parse(sums.currency);
  const judged = judgeReturn(sums, { rtpBp: game.rtp_bp, deviationMilli: game.deviation_milli });
  const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));
  return {
    game: {
      id: game.id,
      code: game.game_code,
      name: textOf(game.names, locale),
      type: gameTypeIdSchema.parse(game.gt_id),
    },
    provider: { id: game.gp_id, name: textOf(game.provider_name, locale) },
    currency,
    rounds: Number(sums.rounds),
    turnover: toDecimal(minor(sums.turnover), currency),
    wins: toDecimal(minor(sums.wins), currency),
    actual_ppm: Number(judged.actualPpm),
    theory_ppm: numberOf(judged.theoryPpm),
    band_ppm: numberOf(judged.bandPpm),
    deviation_milli: numberOf(judged.deviationMilli),
    deviation_from: judged.deviationFrom,
    verdict: judged.verdict,
  };
};

/** A return with the names by which its game is found. */
interface FoundReturn {
  readonly row: ReturnRow;
  readonly names: readonly string[];
}

/** What the games of a site returned over some days, each judged. */
export const readReturns = async (
  pool: Pool,
  period: Period,
  locale: Locale,
): Promise<readonly FoundReturn[]> => {
  const sums = addUp(await readDays(pool, period));
  const games = await readGames(pool, [...new Set(sums.map(({ gameId }) => gameId))]);
  return sums.flatMap((one) => {
    const game = games.get(one.gameId);
    if (game === undefined) return [];
    return [{ row: present(one, game, locale), names: Object.values(textsOf(game.names)) }];
  });
};

type Asked = z.output<typeof returnList.body>;

/** How far a return lies from what it should be, in bands; what cannot be judged lies at none. */
const distanceOf = ({ actual_ppm, theory_ppm, band_ppm }: ReturnRow): number =>
  theory_ppm === null || band_ppm === null || band_ppm === 0
    ? 0
    : Math.abs(actual_ppm - theory_ppm) / band_ppm;

const orders = {
  rounds: ({ rounds }: ReturnRow): number => rounds,
  actual: ({ actual_ppm }: ReturnRow): number => actual_ppm,
  distance: distanceOf,
} as const;

/** The rows that a list asks for, and how many there are. The farthest from its stated return first, unless told. */
export const pageOf = (found: readonly FoundReturn[], { filter, sort, page, perPage }: Asked) => {
  const q = filter.q?.toLowerCase();
  const fitting = found.filter(
    ({ row, names }) =>
      (q === undefined || [row.game.code, ...names].some((text) => text.toLowerCase().includes(q))) &&
      (filter.provider_id === undefined || row.provider.id === filter.provider_id) &&
      (filter.game_id === undefined || row.game.id === filter.game_id) &&
      (filter.currency === undefined || row.currency === filter.currency) &&
      (filter.verdict === undefined || row.verdict === filter.verdict),
  );
  const measure = orders[sort?.field ?? 'distance'];
  const direction = sort?.order === 'ASC' ? 1 : -1;
  const ordered = fitting.toSorted(
    (one, other) =>
      direction * (measure(one.row) - measure(other.row)) || one.row.game.id - other.row.game.id,
  );
  return {
    rows: ordered.slice((page - 1) * perPage, page * perPage).map(({ row }) => row),
    total: fitting.length,
  };
};
