import { register } from '@pavilion/contract/signup';
import type { Kysely } from 'kysely';
import { refused } from '../../http/refusal.ts';
import { phoneCodeHash } from './commands/sendPhoneCode.ts';
import type { SignupTables } from './tables.ts';

/** Wrong answers to one code before it is dead: six digits then hold against guessing. */
const wrongAnswersMax = 5;

interface PhoneAnswer {
  readonly siteId: number;
  readonly phone: string;
  readonly code: string;
  readonly now: Date;
}

const noLiveCode = () => refused(register.codes, 222, 'signup.verify_code_error', { field: 'phone_verify' });

const codeRow = (db: Kysely<SignupTables>, { siteId, phone }: PhoneAnswer) =>
  db
    .updateTable('sms_code')
    .where('site_id', '=', siteId)
    .where('purpose', '=', 'register_member')
    .where('phone_key', '=', phone)
    .where('used_at', 'is', null);

/** Refuses with 113 for wrong digits, which are counted, and 222 when there is no live code. Does not use it up. */
export const assertPhoneCode = async (db: Kysely<SignupTables>, answer: PhoneAnswer): Promise<void> => {
  // Counted as wrong first and taken back when right: guesses side by side cannot slip past the limit.
  const row = await codeRow(db, answer)
    .set((update) => ({ wrong_answers: update('wrong_answers', '+', 1) }))
    .where('expires_at', '>', answer.now)
    .where('wrong_answers', '<', wrongAnswersMax)
    .returning('code_hash')
    .executeTakeFirst();
  if (row === undefined) throw noLiveCode();
  if (!row.code_hash.equals(phoneCodeHash(answer.phone, answer.code))) {
    throw refused(register.codes, 113, 'signup.phone_code_wrong', { field: 'phone_verify' });
  }
  await codeRow(db, answer)
    .set((update) => ({ wrong_answers: update('wrong_answers', '-', 1) }))
    .execute();
};

/** Uses the code up inside the transaction that makes the member. Refuses with 222 when somebody else just did. */
export const usePhoneCode = async (db: Kysely<SignupTables>, answer: PhoneAnswer): Promise<void> => {
  const used = await codeRow(db, answer)
    .set({ used_at: answer.now })
    .where('code_hash', '=', phoneCodeHash(answer.phone, answer.code))
    .where('expires_at', '>', answer.now)
    .returning('phone_key')
    .executeTakeFirst();
  if (used === undefined) throw noLiveCode();
};
