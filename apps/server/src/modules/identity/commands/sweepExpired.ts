import { type Kysely, sql } from 'kysely';
import { sessionIdleMs } from '../authenticator.ts';
import { deviceKnownMs } from '../knownDevices.ts';
import { loginSlowdown } from '../loginAttempts.ts';
import type { IdentityTables } from '../tables.ts';

/** How long ended sessions stay among the others. */
const sessionsKeptMs = 90 * 24 * 60 * 60_000;
/** How long the history of logins is kept after that (GLI-19 A.2.2: five years; a week more, for leap years). */
const pastSessionsKeptMs = (5 * 365 + 7) * 24 * 60 * 60_000;
/** Sessions that one run moves or removes: a hall that did not sweep for long catches up in steps. */
const sessionsAtOnce = 5_000;

/** Moves what has been over for a while into the history, and removes from there what the rules no longer ask for. */
const keepHistory = async (db: Kysely<IdentityTables>, before: (ms: number) => Date): Promise<void> => {
  await sql`
    WITH over AS (
      DELETE FROM session WHERE id IN (
        SELECT id FROM session WHERE ended_at <= ${before(sessionsKeptMs)} ORDER BY ended_at LIMIT ${sessionsAtOnce})
      RETURNING id, site_id, member_id, created_at, last_seen_at, ended_at, end_reason, ip, country, user_agent, device
    )
    INSERT INTO past_session (id, site_id, member_id, created_at, last_seen_at, ended_at, end_reason, ip, country, user_agent, device)
    SELECT * FROM over ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    DELETE FROM past_session WHERE id IN (
      SELECT id FROM past_session WHERE ended_at <= ${before(pastSessionsKeptMs)} ORDER BY ended_at LIMIT ${sessionsAtOnce})`.execute(
    db,
  );
};

/** Ends sessions that ran out, and moves or removes what is past its use. Safe to run at any time, any number of times. */
export const sweepExpired = async (db: Kysely<IdentityTables>, now: Date): Promise<void> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'expired' })
    .where('ended_at', 'is', null)
    .where((session) =>
      session.or([session('last_seen_at', '<=', before(sessionIdleMs)), session('expires_at', '<=', now)]),
    )
    .execute();
  await keepHistory(db, before);
  await db.deleteFrom('known_device').where('last_seen_at', '<=', before(deviceKnownMs)).execute();
  await db.deleteFrom('session_token').where('good_until', '<', now).execute();
  await db.deleteFrom('login_ticket').where('expires_at', '<=', now).execute();
  await db.deleteFrom('login_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('login_attempt')
    .where('last_failed_at', '<', before(loginSlowdown.forgetAfterMs))
    .execute();
  await db.deleteFrom('login_turn').where('next_at', '<=', now).execute();
};
