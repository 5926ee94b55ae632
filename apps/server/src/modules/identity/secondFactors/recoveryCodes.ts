import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { recoveryCodesCount } from '@pavilion/contract/secondFactors';

/** Without the letters and digits that are taken for one another: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 5;
const groups = 2;
const keyBytes = 32;

const newGroup = (): string =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 50 random bits, `XXXXX-XXXXX`. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodesCount) codes.add(Array.from({ length: groups }, newGroup).join('-'));
  return [...codes];
};

/** A code as it was typed: case, spaces, hyphens, full width and look-alikes (O for 0, I and L for 1) do not matter. */
const readRecoveryCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** What is stored of a code: an HMAC of code and holder, under a key that the database does not hold. */
export const hashRecoveryCode = (secret: string, holderId: number, typed: string): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'pavilion', 'recovery codes', keyBytes));
  return createHmac('sha256', key)
    .update(`${holderId}\n${readRecoveryCode(typed)}`)
    .digest();
};
