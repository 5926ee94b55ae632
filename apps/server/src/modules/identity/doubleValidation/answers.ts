import { createHash, timingSafeEqual } from 'node:crypto';
import type { QuestionColumn } from '@pavilion/contract/identity';
import type { PasswordHasher } from '../passwords.ts';

/**
 * Letters as they are compared: full-width ones as narrow ones, without case, without the marks that many leave out when
 * typing (Nguyễn, Nguyen), without spaces, dots between names and whatever cannot be seen. Only the Latin marks go: the
 * vowel signs of Thai, Hindi and Burmese are letters.
 */
const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[\p{Cf}\p{White_Space}.·•・‧'’-]/gu, '')
    .normalize('NFC');

const folds = {
  member_name: foldName,
  identity_id: (text) =>
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  member_phone: (text) => text.normalize('NFKC').replace(/[^0-9]/g, ''),
  member_email: (text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\p{White_Space}]/gu, ''),
  withdraw_password: (text) => text.normalize('NFKC').trim(),
} as const satisfies Record<QuestionColumn, (text: string) => string>;

/** An answer as it is compared, so that nobody fails by how something was typed. */
export const foldAnswer = (question: QuestionColumn, answer: string): string => folds[question](answer);

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** Whether an answer is what the member once said. The withdraw password is known by its hash only. */
export const answerFits = async (
  passwords: PasswordHasher,
  question: QuestionColumn,
  stored: string | null,
  given: string,
): Promise<boolean> => {
  const folded = foldAnswer(question, given);
  if (stored === null || folded === '') return false;
  return question === 'withdraw_password'
    ? passwords.verify(stored, folded)
    : isSame(foldAnswer(question, stored), folded);
};
