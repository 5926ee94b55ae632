import { createHmac, hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashSecret, newSecret } from '../identity/index.ts';
import type { Claim } from './queries.ts';
import type { RecoveryTables } from './tables.ts';

const keyBytes = 32;

/** The same for the same request, so that it can be told again although only its hash is kept. */
const ticketOf = (secret: string, claim: Claim, requestId: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'pavilion', 'reset code tickets', keyBytes)))
    .update(JSON.stringify([claim.siteId, claim.accountKey, claim.method, claim.contact, requestId]))
    .digest('base64url');

export interface Ticket {
  readonly text: string;
  /** When the code that was sent with it is over; null when none was. */
  readonly liveUntil: Date | null;
}

/**
 * The ticket of a request for a code: that of its first answer while its code lives, else a new one. A number that is used
 * again later than that starts anew, and counts like any other request.
 */
export const findTicket = async (
  db: Kysely<RecoveryTables>,
  {
    secret,
    claim,
    requestId,
    now,
  }: {
    readonly secret: string;
    readonly claim: Claim;
    readonly requestId: string | undefined;
    readonly now: Date;
  },
): Promise<Ticket> => {
  if (requestId === undefined) return { text: newSecret(), liveUntil: null };
  const text = ticketOf(secret, claim, requestId);
  const given = await db
    .selectFrom('reset_code')
    .select('expires_at')
    .where('ticket_hash', '=', hashSecret(text))
    .executeTakeFirst();
  if (given === undefined) return { text, liveUntil: null };
  return given.expires_at > now
    ? { text, liveUntil: given.expires_at }
    : { text: newSecret(), liveUntil: null };
};
