import type { Kysely } from 'kysely';
import type { MemberSession } from '../../http/caller.ts';
import type { IdentityTables } from './tables.ts';

/** The columns of a member's header (spec §3 Member layout). */
export const findMemberLayout = (
  db: Kysely<IdentityTables>,
  { siteId, memberId, sessionId }: Pick<MemberSession, 'siteId' | 'memberId' | 'sessionId'>,
) =>
  db
    .selectFrom('member')
    .innerJoin('session', 'session.member_id', 'member.id')
    .select([
      'member.id',
      'account',
      'currency',
      'member_type',
      'is_agent',
      'agent_type',
      'agent_level',
      'agent_active',
      'first_login_to_change_password',
      'need_bank_account_deposit_verified',
      'agreement_due',
    ])
    .where('member.site_id', '=', siteId)
    .where('member.id', '=', memberId)
    .where('session.id', '=', sessionId)
    .executeTakeFirstOrThrow();
export type MemberLayoutRow = Awaited<ReturnType<typeof findMemberLayout>>;

/** The columns of a member's own profile (spec §3 Member profile). */
export const findMemberProfile = (db: Kysely<IdentityTables>, siteId: number, memberId: number) =>
  db
    .selectFrom('member')
    .select([
      'id',
      'account',
      'currency',
      'name',
      'birthday',
      'email',
      'phone',
      'line',
      'others',
      'qq',
      'skype',
      'wechat',
      'fb',
      'zalo',
      'telegram',
      'whats_app',
      'identity_id',
      'withdraw_password_hash',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
export type MemberProfileRow = Awaited<ReturnType<typeof findMemberProfile>>;
