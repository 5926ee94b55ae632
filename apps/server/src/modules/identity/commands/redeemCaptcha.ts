import type { Kysely } from 'kysely';
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

/** Uses a captcha up, whatever was answered, and says what it was worth. */
export const judgeCaptcha = async (
  db: Kysely<IdentityTables>,
  given: GivenCaptcha,
): Promise<CaptchaVerdict> => {
  const row = await db
    .deleteFrom('captcha')
    .where('token_hash', '=', hashSecret(given.token))
    .returning(['site_id', 'type', 'answer', 'expires_at'])
    .executeTakeFirst();
  const answer = given.answer.trim().normalize('NFKC').toUpperCase();
  if (row === undefined) return 'unknown';
  if (row.site_id !== given.siteId || row.type !== given.type) return 'foreign';
  if (row.expires_at <= given.now) return 'late';
  if (answer === '') return 'blank';
  return row.answer === answer ? 'read' : 'misread';
};

/** Uses a captcha up. True when it was live, of this site and type, and read rightly. */
export const redeemCaptcha = async (db: Kysely<IdentityTables>, given: GivenCaptcha): Promise<boolean> =>
  (await judgeCaptcha(db, given)) === 'read';
