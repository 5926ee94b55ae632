import type { Locale } from '@pavilion/contract';
import {
  type AlarmName,
  alarmNames,
  alarmRights,
  alarmSeen,
  type OfficeAlarm,
  type OfficeRight,
} from '@pavilion/contract/office';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { OfficeCallerOf, StaffSession } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { readFailingParties } from '../system/index.ts';
import { doubtAfterAsks, staleRoundMs } from '../wallet/index.ts';

/** A round about which its provider was asked so often without an end is a matter for people. */
const stuckAfterAsks = 5;
/** Due awards are tried again every ten minutes, due content every minute: what is still due after this is not coming by itself. */
const awardLateMs = 30 * 60_000;
const contentLateMs = 2 * 60_000;
/** How many of what an alarm is about are named. */
const namedMax = 5;

interface AlarmRow {
  readonly name: string;
  readonly count: number;
  readonly since: Date;
  readonly last_at: Date;
  readonly about: readonly string[];
}

/** What the tables themselves say. Parameters: the site, and the moments before which something is late. */
const states: Readonly<Partial<Record<AlarmName, string>>> = {
  transfer_in_doubt: `count(*), min(created_at), max(created_at), '{}'::text[]
    FROM wallet_transfer WHERE site_id = $1 AND state IN ('created', 'sent', 'unknown') AND asked_times >= ${doubtAfterAsks}`,
  round_stuck: `count(*), min(opened_at), max(opened_at), '{}'::text[]
    FROM round WHERE site_id = $1 AND state = 'open' AND opened_at <= $2 AND asked_times >= ${stuckAfterAsks}`,
  // What a level earned waits while nothing may be given to its member: that is not late.
  award_not_paid: `count(*), min(a.created_at), max(a.created_at), '{}'::text[]
    FROM member_award a WHERE a.site_id = $1 AND a.paid_at IS NULL AND a.created_at <= $3
     AND (a.kind NOT IN ('vip_cash_back', 'vip_birthday')
       OR EXISTS (SELECT FROM member m JOIN vip_setting s ON s.site_id = m.site_id AND s.currency = a.currency AND s.active
                   WHERE m.id = a.member_id AND m.status = 'active')
      AND NOT EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = a.member_id AND r.excluded_until > $3))`,
  content_late: `count(*), min(least(publish_at, expire_at)), max(least(publish_at, expire_at)), '{}'::text[]
    FROM piece WHERE site_id = $1 AND least(publish_at, expire_at) <= $4`,
  process_gone: `count(*), min(seen_at), max(seen_at), array_agg(host || ' · ' || pid ORDER BY seen_at DESC)
    FROM hall_process WHERE seen_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'`,
  job_failed: `count(*), min(j.completed_on), max(j.completed_on), array_agg(DISTINCT j.name)
    FROM pgboss.job j WHERE j.state = 'failed' AND j.completed_on IS NOT NULL
     AND EXISTS (SELECT FROM pgboss.schedule s WHERE s.name = j.name)`,
};

/** Of the log, but shown as what it is: a queue, or a state above. */
const toldElsewhere = [...Object.keys(states), 'party_failing', 'win_withheld'];

const readStates = async (pool: Pool, siteId: number, now: Date): Promise<readonly AlarmRow[]> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const { rows } = await pool.query<AlarmRow>({
    name: 'office-alarms-of-states',
    text: `
      WITH state (name, count, since, last_at, about) AS (
        ${Object.entries(states)
          .map(([name, source]) => `SELECT '${name}', ${source}`)
          .join(' UNION ALL ')})
      SELECT name, count::integer, since, last_at, about FROM state WHERE count > 0`,
    values: [siteId, before(staleRoundMs), before(awardLateMs), before(contentLateMs)],
  });
  return rows;
};

/** What was logged within a week, by the database's own clock. */
const readLogged = async (pool: Pool, siteId: number): Promise<readonly AlarmRow[]> => {
  const { rows } = await pool.query<AlarmRow>({
    name: 'office-alarms-of-log',
    text: `
      SELECT name, sum(count)::integer AS count, min(first_at) AS since, max(last_at) AS last_at, '{}'::text[] AS about
        FROM alarm WHERE site_id IN (0, $1) AND last_at > now() - interval '7 days' AND name <> ALL ($2)
       GROUP BY name`,
    values: [siteId, toldElsewhere],
  });
  return rows;
};

