import { login } from '@pavilion/contract/identity';
import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { Entrant } from '../challenges/challenger.ts';
import { readIdentityPolicy } from '../sitePolicy.ts';
import type { IdentityTables } from '../tables.ts';
import { type OpenedSession, openSession } from './openSession.ts';

export interface LoggedIn extends OpenedSession {
  readonly memberId: number;
  readonly account: string;
  readonly currency: string;
}

export interface AdmittedMember {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  readonly passwordHash: string;
}

/**
 * Locks the member and says, now that nothing can change under it, whether this member may come in. Refuses with 102 for
 * a disabled account, 103 for a frozen one, 802 when an operator demands withdraw verification first (spec §8 Login).
 */
export const admitMember = async (
  client: PoolClient,
  { siteId, memberId }: { siteId: number; memberId: number },
): Promise<AdmittedMember> => {
  const member = await kyselyOn<IdentityTables>(client)
    .selectFrom('member')
    .select(['id', 'account', 'currency', 'status', 'password_hash', 'withdraw_verification_demanded'])
    .where('id', '=', memberId)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (member.status === 'disabled') throw refused(login.codes, 102, 'account_disable');
  if (member.status === 'frozen') throw refused(login.codes, 103, 'account_freezen');
  if (member.withdraw_verification_demanded) throw refused(login.codes, 802, 'withdraw_verification');
  const { id, account, currency, password_hash: passwordHash } = member;
  return { id, account, currency, passwordHash };
};

/**
 * Opens the session of a member who was admitted in this transaction and has passed whatever was asked. Wake the outbox
 * after the commit.
 */
export const completeLogin = async (
  client: PoolClient,
  outbox: Outbox,
  member: AdmittedMember,
  { siteId, ip, userAgent, country = null, device, now }: Omit<Entrant, 'memberId'>,
): Promise<LoggedIn> => {
  const { singleSession } = await readIdentityPolicy(kyselyOn<IdentityTables>(client), siteId);
  const opened = await openSession(client, outbox, {
    siteId,
    memberId: member.id,
    ip,
    userAgent,
    country,
    device,
    single: singleSession,
    now,
  });
  return { ...opened, memberId: member.id, account: member.account, currency: member.currency };
};
