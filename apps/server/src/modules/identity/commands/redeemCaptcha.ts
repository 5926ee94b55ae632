import type { Kysely } from 'kysely';
import { hashSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';
import type { CaptchaType } from './issueCaptcha.ts';

/** Uses a captcha up, whatever was answered. True when it was live, of this site and type, and read rightly. */
export const redeemCaptcha = async (
  db: Kysely<IdentityTables>,
  given: { token: string; answer: string; siteId: number; type: CaptchaType; now: Date },
): Promise<boolean> => {
  const row = await db
    .deleteFrom('captcha')
    .where('token_hash', '=', hashSecret(given.token))
    .returning(['site_id', 'type', 'answer', 'expires_at'])
    .executeTakeFirst();
  return (
    row !== undefined &&
    row.site_id === given.siteId &&
    row.type === given.type &&
    row.expires_at > given.now &&
    row.answer === given.answer.trim().normalize('NFKC').toUpperCase()
  );
};
