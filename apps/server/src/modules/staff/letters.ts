import { defaultLocale, type Locale } from '@pavilion/contract';
import type { PoolClient } from 'pg';
import { messageText } from '../../http/messages.ts';
import { composeLetter, type LetterContent } from '../../infra/mail/letter.ts';
import { siteNameIn } from '../../infra/site.ts';
import type { StaffDeps } from './staffDeps.ts';

/** A letter to one of the staff, by the keys of its words. */
export interface StaffLetter {
  readonly siteId: number;
  readonly to: string;
  readonly account: string;
  /** The first language of the site unless told. */
  readonly locale?: Locale;
  readonly subject: string;
  readonly text: string;
  readonly caution: string;
  readonly action?: LetterContent['action'];
  readonly code?: string;
  readonly goodUntil: Date;
}

/** Puts a letter to one of the staff down to be carried, in the transaction that it tells of. */
export const sendStaffLetter = async (
  { sites, post }: Pick<StaffDeps, 'sites' | 'post'>,
  tx: PoolClient,
  { siteId, to, account, subject, text, caution, action, code, goodUntil, ...given }: StaffLetter,
): Promise<void> => {
  const site = sites.byId(siteId);
  if (site === undefined) throw new Error(`no site ${siteId}`);
  const locale = given.locale ?? site.settings.languages[0] ?? defaultLocale;
  const siteName = siteNameIn(site.settings, locale);
  const words = (key: string): string =>
    messageText(key, locale).replaceAll('{site}', siteName).replaceAll('{account}', account);
  const letter = composeLetter({
    locale,
    siteName,
    origin: site.origin,
    subject: words(subject),
    greeting: words('mail.greeting'),
    paragraphs: [words(text)],
    ...(action === undefined ? {} : { action: { ...action, label: words(action.label) } }),
    ...(code === undefined ? {} : { code }),
    caution: words(caution),
    footer: words('mail.automatic'),
  });
  await post.send(
    { query: (query) => tx.query(query.text, query.values) },
    { siteId, content: { channel: 'mail', to, ...letter }, goodUntil },
  );
};

/** What staff are told about their own account after the fact; its words are `office.mail_` and the name. */
type StaffNotice =
  | 'password_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_lifted'
  | 'codes_renewed'
  | 'mail_changed';

/** After this long nobody is helped by it. */
const noticeGoodMs = 48 * 60 * 60_000;

interface Noticed {
  readonly siteId: number;
  readonly staffId: number;
  readonly locale?: Locale;
}

/** Tells one of the staff by letter what was changed about the account; nothing where no letter reaches them. */
export const tellStaff = async (
  deps: Pick<StaffDeps, 'sites' | 'post' | 'clock'>,
  tx: PoolClient,
  { staffId, ...where }: Noticed,
  notice: StaffNotice,
): Promise<void> => {
  const { rows } = await tx.query<{ account: string; mail: string | null }>(
    'SELECT account, mail FROM staff WHERE id = $1',
    [staffId],
  );
  const [staff] = rows;
  if (staff === undefined || staff.mail === null || !deps.post.carries('mail')) return;
  await sendStaffLetter(deps, tx, {
    ...where,
    to: staff.mail,
    account: staff.account,
    subject: 'office.mail_security_subject',
    text: `office.mail_${notice}`,
    caution: 'office.mail_not_you',
    action: { label: 'office.mail_open_account', path: '/office/account' },
    goodUntil: new Date(deps.clock.now().getTime() + noticeGoodMs),
  });
};
