import { type Currency, currencySchema } from '@pavilion/contract';
import { type OfficeToday, officeToday, queueNames } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { exceptionOfOrder, isOfSite } from '../cashier/index.ts';
import { sumPlayUntil } from '../reports/index.ts';

/** Somebody whose session was used so lately is online. */
const onlineMs = 5 * 60_000;

interface QueueRow {
  readonly name: OfficeToday['queues'][number]['name'];
  readonly count: number;
  readonly oldest_at: Date | null;
}

/** What waits for staff on a site, each with the age of its oldest. */
const readQueues = async (pool: Pool, siteId: number, now: Date): Promise<OfficeToday['queues']> => {
  const { rows } = await pool.query<QueueRow>({
    name: 'office-queues',
    text: `
      SELECT 'withdrawals' AS name, count(*)::integer AS count, min(created_at) AS oldest_at
        FROM withdrawal_order WHERE site_id = $1 AND state IN ('requested', 'reviewing')
      UNION ALL
      SELECT 'transfers', count(*)::integer, min(r.handed_in_at)
        FROM deposit_order o JOIN deposit_receipt r ON r.order_id = o.id WHERE o.site_id = $1 AND o.state = 'reviewing'
      UNION ALL
      SELECT 'payment_exceptions', count(*)::integer, min(e.at)
        FROM ${exceptionOfOrder} WHERE e.resolved_at IS NULL AND ${isOfSite('$1')}
      UNION ALL
      SELECT 'withheld_wins', count(*)::integer, min(created_at)
        FROM withheld_win WHERE site_id = $1 AND state = 'withheld'
      UNION ALL
      SELECT 'risk_cases', count(*)::integer, min(opened_at)
        FROM risk_case WHERE site_id = $1 AND closed_at IS NULL
      UNION ALL
      SELECT 'agent_applications', count(*)::integer, min(created_at)
        FROM agent_application WHERE site_id = $1 AND state = 'waiting'
      UNION ALL
      SELECT 'proposals', count(*)::integer, min(made_at)
        FROM proposal WHERE site_id = $1 AND state = 'open' AND expires_at > $2`,
    values: [siteId, now],
  });
  return queueNames.map((name) => {
    const row = rows.find((one) => one.name === name);
    return { name, count: row?.count ?? 0, oldest_at: row?.oldest_at?.toISOString() ?? null };
  });
};

interface CountRow {
  readonly day_began_at: Date;
  readonly online: number;
  readonly joined: number;
  readonly first_deposits: number;
}