const readFailing = async (pool: Pool, locale: Locale): Promise<readonly AlarmRow[]> => {
  const failing = await readFailingParties(pool, locale);
  const times = failing.map(({ since }) => Date.parse(since));
  if (failing.length === 0) return [];
  return [
    {
      name: 'party_failing' satisfies AlarmName,
      count: failing.length,
      since: new Date(Math.min(...times)),
      last_at: new Date(Math.max(...times)),
      about: failing.map(({ party }) => party),
    },
  ];
};

/** An alarm of the log that the contract does not name is for whoever sees the room System. */
const rightOf = (name: string): OfficeRight => {
  const known = alarmNames.find((one) => one === name);
  return known === undefined ? 'system.read' : alarmRights[known];
};

/** Who asks, of which site, in which language and when. */
interface Asking {
  readonly siteId: number;
  readonly rights: StaffSession['rights'];
  readonly locale: Locale;
  readonly now: Date;
}

/** What stands now, as far as somebody's rights go. */
const readStanding = async (
  pool: Pool,
  { siteId, rights, locale, now }: Asking,
): Promise<readonly AlarmRow[]> =>
  (await Promise.all([readStates(pool, siteId, now), readFailing(pool, locale), readLogged(pool, siteId)]))
    .flat()
    .filter(({ name }) => rights.has(rightOf(name)));

interface SeenRow {
  readonly name: string;
  readonly through: Date;
  readonly by: string;
  readonly seen_at: Date;
}

/** The alarms of a site for somebody: unseen ones first, then the newest. */
export const listAlarms = async (pool: Pool, asking: Asking): Promise<OfficeAlarm[]> => {
  const [standing, seen] = await Promise.all([
    readStanding(pool, asking),
    pool.query<SeenRow>(
      `SELECT a.name, a.through, a.seen_at, s.account AS by FROM alarm_seen a JOIN staff s ON s.id = a.seen_by WHERE a.site_id = $1`,
      [asking.siteId],
    ),
  ]);
  return standing
    .map(({ name, count, since, last_at, about }) => {
      const last = seen.rows.find((row) => row.name === name && row.through >= last_at);
      return {
        name,
        count,
        since: since.toISOString(),
        last_at: last_at.toISOString(),
        about: about.slice(0, namedMax),
        seen: last === undefined ? null : { by: last.by, at: last.seen_at.toISOString() },
      };
    })
    .sort(
      (one, other) =>
        Number(one.seen !== null) - Number(other.seen !== null) || other.last_at.localeCompare(one.last_at),
    );
};

/** Notes that somebody has seen an alarm. Refuses with 404 what does not stand, or is not theirs to see. */
export const seeAlarm = async (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  { actor, locale }: Pick<OfficeCallerOf<typeof alarmSeen>, 'actor' | 'locale'>,
  { name, through, reason }: z.output<typeof alarmSeen.body>,
): Promise<void> => {
  const now = clock.now();
  const { siteId, rights } = actor;
  const standing = await readStanding(pool, { siteId, rights, locale, now });
  const alarm = standing.find((one) => one.name === name);
  if (alarm === undefined) throw refused(alarmSeen.codes, 404, 'office.not_found');
  await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ through: Date }>(
      `INSERT INTO alarm_seen AS seen (site_id, name, through, seen_by, seen_at)
       VALUES ($1, $2, least($3::timestamptz, $6::timestamptz), $4, $5)
       ON CONFLICT (site_id, name) DO UPDATE
         SET through = greatest(seen.through, excluded.through), seen_by = $4, seen_at = $5
       RETURNING through`,
      // Nobody has seen what is still to come. A reader's clock counts milliseconds, the database's finer.
      [
        siteId,
        name,
        new Date(Date.parse(through) + 1),
        actor.staffId,
        now,
        new Date(alarm.last_at.getTime() + 1),
      ],
    );
    await actor.trace(tx, {
      subject: { kind: 'alarm', id: name },
      after: { count: alarm.count, through: rows[0]?.through.toISOString() },
      reason,
    });
  });
};
