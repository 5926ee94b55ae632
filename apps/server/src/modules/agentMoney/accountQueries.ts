import type { SqlExecutor } from '@pavilion/postgres';
import type { Owner } from './queries.ts';

/** An account that an agent has opened. */
export interface OpenedRow {
  readonly id: number;
  readonly account: string;
  readonly is_agent: boolean;
  readonly agent_level: number;
  /** Whether its first login has still to change the password. */
  readonly waits: boolean;
  readonly created_at: Date;
}

const opened = `
  select m.id, m.account, m.is_agent, m.agent_level, m.first_login_to_change_password as waits, a.created_at
    from agent_account a join member m on m.id = a.member_id
   where a.agent_id = $2 and a.site_id = $1`;

export const findOpenedBy = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  requestId: string,
): Promise<OpenedRow | undefined> => {
  const { rows } = await executor.query<OpenedRow>({
    name: 'agent-account-by-request',
    text: `${opened} and a.request_id = $3`,
    values: [siteId, memberId, requestId],
  });
  return rows[0];
};

/** The accounts that an agent has opened, newest first. */
export const listOpened = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  { before, count }: { readonly before: number | undefined; readonly count: number },
): Promise<OpenedRow[]> => {
  const { rows } = await executor.query<OpenedRow>({
    name: 'agent-accounts',
    text: `${opened} and ($3::integer is null or a.member_id < $3) order by a.member_id desc limit $4`,
    values: [siteId, memberId, before ?? null, count],
  });
  return rows;
};

/** How many accounts an agent has opened on a day of the site. */
export const countAccounts = async (executor: SqlExecutor, agentId: number, day: string): Promise<number> => {
  const { rows } = await executor.query<{ count: number }>({
    name: 'agent-accounts-of-day',
    text: 'select count(*)::integer as count from agent_account where agent_id = $1 and day = $2',
    values: [agentId, day],
  });
  return rows[0]?.count ?? 0;
};

export const isTaken = async (
  executor: SqlExecutor,
  siteId: number,
  accountKey: string,
): Promise<boolean> => {
  const { rows } = await executor.query({
    name: 'agent-account-taken',
    text: 'select from member where site_id = $1 and account_key = $2',
    values: [siteId, accountKey],
  });
  return rows.length > 0;
};
