import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PasskeyPurpose, SecondFactorTables } from './tables.ts';

/** Time to find the phone, the key, the finger. */
export const passkeyChallengeMs = 5 * 60_000;
const challengeBytes = 32;

/** What a challenge is good for; shown with anything else it is not known. */
export interface ChallengeUse {
  readonly siteId: number;
  readonly purpose: PasskeyPurpose;
  /** Whom it is given to: a session, or a login under way. Empty for a login that begins with the passkey. */
  readonly bearer: string;
  /** Null for a login that begins with the passkey. */
  readonly holderId: number | null;
  readonly origin: string;
  readonly now: Date;
}

const digest = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** A fresh challenge (base64url). The same bearer's earlier one for this purpose ends. */
export const issuePasskeyChallenge = async (
  db: Kysely<SecondFactorTables>,
  { siteId, purpose, bearer, holderId, origin, now }: ChallengeUse,
): Promise<string> => {
  if (bearer !== '')
    await db
      .deleteFrom('passkey_challenge')
      .where('purpose', '=', purpose)
      .where('bearer', '=', bearer)
      .execute();
  const challenge = randomBytes(challengeBytes).toString('base64url');
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: digest(challenge),
      site_id: siteId,
      purpose,
      bearer,
      holder_id: holderId,
      origin,
      expires_at: new Date(now.getTime() + passkeyChallengeMs),
    })
    .execute();
  return challenge;
};

const clientDataSchema = z.object({ challenge: z.string().max(256) });

/** The challenge that the browser says it signed; null when that is not to be read. */
const challengeIn = (clientDataJson: string): string | null => {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return clientDataSchema.safeParse(JSON.parse(text)).data?.challenge ?? null;
  } catch {
    return null;
  }
};

/**
 * Uses the challenge up that an answer of a browser bears, whatever comes of it. Answers it when it was live and given
 * out for just this use, null otherwise.
 */
export const redeemPasskeyChallenge = async (
  db: Kysely<SecondFactorTables>,
  clientDataJson: string,
  use: ChallengeUse,
): Promise<string | null> => {
  const challenge = challengeIn(clientDataJson);
  if (challenge === null) return null;
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', digest(challenge))
    .returning(['site_id', 'purpose', 'bearer', 'holder_id', 'origin', 'expires_at'])
    .executeTakeFirst();
  const fits =
    row !== undefined &&
    row.site_id === use.siteId &&
    row.purpose === use.purpose &&
    row.bearer === use.bearer &&
    row.holder_id === use.holderId &&
    row.origin === use.origin &&
    row.expires_at > use.now;
  return fits ? challenge : null;
};
