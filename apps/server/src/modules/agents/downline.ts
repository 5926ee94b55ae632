import type { SqlExecutor } from '@pavilion/postgres';
import type { Applicant } from './queries.ts';

/** Levels looked through between an agent and somebody below. */
export const levelsMax = 50;

export interface AgentRow {
  readonly is_agent: boolean;
  readonly agent_active: boolean;
}

/** How the member stands as an agent; undefined for nobody of the site. */
export const findAgent = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
): Promise<AgentRow | undefined> => {
  const { rows } = await executor.query<AgentRow>({
    name: 'agent-standing',
    text: 'select is_agent, agent_active from member where site_id = $1 and id = $2',
    values: [siteId, memberId],
  });
  return rows[0];
};

export const listDomains = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
): Promise<string[]> => {
  const { rows } = await executor.query<{ host: string }>({
    name: 'agent-domains',
    text: 'select host from agent_domain where site_id = $1 and agent_id = $2 order by host',
    values: [siteId, memberId],
  });
  return rows.map(({ host }) => host);
};

export interface DownlineCounts {
  readonly members: number;
  readonly lately: number;
  readonly agents: number;
}

/** Who stands directly under an agent: all, those who joined since a moment, and the agents among them. */
export const countDownline = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
  since: Date,
): Promise<DownlineCounts> => {
  const { rows } = await executor.query<DownlineCounts>({
    name: 'agent-downline-counts',
    text: `select count(*)::integer as members,
                  count(*) filter (where created_at >= $3)::integer as lately,
                  count(*) filter (where is_agent)::integer as agents
             from member where site_id = $1 and agent_id = $2`,
    values: [siteId, memberId, since],
  });
  return rows[0] ?? { members: 0, lately: 0, agents: 0 };
};

export interface PathStep {
  readonly member_id: number;
  readonly member_account: string;
}

/**
 * The way from an agent's own downline down to somebody, both ends told; undefined when that one does not stand under the
 * agent, however far.
 */
export const findPath = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
  belowId: number,
): Promise<PathStep[] | undefined> => {
  const { rows } = await executor.query<PathStep & { readonly above: number | null }>({
    name: 'agent-path',
    text: `with recursive up as (
             select id, account, agent_id, 1 as level from member where site_id = $1 and id = $3
             union all
             select m.id, m.account, m.agent_id, up.level + 1
               from up join member m on m.id = up.agent_id and m.site_id = $1
              where up.agent_id <> $2 and up.level < ${levelsMax})
           select id as member_id, account as member_account, agent_id as above from up order by level desc`,
    values: [siteId, memberId, belowId],
  });
  if (rows[0]?.above !== memberId) return undefined;
  return rows.map(({ member_id, member_account }) => ({ member_id, member_account }));
};

export interface DownlineRow {
  readonly id: number;
  readonly account: string;
  readonly is_agent: boolean;
  readonly agent_level: number;
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly members: number;
  readonly line_members: number;
  readonly may_play: boolean;
  readonly agent_active: boolean;
  readonly first_deposit: boolean;
  readonly active: boolean;
}

interface DownlinePage {
  /** Id of the last row of the page before. */
  readonly cursor: number | undefined;
  readonly count: number;
  readonly accountKey: string | undefined;
  /** On which days somebody is asked to have paid in for the first time, and to have played. */
  readonly span: { readonly from: string; readonly to: string };
  readonly now: Date;
}

/** Who stands directly under an agent, newest first, and how many there are in all. */
export const listDownline = async (
  executor: SqlExecutor,
  { siteId, memberId }: Applicant,
  { cursor, count, accountKey, span, now }: DownlinePage,
) => {
  const filter = 'f.site_id = $1 and f.agent_id = $2 and ($3::text is null or f.account_key = $3)';
  const values = [siteId, memberId, accountKey ?? null];
  const [page, counted] = await Promise.all([
    executor.query<DownlineRow>({
      name: 'agent-downline',
      text: `select f.id, f.account, f.is_agent, f.agent_level, f.agent_active, f.created_at,
                    (select max(s.last_seen_at) from session s where s.member_id = f.id) as last_seen_at,
                    (select count(*)::integer from member u where u.agent_id = f.id) as members,
                    (select coalesce(sum(l.members), 0)::integer from report.agent_line l where l.agent_id = f.id)
                      as line_members,
                    f.status = 'active' and not exists (
                      select from member_play_rule r where r.member_id = f.id and r.excluded_until > $8) as may_play,
                    exists (select from report.first_deposit p
                             where p.member_id = f.id and p.day between $6::date and $7::date) as first_deposit,
                    exists (select from report.member_game_day g
                             where g.member_id = f.id and g.day between $6::date and $7::date and g.gp_id <> 0
                               and (g.bets <> 0 or g.staked_minor <> 0 or g.won_minor <> 0)) as active
               from member f
              where ${filter} and ($4::integer is null or f.id < $4) order by f.id desc limit $5`,
      values: [...values, cursor ?? null, count + 1, span.from, span.to, now],
    }),
    executor.query<{ count: number }>({
      name: 'agent-downline-found',
      text: `select count(*)::integer as count from member f where ${filter}`,
      values,
    }),
  ]);
  const list = page.rows.slice(0, count);
  return {
    list,
    nextCursor: page.rows.length > count ? (list.at(-1)?.id.toString() ?? null) : null,
    totalCount: counted.rows[0]?.count ?? 0,
  };
};
