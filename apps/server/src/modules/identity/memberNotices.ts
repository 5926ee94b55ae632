import type { SqlExecutor } from '@pavilion/postgres';

/** What a member is told of by letter or short message, because a thief would rather not have it known. */
export type SecurityNotice =
  | 'password_edited'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_renewed'
  | 'third_party_linked'
  | 'third_party_unlinked'
  | 'bank_account_bound'
  | 'profile_changed';

export interface MemberNotices {
  /** Writes the notice into the caller's transaction: it goes if and only if that commits. */
  readonly tell: (
    tx: SqlExecutor,
    about: { readonly siteId: number; readonly memberId: number; readonly notice: SecurityNotice },
  ) => Promise<void>;
}
