import { type Kysely, sql } from 'kysely';
import { hashSecret, newSecret } from '../../identity/index.ts';
import type { HandoffTables } from '../tables.ts';

/** Decisions: `enc` and `tk` hand-offs are single use, 60 s. */
export const handoffMs = 60_000;

/** Who vouches for the member: the login that goes on elsewhere, or an operator's key. */
export type HandoffSource = { readonly sessionId: string } | { readonly keyId: string };

/**
 * Makes a hand-off of a member of a site. Only the token's hash is kept; the token itself opens nothing but one redemption,
 * and none once the member's password is another (decision 0100).
 */
export const createHandoff = async (
  db: Kysely<HandoffTables>,
  { siteId, memberId, source, now }: { siteId: number; memberId: number; source: HandoffSource; now: Date },
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + handoffMs);
  await db
    .insertInto('handoff')
    .values({
      token_hash: hashSecret(token),
      site_id: siteId,
      member_id: memberId,
      session_id: 'sessionId' in source ? source.sessionId : null,
      key_id: 'keyId' in source ? source.keyId : null,
      expires_at: expiresAt,
      credentials_hash: sql<Buffer>`(SELECT sha256(convert_to(password_hash, 'UTF8')) FROM member WHERE id = ${memberId})`,
    })
    .execute();
  return { token, expiresAt };
};
