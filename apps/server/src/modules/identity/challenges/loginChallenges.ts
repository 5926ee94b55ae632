import { createHash } from 'node:crypto';
import type { LoginChallenge } from '@pavilion/contract/identity';
import { kyselyOn } from '@pavilion/postgres';
import { type Kysely, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { hashSecret, newSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';
import type { ChallengeMethod, Challenger, ChallengeState, Entrant } from './challenger.ts';

/** Time to answer. */
export const challengeMs = 10 * 60_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What of a password hash a challenge remembers, to see whether the password is still the one that was proved. */
export const credentialHashOf = (passwordHash: string): Buffer => digest(passwordHash);

/**
 * Asks the challengers in their order whether this member must prove more than the password. The first that says so
 * gets a challenge of its own; null when nobody does. The earlier challenges of the same browser end: only the newest
 * form on a screen can be answered.
 */
export const challengeEntrant = async (
  client: PoolClient,
  challengers: readonly Challenger[],
  entrant: Entrant,
  passwordHash: string,
): Promise<LoginChallenge | null> => {
  for (const challenger of challengers) {
    const opening = await challenger.challenge(client, entrant);
    if (opening === null) continue;
    const { siteId, memberId, ip, userAgent, now } = entrant;
    const db = kyselyOn<IdentityTables>(client);
    const userAgentHash = digest(userAgent);
    await db
      .deleteFrom('login_challenge')
      .where('member_id', '=', memberId)
      .where('user_agent_hash', '=', userAgentHash)
      .where(sql<boolean>`ip = ${ip}::inet`)
      .execute();
    const memberLoginId = newSecret();
    await db
      .insertInto('login_challenge')
      .values({
        token_hash: hashSecret(memberLoginId),
        site_id: siteId,
        member_id: memberId,
        method: opening.told.method,
        ip,
        user_agent_hash: userAgentHash,
        credential_hash: credentialHashOf(passwordHash),
        state: JSON.stringify(opening.state),
        expires_at: new Date(now.getTime() + challengeMs),
      })
      .execute();
    return { ...opening.told, member_login_id: memberLoginId };
  }
  return null;
};

/** Whether anybody would ask this member for more, here and now; begins nothing. The member's row is locked. */
export const wouldBeChallenged = async (
  client: PoolClient,
  challengers: readonly Challenger[],
  entrant: Entrant,
): Promise<boolean> => {
  for (const challenger of challengers)
    if ((await challenger.challenge(client, entrant)) !== null) return true;
  return false;
};

export interface ChallengeHolder {
  readonly memberLoginId: string;
  readonly siteId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

const liveChallenge = (
  db: Kysely<IdentityTables>,
  method: ChallengeMethod,
  { memberLoginId, siteId, ip, userAgent, now }: ChallengeHolder,
) =>
  db
    .selectFrom('login_challenge')
    .select([
      'token_hash as tokenHash',
      'member_id as memberId',
      'credential_hash as credentialHash',
      // As the method wrote it; the method parses it.
      'state',
    ])
    .where('token_hash', '=', hashSecret(memberLoginId))
    .where('site_id', '=', siteId)
    .where('method', '=', method)
    .where('user_agent_hash', '=', digest(userAgent))
    .where(sql<boolean>`ip = ${ip}::inet`)
    .where('expires_at', '>', now);

/**
 * The live challenge of a method. Nothing when it is over, or when somebody else shows it than the browser that began:
 * another site, address or user agent.
 */
export const findChallenge = (db: Kysely<IdentityTables>, method: ChallengeMethod, holder: ChallengeHolder) =>
  liveChallenge(db, method, holder).executeTakeFirst();
export type FoundChallenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>>;

/**
 * The same, locked until the transaction ends: of two answers at once the second sees what the first did. Whoever locks
 * the member too, as `admitMember` does, locks the member first; so does the login that begins.
 */
export const holdChallenge = (client: PoolClient, method: ChallengeMethod, holder: ChallengeHolder) =>
  liveChallenge(kyselyOn<IdentityTables>(client), method, holder).forUpdate().executeTakeFirst();

export const keepChallengeState = async (
  db: Kysely<IdentityTables>,
  tokenHash: Buffer,
  state: ChallengeState,
): Promise<void> => {
  await db
    .updateTable('login_challenge')
    .set({ state: JSON.stringify(state) })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Counts a wrong answer of this challenge; answers how many there have been. */
export const countWrongAnswer = async (db: Kysely<IdentityTables>, tokenHash: Buffer): Promise<number> => {
  const { wrong_answers } = await db
    .updateTable('login_challenge')
    .set({ wrong_answers: sql<number>`wrong_answers + 1` })
    .where('token_hash', '=', tokenHash)
    .returning('wrong_answers')
    .executeTakeFirstOrThrow();
  return wrong_answers;
};

/** Ends a challenge, passed or failed: it opens nothing any more. */
export const endChallenge = async (db: Kysely<IdentityTables>, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('login_challenge').where('token_hash', '=', tokenHash).execute();
};
