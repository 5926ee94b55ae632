import { type Currency, currencySchema } from '@pavilion/contract';
import type { OfficeToday } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from '@pavilion/postgres';
import type { Site } from '../../infra/site.ts';
import { onlineMs } from '../identity/index.ts';
import { sumHours, sumPlayUntil } from '../reports/index.ts';

interface CountRow {
  readonly online: number;
  readonly joined: number;
}

/** Who is there and who came, since the day began. */
export const readCounts = async (
  pool: Pool,
  siteId: number,
  dayBeganAt: Date,
  now: Date,
): Promise<CountRow> => {
  const { rows } = await pool.query<CountRow>({
    name: 'office-today',
    text: `
      SELECT (SELECT count(DISTINCT member_id)::integer FROM session
               WHERE site_id = $1 AND ended_at IS NULL AND last_seen_at > $3) AS online,
             (SELECT count(*)::integer FROM member WHERE site_id = $1 AND created_at >= $2) AS joined`,
    values: [siteId, dayBeganAt, new Date(now.getTime() - onlineMs)],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the counts have no row');
  return row;
};

/** The spans of a day that are told of: all of today, and by its last full hour today and the days beside it. */
const spanNames = ['so_far', 'today', 'yesterday', 'week_before'] as const;
type SpanName = (typeof spanNames)[number];

interface SpanRow {
  readonly name: SpanName;
  /** By the calendar of the site. */
  readonly day: string;
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly hour: number;
}

export interface Spans {
  readonly spans: Readonly<Record<SpanName, SpanRow>>;
  /** The last full hour of the site's clock. */
  readonly hour: number;
}

/** The spans by a site's clock: of a day on which it is changed as well. */
export const readSpans = async (pool: Pool, timeZone: string, now: Date): Promise<Spans> => {
  const { rows } = await pool.query<SpanRow>({
    name: 'office-today-spans',
    text: `
      SELECT span.name, (local::date - days)::text AS day, extract(hour FROM local)::integer AS hour,
             (local::date - days)::timestamp AT TIME ZONE $2 AS begins_at,
             CASE WHEN span.name = 'so_far' THEN $1::timestamptz + interval '1 day'
                  ELSE (date_trunc('hour', local) - make_interval(days => days)) AT TIME ZONE $2 END AS ends_at
        FROM (SELECT $1::timestamptz AT TIME ZONE $2 AS local) l,
             (VALUES ('so_far', 0), ('today', 0), ('yesterday', 1), ('week_before', 7)) AS span (name, days)`,
    values: [now, timeZone],
  });
  const of = (name: SpanName): SpanRow => {
    const row = rows.find((one) => one.name === name);
    if (row === undefined) throw new Error(`the day has no span ${name}`);
    return row;
  };
  const spans = {
    so_far: of('so_far'),
    today: of('today'),
    yesterday: of('yesterday'),
    week_before: of('week_before'),
  };
  return { spans, hour: spans.today.hour };
};

interface MoneyRow {
  readonly span: SpanName;
  readonly currency: string;
  readonly deposits: number;
  readonly deposited_minor: bigint;
  readonly first_deposits: number;
  readonly withdrawals: number;
  readonly withdrawn_minor: bigint;
}

type Moved = OfficeToday['money'][number]['so_far'];

const movedOf = (rows: readonly MoneyRow[], span: SpanName, currency: Currency): Moved => {
  const row = rows.find((one) => one.span === span && one.currency === currency);
  const amount = (sum: bigint | undefined): string => toDecimal(minor(sum ?? 0n), currency);
  return {
    deposits: { count: row?.deposits ?? 0, amount: amount(row?.deposited_minor) },
    withdrawals: { count: row?.withdrawals ?? 0, amount: amount(row?.withdrawn_minor) },
  };
};

/** Deposits that were credited and withdrawals that were paid. */
export const readMoney = async (
  pool: Pool,
  siteId: number,
  { spans }: Spans,
): Promise<Pick<OfficeToday, 'money' | 'first_deposits' | 'first_deposits_compared'>> => {
  const { rows } = await pool.query<MoneyRow>({
    name: 'office-today-money',
    text: `
      WITH span AS (SELECT * FROM unnest($2::text[], $3::timestamptz[], $4::timestamptz[]) AS s (name, begins_at, ends_at)),
      moved AS (
        SELECT span.name, o.currency, 1 AS deposits, o.amount_minor AS deposited_minor,
               (o.deposit_times = 1)::integer AS first_deposits, 0 AS withdrawals, 0 AS withdrawn_minor
          FROM span JOIN deposit_order o ON o.site_id = $1 AND o.state = 'succeeded'
           AND o.settled_at >= span.begins_at AND o.settled_at < span.ends_at
        UNION ALL
        SELECT span.name, o.currency, 0, 0, 0, 1, o.amount_minor
          FROM span JOIN withdrawal_order o ON o.site_id = $1 AND o.state = 'paid'
           AND o.settled_at >= span.begins_at AND o.settled_at < span.ends_at
      )
      SELECT name AS span, currency, sum(deposits)::integer AS deposits, sum(deposited_minor)::bigint AS deposited_minor,
             coalesce(sum(first_deposits), 0)::integer AS first_deposits, sum(withdrawals)::integer AS withdrawals,
             sum(withdrawn_minor)::bigint AS withdrawn_minor
        FROM moved GROUP BY name, currency ORDER BY currency`,
    values: [
      siteId,
      spanNames,
      spanNames.map((name) => spans[name].begins_at),
      spanNames.map((name) => spans[name].ends_at),
    ],
  });
  const currencies = [...new Set(rows.map(({ currency }) => currencySchema.parse(currency)))];
  const first = (span: SpanName): number =>
    rows.reduce((sum, row) => (row.span === span ? sum + row.first_deposits : sum), 0);
  return {
    money: currencies.map((currency) => ({
      currency,
      so_far: movedOf(rows, 'so_far', currency),
      compared: {
        today: movedOf(rows, 'today', currency),
        yesterday: movedOf(rows, 'yesterday', currency),
        week_before: movedOf(rows, 'week_before', currency),
      },
    })),
    first_deposits: first('so_far'),
    first_deposits_compared: {
      today: first('today'),
      yesterday: first('yesterday'),
      week_before: first('week_before'),
    },
  };
};

const hoursOfDay = 24;

/** What play came to so far, and by the last full hour beside the same hour of yesterday and of the same weekday before. */
export const readPlayed = async (
  pool: Pool,
  { id }: Site,
  { spans, hour }: Spans,
): Promise<Pick<OfficeToday, 'play' | 'compared_until'>> => {
  const [soFar, today, before, weekBefore, hoursToday, hoursBefore] = await Promise.all([
    sumPlayUntil(pool, id, spans.so_far.day, hoursOfDay),
    sumPlayUntil(pool, id, spans.today.day, hour),
    sumPlayUntil(pool, id, spans.yesterday.day, hour),
    sumPlayUntil(pool, id, spans.week_before.day, hour),
    sumHours(pool, id, spans.today.day),
    sumHours(pool, id, spans.yesterday.day),
  ]);
  const nothing = (currency: Currency): string => toDecimal(minor(0n), currency);
  const of = (sums: typeof soFar, currency: Currency) => {
    const sum = sums.find((one) => one.currency === currency);
    const none = nothing(currency);
    return { turnover: sum?.turnover ?? none, ggr: sum?.ggr ?? none, ngr: sum?.ngr ?? none };
  };
  const inHour = (sums: typeof hoursToday, currency: Currency, at: number): string =>
    sums.find((one) => one.currency === currency && one.hour === at)?.ggr ?? nothing(currency);
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
      hours: Array.from({ length: hoursOfDay }, (_, at) => ({
        hour: at,
        today: at <= hour ? inHour(hoursToday, currency, at) : null,
        yesterday: inHour(hoursBefore, currency, at),
      })),
    })),
    compared_until: hour,
  };
};
