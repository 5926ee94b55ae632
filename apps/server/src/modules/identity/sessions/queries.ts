import type { Kysely } from 'kysely';
import { sessionIdleMs } from '../authenticator.ts';
import type { IdentityTables } from '../tables.ts';

/** Sessions that are shown; a site without the single-session rule may have members with more. */
const sessionsShownMax = 50;

/** The sessions of a member that are good at an instant, the one seen last first. */
export const findOpenSessions = (
  db: Kysely<IdentityTables>,
  { siteId, memberId, now }: { siteId: number; memberId: number; now: Date },
) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'ip', 'user_agent', 'device', 'country'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - sessionIdleMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(sessionsShownMax)
    .execute();
export type OpenSessionRow = Awaited<ReturnType<typeof findOpenSessions>>[number];
