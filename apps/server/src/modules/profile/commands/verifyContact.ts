import type { ContactField } from '@pavilion/contract/profile';
import { profileVerify } from '@pavilion/contract/profile';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import { refused } from '../../../http/refusal.ts';
import { assertContactCode, useContactCode } from '../contactCodes.ts';
import { columns } from '../fieldRules.ts';
import type { ProfileDeps } from '../profileDeps.ts';
import { findStored, type Owner, storedValue } from '../queries.ts';
import type { ProfileTables } from '../tables.ts';

/**
 * Marks the present phone or mail address as proved. Refuses with 105 when there is none, 113 for a wrong code, 222 when
 * none is live for it, also when the contact was changed meanwhile.
 */
export const verifyContact = async (
  { pool, clock, outbox }: ProfileDeps,
  owner: Owner,
  { field, code }: { readonly field: ContactField; readonly code: string },
): Promise<void> => {
  const now = clock.now();
  const { memberId } = owner;
  const db = createKysely<ProfileTables>(pool);
  const contact = storedValue(await findStored(db, owner), field);
  if (contact === null) throw refused(profileVerify.codes, 105, 'profile.nothing_to_prove');
  const proof = { memberId, field, contact, code: code.trim(), now };
  await assertContactCode(db, proof);
  await withTransaction(pool, async (client) => {
    const tx = kyselyOn<ProfileTables>(client);
    await useContactCode(tx, proof);
    const marked = await tx
      .updateTable('member')
      .set(field === 'member_phone' ? { phone_verified_at: now } : { email_verified_at: now })
      .where('site_id', '=', owner.siteId)
      .where('id', '=', memberId)
      .where(columns[field], '=', contact)
      .returning('id')
      .executeTakeFirst();
    if (marked === undefined)
      throw refused(profileVerify.codes, 222, 'signup.verify_code_error', { field: 'code' });
    await outbox.toMember(client, memberId, 'profile_updated', {});
  });
  outbox.wake();
};
