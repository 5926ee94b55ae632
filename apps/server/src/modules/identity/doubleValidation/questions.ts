import { createHash } from 'node:crypto';
import { doubleValidationQuestions } from '@pavilion/contract';
import { type QuestionColumn, questionColumnSchema, questionColumns } from '@pavilion/contract/identity';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { IdentityTables } from '../tables.ts';

/** What a member has said of himself, by the question that asks for it; null cannot be asked. */
export type StoredAnswers = Readonly<Record<QuestionColumn, string | null>>;

/** The challenge's own part: the questions that are left, the one that is asked first. */
export const questionsStateSchema = z.object({ questions: z.array(questionColumnSchema).min(1) });

export const findStoredAnswers = async (
  db: Kysely<IdentityTables>,
  { siteId, memberId }: { siteId: number; memberId: number },
): Promise<StoredAnswers> => {
  const row = await db
    .selectFrom('member')
    .select(['name', 'identity_id', 'phone', 'email', 'withdraw_password_hash'])
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    member_name: row.name,
    identity_id: row.identity_id,
    member_phone: row.phone,
    member_email: row.email,
    withdraw_password: row.withdraw_password_hash,
  };
};

/**
 * The questions of a member, three at most (spec §9). Drawn from the member's number, so that they are the same at every
 * login: whoever knows one answer cannot begin again and again until its question comes.
 */
export const questionsOf = (memberId: number, stored: StoredAnswers): QuestionColumn[] => {
  const rank = (column: QuestionColumn): string =>
    createHash('sha256').update(`${memberId} ${column}`).digest('hex');
  return questionColumns
    .filter((column) => stored[column] !== null && stored[column].trim() !== '')
    .map((column) => ({ column, rank: rank(column) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, doubleValidationQuestions)
    .map(({ column }) => column);
};
