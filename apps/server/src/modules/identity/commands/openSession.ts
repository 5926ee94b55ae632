import { kyselyOn } from '@pavilion/postgres';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';
import { issueToken, sessionAbsoluteMs } from '../authenticator.ts';
import type { DeviceInfo } from '../deviceInfo.ts';
import { rememberDevice } from '../knownDevices.ts';
import type { IdentityTables } from '../tables.ts';

export interface SessionOpening {
  readonly siteId: number;
  readonly memberId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly device: DeviceInfo;
  /** ISO 3166 code of the country that the address is in; left out when nobody knows. */
  readonly country?: string | null;
  /** One session a member (site policy): the others end, and are told by which. */
  readonly single: boolean;
  readonly now: Date;
}

export interface OpenedSession {
  /** Public id, `member_login_id`. */
  readonly sessionId: string;
  readonly token: string;
}

/**
 * Opens a session inside the caller's transaction, which holds the member's row locked so that of two logins at once
 * the later one wins. The `login` event is written before the others end: their sockets hear it, then drop.
 */
export const openSession = async (
  client: PoolClient,
  outbox: Outbox,
  opening: SessionOpening,
): Promise<OpenedSession> => {
  const { siteId, memberId, ip, userAgent, device, country = null, single, now } = opening;
  const db = kyselyOn<IdentityTables>(client);
  const { id: sessionId } = await db
    .insertInto('session')
    .values({
      site_id: siteId,
      member_id: memberId,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + sessionAbsoluteMs),
      ip,
      user_agent: userAgent,
      device: JSON.stringify(device),
      country,
      agreement_due: sql`agreement_due(${siteId}, ${memberId}, ${now})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await issueToken(client, sessionId, now);
  if (single) {
    await outbox.toMember(client, memberId, 'login', { member_login_id: sessionId });
    await db
      .updateTable('session')
      .set({ ended_at: now, end_reason: 'replaced' })
      .where('member_id', '=', memberId)
      .where('id', '!=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
  }
  await db
    .updateTable('member')
    .set({ last_login_at: now, last_login_ip: ip })
    .where('id', '=', memberId)
    .execute();
  await rememberDevice(db, { memberId, device, ip, now });
  return { sessionId, token };
};
