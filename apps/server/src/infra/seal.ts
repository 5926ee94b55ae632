import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** What was sealed cannot be opened: another secret, another name, or changed bytes. Says nothing of the content. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'pavilion', 'sealed at rest', keyBytes));

/**
 * Seals a text for rest in the database with AES-256-GCM under `PAVILION_SECRET`: nonce, tag, ciphertext. `name` says
 * what it is (a key id); it is bound in, so that one row's secret cannot be passed off as another's.
 */
export const seal = (secret: string, name: string, text: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(name));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
};

/** Opens what `seal` made with the same secret and name. Throws `SealError`. */
export const unseal = (secret: string, name: string, sealed: Uint8Array): string => {
  try {
    const nonce = sealed.subarray(0, nonceBytes);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = decipher.update(sealed.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new SealError(`cannot open what is sealed as ${name}`);
  }
};
