import type { Currency, LocalizedText } from '@pavilion/contract';
import type { OperationStep } from '@pavilion/contract/agentReports';
import type { Pool } from 'pg';
import type { Span } from '../centre.ts';
import {
  addTotals,
  headColumns,
  type LineTotals,
  playColumns,
  spanHeadColumns,
  sumColumns,
  type TotalsPart,
} from './lineTotals.ts';

/** Whose line, on which days, and of which games. */
export interface LineAsked {
  readonly siteId: number;
  readonly agentId: number;
  readonly currency: Currency;
  readonly span: Span;
  readonly gameType?: number | undefined;
  readonly gpId?: number | undefined;
}

const valuesOf = ({ siteId, agentId, currency, span }: LineAsked) =>
  [siteId, agentId, currency, span.from, span.to] as const;

/** `$1` to `$5` are `valuesOf`. */
const within = (table: string): string =>
  `${table}.site_id = $1 and ${table}.agent_id = $2 and ${table}.currency = $3 and ${table}.day between $4::date and $5::date`;

/** The first day within the span of the day, week or month that a day belongs to; weeks begin on Monday. */
const stepOf = (table: string): string => `greatest(date_trunc($6, ${table}.day)::date, $4::date)`;

type Keyed<Key> = TotalsPart & { readonly key: Key };

const byKey = <Key>(...lists: readonly (readonly Keyed<Key>[])[]): Map<Key, LineTotals> => {
  const parts = new Map<Key, TotalsPart[]>();
  for (const part of lists.flat()) parts.set(part.key, [...(parts.get(part.key) ?? []), part]);
  return new Map([...parts].map(([key, list]) => [key, addTotals(list)]));
};

/** Heads of a step, and those of them who are new in the whole span. */
interface StepHeads extends Keyed<string> {
  readonly span_players: bigint;
  readonly span_new_players: bigint;
  readonly span_depositors: bigint;
}

/** Totals of a line by day, week or month, and of the whole span; heads are left out where games are chosen. */
export const readSteps = async (
  pool: Pool,
  asked: LineAsked,
  by: OperationStep,
): Promise<{ steps: ReadonlyMap<string, LineTotals>; total: LineTotals }> => {
  const { gameType, gpId } = asked;
  const isWhole = gameType === undefined && gpId === undefined;
  const [sums, heads] = await Promise.all([
    isWhole
      ? pool.query<Keyed<string>>({
          name: 'agent-steps',
          text: `select ${stepOf('d')}::text as key, ${sumColumns} from report.agent_day d where ${within('d')} group by 1`,
          values: [...valuesOf(asked), by],
        })
      : pool.query<Keyed<string>>({
          name: 'agent-steps-of-games',
          text: `select ${stepOf('d')}::text as key, ${playColumns} from report.agent_game_day d
                  where ${within('d')} and ($7::smallint is null or d.game_type = $7) and ($8::integer is null or d.gp_id = $8)
                  group by 1`,
          values: [...valuesOf(asked), by, gameType ?? null, gpId ?? null],
        }),
    isWhole
      ? pool.query<StepHeads>({
          name: 'agent-step-heads',
          text: `select ${stepOf('h')}::text as key, ${headColumns(stepOf('h'))}, ${spanHeadColumns('$4::date')}
                   from report.agent_heads h where ${within('h')} group by 1`,
          values: [...valuesOf(asked), by],
        })
      : { rows: [] },
  ]);
  return {
    steps: byKey(sums.rows, heads.rows),
    total: addTotals([
      ...sums.rows,
      ...heads.rows.map(({ span_players, span_new_players, span_depositors, ...row }) => ({
        ...row,
        players: span_players,
        new_players: span_new_players,
        depositors: span_depositors,
      })),
    ]),
  };
};

/** Totals of a line by level: 1 is directly below. */
export const readLevels = async (pool: Pool, asked: LineAsked): Promise<ReadonlyMap<number, LineTotals>> => {
  const [sums, heads] = await Promise.all([
    pool.query<Keyed<number>>({
      name: 'agent-levels',
      text: `select d.depth as key, ${sumColumns} from report.agent_day d where ${within('d')} group by 1`,
      values: [...valuesOf(asked)],
    }),
    pool.query<Keyed<number>>({
      name: 'agent-level-heads',
      text: `select h.depth as key, ${headColumns('$4::date')} from report.agent_heads h where ${within('h')} group by 1`,
      values: [...valuesOf(asked)],
    }),
  ]);
  return byKey(sums.rows, heads.rows);
};

