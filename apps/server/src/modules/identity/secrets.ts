import { createHash, randomBytes, randomInt } from 'node:crypto';
import { phoneCodeDigits } from '@pavilion/contract';

const secretBytes = 32;

/** An opaque 256-bit secret as it travels: a session token, a login ticket. Only its hash is ever stored. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/** SHA-256 of a secret, as stored. The secret has 256 random bits, so it needs neither salt nor slowness. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A code that is sent to a phone or by mail, to be typed off. */
export const newDigits = (): string =>
  String(randomInt(10 ** phoneCodeDigits)).padStart(phoneCodeDigits, '0');
