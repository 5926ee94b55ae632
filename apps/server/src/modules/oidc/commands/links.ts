import { memberThirdPartyLink } from '@pavilion/contract/oidc';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import { hashSecret, type MemberNotices, newSecret } from '../../identity/index.ts';
import type { OidcTables } from '../tables.ts';

/** Time for a stranger to sign up or to log in and take the proof along. */
const linkTicketMs = 30 * 60_000;

export interface Subject {
  readonly siteId: number;
  readonly issuer: string;
  readonly subject: string;
}

export const findLinkedMember = async (
  db: Kysely<OidcTables>,
  { siteId, issuer, subject }: Subject,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('member_identity')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id;
};

/** A single-use word that whoever holds it has just been proved to be this subject. */
export const issueLinkTicket = async (
  db: Kysely<OidcTables>,
  { siteId, issuer, subject }: Subject,
  now: Date,
): Promise<string> => {
  const ticket = newSecret();
  await db
    .insertInto('oidc_link_ticket')
    .values({
      ticket_hash: hashSecret(ticket),
      site_id: siteId,
      issuer,
      subject,
      expires_at: new Date(now.getTime() + linkTicketMs),
    })
    .execute();
  return ticket;
};

/** Uses a link ticket up. Refuses with 301 when it is unknown, used, late or of another site. */
export const takeLinkTicket = async (
  db: Kysely<OidcTables>,
  { siteId, ticket, now }: { siteId: number; ticket: string; now: Date },
): Promise<Subject> => {
  const row = await db
    .deleteFrom('oidc_link_ticket')
    .where('ticket_hash', '=', hashSecret(ticket))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.site_id !== siteId || row.expires_at <= now) {
    throw refused(memberThirdPartyLink.codes, 301, 'third_party.over');
  }
  return { siteId, issuer: row.issuer, subject: row.subject };
};

/** Who tells the member, on the page and by letter. */
interface Tellers {
  readonly outbox: Outbox;
  readonly notices: MemberNotices;
}

/**
 * Links a proved subject to the member who asked, inside the caller's transaction. Linking again what is linked changes
 * nothing. Refuses with 304 what is another member's, with 305 when this member has another subject there. The keys of
 * the table decide between two at once.
 */
export const linkWithin = async (
  client: PoolClient,
  { outbox, notices }: Tellers,
  given: Subject & { readonly memberId: number; readonly now: Date },
): Promise<void> => {
  const { siteId, issuer, subject, memberId, now } = given;
  const db = kyselyOn<OidcTables>(client);
  const linked = await db
    .insertInto('member_identity')
    .values({ site_id: siteId, issuer, subject, member_id: memberId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (linked !== undefined) {
    await outbox.toMember(client, memberId, 'profile_updated', {});
    return notices.tell(client, { siteId, memberId, notice: 'third_party_linked' });
  }
  const holder = await findLinkedMember(db, { siteId, issuer, subject });
  if (holder === memberId) return;
  throw holder === undefined
    ? refused(memberThirdPartyLink.codes, 305, 'third_party.has_another')
    : refused(memberThirdPartyLink.codes, 304, 'third_party.other_member');
};

/** The same in a transaction of its own. */
export const linkSubject = async (
  { pool, ...tellers }: Tellers & { readonly pool: Pool },
  given: Subject & { readonly memberId: number; readonly now: Date },
): Promise<void> => {
  await withTransaction(pool, (client) => linkWithin(client, tellers, given));
  tellers.outbox.wake();
};

/** Unlinks the member's subject at an issuer; answers nothing, for there may have been none. */
export const unlinkSubject = async (
  { pool, outbox, notices }: Tellers & { readonly pool: Pool },
  { siteId, issuer, memberId }: { siteId: number; issuer: string; memberId: number },
): Promise<void> => {
  await withTransaction(pool, async (client) => {
    const unlinked = await kyselyOn<OidcTables>(client)
      .deleteFrom('member_identity')
      .where('site_id', '=', siteId)
      .where('issuer', '=', issuer)
      .where('member_id', '=', memberId)
      .returning('member_id')
      .executeTakeFirst();
    if (unlinked === undefined) return;
    await outbox.toMember(client, memberId, 'profile_updated', {});
    await notices.tell(client, { siteId, memberId, notice: 'third_party_unlinked' });
  });
  outbox.wake();
};
