import type { ContactField } from '@pavilion/contract/profile';
import { profileVerify } from '@pavilion/contract/profile';
import type { Kysely } from 'kysely';
import { refused } from '../../http/refusal.ts';
import { hashSecret } from '../identity/index.ts';
import { wrongAnswersMax } from './limits.ts';
import type { ProfileTables } from './tables.ts';

export interface ContactProof {
  readonly memberId: number;
  readonly field: ContactField;
  /** The contact that the code must have been sent to, as it is stored. */
  readonly contact: string;
  readonly code: string;
  readonly now: Date;
}

/** The hash under which a code is kept: bound to the contact that it proves. */
export const contactCodeHash = (contact: string, code: string): Buffer => hashSecret(`${contact}\n${code}`);

const noLiveCode = () => refused(profileVerify.codes, 222, 'signup.verify_code_error', { field: 'code' });

const liveCode = (db: Kysely<ProfileTables>, { memberId, field }: ContactProof) =>
  db
    .updateTable('contact_code')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .where('used_at', 'is', null);

/**
 * Judges a code without using it up; the count of wrong answers stays, so call it outside of a transaction that a refusal
 * rolls back. Refuses with 113 for wrong digits, and 222 when there is no live code.
 */
export const assertContactCode = async (db: Kysely<ProfileTables>, proof: ContactProof): Promise<void> => {
  // Counted as wrong first and taken back when right: guesses side by side cannot slip past the limit.
  const row = await liveCode(db, proof)
    .set((update) => ({ wrong_answers: update('wrong_answers', '+', 1) }))
    .where('expires_at', '>', proof.now)
    .where('wrong_answers', '<', wrongAnswersMax)
    .returning('code_hash')
    .executeTakeFirst();
  if (row === undefined) throw noLiveCode();
  if (!row.code_hash.equals(contactCodeHash(proof.contact, proof.code)))
    throw refused(profileVerify.codes, 113, 'signup.phone_code_wrong', { field: 'code' });
  await liveCode(db, proof)
    .set((update) => ({ wrong_answers: update('wrong_answers', '-', 1) }))
    .execute();
};

/** Uses the code up in the transaction of what it proves. Refuses with 222 when it was used meanwhile. */
export const useContactCode = async (db: Kysely<ProfileTables>, proof: ContactProof): Promise<void> => {
  const used = await liveCode(db, proof)
    .set({ used_at: proof.now })
    .where('code_hash', '=', contactCodeHash(proof.contact, proof.code))
    .where('expires_at', '>', proof.now)
    .returning('field')
    .executeTakeFirst();
  if (used === undefined) throw noLiveCode();
};
