import { memberTypes } from '@pavilion/contract';
import type { AgentRefusal } from '@pavilion/contract/agents';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import type { Hall } from '../../../infra/hall.ts';
import { type LetterValues, letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import type { ApplicationRow } from '../queries.ts';
import type { AgentTables } from '../tables.ts';

export type DecideDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface ApplicationReview {
  readonly id: bigint;
  /** Who decides; applications of another site are unknown to them. */
  readonly by: Actor;
}

/**
 * - `approved`, `refused`: what became of it.
 * - `unknown`: there is no such application.
 * - `too_late`: it was decided before.
 * - `closed_out`: the member may not log in or bring members any more, and cannot be made an agent.
 */
export type ApplicationResult = 'approved' | 'refused' | 'unknown' | 'too_late' | 'closed_out';

/**
 * An agent as staff make one: of the first type, at the top of a tree of their own. Who was an agent before goes on at
 * the place held then.
 */
const makeAgent = async (client: PoolClient, memberId: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update member set is_agent = true, agent_active = true, member_type = $2,
                       agent_type = case when is_agent then agent_type else 1 end,
                       agent_level = case when is_agent then agent_level else 1 end
      where id = $1 and status = 'active' and recommend_enabled`,
    [memberId, memberTypes.agent],
  );
  return rowCount === 1;
};

const lockWaiting = async (
  client: PoolClient,
  { id, by }: ApplicationReview,
): Promise<ApplicationRow | 'unknown' | 'too_late'> => {
  const row = await kyselyOn<AgentTables>(client)
    .selectFrom('agent_application')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', by.siteId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.state === 'waiting' ? row : 'too_late';
};

const letterKeys = {
  approved: { title: 'letter.agent_approved', content: 'letter.agent_approved_text' },
  refused: { title: 'letter.agent_refused', content: 'letter.agent_refused_text' },
} as const;

const reasonKeys: Readonly<Record<AgentRefusal, string>> = {
  contact_unreached: 'agent.refusal_contact_unreached',
  plan_unclear: 'agent.refusal_plan_unclear',
  not_now: 'agent.refusal_not_now',
};

interface Decision {
  readonly state: 'approved' | 'refused';
  readonly refusal: AgentRefusal | null;
}

/** Notes the decision and tells the member, by letter and on the screens. */
const settle = async (
  client: PoolClient,
  { clock, outbox }: DecideDeps,
  row: ApplicationRow,
  { state, refusal }: Decision,
  by: Actor,
): Promise<void> => {
  const now = clock.now();
  await kyselyOn<AgentTables>(client)
    .updateTable('agent_application')
    .set({ state, refusal, decided_by: by.account, decided_at: now })
    .where('id', '=', row.id)
    .execute();
  const values: LetterValues = refusal === null ? {} : { reason: { key: reasonKeys[refusal] } };
  await sendLetter(client, outbox, {
    siteId: row.site_id,
    sendKey: `agent-application:${row.id}`,
    title: letterText(letterKeys[state].title),
    content: letterParagraph(letterKeys[state].content, values),
    sender: 'agent',
    memberIds: [row.member_id],
    now,
  });
  await outbox.toMember(client, row.member_id, 'profile_updated', {});
  await by.trace(client, {
    subject: { kind: 'member', id: row.member_id },
    before: { application: String(row.id), state: row.state },
    after: { application: String(row.id), state, ...(refusal === null ? {} : { refusal }) },
  });
};

/** A yes of one of the staff: the member is an agent from now on, and is told so by letter. */
export const approveApplication = async (
  deps: DecideDeps,
  review: ApplicationReview,
): Promise<ApplicationResult> => {
  const result = await withTransaction(deps.pool, async (client) => {
    const row = await lockWaiting(client, review);
    if (typeof row === 'string') return row;
    if (!(await makeAgent(client, row.member_id))) return 'closed_out';
    await settle(client, deps, row, { state: 'approved', refusal: null }, review.by);
    return 'approved';
  });
  deps.outbox.wake();
  return result;
};

/** A no of one of the staff, for a reason that the member is told by letter. */
export const refuseApplication = async (
  deps: DecideDeps,
  { reason, ...review }: ApplicationReview & { readonly reason: AgentRefusal },
): Promise<ApplicationResult> => {
  const result = await withTransaction(deps.pool, async (client) => {
    const row = await lockWaiting(client, review);
    if (typeof row === 'string') return row;
    await settle(client, deps, row, { state: 'refused', refusal: reason }, review.by);
    return 'refused';
  });
  deps.outbox.wake();
  return result;
};
