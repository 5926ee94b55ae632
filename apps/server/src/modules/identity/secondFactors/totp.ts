import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

/**
 * One-time codes by time (RFC 6238 over RFC 4226), as every authenticator app makes them: SHA-1, six digits, 30 s. The library
 * makes them; they are compared here, because its own search ends at the first step that fits.
 */

const stepSeconds = 30;
const algorithm = 'SHA1';
const digits = 6;
const secretBytes = 20;
/** A code of the step before or after is taken too: clocks and fingers are slow. */
const driftSteps = 1;
/** How far off a clock may be for the house to say so: ten minutes. */
const skewStepsMax = 20;

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** RFC 4648, without padding: how people type a secret into an app. */
export const toBase32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** 160 random bits. */
export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: secretBytes }).bytes);

/** The 30-second step that an instant lies in, counted from 1970. */
export const stepAt = (instant: Date): number => Math.floor(instant.getTime() / 1000 / stepSeconds);

/** The code of a step (RFC 4226 §5.3). */
export const totpCode = (secret: Uint8Array, step: number): string =>
  HOTP.generate({ secret: secretOf(secret), algorithm, digits, counter: step });

/** A code as it was typed or pasted: full-width digits, spaces and hyphens are read kindly. Null: no such code. */
export const readTotpCode = (typed: string): string | null => {
  const code = typed.normalize('NFKC').replace(/[\s-]/g, '');
  return /^[0-9]{6}$/.test(code) ? code : null;
};

const findStepWithin = (secret: Uint8Array, code: string, now: Date, stepsMax: number): number | null => {
  const given = Buffer.from(code);
  const current = stepAt(now);
  let found: number | null = null;
  // Every step is looked at, so that the time taken does not tell which one fitted.
  for (let off = -stepsMax; off <= stepsMax; off += 1) {
    const fits = timingSafeEqual(Buffer.from(totpCode(secret, current + off)), given);
    if (fits && (found === null || Math.abs(off) < Math.abs(found - current))) found = current + off;
  }
  return found;
};

/** The step near now whose code this is; null when it is none's. `code` has six digits. */
export const findStep = (secret: Uint8Array, code: string, now: Date): number | null =>
  findStepWithin(secret, code, now, driftSteps);

/**
 * By how many seconds the clock of the device is off that made this code, above zero when it is fast; null when no clock
 * within ten minutes made it. Only for somebody who holds the secret rightly: it tells which codes will be good soon.
 */
export const findSkewSeconds = (secret: Uint8Array, code: string, now: Date): number | null => {
  const step = findStepWithin(secret, code, now, skewStepsMax);
  return step === null ? null : (step - stepAt(now)) * stepSeconds;
};

/** The address that an authenticator app reads from a QR code. */
export const otpauthAddress = (
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
) =>
  new TOTP({
    secret: secretOf(secret),
    issuer,
    label: account,
    algorithm,
    digits,
    period: stepSeconds,
  }).toString();
