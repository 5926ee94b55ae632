import { type Currency, currencySchema, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { MissionKind, MissionPeriod } from '@pavilion/contract/missions';
import type { MissionOne, MissionRow, missionList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { textOf, textsOf } from '../../infra/storedText.ts';
import { measureOf } from './judge.ts';

interface DeskRow {
  readonly id: number;
  readonly title: unknown;
  readonly currency: string;
  readonly kind: MissionKind;
  readonly period: MissionPeriod;
  readonly game_type: number | null;
  readonly goal: bigint;
  readonly award_minor: bigint;
  readonly budget_minor: bigint;
  readonly claims: number;
  readonly members: number;
  readonly cost_minor: bigint;
  readonly from_day: string;
  readonly to_day: string;
  readonly state: MissionRow['state'];
  readonly created_by: string;
  readonly created_at: Date;
}

/** `$1` is the site, `$2` its day. The cost is the sum of the awards. */
const missions = `
  SELECT m.id, m.title, m.currency, m.kind, m.period, m.game_type, m.goal, m.award_minor, m.budget_minor, m.from_day::text,
         m.to_day::text, m.created_by, m.created_at, s.claims, s.members, s.cost_minor,
         CASE WHEN m.ended_at IS NOT NULL THEN 'ended' WHEN m.to_day < $2 THEN 'over'
              WHEN m.spent_minor + m.award_minor > m.budget_minor THEN 'empty'
              WHEN m.from_day > $2 THEN 'coming' ELSE 'open' END AS state
    FROM mission m
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS claims, count(DISTINCT c.member_id)::integer AS members,
            coalesce(sum(a.amount_minor), 0)::bigint AS cost_minor
       FROM mission_claim c JOIN member_award a ON a.id = c.award_id WHERE c.mission_id = m.id) AS s
   WHERE m.site_id = $1`;

const present = (row: DeskRow, locale: Locale): MissionRow => {
  const currency = currencySchema.parse(row.currency);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    id: row.id,
    title: textOf(row.title, locale),
    currency,
    kind: row.kind,
    period: row.period,
    game_type: gameTypeIdSchema.nullable().parse(row.game_type),
    goal: measureOf(row.kind, row.goal, currency),
    award: money(row.award_minor),
    budget: money(row.budget_minor),
    claims: row.claims,
    cost: money(row.cost_minor),
    from_day: row.from_day,
    to_day: row.to_day,
    state: row.state,
  };
};

interface Reader {
  readonly siteId: number;
  readonly locale: Locale;
  readonly timeZone: string;
  /** The site's day. */
  readonly today: string;
}

const sortColumns = { id: 'id', from_day: 'from_day', to_day: 'to_day' } as const;

/** Missions of a site, the newest first unless told. */
export const listDesk = async (
  pool: Pool,
  { siteId, locale, today }: Reader,
  { filter, sort, page, perPage }: z.output<typeof missionList.body>,
) => {
  const values = [siteId, today, filter.state ?? null, filter.currency ?? null];
  const matching = `FROM (${missions}) AS one
    WHERE ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR currency = $4)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<DeskRow>(
    `SELECT * ${matching} ORDER BY ${sortColumns[sort?.field ?? 'id']} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, id
      LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), total: Number(counted.rows[0]?.total ?? 0n) };
};

const claimsShown = 50;

/** What the ledger has booked for awards of a mission. A posting whose move is in the archive was for the award's amount. */
const bookedFor = async (pool: Pool, siteId: number, id: number): Promise<bigint> => {
  const { rows } = await pool.query<{ booked: bigint }>(
    `SELECT coalesce(sum(coalesce(move.amount_minor, CASE WHEN transfer.id <= archive.through() THEN a.amount_minor END)), 0)::bigint
              AS booked
       FROM mission_claim c JOIN member_award a ON a.id = c.award_id
       JOIN ledger.transfer ON transfer.scope = 'award' AND transfer.key = a.id::text AND transfer.site_id = $1
       LEFT JOIN ledger.move ON move.transfer_id = transfer.id
      WHERE c.mission_id = $2`,
    [siteId, id],
  );
  return rows[0]?.booked ?? 0n;
};

/** Deposits credited on the days of a mission to members who have taken it. */
const broughtBy = async (pool: Pool, { siteId, timeZone }: Reader, id: number): Promise<bigint> => {
  const { rows } = await pool.query<{ brought: bigint }>(
    `SELECT coalesce(sum(o.amount_minor), 0)::bigint AS brought
       FROM mission m JOIN deposit_order o ON o.site_id = m.site_id AND o.currency = m.currency AND o.state = 'succeeded'
        AND o.settled_at >= m.from_day::timestamp AT TIME ZONE $3 AND o.settled_at < (m.to_day + 1)::timestamp AT TIME ZONE $3
      WHERE m.site_id = $1 AND m.id = $2
        AND o.member_id IN (SELECT c.member_id FROM mission_claim c WHERE c.mission_id = m.id)`,
    [siteId, id, timeZone],
  );
  return rows[0]?.brought ?? 0n;
};

interface ClaimRow {
  readonly award_id: bigint;
  readonly member_id: number;
  readonly account: string;
  readonly day: string;
  readonly amount_minor: bigint;
  readonly paid_at: Date;
}

