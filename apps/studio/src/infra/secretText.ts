import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 bits, safe in an address and in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