/** Agents who stood directly below, each on the days on which that was so. */
const childDays = (table: string, alias: string): string => `
  from agent_relation r
  join ${table} ${alias} on ${alias}.site_id = $1 and ${alias}.agent_id = r.member_id and ${alias}.currency = $3
   and ${alias}.day between greatest($4::date, r.from_day) and least($5::date, r.to_day)
 where r.agent_id = $2 and r.from_day <= $5::date and (r.to_day is null or r.to_day >= $4::date)
   and exists (select from report.agent_line l where l.agent_id = r.member_id)
 group by 1`;

/** Totals of the line of each agent directly below. */
export const readChildren = async (
  pool: Pool,
  asked: LineAsked,
): Promise<ReadonlyMap<number, LineTotals>> => {
  const [sums, heads] = await Promise.all([
    pool.query<Keyed<number>>({
      name: 'agent-children',
      text: `select r.member_id as key, ${sumColumns} ${childDays('report.agent_day', 'd')}`,
      values: [...valuesOf(asked)],
    }),
    pool.query<Keyed<number>>({
      name: 'agent-child-heads',
      text: `select r.member_id as key, ${headColumns('$4::date')} ${childDays('report.agent_heads', 'h')}`,
      values: [...valuesOf(asked)],
    }),
  ]);
  return byKey(sums.rows, heads.rows);
};

/** Agents who stood so far below, each on the days on which that was so; 0 is the agent whose line it is. */
const standing = `
  with recursive down as (
    select $2::integer as id, daterange($4::date, $5::date, '[]') as days, 0 as steps
    union all
    select r.member_id, s.days * daterange(r.from_day, r.to_day, '[]'), s.steps + 1
      from down s
      join agent_relation r on r.agent_id = s.id and daterange(r.from_day, r.to_day, '[]') && s.days
     where s.steps < $7 and exists (select from report.agent_line l where l.agent_id = r.member_id))`;

const direct = (table: string, alias: string): string => `
  from down s
  join ${table} ${alias} on ${alias}.site_id = $1 and ${alias}.agent_id = s.id and ${alias}.currency = $3
   and ${alias}.day between lower(s.days) and upper(s.days) - 1 and ${alias}.depth = 1
 where s.steps between $6 and $7
 group by 1`;

export interface LevelAgent {
  readonly member_id: number;
  readonly account: string;
  readonly agent_level: number;
  /** Steps below the agent whose line it is. */
  readonly steps: number;
  /** Who stands directly below today. */
  readonly members: number;
  readonly agents: number;
}

/** The agents so far below, and the totals of the members directly below each. */
export const readLevelAgents = async (
  pool: Pool,
  asked: LineAsked,
  from: number,
  to: number,
): Promise<{ readonly agents: LevelAgent[]; readonly totals: ReadonlyMap<number, LineTotals> }> => {
  const values = [...valuesOf(asked), from, to];
  const [sums, heads, agents] = await Promise.all([
    pool.query<Keyed<number>>({
      name: 'agent-level-agents',
      text: `${standing} select s.id as key, ${sumColumns} ${direct('report.agent_day', 'd')}`,
      values,
    }),
    pool.query<Keyed<number>>({
      name: 'agent-level-agent-heads',
      text: `${standing} select s.id as key, ${headColumns('$4::date')} ${direct('report.agent_heads', 'h')}`,
      values,
    }),
    pool.query<LevelAgent>({
      name: 'agent-level-agent-names',
      text: `${standing}
        select m.id as member_id, m.account, m.agent_level, min(s.steps) as steps,
               coalesce(max(l.members), 0)::integer as members, coalesce(max(l.agents), 0)::integer as agents
          from down s join member m on m.id = s.id and m.site_id = $1 and m.currency = $3
          left join report.agent_line l on l.agent_id = m.id and l.depth = 1
         where s.steps between $6 and $7 group by m.id`,
      values,
    }),
  ]);
  return { agents: agents.rows, totals: byKey(sums.rows, heads.rows) };
};