const lastClaims = async (pool: Pool, id: number): Promise<readonly ClaimRow[]> => {
  const { rows } = await pool.query<ClaimRow>(
    `SELECT c.award_id, c.member_id, m.account, c.day::text, a.amount_minor, a.paid_at
       FROM mission_claim c JOIN member_award a ON a.id = c.award_id JOIN member m ON m.id = c.member_id
      WHERE c.mission_id = $1 ORDER BY c.award_id DESC LIMIT $2`,
    [id, claimsShown],
  );
  return rows;
};

/** One mission with its last claims; undefined for none of the site. */
export const findDesk = async (pool: Pool, reader: Reader, id: number): Promise<MissionOne | undefined> => {
  const { siteId, locale, today } = reader;
  const { rows } = await pool.query<DeskRow>(`${missions} AND m.id = $3`, [siteId, today, id]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [booked, brought, claims] = await Promise.all([
    bookedFor(pool, siteId, id),
    broughtBy(pool, reader, id),
    lastClaims(pool, id),
  ]);
  const currency = currencySchema.parse(row.currency);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    ...present(row, locale),
    titles: textsOf(row.title),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    members: row.members,
    booked: money(booked),
    brought: money(brought),
    last_claims: claims.map((claim) => ({
      id: claim.award_id.toString(),
      member: { id: claim.member_id, account: claim.account },
      day: claim.day,
      amount: money(claim.amount_minor),
      at: claim.paid_at.toISOString(),
    })),
  };
};

/** Whole days behind today over which a mission is tried. */
export const triedDays = 28;

interface Tried {
  readonly siteId: number;
  readonly currency: Currency;
  readonly kind: MissionKind;
  readonly period: MissionPeriod;
  readonly gameType: number | null;
  readonly goal: bigint;
}

/** Members who could be offered something now, and `$1` site, `$2` currency, `$3` now, `$4` the site's day, `$5` its zone. */
const fit = `
  fit AS MATERIALIZED (
    SELECT m.id FROM member m WHERE m.site_id = $1 AND m.currency = $2 AND m.status = 'active'
       AND NOT EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = m.id AND r.excluded_until > $3))`;

/** By which a day of the last ones belongs to which span: `$6` the period, `$7` how many days. */
const spanOf = (day: string): string =>
  `CASE $6::text WHEN 'once' THEN 0 WHEN 'day' THEN $4::date - ${day} ELSE ($4::date - ${day} - 1) / 7 END`;

const days = `$4::date - $7::integer`;
const begins = `(${days})::timestamp AT TIME ZONE $5`;
const ends = `$4::date::timestamp AT TIME ZONE $5`;

/** How often spans of the last days reached the goal, `$8`; `$9` the kind, `$10` the type of game. */
const reachedText = `
  WITH ${fit}, paid AS (
    SELECT o.member_id, (o.settled_at AT TIME ZONE $5)::date AS day, o.amount_minor AS amount, o.deposit_times = 1 AS is_first
      FROM deposit_order o
     WHERE $9 IN ('deposit', 'first_deposit') AND o.site_id = $1 AND o.currency = $2 AND o.state = 'succeeded'
       AND o.settled_at >= ${begins} AND o.settled_at < ${ends}
  ), counted AS (
    SELECT member_id, ${spanOf('day')} AS span, sum(amount)::numeric AS value FROM paid
     WHERE $9 = 'deposit' OR is_first GROUP BY 1, 2
    UNION ALL
    SELECT d.member_id, ${spanOf('d.day')}, sum(CASE $9 WHEN 'turnover' THEN d.turnover_minor ELSE d.bets END)::numeric
      FROM report.member_game_day d
     WHERE $9 IN ('turnover', 'rounds') AND d.site_id = $1 AND d.currency = $2 AND d.member_id <> 0 AND d.game_type <> 0
       AND d.day >= ${days} AND d.day < $4::date AND ($10::smallint IS NULL OR d.game_type = $10) GROUP BY 1, 2
    UNION ALL
    SELECT p.member_id, generate_series(1, $7 / $8), $8
      FROM (SELECT DISTINCT member_id FROM report.member_game_day
             WHERE $9 = 'signin' AND site_id = $1 AND currency = $2 AND member_id <> 0 AND game_type <> 0
               AND day >= ${days} AND day < $4::date) AS p
  )
  SELECT (SELECT count(*) FROM fit)::integer AS eligible,
         (SELECT count(*) FROM counted c WHERE c.value >= $8 AND c.member_id IN (SELECT id FROM fit))::integer AS reached`;

/** Who is offered a mission now, and how often it would have been taken over the last days. */
export const tryMission = async (
  pool: Pool,
  { siteId, currency, kind, period, gameType, goal }: Tried,
  { now, today, timeZone }: { readonly now: Date; readonly today: string; readonly timeZone: string },
): Promise<{ readonly eligible: number; readonly reached: number }> => {
  const { rows } = await pool.query<{ eligible: number; reached: number }>(reachedText, [
    siteId,
    currency,
    now,
    today,
    timeZone,
    period,
    triedDays,
    goal,
    kind,
    gameType,
  ]);
  return rows[0] ?? { eligible: 0, reached: 0 };
};
