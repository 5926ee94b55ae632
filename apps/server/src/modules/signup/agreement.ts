import { defaultLocale, type Locale } from '@pavilion/contract';
import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import type { SignupTables } from './tables.ts';

export interface Agreement {
  readonly id: number;
  readonly version: string;
  readonly locale: string;
  readonly title: string;
  readonly content: string;
}

/** What an agreement's text may be made of. Everything else is taken out, also when an operator wrote it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'br',
    'hr',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/** The agreement that holds on a day, in the language asked for, else in English, Chinese, or whichever there is. */
export const findAgreement = async (
  db: Kysely<SignupTables>,
  { siteId, locale, today }: { siteId: number; locale: Locale; today: string },
): Promise<Agreement | undefined> => {
  const rows = await db
    .selectFrom('service_agreement')
    .select(['id', 'version', 'locale', 'title', 'content'])
    .where('site_id', '=', siteId)
    .where('version', '=', (newest) =>
      newest
        .selectFrom('service_agreement')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('site_id', '=', siteId)
        .where('version', '<=', today),
    )
    .orderBy('id')
    .execute();
  const inLocale = (wanted: string) => rows.find((row) => row.locale === wanted);
  const row = inLocale(locale) ?? inLocale('en_US') ?? inLocale(defaultLocale) ?? rows[0];
  return row === undefined ? undefined : { ...row, content: sanitizeHtml(row.content, allowed) };
};
