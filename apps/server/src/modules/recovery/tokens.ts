import type { RecoveryToken } from '@pavilion/contract/recovery';
import type { Kysely } from 'kysely';
import { hashSecret, newSecret, readIdentityPolicy } from '../identity/index.ts';
import { tokenGoodMs } from './limits.ts';
import type { RecoveryTables } from './tables.ts';

/** Gives out the right to set one new password: only its hash is kept. */
export const issueResetToken = async (
  db: Kysely<RecoveryTables>,
  given: {
    readonly siteId: number;
    readonly memberId: number;
    readonly cause: RecoveryTables['reset_token']['cause'];
    readonly now: Date;
  },
): Promise<RecoveryToken> => {
  const { siteId, memberId, cause, now } = given;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + tokenGoodMs);
  await db
    .insertInto('reset_token')
    .values({
      token_hash: hashSecret(token),
      site_id: siteId,
      member_id: memberId,
      cause,
      issued_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const { passwordPolicy } = await readIdentityPolicy(db, siteId);
  return { token, expires_at: expiresAt.toISOString(), password_policy: passwordPolicy };
};
