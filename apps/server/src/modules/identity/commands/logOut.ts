import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';

/** Ends a session: its tokens are dead at once, and its sockets drop (trigger of migration 0025). */
export const logOut = async (
  db: Kysely<IdentityTables>,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'logout' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
};