/** Which game types and providers a line played on these days. */
export const readGames = async (
  pool: Pool,
  asked: LineAsked,
): Promise<{
  readonly gameTypes: number[];
  readonly providers: { gp_id: number; name: LocalizedText }[];
}> => {
  const { rows } = await pool.query<{ game_type: number; gp_id: number; name: LocalizedText | null }>({
    name: 'agent-games',
    text: `select g.game_type, g.gp_id, p.name
             from (select distinct d.game_type, d.gp_id from report.agent_game_day d where ${within('d')}) g
             left join provider p on p.gp_id = g.gp_id order by g.gp_id`,
    values: [...valuesOf(asked)],
  });
  const named = new Map(rows.flatMap(({ gp_id, name }) => (name === null ? [] : [[gp_id, name] as const])));
  return {
    gameTypes: [...new Set(rows.map(({ game_type }) => game_type))]
      .filter((type) => type !== 0)
      .sort((a, b) => a - b),
    providers: [...named].map(([gp_id, name]) => ({ gp_id, name })),
  };
};

export interface LineSize {
  readonly agent_id: number;
  readonly depth: number;
  readonly members: number;
  readonly agents: number;
  readonly online: number;
}

/** How many stand below an agent and are online, by level. */
export const readLine = async (pool: Pool, siteId: number, agentId: number): Promise<LineSize[]> => {
  const { rows } = await pool.query<LineSize>({
    name: 'agent-line',
    text: `select agent_id, depth::integer as depth, members, agents, online from report.agent_line
            where site_id = $1 and agent_id = $2 order by depth`,
    values: [siteId, agentId],
  });
  return rows;
};

export interface ChildRow {
  readonly member_id: number;
  readonly account: string;
  readonly agent_level: number;
  readonly members: number;
  readonly agents: number;
  readonly rate_ppm: number | null;
  readonly earned: bigint | null;
  readonly differential: bigint | null;
}

/**
 * Agents directly below who have somebody below themselves: how many, and what approved bills of cycles that end in the span
 * say of each line and of the agent above.
 */
export const readChildRows = async (
  pool: Pool,
  { siteId, agentId, span }: LineAsked,
  childIds: readonly number[],
): Promise<ChildRow[]> => {
  const { rows } = await pool.query<ChildRow>({
    name: 'agent-child-rows',
    text: `
      select m.id as member_id, m.account, m.agent_level,
             coalesce(line.members, 0)::integer as members, coalesce(line.agents, 0)::integer as agents,
             bill.rate_ppm, bill.earned, bill.differential
        from member m
        left join lateral (
          select sum(l.members) as members, sum(l.agents) as agents from report.agent_line l where l.agent_id = m.id
        ) line on true
        left join lateral (
          select (array_agg(b.rate_ppm order by c.to_day desc))[1] as rate_ppm, trunc(sum(b.earned))::bigint as earned,
                 trunc(sum(greatest(b.counts, 0) * own.rate_ppm / 1000000 - b.earned))::bigint as differential
            from agent_bill b
            join settlement_cycle c on c.id = b.cycle_id and c.state in ('approved', 'paying', 'paid')
            join agent_bill own on own.cycle_id = b.cycle_id and own.agent_id = $2
           where b.agent_id = m.id and c.to_day between $3::date and $4::date
        ) bill on true
       where m.site_id = $1 and (m.id = any($5::integer[]) or m.agent_id = $2 and m.is_agent)
         and (line.members is not null or m.id = any($5::integer[]))`,
    values: [siteId, agentId, span.from, span.to, childIds],
  });
  return rows;
};

/** The rate of an agent's latest approved bill of a cycle that ends in the span; null without one. */
export const readOwnRate = async (pool: Pool, { agentId, span }: LineAsked): Promise<number | null> => {
  const { rows } = await pool.query<{ rate_ppm: number }>({
    name: 'agent-own-rate',
    text: `select b.rate_ppm from agent_bill b
             join settlement_cycle c on c.id = b.cycle_id and c.state in ('approved', 'paying', 'paid')
            where b.agent_id = $1 and c.to_day between $2::date and $3::date order by c.to_day desc limit 1`,
    values: [agentId, span.from, span.to],
  });
  return rows[0]?.rate_ppm ?? null;
};
