import { defaultLocale, type Locale } from '@pavilion/contract';
import type { Kysely } from 'kysely';
import sanitizeHtml from 'sanitize-html';
import { badField } from '../../http/refusal.ts';
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

/** The text of an agreement as HTML that is safe to show. */
export const agreementHtml = (content: string): string => sanitizeHtml(content, allowed);

interface AgreementQuestion {
  readonly siteId: number;
  readonly locale: Locale;
  /** The day it is at the site, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The texts of the version that holds on a day, one a language. */
const holding = (db: Kysely<SignupTables>, { siteId, today }: AgreementQuestion) =>
  db
    .selectFrom('service_agreement')
    .where('site_id', '=', siteId)
    .where('version', '=', (newest) =>
      newest
        .selectFrom('service_agreement')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('site_id', '=', siteId)
        .where('version', '<=', today),
    )
    .orderBy('id');

/** The text in the language asked for, else in English, Chinese, or whichever there is. */
const inLanguage = <Row extends { readonly locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined => {
  const written = (wanted: string) => rows.find((row) => row.locale === wanted);
  return written(locale) ?? written('en_US') ?? written(defaultLocale) ?? rows[0];
};

/** The agreement that holds, as safe HTML; undefined on a site without one. */
export const findAgreement = async (
  db: Kysely<SignupTables>,
  question: AgreementQuestion,
): Promise<Agreement | undefined> => {
  const rows = await holding(db, question).select(['id', 'version', 'locale', 'title', 'content']).execute();
  const row = inLanguage(rows, question.locale);
  return row === undefined ? undefined : { ...row, content: agreementHtml(row.content) };
};

/** Which text somebody accepts. */
export type AcceptedAgreement = Pick<Agreement, 'id' | 'version' | 'locale'>;

/**
 * What is accepted by a tick: the very text that was shown, when the page says which, else the one that holds in the
 * visitor's language. Refuses (HTTP 400 with the field `agreement`) a text that no longer holds, so that nobody is
 * held to what they have not read.
 */
export const findAccepted = async (
  db: Kysely<SignupTables>,
  question: AgreementQuestion & { readonly shownId: number | undefined },
): Promise<AcceptedAgreement | undefined> => {
  const rows = await holding(db, question).select(['id', 'version', 'locale']).execute();
  if (question.shownId === undefined) return inLanguage(rows, question.locale);
  const shown = rows.find(({ id }) => id === question.shownId);
  if (shown === undefined) throw badField('agreement', 'signup.agreement_changed');
  return shown;
};
