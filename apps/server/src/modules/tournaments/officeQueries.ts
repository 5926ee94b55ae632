import { type Currency, currencySchema, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { TournamentOne, TournamentRow, tournamentDesk } from '@pavilion/contract/office';
import type { TournamentKind } from '@pavilion/contract/tournaments';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { textOf, textsOf } from '../../infra/storedText.ts';
import { presentScore } from './presenter.ts';
import { isFit, listPrizes, stateOf } from './queries.ts';

interface DeskRow {
  readonly id: number;
  readonly title: unknown;
  readonly currency: string;
  readonly kind: TournamentKind;
  readonly game_type: number | null;
  readonly games: number;
  readonly min_stake_minor: bigint;
  readonly budget_minor: bigint;
  readonly prize_places: number;
  readonly entrants: number;
  readonly scored: number;
  readonly cost_minor: bigint;
  readonly unpaid: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly counted_at: Date | null;
  readonly state: TournamentRow['state'];
  readonly created_by: string;
  readonly created_at: Date;
}

/** `$1` is the site, `$2` now. The cost is the sum of the awards. */
const tournaments = `
  SELECT t.id, t.title, t.currency, t.kind, t.game_type, t.min_stake_minor, t.starts_at, t.ends_at, t.counted_at, t.created_by,
         t.created_at, ${stateOf('$2')} AS state, p.budget_minor, p.prize_places, e.entrants, e.scored, e.cost_minor, e.unpaid,
         (SELECT count(*)::integer FROM tournament_game g WHERE g.tournament_id = t.id) AS games
    FROM tournament t
   CROSS JOIN LATERAL (
     SELECT sum(amount_minor * (last_place - first_place + 1))::bigint AS budget_minor, max(last_place)::integer AS prize_places
       FROM tournament_prize WHERE tournament_id = t.id) AS p
   CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE o.left_at IS NULL)::integer AS entrants,
            count(*) FILTER (WHERE o.left_at IS NULL AND o.score > 0)::integer AS scored,
            coalesce(sum(a.amount_minor), 0)::bigint AS cost_minor,
            count(*) FILTER (WHERE a.id IS NOT NULL AND a.paid_at IS NULL)::integer AS unpaid
       FROM tournament_entry o LEFT JOIN member_award a ON a.id = o.award_id WHERE o.tournament_id = t.id) AS e
   WHERE t.site_id = $1`;

const present = (row: DeskRow, locale: Locale): TournamentRow => {
  const currency = currencySchema.parse(row.currency);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    id: row.id,
    title: textOf(row.title, locale),
    currency,
    kind: row.kind,
    game_type: gameTypeIdSchema.nullable().parse(row.game_type),
    games: row.games,
    min_stake: money(row.min_stake_minor),
    budget: money(row.budget_minor),
    prize_places: row.prize_places,
    entrants: row.entrants,
    scored: row.scored,
    cost: money(row.cost_minor),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: row.state,
  };
};

interface Reader {
  readonly siteId: number;
  readonly locale: Locale;
  readonly now: Date;
}

const sortColumns = { id: 'id', starts_at: 'starts_at', ends_at: 'ends_at' } as const;

/** Tournaments of a site, the newest first unless told. */
export const listDesk = async (
  pool: Pool,
  { siteId, locale, now }: Reader,
  { filter, sort, page, perPage }: z.output<typeof tournamentDesk.body>,
) => {
  const values = [siteId, now, filter.state ?? null, filter.currency ?? null];
  const matching = `FROM (${tournaments}) AS one
    WHERE ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR currency = $4)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<DeskRow>(
    `SELECT * ${matching} ORDER BY ${sortColumns[sort?.field ?? 'id']} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, id
      LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), total: Number(counted.rows[0]?.total ?? 0n) };
};

/** What the ledger has booked for prizes of a tournament. A posting whose move is in the archive was for the award's amount. */
const bookedFor = async (pool: Pool, siteId: number, id: number): Promise<bigint> => {
  const { rows } = await pool.query<{ booked: bigint }>(
    `SELECT coalesce(sum(coalesce(move.amount_minor, CASE WHEN transfer.id <= archive.through() THEN a.amount_minor END)), 0)::bigint
              AS booked
       FROM tournament_entry e JOIN member_award a ON a.id = e.award_id
       JOIN ledger.transfer ON transfer.scope = 'award' AND transfer.key = a.id::text AND transfer.site_id = $1
       LEFT JOIN ledger.move ON move.transfer_id = transfer.id
      WHERE e.tournament_id = $2`,
    [siteId, id],
  );
  return rows[0]?.booked ?? 0n;
};

