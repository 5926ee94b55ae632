import { type Kysely, sql } from 'kysely';
import { badField } from '../../../http/refusal.ts';
import { hashSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';

/** Uses a login ticket up. Throws HTTP 400 when it is missing, used, late, or of another site or address. */
export const redeemLoginTicket = async (
  db: Kysely<IdentityTables>,
  { ticket, siteId, ip, now }: { ticket: string | null; siteId: number; ip: string; now: Date },
): Promise<void> => {
  const refusal = badField('x-login-ticket', 'error.login_ticket');
  if (ticket === null) throw refusal;
  // Gone whether it fits or not: a ticket that shows up in the wrong place is not given another chance.
  const row = await db
    .deleteFrom('login_ticket')
    .where('ticket_hash', '=', hashSecret(ticket))
    .returning(['site_id', 'expires_at', sql<boolean>`ip = ${ip}::inet`.as('is_same_address')])
    .executeTakeFirst();
  const fits = row !== undefined && row.site_id === siteId && row.is_same_address && row.expires_at > now;
  if (!fits) throw refusal;
};
