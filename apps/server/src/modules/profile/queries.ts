import type { ProfileField } from '@pavilion/contract/profile';
import type { Kysely, Selectable } from 'kysely';
import { columns } from './fieldRules.ts';
import type { ProfileTables } from './tables.ts';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

type MemberRow = Selectable<ProfileTables['member']>;
export type StoredProfile = Pick<
  MemberRow,
  (typeof columns)[ProfileField] | 'account' | 'locale' | 'phone_verified_at' | 'email_verified_at'
>;

/** The member's fields as they are stored. */
export const findStored = (db: Kysely<ProfileTables>, { siteId, memberId }: Owner): Promise<StoredProfile> =>
  db
    .selectFrom('member')
    .select([...Object.values(columns), 'account', 'locale', 'phone_verified_at', 'email_verified_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

export const storedValue = (stored: StoredProfile, field: ProfileField): string | null =>
  stored[columns[field]];
