import { type Currency, currencySchema, type Locale, localized } from '@pavilion/contract';
import type {
  AgentReportRow,
  CashReportRow,
  LiabilityReportRow,
  MethodReportRow,
  PlayReportRow,
  playGroupings,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from '@pavilion/postgres';
import { gameTypeNames } from '../catalogue/index.ts';
import { cashTerms, isOfPlay, liabilityTerms, playTerms } from './terms.ts';

/** Days of a site, by its clock; both belong to the span. */
export interface Span {
  readonly siteId: number;
  readonly from: string;
  readonly to: string;
}

const money = (amountMinor: bigint, currency: Currency): string => toDecimal(minor(amountMinor), currency);

/** A part of a whole in per cent with two decimals, rounded to the nearest; null where there is no whole. */
export const percent = (part: bigint, whole: bigint): string | null => {
  if (whole <= 0n) return null;
  const doubled = (part < 0n ? -part : part) * 20_000n + whole;
  const hundredths = doubled / (2n * whole);
  const sign = part < 0n && hundredths > 0n ? '-' : '';
  return `${sign}${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};

type PlayGrouping = (typeof playGroupings)[number];

interface PlaySums {
  readonly currency: string;
  readonly rounds: number;
  readonly turnover: bigint;
  readonly ggr: bigint;
  readonly adjustments: bigint;
  readonly results: bigint;
  readonly jackpots: bigint;
  readonly bonus: bigint;
}

const presentPlay = (sums: PlaySums) => {
  const currency = currencySchema.parse(sums.currency);
  const { turnover, ggr, adjustments, results, jackpots, bonus, rounds } = sums;
  return {
    currency,
    rounds,
    turnover: money(turnover, currency),
    wins: money(turnover + results - ggr, currency),
    results: money(results, currency),
    ggr: money(ggr, currency),
    hold: percent(ggr, turnover),
    jackpots: money(jackpots, currency),
    adjustments: money(adjustments, currency),
    bonus: money(bonus, currency),
    ngr: money(ggr + adjustments - jackpots - bonus, currency),
  };
};

const keyOf: Readonly<Record<PlayGrouping, string>> = {
  day: 'f.day::text',
  currency: 'f.currency',
  type: "coalesce(g.gt_id::text, '')",
  provider:
    "CASE WHEN f.from_owner = 'provider' OR f.to_owner = 'provider' THEN f.owner_id::text ELSE coalesce(g.gp_id::text, '') END",
  game: "coalesce(g.id::text, '')",
};

type Names = ReadonlyMap<string, string>;

const readNames = async (
  pool: Pool,
  by: PlayGrouping,
  keys: readonly string[],
  locale: Locale,
): Promise<Names> => {
  if (by === 'type') return new Map(Object.entries(gameTypeNames).map(([id, names]) => [id, names[locale]]));
  if (by !== 'provider' && by !== 'game') return new Map();
  const text =
    by === 'provider'
      ? 'SELECT gp_id AS id, name FROM provider WHERE gp_id = ANY ($1)'
      : 'SELECT id, names AS name FROM game WHERE id = ANY ($1)';
  const { rows } = await pool.query<{ id: number; name: Parameters<typeof localized>[0] }>(text, [
    keys.filter((key) => key !== '').map(Number),
  ]);
  return new Map(rows.map(({ id, name }) => [String(id), localized(name, locale)]));
};

/** The rows of the report of play; without a grouping, its totals by currency. */
const sumPlay = async (
  pool: Pool,
  { siteId, from, to }: Span,
  key: string,
  currency: Currency | null,
): Promise<readonly (PlaySums & { readonly key: string })[]> => {
  const { rows } = await pool.query<PlaySums & { key: string }>(
    `SELECT ${key} AS key, f.currency, ${playTerms}
       FROM report.flow f LEFT JOIN game g ON g.id = f.game_id
      WHERE f.site_id = $1 AND f.day BETWEEN $2::date AND $3::date AND ($4::text IS NULL OR f.currency = $4) AND ${isOfPlay}
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [siteId, from, to, currency],
  );
  return rows;
};

export const readPlay = async (
  pool: Pool,
  span: Span,
  { by, currency, locale }: { by: PlayGrouping; currency: Currency | null; locale: Locale },
): Promise<{ rows: PlayReportRow[]; totals: ReturnType<typeof presentPlay>[] }> => {
  const [rows, totals] = await Promise.all([
    sumPlay(pool, span, keyOf[by], currency),
    sumPlay(pool, span, "''::text", currency),
  ]);
  const names = await readNames(
    pool,
    by,
    rows.map(({ key }) => key),
    locale,
  );
  return {
    rows: rows.map((row) => ({ key: row.key, name: names.get(row.key) ?? row.key, ...presentPlay(row) })),
    totals: totals.map(presentPlay),
  };
};