const readCounts = async (pool: Pool, { id, settings }: Site, now: Date): Promise<CountRow> => {
  const { rows } = await pool.query<CountRow>({
    name: 'office-today',
    text: `
      WITH day AS (SELECT date_trunc('day', $2::timestamptz, $3) AS began_at)
      SELECT day.began_at AS day_began_at,
        (SELECT count(DISTINCT member_id)::integer FROM session
          WHERE site_id = $1 AND ended_at IS NULL AND last_seen_at > $4) AS online,
        (SELECT count(*)::integer FROM member WHERE site_id = $1 AND created_at >= day.began_at) AS joined,
        (SELECT count(*)::integer FROM deposit_order
          WHERE site_id = $1 AND state = 'succeeded' AND deposit_times = 1 AND settled_at >= day.began_at) AS first_deposits
        FROM day`,
    values: [id, now, settings.time_zone, new Date(now.getTime() - onlineMs)],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the day has no row');
  return row;
};

interface MoneyRow {
  readonly currency: string;
  readonly deposits: number;
  readonly deposited_minor: bigint;
  readonly withdrawals: number;
  readonly withdrawn_minor: bigint;
}

/** Deposits that were credited and withdrawals that were paid since the day began. */
const readMoney = async (pool: Pool, siteId: number, since: Date): Promise<OfficeToday['money']> => {
  const { rows } = await pool.query<MoneyRow>({
    name: 'office-today-money',
    text: `
      SELECT currency, sum(deposits)::integer AS deposits, sum(deposited_minor)::bigint AS deposited_minor,
             sum(withdrawals)::integer AS withdrawals, sum(withdrawn_minor)::bigint AS withdrawn_minor
        FROM (
          SELECT currency, 1 AS deposits, amount_minor AS deposited_minor, 0 AS withdrawals, 0 AS withdrawn_minor
            FROM deposit_order WHERE site_id = $1 AND state = 'succeeded' AND settled_at >= $2
          UNION ALL
          SELECT currency, 0, 0, 1, amount_minor
            FROM withdrawal_order WHERE site_id = $1 AND state = 'paid' AND settled_at >= $2
        ) AS one GROUP BY currency ORDER BY currency`,
    values: [siteId, since],
  });
  return rows.map((row) => {
    const currency = currencySchema.parse(row.currency);
    return {
      currency,
      deposits: { count: row.deposits, amount: toDecimal(minor(row.deposited_minor), currency) },
      withdrawals: { count: row.withdrawals, amount: toDecimal(minor(row.withdrawn_minor), currency) },
    };
  });
};

interface DayAndHour {
  readonly day: string;
  readonly yesterday: string;
  readonly week_before: string;
  readonly hour: number;
}

const readDays = async (pool: Pool, timeZone: string, now: Date): Promise<DayAndHour> => {
  const { rows } = await pool.query<DayAndHour>(
    `SELECT local::date::text AS day, (local::date - 1)::text AS yesterday, (local::date - 7)::text AS week_before,
            extract(hour FROM local)::integer AS hour
       FROM (SELECT $1::timestamptz AT TIME ZONE $2 AS local) l`,
    [now, timeZone],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the day has no row');
  return row;
};

const hoursOfDay = 24;

/** What play came to so far, and by the last full hour beside the same hour of yesterday and of the same weekday before. */
const readPlayed = async (
  pool: Pool,
  { id, settings }: Site,
  now: Date,
): Promise<Pick<OfficeToday, 'play' | 'compared_until'>> => {
  const { day, yesterday, week_before, hour } = await readDays(pool, settings.time_zone, now);
  const [soFar, today, before, weekBefore] = await Promise.all([
    sumPlayUntil(pool, id, day, hoursOfDay),
    sumPlayUntil(pool, id, day, hour),
    sumPlayUntil(pool, id, yesterday, hour),
    sumPlayUntil(pool, id, week_before, hour),
  ]);
  const of = (sums: Awaited<ReturnType<typeof sumPlayUntil>>, currency: Currency) => {
    const sum = sums.find((one) => one.currency === currency);
    const nothing = toDecimal(minor(0n), currency);
    return { turnover: sum?.turnover ?? nothing, ggr: sum?.ggr ?? nothing, ngr: sum?.ngr ?? nothing };
  };
  const currencies = [...new Set([soFar, before, weekBefore].flat().map(({ currency }) => currency))].sort();
  return {
    play: currencies.map((currency) => ({
      currency,
      so_far: of(soFar, currency),
      compared: {
        today: of(today, currency),
        yesterday: of(before, currency),
        week_before: of(weekBefore, currency),
      },
    })),
    compared_until: hour,
  };
};

/** How the day goes and what waits. */
export const todayCalls = ({ pool, clock }: Pick<Hall, 'pool' | 'clock'>): readonly OfficeCallHandler[] => [
  handleOffice(officeToday, null, async ({ site }) => {
    const now = clock.now();
    const counts = await readCounts(pool, site, now);
    const [queues, money, played] = await Promise.all([
      readQueues(pool, site.id, now),
      readMoney(pool, site.id, counts.day_began_at),
      readPlayed(pool, site, now),
    ]);
    return {
      as_of: now.toISOString(),
      day_began_at: counts.day_began_at.toISOString(),
      online: counts.online,
      joined: counts.joined,
      first_deposits: counts.first_deposits,
      money,
      ...played,
      queues,
    };
  }),
];
