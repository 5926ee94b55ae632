import type { Kysely } from 'kysely';
import { codeLimits, keptMs } from '../limits.ts';
import type { RecoveryTables } from '../tables.ts';

/** Forgets codes, tokens and tries that count for nothing any more. Safe to run at any time, any number of times. */
export const sweepRecovery = async (db: Kysely<RecoveryTables>, now: Date): Promise<void> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await db.deleteFrom('reset_code').where('sent_at', '<=', before(codeLimits.accountWindowMs)).execute();
  await db.deleteFrom('reset_token').where('expires_at', '<=', before(codeLimits.accountWindowMs)).execute();
  await db.deleteFrom('withdraw_try').where('tried_at', '<=', before(keptMs)).execute();
};
