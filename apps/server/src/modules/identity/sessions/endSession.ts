import { sessionEnd } from '@pavilion/contract/sessions';
import type { Kysely } from 'kysely';
import { refused } from '../../../http/refusal.ts';
import type { IdentityTables } from '../tables.ts';

interface Own {
  readonly siteId: number;
  readonly memberId: number;
  /** The session that asks. */
  readonly currentId: string;
  readonly now: Date;
}

const endMatching = (db: Kysely<IdentityTables>, { siteId, memberId, now }: Own) =>
  db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'ended_by_member' })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);

/**
 * Ends another session of the member: its tokens are dead with the commit, its sockets drop (trigger of migration 0025).
 * Refuses with 101 for a session that is not this member's, 102 for the one that asks.
 */
export const endSession = async (db: Kysely<IdentityTables>, own: Own, id: string): Promise<void> => {
  if (id === own.currentId) throw refused(sessionEnd.codes, 102, 'session.is_this_one');
  const known = await db
    .selectFrom('session')
    .select('id')
    .where('site_id', '=', own.siteId)
    .where('member_id', '=', own.memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) throw refused(sessionEnd.codes, 101, 'session.not_found');
  await endMatching(db, own).where('id', '=', id).execute();
};

/** Ends every session of the member but the one that asks. Answers how many there were. */
export const endOtherSessions = async (db: Kysely<IdentityTables>, own: Own): Promise<number> => {
  const ended = await endMatching(db, own).where('id', '!=', own.currentId).returning('id').execute();
  return ended.length;
};
