import type { AgentPurse, AgentTransferKind } from '@pavilion/contract/agentMoney';
import type { SqlExecutor } from '@pavilion/postgres';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** A transfer as one of its two agents sees it. Amount in minor units. */
export interface TransferRow {
  readonly id: bigint;
  readonly number: string;
  readonly kind: AgentTransferKind;
  readonly purse: AgentPurse;
  readonly agent_id: number;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly created_at: Date;
  readonly state: 'under_way' | 'done' | 'returned';
  /** The other one; null where that is the house or the own wallet. */
  readonly account: string | null;
}

const columns =
  't.id, t.number, t.kind, t.purse, t.agent_id, t.currency, t.amount_minor, t.created_at, t.state';

/** What an agent's request has brought or is bringing, with the hash of what it asked for. */
export const findByRequest = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  requestId: string,
): Promise<(TransferRow & { readonly request_hash: Buffer }) | undefined> => {
  const { rows } = await executor.query<TransferRow & { readonly request_hash: Buffer }>({
    name: 'agent-transfer-by-request',
    text: `select ${columns}, t.request_hash, m.account
             from agent_transfer t left join member m on m.id = t.receiver_id
            where t.agent_id = $2 and t.site_id = $1 and t.request_id = $3 and t.state <> 'returned'`,
    values: [siteId, memberId, requestId],
  });
  return rows[0];
};

export interface TransferFilter {
  readonly purse: AgentPurse | undefined;
  readonly kind: AgentTransferKind | undefined;
  readonly accountKey: string | undefined;
  readonly fromDay: string | undefined;
  readonly toDay: string | undefined;
  /** Id of the last row of the page before. */
  readonly before: bigint | undefined;
  readonly count: number;
}

/** One of the two sides that a list is made of, each read by its own index. */
const side = (mine: string, other: string): string => `
  select ${columns}, m.account
    from agent_transfer t left join member m on m.id = t.${other}
   where t.site_id = $1 and ${mine} and ($3::text is null or t.purse = $3) and ($4::text is null or t.kind = $4)
     and ($5::text is null or m.account_key = $5) and ($6::date is null or t.day >= $6) and ($7::date is null or t.day <= $7)
     and ($8::bigint is null or t.id < $8)
   order by t.id desc limit $9`;

/** What went into an agent's purses by the house or an agent above, and out of them, newest first. */
export const listTransfers = async (
  executor: SqlExecutor,
  { siteId, memberId }: Owner,
  { purse, kind, accountKey, fromDay, toDay, before, count }: TransferFilter,
): Promise<TransferRow[]> => {
  const { rows } = await executor.query<TransferRow>({
    name: 'agent-transfers',
    text: `select * from (
             (${side(`t.agent_id = $2 and t.state <> 'returned'`, 'receiver_id')}) union all
             (${side(`t.receiver_id = $2 and t.kind = 'agent' and t.state = 'done'`, 'agent_id')})) as t
            order by id desc limit $9`,
    values: [
      siteId,
      memberId,
      purse ?? null,
      kind ?? null,
      accountKey ?? null,
      fromDay ?? null,
      toDay ?? null,
      before ?? null,
      count,
    ],
  });
  return rows;
};

/** What an agent has transferred on a day, minor units, and what one receiver got of it. */
export const sumDay = async (
  executor: SqlExecutor,
  agentId: number,
  day: string,
  receiverId: number | null = null,
): Promise<{ readonly all: bigint; readonly receiver: bigint }> => {
  const { rows } = await executor.query<{ all: bigint; receiver: bigint }>({
    name: 'agent-transfer-day',
    text: `select coalesce(sum(amount_minor), 0)::bigint as all,
                  coalesce(sum(amount_minor) filter (where receiver_id = $3), 0)::bigint as receiver
             from agent_transfer
            where agent_id = $1 and day = $2 and kind in ('member', 'agent') and state <> 'returned'`,
    values: [agentId, day, receiverId],
  });
  return rows[0] ?? { all: 0n, receiver: 0n };
};

export interface Repeatable {
  readonly kind: AgentTransferKind;
  readonly purse: AgentPurse;
  readonly receiverId: number | null;
  readonly amount: bigint;
}

/** The same as is asked for, done since a moment; undefined where there is none. */
export const findSame = async (
  executor: SqlExecutor,
  agentId: number,
  { kind, purse, receiverId, amount }: Repeatable,
  since: Date,
): Promise<{ readonly number: string; readonly created_at: Date } | undefined> => {
  const { rows } = await executor.query<{ number: string; created_at: Date }>({
    name: 'agent-transfer-same',
    text: `select number, created_at from agent_transfer
            where agent_id = $1 and kind = $2 and purse = $3 and receiver_id is not distinct from $4
              and amount_minor = $5 and created_at > $6 and state <> 'returned'
            order by id desc limit 1`,
    values: [agentId, kind, purse, receiverId, amount, since],
  });
  return rows[0];
};

export interface ReceiverRow {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  /** An agent in service. */
  readonly is_agent: boolean;
  readonly may_receive: boolean;
}

/** Whoever has an account at the site. */
export const findReceiver = async (
  executor: SqlExecutor,
  siteId: number,
  accountKey: string,
  now: Date,
): Promise<ReceiverRow | undefined> => {
  const { rows } = await executor.query<ReceiverRow>({
    name: 'agent-transfer-receiver',
    text: `select m.id, m.account, m.currency, m.is_agent and m.agent_active as is_agent,
                  m.status = 'active' and coalesce(r.excluded_until <= $3, true) as may_receive
             from member m left join member_play_rule r on r.member_id = m.id
            where m.site_id = $1 and m.account_key = $2`,
    values: [siteId, accountKey, now],
  });
  return rows[0];
};

export interface AgentRow {
  readonly level: number;
  readonly has_password: boolean;
}

/** The agent's level, and whether there is a withdraw password. */
export const readAgent = async (executor: SqlExecutor, { siteId, memberId }: Owner): Promise<AgentRow> => {
  const { rows } = await executor.query<AgentRow>({
    name: 'agent-money-standing',
    text: `select agent_level as level, withdraw_password_hash is not null as has_password
             from member where site_id = $1 and id = $2`,
    values: [siteId, memberId],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`no member ${memberId}`);
  return row;
};
