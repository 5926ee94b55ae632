import { createHmac, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '../../../infra/seal.ts';

/** What is sealed of a bank account. */
export interface AccountDetails {
  readonly number: string;
  readonly holder: string;
}

const detailsSchema = z.object({ number: z.string(), holder: z.string() });
const keyBytes = 32;

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** Bound into the seal, so that one member's row cannot be passed off as another's. */
const sealName = ({ siteId, memberId }: Owner): string => `bank account of ${siteId}/${memberId}`;

export const sealDetails = (secret: string, owner: Owner, details: AccountDetails): Buffer =>
  seal(secret, sealName(owner), JSON.stringify(details));

/** Throws `SealError` when the installation's secret is not the one it was sealed with. */
export const openDetails = (secret: string, owner: Owner, sealed: Buffer): AccountDetails =>
  detailsSchema.parse(JSON.parse(unseal(secret, sealName(owner), sealed)));

/** SHA-256 keyed by the installation's secret: equal for equal content, useless for trying numbers out. */
export const keyedHash = (secret: string, content: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'pavilion', 'bank account hashes', keyBytes)))
    .update(JSON.stringify(content))
    .digest();

/** A person's name as it is compared: NFKC, lower case, single spaces, nothing invisible. The same as at sign-up. */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** By what a number is found where it is bound, in each of these currencies. The number as `cleanBankAccount` writes it. */
export const hashesOfNumber = (secret: string, number: string, currencies: readonly string[]): Buffer[] =>
  currencies.map((currency) => keyedHash(secret, [currency, number]));
