import { currencySchema } from '@pavilion/contract';
import type {
  AgentApplicationOne,
  AgentApplicationRow,
  AgentRow,
  agentApplicationList,
  agentList,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { countList } from '../../infra/countedList.ts';
import { accountKeyOf, maskField } from '../identity/index.ts';
import { levelsMax } from './downline.ts';

interface ApplicationDeskRow extends Pick<AgentApplicationRow, 'state' | 'contact_by' | 'plan' | 'refusal'> {
  readonly id: bigint;
  readonly member_id: number;
  readonly account: string;
  readonly status: AgentApplicationRow['member']['status'];
  readonly contact: string;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly created_at: Date;
}

const presentApplication = (row: ApplicationDeskRow): AgentApplicationRow => ({
  id: String(row.id),
  member: { id: row.member_id, account: row.account, status: row.status },
  state: row.state,
  contact_by: row.contact_by,
  contact: maskField(row.contact_by, row.contact) ?? '',
  plan: row.plan,
  refusal: row.refusal,
  decided_by: row.decided_by,
  decided_at: row.decided_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** `$1` is the site. */
const applications = `
  SELECT a.id, a.member_id, m.account, m.status, a.state, a.contact_by, a.contact, a.plan, a.refusal, a.decided_by,
         a.decided_at, a.created_at
    FROM agent_application a JOIN member m ON m.id = a.member_id WHERE a.site_id = $1`;

/** Applications of a site; those that wait unless other states are asked for, the oldest first unless told. */
export const listApplications = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof agentApplicationList.body>,
) => {
  const values = [
    siteId,
    filter.states ?? ['waiting'],
    filter.account === undefined ? null : accountKeyOf(filter.account),
  ];
  const matching = `${applications} AND a.state = ANY ($2) AND ($3::text IS NULL OR m.account_key = $3)`;
  const bounds = await countList(pool, `FROM (${matching}) AS one`, values);
  const { rows } = await pool.query<ApplicationDeskRow>(
    `${matching} ORDER BY a.created_at ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, a.id LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentApplication), ...bounds };
};

/** Where somebody who applied can be reached, in clear; undefined for no application of the site. */
export const readContact = async (
  pool: Pool,
  siteId: number,
  id: string,
): Promise<{ readonly contact: string; readonly memberId: number } | undefined> => {
  const { rows } = await pool.query<{ contact: string; member_id: number }>(
    'SELECT contact, member_id FROM agent_application WHERE site_id = $1 AND id = $2',
    [siteId, id],
  );
  const [row] = rows;
  return row === undefined ? undefined : { contact: row.contact, memberId: row.member_id };
};

interface ApplicantRow {
  readonly currency: string;
  readonly joined_at: Date;
  readonly may_recommend: boolean;
  readonly agent_id: number | null;
  readonly agent_account: string | null;
  readonly friends: number;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

const readApplicant = async (pool: Pool, siteId: number, memberId: number): Promise<ApplicantRow> => {
  const { rows } = await pool.query<ApplicantRow>(
    `SELECT m.currency, m.created_at AS joined_at, m.recommend_enabled AS may_recommend, m.agent_id,
            up.account AS agent_account,
            (SELECT count(*)::integer FROM member f WHERE f.introducer_id = m.id) AS friends,
            (SELECT coalesce(sum(amount_minor), 0)::bigint FROM deposit_order
              WHERE site_id = $1 AND member_id = m.id AND currency = m.currency AND state = 'succeeded') AS deposited,
            (SELECT coalesce(sum(amount_minor), 0)::bigint FROM withdrawal_order
              WHERE site_id = $1 AND member_id = m.id AND currency = m.currency AND state = 'paid') AS withdrawn
       FROM member m LEFT JOIN member up ON up.id = m.agent_id WHERE m.site_id = $1 AND m.id = $2`,
    [siteId, memberId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`member ${memberId} of an application is gone`);
  return row;
};

const earlierMax = 10;

/** An application with what is known of the member; undefined for none of the site. */
export const findApplicationAtDesk = async (
  pool: Pool,
  siteId: number,
  id: string,
): Promise<AgentApplicationOne | undefined> => {
  const { rows } = await pool.query<ApplicationDeskRow>(`${applications} AND a.id = $2`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [member, earlier] = await Promise.all([
    readApplicant(pool, siteId, row.member_id),
    pool.query<Pick<ApplicationDeskRow, 'id' | 'state' | 'refusal' | 'created_at'>>(
      `SELECT id, state, refusal, created_at FROM agent_application
        WHERE site_id = $1 AND member_id = $2 AND id < $3 ORDER BY id DESC LIMIT $4`,
      [siteId, row.member_id, row.id, earlierMax],
    ),
  ]);
  const currency = currencySchema.parse(member.currency);
  return {
    ...presentApplication(row),
    joined_at: member.joined_at.toISOString(),
    currency,
    agent: member.agent_id === null ? null : { id: member.agent_id, account: member.agent_account ?? '' },
    may_recommend: member.may_recommend,
    friends: member.friends,
    deposited: toDecimal(minor(member.deposited), currency),
    withdrawn: toDecimal(minor(member.withdrawn), currency),
    earlier: earlier.rows.map((one) => ({
      id: String(one.id),
      state: one.state,
      refusal: one.refusal,
      created_at: one.created_at.toISOString(),
    })),
  };
};

interface BroughtRow {
  readonly members: number;
  readonly members_30_days: number;
  readonly agents: number;
  readonly depositors: number;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

interface AgentDeskRow extends BroughtRow {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  readonly status: AgentRow['status'];
  readonly agent_active: boolean;
  readonly agent_level: number;
  readonly agent_id: number | null;
  readonly agent_account: string | null;
  readonly created_at: Date;
}

/** How many a set of members are. `u` is each of them, `$1` the site, `$2` the moment since which they count as new. */
const brought = `
  count(*)::integer AS members,
  count(*) FILTER (WHERE u.created_at >= $2)::integer AS members_30_days,
  count(*) FILTER (WHERE u.is_agent)::integer AS agents`;

/** What came of agents' members, from the sums of reports. `d` is each of their days. */
const came = `
  coalesce(sum(d.new_depositors), 0)::integer AS depositors,
  coalesce(sum(d.deposited_minor), 0)::bigint AS deposited,
  coalesce(sum(d.withdrawn_minor), 0)::bigint AS withdrawn`;

const agentColumns = `m.id, m.account, m.account_key, m.currency, m.status, m.agent_active, m.agent_level, m.agent_id, m.created_at`;

/** Rows of agents with what members directly under each came to; `chosen` is a query of members. */
const withBrought = (chosen: string): string => `
  SELECT m.*, up.account AS agent_account, below.*, money.*
    FROM (${chosen}) AS m LEFT JOIN member up ON up.id = m.agent_id
   CROSS JOIN LATERAL (SELECT ${brought} FROM member u WHERE u.site_id = $1 AND u.agent_id = m.id) AS below
   CROSS JOIN LATERAL (SELECT ${came} FROM report.agent_people_day d
                        WHERE d.site_id = $1 AND d.agent_id = m.id AND d.currency = m.currency) AS money`;

const presentBrought = (row: BroughtRow, code: string) => {
  const currency = currencySchema.parse(code);
  return {
    members: row.members,
    members_30_days: row.members_30_days,
    agents: row.agents,
    depositors: row.depositors,
    deposited: toDecimal(minor(row.deposited), currency),
    withdrawn: toDecimal(minor(row.withdrawn), currency),
  };
};

const presentAgent = (row: AgentDeskRow): AgentRow => ({
  id: row.id,
  account: row.account,
  currency: currencySchema.parse(row.currency),
  status: row.status,
  is_active: row.agent_active,
  level: row.agent_level,
  above: row.agent_id === null ? null : { id: row.agent_id, account: row.agent_account ?? '' },
  joined_at: row.created_at.toISOString(),
  ...presentBrought(row, row.currency),
});

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const sortColumns = { id: 'm.id', account: 'm.account_key', joined_at: 'm.created_at' } as const;

/** Agents of a site: those under nobody, directly under one, or found by the beginning of their account. */
export const listAgents = async (
  pool: Pool,
  siteId: number,
  since: Date,
  { filter, sort, page, perPage }: z.output<typeof agentList.body>,
) => {
  const isSearch = filter.q !== undefined;
  const values = [
    siteId,
    since,
    filter.under ?? null,
    filter.q === undefined ? null : `${literal(accountKeyOf(filter.q))}%`,
  ];
  const chosen = `
    SELECT ${agentColumns} FROM member m
     WHERE m.site_id = $1 AND m.is_agent AND $2::timestamptz IS NOT NULL
       AND ($3::integer IS NULL OR m.agent_id = $3)
       AND ($4::text IS NULL OR m.account_key LIKE $4)
       ${isSearch || filter.under !== undefined ? '' : 'AND m.agent_id IS NULL'}`;
  const bounds = await countList(pool, `FROM (${chosen}) AS one`, values);
  const order = `${sortColumns[sort?.field ?? 'id']} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, m.id`;
  const { rows } = await pool.query<AgentDeskRow>(
    `${withBrought(`${chosen} ORDER BY ${order} LIMIT $5 OFFSET $6`)} ORDER BY ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentAgent), ...bounds };
};

/** One agent with what the whole line below came to; undefined for no agent of the site. */
export const findAgentAtDesk = async (pool: Pool, siteId: number, since: Date, id: number) => {
  const { rows } = await pool.query<AgentDeskRow>(
    withBrought(`SELECT ${agentColumns} FROM member m WHERE m.site_id = $1 AND m.is_agent AND m.id = $3`),
    [siteId, since, id],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const [line, up] = await Promise.all([
    pool.query<BroughtRow>(
      `WITH RECURSIVE line AS (
         SELECT m.id, 1 AS depth FROM member m WHERE m.site_id = $1 AND m.agent_id = $3
         UNION
         SELECT m.id, line.depth + 1 FROM line JOIN member m ON m.agent_id = line.id AND m.site_id = $1
          WHERE line.depth < ${levelsMax})
       SELECT below.*, money.* FROM
         (SELECT ${brought} FROM (SELECT DISTINCT id FROM line) AS l JOIN member u ON u.id = l.id) AS below,
         (SELECT ${came} FROM report.agent_people_day d
           WHERE d.site_id = $1 AND d.currency = $4 AND d.agent_id IN (SELECT $3 UNION SELECT id FROM line)) AS money`,
      [siteId, since, id, row.currency],
    ),
    pool.query<{ id: number; account: string }>(
      `WITH RECURSIVE up AS (
         SELECT m.agent_id AS id, 1 AS depth FROM member m WHERE m.site_id = $1 AND m.id = $2
         UNION
         SELECT m.agent_id, up.depth + 1 FROM up JOIN member m ON m.id = up.id AND m.site_id = $1
          WHERE up.depth < ${levelsMax})
       SELECT m.id, m.account FROM up JOIN member m ON m.id = up.id ORDER BY up.depth DESC`,
      [siteId, id],
    ),
  ]);
  const [sums] = line.rows;
  if (sums === undefined) throw new Error('a count answered no row');
  return { ...presentAgent(row), path: up.rows, line: presentBrought(sums, row.currency) };
};
