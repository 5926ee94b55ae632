import type { InputOf } from '@pavilion/contract';
import { agentRegister } from '@pavilion/contract/agents';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Clock } from '../../../infra/clock.ts';
import { findStanding } from '../../recommend/index.ts';
import { hindranceOf, refusalFor } from '../hindrances.ts';
import { type Applicant, type ApplicationRow, findApplication } from '../queries.ts';
import type { AgentTables } from '../tables.ts';

export type Application = InputOf<typeof agentRegister>;

/** The application that this request has made already. Refuses with 106 when it said something else. */
const findRepeated = async (
  db: Kysely<AgentTables>,
  { siteId, memberId }: Applicant,
  { request_id, contact_by, contact, plan }: Application,
): Promise<ApplicationRow | undefined> => {
  const known = await db
    .selectFrom('agent_application')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('request_id', '=', request_id)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.contact_by !== contact_by || known.contact !== contact || known.plan !== plan)
    throw refused(agentRegister.codes, 106, 'agent.other_content');
  return known;
};

/**
 * Writes a member's application, for staff to decide. The same request again answers with the same application. Refuses
 * with the codes of `agentBlockedCodes` who may not apply, and with 106 a request id that said something else.
 */
export const applyAsAgent = (
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  applicant: Applicant,
  application: Application,
): Promise<ApplicationRow> =>
  withTransaction(pool, async (client) => {
    const db = kyselyOn<AgentTables>(client);
    // The member's row is held, so that of two applications at once one waits.
    await client.query('select from member where site_id = $1 and id = $2 for no key update', [
      applicant.siteId,
      applicant.memberId,
    ]);
    const repeated = await findRepeated(db, applicant, application);
    if (repeated !== undefined) return repeated;
    const now = clock.now();
    const standing = await findStanding(client, applicant);
    const hindrance = hindranceOf(standing, await findApplication(db, applicant), now);
    if (hindrance !== undefined) throw refusalFor(hindrance);
    return db
      .insertInto('agent_application')
      .values({
        ...application,
        site_id: applicant.siteId,
        member_id: applicant.memberId,
        refusal: null,
        decided_by: null,
        decided_at: null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
