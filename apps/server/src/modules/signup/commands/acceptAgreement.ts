import type { Locale } from '@pavilion/contract';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { dayAt, type Site } from '../../../infra/site.ts';
import { findAccepted, noteAcceptance, serviceShelf } from '../../agreements/index.ts';
import type { SignupTables } from '../tables.ts';

export interface Acceptance {
  readonly site: Site;
  readonly memberId: number;
  readonly locale: Locale;
  readonly ip: string;
  readonly userAgent: string;
  /** The text that was shown. */
  readonly agreementId: number;
  readonly now: Date;
}

/**
 * Records that a member accepts the service agreement that was shown, and ends its demand in every open session. What
 * was accepted before stays. Refuses (HTTP 400 with the field `agreement`) a text that no longer holds.
 */
export const acceptAgreement = async (
  { pool }: { readonly pool: Pool },
  { site, memberId, locale, ip, userAgent, agreementId, now }: Acceptance,
): Promise<void> => {
  await withTransaction(pool, async (client) => {
    const db = kyselyOn<SignupTables>(client);
    const question = { siteId: site.id, locale, today: dayAt(site, now), shownId: agreementId };
    const accepted = await findAccepted(client, serviceShelf, question);
    if (accepted === undefined) return;
    await noteAcceptance(client, serviceShelf, accepted, { memberId, ip, userAgent, now });
    await db
      .updateTable('session')
      .set({ agreement_due: false })
      .where('member_id', '=', memberId)
      .where('agreement_due', '=', true)
      .execute();
  });
};
