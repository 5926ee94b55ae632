import type { Kysely } from 'kysely';
import { sessionIdleMs } from '../authenticator.ts';
import { deviceKnownMs } from '../knownDevices.ts';
import { loginSlowdown } from '../loginAttempts.ts';
import type { IdentityTables } from '../tables.ts';

/** How long ended sessions stay for the member and the operator to look at. */
const sessionsKeptMs = 90 * 24 * 60 * 60_000;

/** Ends sessions that ran out, and removes what is past its use. Safe to run at any time, any number of times. */
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
  await db.deleteFrom('session').where('ended_at', '<=', before(sessionsKeptMs)).execute();
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
