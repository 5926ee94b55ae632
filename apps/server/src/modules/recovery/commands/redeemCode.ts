import type { RecoveryToken } from '@pavilion/contract/recovery';
import { forgotVerify } from '@pavilion/contract/recovery';
import { createKysely } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import { hashSecret } from '../../identity/index.ts';
import { codeLimits } from '../limits.ts';
import type { RecoveryDeps } from '../recoveryDeps.ts';
import type { RecoveryTables } from '../tables.ts';
import { issueResetToken } from '../tokens.ts';
import { codeHash } from './sendCode.ts';

/**
 * Takes the code that was sent, and answers a token for a new password. Refuses with 101 for a wrong code, which is
 * counted, and 102 for one that is over: expired, used for a new password, or answered wrongly too often. A ticket of an
 * account that is not there behaves the same, and no code fits it. A right code is spent by it.
 */
export const redeemCode = async (
  { pool, clock }: RecoveryDeps,
  { siteId, ticket, code }: { readonly siteId: number; readonly ticket: string; readonly code: string },
): Promise<RecoveryToken> => {
  const db = createKysely<RecoveryTables>(pool);
  const now = clock.now();
  const ticketHash = hashSecret(ticket);
  // Counted as wrong first and taken back when right: guesses side by side cannot slip past the limit.
  const row = await db
    .updateTable('reset_code')
    .set((update) => ({ wrong_answers: update('wrong_answers', '+', 1) }))
    .where('ticket_hash', '=', ticketHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_answers', '<', codeLimits.wrongAnswersMax)
    .returning(['code_hash', 'member_id'])
    .executeTakeFirst();
  if (row === undefined) throw refused(forgotVerify.codes, 102, 'recovery.code_over');
  if (row.member_id === null || !row.code_hash.equals(codeHash(ticket, code.trim())))
    throw refused(forgotVerify.codes, 101, 'recovery.code_wrong');
  const spent = await db
    .updateTable('reset_code')
    .set((update) => ({ wrong_answers: update('wrong_answers', '-', 1), used_at: now }))
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (spent.numUpdatedRows !== 1n) throw refused(forgotVerify.codes, 102, 'recovery.code_over');
  return issueResetToken(db, { siteId, memberId: row.member_id, cause: 'code', now });
};
