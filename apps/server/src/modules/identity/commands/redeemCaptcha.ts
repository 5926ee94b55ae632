import type { Kysely } from 'kysely';
import type { CaptchaServices } from '../captcha/captchaServices.ts';
import { hashSecret } from '../secrets.ts';
import type { IdentityTables } from '../tables.ts';
import type { CaptchaType } from './issueCaptcha.ts';

/** What became of a captcha: read rightly, or why not. `foreign`: made for another site or another kind of form. */
export type CaptchaVerdict = 'read' | 'blank' | 'unknown' | 'foreign' | 'late' | 'misread';

interface GivenCaptcha {
  readonly token: string;
  readonly answer: string;
  readonly siteId: number;
  readonly type: CaptchaType;
  readonly now: Date;
}

/** Uses a captcha up, whatever was answered, and says what it was worth: the picture's, or the service's word. */
export const judgeCaptcha = async (
  db: Kysely<IdentityTables>,
  services: CaptchaServices,
  given: GivenCaptcha,
): Promise<CaptchaVerdict> => {
  const row = await db
    .deleteFrom('captcha')
    .where('token_hash', '=', hashSecret(given.token))
    .returning(['site_id', 'type', 'answer', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  if (row.site_id !== given.siteId || row.type !== given.type) return 'foreign';
  if (row.expires_at <= given.now) return 'late';
  const answer = given.answer.trim();
  if (answer === '') return 'blank';
  const isRead =
    row.answer === ''
      ? await services.vouches(given.siteId, answer)
      : row.answer === answer.normalize('NFKC').toUpperCase();
  return isRead ? 'read' : 'misread';
};

/** Uses a captcha up. True when it was live, of this site and type, and read rightly. */
export const redeemCaptcha = async (
  db: Kysely<IdentityTables>,
  services: CaptchaServices,
  given: GivenCaptcha,
): Promise<boolean> => (await judgeCaptcha(db, services, given)) === 'read';
