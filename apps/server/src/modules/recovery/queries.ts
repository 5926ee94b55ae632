import type { RecoveryMethod } from '@pavilion/contract/recovery';
import { type Kysely, sql } from 'kysely';
import type { RecoveryTables } from './tables.ts';

/** Whom somebody claims to be, as they typed it. */
export interface Claim {
  readonly siteId: number;
  readonly accountKey: string;
  readonly method: RecoveryMethod;
  readonly contact: string;
  readonly ip: string;
}

/** The member of an account of a site, and whether this address belongs to their past. One statement, found or not. */
export const findCandidate = (db: Kysely<RecoveryTables>, { siteId, accountKey, ip }: Claim) =>
  db
    .selectFrom('member')
    .select(['id', 'account', 'email', 'phone', 'locale', 'withdraw_password_hash'])
    .select(
      sql<boolean>`registered_ip IS NOT DISTINCT FROM ${ip}::inet OR EXISTS (
        SELECT FROM session WHERE session.member_id = member.id AND session.ip = ${ip}::inet)`.as(
        'knows_address',
      ),
    )
    .where('site_id', '=', siteId)
    .where('account_key', '=', accountKey)
    .executeTakeFirst();
export type Candidate = NonNullable<Awaited<ReturnType<typeof findCandidate>>>;

/** A contact as it is compared: NFKC, lower case, nothing invisible, no space; a phone by its digits. */
const contactKeyOf = (method: RecoveryMethod, value: string): string => {
  const plain = value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\s]+/gu, '');
  return method === 'phone' ? plain.replace(/[^0-9]/g, '') : plain;
};

/** Whether what was typed is the member's own contact. A member without one fits nothing. */
export const fitsContact = (candidate: Candidate | undefined, { method, contact }: Claim): boolean => {
  const stored = method === 'email' ? candidate?.email : candidate?.phone;
  const key = contactKeyOf(method, stored ?? '');
  return key !== '' && key === contactKeyOf(method, contact);
};
