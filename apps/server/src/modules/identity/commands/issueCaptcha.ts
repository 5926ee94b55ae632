import type { Kysely } from 'kysely';
import { drawCaptcha } from '../captcha/drawCaptcha.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';

const captchaMs = 5 * 60_000;

/** What a captcha is asked for (spec §7): 1 login, 2 register. */
export type CaptchaType = 1 | 2;

/**
 * Makes a captcha of a type and remembers its answer until it is used or five minutes are over. Without an answer it is one
 * that a captcha service vouches for: nothing is drawn.
 */
export const issueCaptcha = async (
  db: Kysely<IdentityTables>,
  { siteId, type, answer, now }: { siteId: number; type: CaptchaType; answer: string | null; now: Date },
): Promise<{ token: string; svg: string; expiresAt: Date }> => {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + captchaMs);
  await db
    .insertInto('captcha')
    .values({
      token_hash: hashSecret(token),
      site_id: siteId,
      type,
      answer: answer ?? '',
      expires_at: expiresAt,
    })
    .execute();
  return { token, svg: answer === null ? '' : await drawCaptcha(answer), expiresAt };
};
