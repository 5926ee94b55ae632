import { createCipheriv, randomBytes } from 'node:crypto';
import { drawCaptcha, newCaptchaAnswer } from '../identity/index.ts';

const nonceBytes = 12;
const keyBytes = 32;

/**
 * A picture with its own answer, sealed under a key that travels along: the page opens it and compares what was typed.
 * It keeps a finger from slipping, nothing more; the server believes no such answer (spec §7, decisions: Captcha).
 */
export const sealCaptcha = async (testMode: boolean): Promise<{ svg: string; text: string; key: string }> => {
  const answer = newCaptchaAnswer(testMode);
  const key = randomBytes(keyBytes);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([nonce, cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { svg: await drawCaptcha(answer), text: text.toString('base64'), key: key.toString('base64') };
};
