import type { FormField } from './signupForm.ts';

/** Numbers that people copy with spaces, hyphens and brackets, or type in full width. */
const numbers: ReadonlySet<FormField> = new Set(['member_phone', 'phone_verify', 'withdraw_password']);

/** Fields of people's own words, where an invisible character may belong: a joiner in a name. */
const words: ReadonlySet<FormField> = new Set(['member_name', 'member_others', 'member_birthday']);

/** Secrets count as they were typed. */
const verbatim: ReadonlySet<FormField> = new Set(['password', 'check_password']);

/** A left field without what was pasted along and cannot be seen, so that no rule complains about nothing. */
export const tidied = (name: FormField, value: string): string => {
  if (verbatim.has(name)) return value;
  if (numbers.has(name)) return value.normalize('NFKC').replace(/[\s\p{Cf}()-]/gu, '');
  return words.has(name) ? value.trim() : value.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
};
