import type { Kysely } from 'kysely';
import { hashSecret, newSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';

const loginTicketMs = 5 * 60_000;

/** Gives out the single-use header value that `/login` requires, for one site and one address. */
export const issueLoginTicket = async (
  db: Kysely<IdentityTables>,
  { siteId, ip, now }: { siteId: number; ip: string; now: Date },
): Promise<{ ticket: string; expiresAt: Date }> => {
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + loginTicketMs);
  await db
    .insertInto('login_ticket')
    .values({ ticket_hash: hashSecret(ticket), site_id: siteId, ip, expires_at: expiresAt })
    .execute();
  return { ticket, expiresAt };
};
