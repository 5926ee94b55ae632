import { randomInt } from 'node:crypto';
import { captchaAlphabet } from './glyphs.ts';

const captchaLength = 4;
/** Decisions: Running, test mode. */
const testAnswer = '0000';

export const newCaptchaAnswer = (testMode: boolean): string =>
  testMode
    ? testAnswer
    : Array.from({ length: captchaLength }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join(
        '',
      );