const placesShown = 50;

interface PlaceRow {
  readonly member_id: number;
  readonly account: string;
  readonly place: number | null;
  readonly score: bigint;
  readonly rounds: number;
  readonly reached_at: Date | null;
  readonly prize_minor: bigint | null;
}

/** Everybody who has scored, members without a place too: staff see who left the list and why nobody stands there. */
const standingOf = async (pool: Pool, id: number, now: Date): Promise<readonly PlaceRow[]> => {
  const { rows } = await pool.query<PlaceRow>(
    `WITH ranked AS (
       SELECT e.member_id, m.account, e.score, e.rounds, e.reached_at, e.reached_round,
              CASE WHEN t.counted_at IS NOT NULL THEN e.place
                   WHEN f.fit THEN (count(*) FILTER (WHERE f.fit) OVER (ORDER BY e.score DESC, e.reached_at, e.reached_round))::integer
                   END AS place
         FROM tournament t
         JOIN tournament_entry e ON e.tournament_id = t.id AND e.left_at IS NULL AND e.score > 0
         JOIN member m ON m.id = e.member_id
        CROSS JOIN LATERAL (SELECT ${isFit('$2')} AS fit) AS f
        WHERE t.id = $1)
     SELECT r.*, p.amount_minor AS prize_minor FROM ranked r
       LEFT JOIN tournament_prize p ON p.tournament_id = $1 AND r.place BETWEEN p.first_place AND p.last_place
      ORDER BY r.score DESC, r.reached_at, r.reached_round LIMIT $3`,
    [id, now, placesShown],
  );
  return rows;
};

const gameNamesOf = async (pool: Pool, id: number, locale: Locale): Promise<string[]> => {
  const { rows } = await pool.query<{ names: unknown }>(
    `SELECT g.names FROM tournament_game n JOIN game g ON g.id = n.game_id WHERE n.tournament_id = $1 ORDER BY g.id`,
    [id],
  );
  return rows.map(({ names }) => textOf(names, locale));
};

/** One tournament with its standing; undefined for none of the site. */
export const findDesk = async (
  pool: Pool,
  reader: Reader,
  id: number,
): Promise<TournamentOne | undefined> => {
  const { siteId, locale, now } = reader;
  const { rows } = await pool.query<DeskRow>(`${tournaments} AND t.id = $3`, [siteId, now, id]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [booked, standing, prizes, gameNames] = await Promise.all([
    bookedFor(pool, siteId, id),
    standingOf(pool, id, now),
    listPrizes(pool, id),
    gameNamesOf(pool, id, locale),
  ]);
  const currency = currencySchema.parse(row.currency);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    ...present(row, locale),
    titles: textsOf(row.title),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    counted_at: row.counted_at?.toISOString() ?? null,
    game_names: gameNames,
    prizes: prizes.map(({ amount_minor: amount, ...places }) => ({ ...places, amount: money(amount) })),
    booked: money(booked),
    unpaid: row.unpaid,
    standing: standing.map((one) => ({
      member: { id: one.member_id, account: one.account },
      place: one.place,
      score: presentScore(row.kind, one.score, currency),
      rounds: one.rounds,
      reached_at: one.reached_at?.toISOString() ?? null,
      prize: one.prize_minor === null ? null : money(one.prize_minor),
    })),
  };
};

interface Tried {
  readonly siteId: number;
  readonly currency: Currency;
  readonly gameType: number | null;
}

/** Members who are offered it now, and those of them who have played games of the type in the last 28 days. */
export const tryTournament = async (
  pool: Pool,
  { siteId, currency, gameType }: Tried,
  now: Date,
): Promise<{ readonly eligible: number; readonly played: number }> => {
  const { rows } = await pool.query<{ eligible: number; played: number }>(
    `WITH fit AS MATERIALIZED (SELECT m.id FROM member m WHERE m.site_id = $1 AND m.currency = $2 AND ${isFit('$3')})
     SELECT (SELECT count(*) FROM fit)::integer AS eligible,
            (SELECT count(DISTINCT d.member_id) FROM report.member_game_day d JOIN fit ON fit.id = d.member_id
              WHERE d.site_id = $1 AND d.currency = $2 AND d.game_type <> 0 AND d.day >= $3::date - 28
                AND ($4::smallint IS NULL OR d.game_type = $4))::integer AS played`,
    [siteId, currency, now, gameType],
  );
  return rows[0] ?? { eligible: 0, played: 0 };
};
