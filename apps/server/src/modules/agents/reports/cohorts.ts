import type { BodyOf, Currency, DataOf } from '@pavilion/contract';
import type { agentCohorts, Cohort, CohortFigures, CohortStep } from '@pavilion/contract/agentReports';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { CentreDeps } from '../centre.ts';
import { isSmall, mergeInOrder } from './mergeSmall.ts';
import { openScope, presentScope, type Reader, type Scope } from './scope.ts';

/** One week or month of those who joined in one; `period` 0 is that of joining. */
interface PeriodRow {
  readonly joined: string;
  readonly period: number;
  readonly registered: bigint;
  readonly first_deposits: bigint;
  readonly returned: bigint;
  readonly players: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
  readonly turnover: bigint;
  readonly ggr: bigint;
}

/**
 * A row for each week or month from that of joining to the present one, twelve further at most. `$1` to `$3` are whose line,
 * `$4` and `$5` the days, `$6` the step and `$7` the day of the site.
 */
const periodsText = `
  with step as (select ('1 ' || $6)::interval as length),
  cohort as (
    select c.joined::date, n.period, (c.joined + n.period * s.length)::date as begins
      from step s
     cross join generate_series(date_trunc($6, $4::timestamp), $5::timestamp, s.length) as c (joined)
     cross join generate_series(0, 12) as n (period)
     where c.joined + n.period * s.length <= $7::timestamp
  ), registered as (
    select date_trunc($6, h.day::timestamp)::date as joined, sum(h.members) as members
      from report.agent_heads h, step s
     where h.site_id = $1 and h.agent_id = $2 and h.currency = $3 and h.what = 'joined'
       and h.day >= date_trunc($6, $4::timestamp) and h.day < date_trunc($6, $5::timestamp) + s.length
     group by 1
  ), done as (
    select d.joined, date_trunc($6, d.day::timestamp)::date as begins, sum(d.first_deposits) as first_deposits,
           sum(d.returned) as returned, sum(d.players) as players, sum(d.deposited_minor) as deposited,
           sum(d.withdrawn_minor) as withdrawn, sum(d.turnover_minor) as turnover,
           sum(d.staked_minor - d.won_minor) as ggr
      from report.agent_cohort_day d
     where d.site_id = $1 and d.agent_id = $2 and d.currency = $3 and d.step = $6
       and d.joined >= date_trunc($6, $4::timestamp) and d.joined <= $5::date
     group by 1, 2
  )
  select c.joined::text, c.period, coalesce(r.members, 0)::bigint as registered,
         coalesce(d.first_deposits, 0)::bigint as first_deposits, coalesce(d.returned, 0)::bigint as returned,
         coalesce(d.players, 0)::bigint as players, coalesce(d.deposited, 0)::bigint as deposited,
         coalesce(d.withdrawn, 0)::bigint as withdrawn, coalesce(d.turnover, 0)::bigint as turnover,
         coalesce(d.ggr, 0)::bigint as ggr
    from cohort c left join registered r on r.joined = c.joined left join done d on d.joined = c.joined and d.begins = c.begins
   order by c.joined, c.period`;

const listPeriods = async (pool: Pool, { asked, span }: Scope, by: CohortStep): Promise<PeriodRow[]> => {
  const { siteId, agentId, currency } = asked;
  const { rows } = await pool.query<PeriodRow>({
    name: 'agent-cohorts',
    text: periodsText,
    values: [siteId, agentId, currency, span.from, span.to, by, span.today],
  });
  return rows;
};

/** What those who joined together came to, in minor units and heads. */
interface Joined {
  readonly joined: string;
  readonly merged: number;
  readonly members: number;
  readonly periods: readonly PeriodRow[];
}

const add = (one: PeriodRow, other: PeriodRow): PeriodRow => ({
  joined: one.joined,
  period: one.period,
  registered: one.registered + other.registered,
  first_deposits: one.first_deposits + other.first_deposits,
  returned: one.returned + other.returned,
  players: one.players + other.players,
  deposited: one.deposited + other.deposited,
  withdrawn: one.withdrawn + other.withdrawn,
  turnover: one.turnover + other.turnover,
  ggr: one.ggr + other.ggr,
});

/** Two as one, period by period: the later one has not come as far. */
const join = (into: Joined, later: Joined): Joined => ({
  joined: into.joined,
  merged: into.merged + later.merged + 1,
  members: into.members + later.members,
  periods: into.periods.map((row, at) => {
    const other = later.periods[at];
    return other === undefined ? row : add(row, other);
  }),
});

const isEmpty = ({ members, periods }: Joined): boolean =>
  members === 0 &&
  periods.every(({ players, deposited, withdrawn, turnover, ggr }) =>
    [players, deposited, withdrawn, turnover, ggr].every((figure) => figure === 0n),
  );

const presentFigures = ({ members, periods }: Joined, currency: Currency): CohortFigures => {
  const money = (amountMinor: bigint): string => toDecimal(minor(amountMinor), currency);
  const sum = (name: 'first_deposits' | 'returned'): number =>
    periods.reduce((total, row) => total + Number(row[name]), 0);
  return {
    members,
    first_deposits: sum('first_deposits'),
    returned: sum('returned'),
    periods: periods.map((row) => ({
      members: Number(row.registered),
      players: Number(row.players),
      deposit_amount: money(row.deposited),
      withdrawal_amount: money(row.withdrawn),
      turnover: money(row.turnover),
      ggr: money(row.ggr),
    })),
  };
};

/**
 * Members by the week or month in which they joined, and what they brought in those that followed. Too few are added to those
 * who joined before them. Refuses as `openScope` says.
 */
export const readCohorts = async (
  deps: CentreDeps,
  reader: Reader,
  { by, ...body }: BodyOf<typeof agentCohorts>,
): Promise<DataOf<typeof agentCohorts>> => {
  const scope = await openScope(deps, reader, body);
  const rows = await listPeriods(deps.pool, scope, by);
  const joined = [...Map.groupBy(rows, (row) => row.joined)]
    .map(
      ([day, periods]): Joined => ({
        joined: day,
        merged: 0,
        members: Number(periods[0]?.registered ?? 0n),
        periods,
      }),
    )
    .filter((one) => !isEmpty(one));
  const shown = mergeInOrder(joined, join).filter((one) => !isSmall(one));
  const { currency } = scope.asked;
  const nobody: Joined = { joined: scope.span.from, merged: 0, members: 0, periods: [] };
  return {
    ...presentScope(scope),
    list: shown.map(
      (one): Cohort => ({
        joined: one.joined,
        merged: one.merged,
        ...presentFigures(one, currency),
      }),
    ),
    total: presentFigures(shown.length === 0 ? nobody : shown.reduce(join), currency),
  };
};
