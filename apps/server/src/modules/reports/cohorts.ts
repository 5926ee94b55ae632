import { successCode } from '@pavilion/contract';
import type { reportFunnel, reportRetention } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { z } from 'zod';
import { newSince, type Span } from './queries.ts';

/** Reports of people: how far those who join come, and how long they stay. */

type Funnel = Omit<z.output<typeof reportFunnel.data>, 'as_of'>;

interface FunnelRow {
  readonly joined: number;
  readonly cohort_deposited: number;
  readonly cohort_played: number;
  readonly first_deposits: number;
  readonly depositors: number;
  readonly players: number;
}

const refusalsShown = 20;

/** Where people gave up. */
const readRefused = async (
  pool: Pool,
  { siteId, from, to }: Span,
  timeZone: string,
): Promise<Funnel['refused']> => {
  const { rows } = await pool.query<Funnel['refused'][number]>(
    `SELECT code, field, count(*)::integer AS count FROM signup_attempt
      WHERE site_id = $1 AND code <> $6 AND at >= $2::date::timestamp AT TIME ZONE $4
        AND at < ($3::date + 1)::timestamp AT TIME ZONE $4
      GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT $5`,
    [siteId, from, to, timeZone, refusalsShown, successCode],
  );
  return rows;
};

export const readFunnel = async (
  pool: Pool,
  { siteId, from, to }: Span,
  timeZone: string,
): Promise<Funnel> => {
  const { rows } = await pool.query<FunnelRow>(
    `WITH span AS (
       SELECT $2::date::timestamp AT TIME ZONE $4 AS begins_at, ($3::date + 1)::timestamp AT TIME ZONE $4 AS ends_at
     ), cohort AS (
       SELECT coalesce(sum(new_depositors), 0)::integer AS deposited, coalesce(sum(new_players), 0)::integer AS played
       FROM report.cohort_day WHERE site_id = $1 AND joined BETWEEN $2::date AND $3::date
     ), period AS (
       SELECT ${newSince('deposit_gaps')} AS depositors, ${newSince('stake_gaps')} AS players
       FROM report.agent_people_day d WHERE d.site_id = $1 AND d.day BETWEEN $2::date AND $3::date
     )
     SELECT (SELECT count(*)::integer FROM member m, span WHERE m.site_id = $1 AND m.created_at >= span.begins_at
         AND m.created_at < span.ends_at) AS joined,
       cohort.deposited AS cohort_deposited, cohort.played AS cohort_played,
       (SELECT count(*)::integer FROM deposit_order o, span WHERE o.site_id = $1 AND o.state = 'succeeded'
         AND o.deposit_times = 1 AND o.settled_at >= span.begins_at AND o.settled_at < span.ends_at) AS first_deposits,
       period.depositors, period.players
     FROM cohort, period`,
    [siteId, from, to, timeZone],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the funnel has no row');
  return {
    joined: row.joined,
    refused: await readRefused(pool, { siteId, from, to }, timeZone),
    cohort: { deposited: row.cohort_deposited, played: row.cohort_played },
    period: { first_deposits: row.first_deposits, depositors: row.depositors, players: row.players },
  };
};

type Cohorts = z.output<typeof reportRetention.data>['cohorts'];

interface CohortRow {
  readonly week: string;
  readonly joined: number;
  readonly active: readonly number[];
}

/** Weeks begin on Monday, by the site's clock; the last cohort is that of the week that runs. */
export const readRetention = async (
  pool: Pool,
  { siteId, timeZone, weeks, now }: { siteId: number; timeZone: string; weeks: number; now: Date },
): Promise<Cohorts> => {
  const { rows } = await pool.query<CohortRow>(
    `WITH present AS (
       SELECT date_trunc('week', $3::timestamptz AT TIME ZONE $2)::date AS week
     ), begun AS (
       SELECT (p.week - 7 * n)::date AS week, p.week AS last FROM present p, generate_series(0, $4::integer - 1) n
     ), counted AS (
       SELECT b.week, (c.day - b.week) / 7 AS later, sum(c.players_of_week)::integer AS active
       FROM begun b JOIN report.cohort_day c ON c.site_id = $1 AND c.joined BETWEEN b.week AND b.week + 6 AND c.day >= b.week
       GROUP BY 1, 2
     )
     SELECT b.week::text AS week,
       (SELECT count(*)::integer FROM member m WHERE m.site_id = $1 AND m.created_at >= b.week::timestamp AT TIME ZONE $2
          AND m.created_at < (b.week + 7)::timestamp AT TIME ZONE $2) AS joined,
       (SELECT array_agg(coalesce(c.active, 0) ORDER BY n) FROM generate_series(0, (b.last - b.week) / 7) n
          LEFT JOIN counted c ON c.week = b.week AND c.later = n) AS active
     FROM begun b ORDER BY b.week`,
    [siteId, timeZone, now, weeks],
  );
  return rows.map(({ week, joined, active }) => ({ week, joined, active: [...active] }));
};
