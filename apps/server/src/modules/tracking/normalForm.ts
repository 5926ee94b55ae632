import { createHash } from 'node:crypto';
import { hashedUserFields } from '@pavilion/contract/ownRoutes';

type HashedField = (typeof hashedUserFields)[number];

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The form in which each value is hashed, so that both ends get the same hash (Conversions API, customer information). */
const normalForms: Readonly<Record<HashedField, (text: string) => string>> = {
  em: (text) => text.trim().toLowerCase(),
  ph: (text) => text.replace(/\D/g, '').replace(/^0+/, ''),
  fn: lettersAndDigits,
  ln: lettersAndDigits,
  db: (text) => text.replace(/\D/g, ''),
  ct: lettersAndDigits,
  st: lettersAndDigits,
  zp: (text) => text.trim().toLowerCase().replace(/\s/g, '').split('-')[0] ?? '',
  country: (text) => text.trim().toLowerCase(),
  external_id: (text) => text.trim(),
};

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Personal values as SHA-256 of their normal form; one that is a hash already stays, an empty one goes. */
export const hashUserData = (
  given: Readonly<Partial<Record<HashedField, string | undefined>>>,
): Readonly<Record<string, readonly string[]>> => {
  const hashed: Record<string, readonly string[]> = {};
  for (const field of hashedUserFields) {
    const text = given[field];
    if (text === undefined) continue;
    const normal = isHash(text) ? text.toLowerCase() : normalForms[field](text);
    if (normal !== '') hashed[field] = [isHash(normal) ? normal : sha256(normal)];
  }
  return hashed;
};