interface CashSums {
  readonly key: string;
  readonly currency: string;
  readonly deposits: number;
  readonly deposited: bigint;
  readonly withdrawals: number;
  readonly withdrawn: bigint;
}

export const readCash = async (
  pool: Pool,
  { siteId, from, to }: Span,
  { by, currency }: { by: 'day' | 'currency'; currency: Currency | null },
): Promise<CashReportRow[]> => {
  const { rows } = await pool.query<CashSums>(
    `SELECT ${keyOf[by]} AS key, f.currency, ${cashTerms}
       FROM report.flow f
      WHERE f.site_id = $1 AND f.day BETWEEN $2::date AND $3::date AND ($4::text IS NULL OR f.currency = $4)
        AND (f.from_owner = 'gateway' OR f.to_owner = 'gateway')
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [siteId, from, to, currency],
  );
  return rows.map((row) => {
    const code = currencySchema.parse(row.currency);
    return {
      key: row.key,
      currency: code,
      deposits: { count: row.deposits, amount: money(row.deposited, code) },
      withdrawals: { count: row.withdrawals, amount: money(row.withdrawn, code) },
      net: money(row.deposited - row.withdrawn, code),
    };
  });
};

export interface AgentSums {
  readonly agent_id: number | null;
  readonly account: string | null;
  readonly currency: string;
  readonly members: number;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly bonus: bigint;
}

/**
 * How many of those whose sorted gaps stand in a column of `report.agent_people_day` were not there before, since `$2`: whoever was
 * there on several days of a span is counted on the first.
 */
export const newSince = (gaps: 'gaps' | 'deposit_gaps' | 'stake_gaps'): string =>
  `coalesce(sum(cardinality(d.${gaps}) - width_bucket(d.day - $2::date, d.${gaps})), 0)::integer`;

/** What came of the members of each agent, as a query that may be read row by row. */
export const agentsQuery = ({ siteId, from, to }: Span, currency: Currency | null) => ({
  text: `SELECT a.id AS agent_id, a.account, s.currency, s.members, s.deposited, s.withdrawn, s.staked, s.won, s.bonus
       FROM (
         SELECT d.agent_id, d.currency, ${newSince('gaps')} AS members, sum(d.deposited_minor)::bigint AS deposited,
                sum(d.withdrawn_minor)::bigint AS withdrawn, sum(d.staked_minor)::bigint AS staked,
                sum(d.won_minor)::bigint AS won, sum(d.bonus_minor)::bigint AS bonus
           FROM report.agent_people_day d
          WHERE d.site_id = $1 AND d.day BETWEEN $2::date AND $3::date AND ($4::text IS NULL OR d.currency = $4)
          GROUP BY 1, 2
       ) s
       LEFT JOIN member a ON a.id = s.agent_id
      ORDER BY 2 NULLS LAST, 3`,
  values: [siteId, from, to, currency],
});

export const presentAgent = (row: AgentSums): AgentReportRow => {
  const code = currencySchema.parse(row.currency);
  return {
    agent: row.agent_id === null ? null : { id: row.agent_id, account: row.account ?? '' },
    currency: code,
    members: row.members,
    deposits: money(row.deposited, code),
    withdrawals: money(row.withdrawn, code),
    stakes: money(row.staked, code),
    wins: money(row.won, code),
    bonus: money(row.bonus, code),
    net: money(row.staked - row.won - row.bonus, code),
  };
};

export const readAgents = async (
  pool: Pool,
  span: Span,
  currency: Currency | null,
): Promise<AgentReportRow[]> =>
  (await pool.query<AgentSums>(agentsQuery(span, currency))).rows.map(presentAgent);

interface MethodSums {
  readonly method_id: number;
  readonly name: Parameters<typeof localized>[0];
  readonly currency: string;
  readonly ordered: number;
  readonly credited: number;
  readonly credited_minor: bigint;
  readonly fee_minor: bigint;
}

export const readMethods = async (
  pool: Pool,
  { siteId, from, to }: Span,
  timeZone: string,
  locale: Locale,
): Promise<MethodReportRow[]> => {
  const { rows } = await pool.query<MethodSums>(
    `SELECT m.id AS method_id, m.name, o.currency, count(*)::integer AS ordered,
            count(*) FILTER (WHERE o.state = 'succeeded')::integer AS credited,
            coalesce(sum(o.amount_minor) FILTER (WHERE o.state = 'succeeded'), 0)::bigint AS credited_minor,
            coalesce(sum(o.fee_minor) FILTER (WHERE o.state = 'succeeded'), 0)::bigint AS fee_minor
       FROM deposit_order o JOIN deposit_method m ON m.id = o.method_id
      WHERE o.site_id = $1 AND o.created_at >= $2::date::timestamp AT TIME ZONE $4
        AND o.created_at < ($3::date + 1)::timestamp AT TIME ZONE $4
      GROUP BY 1, 2, 3 ORDER BY 3, 1`,
    [siteId, from, to, timeZone],
  );
  return rows.map((row) => {
    const currency = currencySchema.parse(row.currency);
    return {
      method_id: row.method_id,
      name: localized(row.name, locale),
      currency,
      ordered: row.ordered,
      credited: { count: row.credited, amount: money(row.credited_minor, currency) },
      fees: money(row.fee_minor, currency),
      conversion: percent(BigInt(row.credited), BigInt(row.ordered)),
    };
  });
};

type Standing = Exclude<keyof LiabilityReportRow, 'currency' | 'total'>;
const standings: readonly Standing[] = [
  'balances',
  'held',
  'elsewhere',
  'open_rounds',
  'withheld',
  'jackpots',
  'commissions',
];

export const readLiabilities = async (pool: Pool, siteId: number): Promise<LiabilityReportRow[]> => {
  const { rows } = await pool.query<{ currency: string } & Record<Standing, bigint>>(
    `SELECT f.currency, ${liabilityTerms} FROM report.flow f WHERE f.site_id = $1 GROUP BY 1 ORDER BY 1`,
    [siteId],
  );
  return rows.map((row) => {
    const currency = currencySchema.parse(row.currency);
    const total = standings.reduce((all, name) => all + row[name], 0n);
    const amounts = Object.fromEntries(standings.map((name) => [name, money(row[name], currency)]));
    return { currency, total: money(total, currency), ...(amounts as Record<Standing, string>) };
  });
};

/** What the report of play comes to for the house accounts, beside what the ledger's balances say; by currency. */
export const sumHouseGains = async (
  pool: Pool,
  { siteId, from, to }: Span,
  timeZone: string,
): Promise<{ currency: string; report: bigint; ledger: bigint }[]> => {
  const { rows } = await pool.query<{ currency: string; report: bigint; ledger: bigint }>(
    `SELECT currency, coalesce(r.ggr + r.adjustments - r.jackpots, 0) AS report, coalesce(l.gained_minor, 0) AS ledger
       FROM (
         SELECT f.currency, ${playTerms} FROM report.flow f
          WHERE f.site_id = $1 AND f.day BETWEEN $2::date AND $3::date AND ${isOfPlay} GROUP BY 1
       ) r
       FULL JOIN report.gains($1, 'provider', 'house', $2::date::timestamp AT TIME ZONE $4,
         ($3::date + 1)::timestamp AT TIME ZONE $4) l USING (currency)
      ORDER BY 1`,
    [siteId, from, to, timeZone],
  );
  return rows;
};

/** What a day had come to by an hour of it: hours before `beforeHour` (1 to 24), by currency. */
export const sumPlayUntil = async (
  pool: Pool,
  siteId: number,
  day: string,
  beforeHour: number,
): Promise<ReturnType<typeof presentPlay>[]> => {
  const { rows } = await pool.query<PlaySums>(
    `SELECT f.currency, ${playTerms} FROM report.flow f
      WHERE f.site_id = $1 AND f.day = $2::date AND f.hour < $3 AND ${isOfPlay} GROUP BY 1 ORDER BY 1`,
    [siteId, day, beforeHour],
  );
  return rows.map(presentPlay);
};

/** GGR of each hour of a day in which something was played, by currency. */
export const sumHours = async (
  pool: Pool,
  siteId: number,
  day: string,
): Promise<{ currency: Currency; hour: number; ggr: string }[]> => {
  const { rows } = await pool.query<PlaySums & { hour: number }>(
    `SELECT f.currency, f.hour, ${playTerms} FROM report.flow f
      WHERE f.site_id = $1 AND f.day = $2::date AND ${isOfPlay} GROUP BY 1, 2 ORDER BY 1, 2`,
    [siteId, day],
  );
  return rows.map((row) => {
    const { currency, ggr } = presentPlay(row);
    return { currency, hour: row.hour, ggr };
  });
};
