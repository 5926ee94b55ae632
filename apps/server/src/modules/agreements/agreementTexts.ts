import { defaultLocale, type Locale } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import sanitizeHtml from 'sanitize-html';
import { badField } from '../../http/refusal.ts';

/** Where agreements of a kind are kept, and who has accepted which; the tables of every kind are alike. */
export interface AgreementShelf {
  readonly texts: 'service_agreement' | 'agent_agreement';
  readonly acceptances: 'agreement_acceptance' | 'agent_agreement_acceptance';
}

/** What members and house agree on (migrations 0020 and 0095). */
export const serviceShelf: AgreementShelf = {
  texts: 'service_agreement',
  acceptances: 'agreement_acceptance',
};
/** What agents and house agree on (migration 0309). */
export const agentShelf: AgreementShelf = {
  texts: 'agent_agreement',
  acceptances: 'agent_agreement_acceptance',
};

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

export interface AgreementQuestion {
  readonly siteId: number;
  readonly locale: Locale;
  /** The day it is at the site, `YYYY-MM-DD`. */
  readonly today: string;
  /** A version that has begun, where another than the one that holds is asked for. */
  readonly version?: string | undefined;
}

/** The texts of a version, one a language: of the one that holds on a day, unless an earlier one is named. */
const textsOf = async (
  executor: SqlExecutor,
  { texts }: AgreementShelf,
  { siteId, today, version }: AgreementQuestion,
): Promise<Agreement[]> => {
  const { rows } = await executor.query<Agreement>({
    text: `select id, version::text as version, locale, title, content from ${texts}
            where site_id = $1
              and version = (select max(version) from ${texts}
                              where site_id = $1 and version <= $2::date and ($3::date is null or version = $3))
            order by id`,
    values: [siteId, today, version ?? null],
  });
  return rows;
};

/** The text in the language asked for, else in English, Chinese, or whichever there is. */
const inLanguage = <Row extends { readonly locale: string }>(
  rows: readonly Row[],
  locale: Locale,
): Row | undefined => {
  const written = (wanted: string) => rows.find((row) => row.locale === wanted);
  return written(locale) ?? written('en_US') ?? written(defaultLocale) ?? rows[0];
};

/** The agreement that holds, or the version asked for, as safe HTML; undefined on a site without one. */
export const findAgreement = async (
  executor: SqlExecutor,
  shelf: AgreementShelf,
  question: AgreementQuestion,
): Promise<Agreement | undefined> => {
  const row = inLanguage(await textsOf(executor, shelf, question), question.locale);
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
  executor: SqlExecutor,
  shelf: AgreementShelf,
  question: AgreementQuestion & { readonly shownId: number | undefined },
): Promise<AcceptedAgreement | undefined> => {
  const rows = await textsOf(executor, shelf, question);
  if (question.shownId === undefined) return inLanguage(rows, question.locale);
  const shown = rows.find(({ id }) => id === question.shownId);
  if (shown === undefined) throw badField('agreement', 'signup.agreement_changed');
  return shown;
};

/** Who accepts, from where. */
export interface Accepting {
  readonly memberId: number;
  readonly ip: string;
  readonly userAgent: string;
  readonly now: Date;
}

/** Notes that somebody accepts a text. A version is accepted once; the first time stands. */
export const noteAcceptance = async (
  executor: SqlExecutor,
  { acceptances }: AgreementShelf,
  { id, version, locale }: AcceptedAgreement,
  { memberId, ip, userAgent, now }: Accepting,
): Promise<void> => {
  await executor.query({
    text: `insert into ${acceptances} (member_id, version, locale, accepted_at, ip, agreement_id, user_agent)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (member_id, version) do nothing`,
    values: [memberId, version, locale, now, ip, id, userAgent],
  });
};

export interface HeldVersion {
  readonly version: string;
  readonly title: string;
  readonly accepted_at: Date | null;
  readonly accepted_ip: string | null;
}

/** Every version that has begun, the newest first, titled in a language, with when and from where somebody accepted it. */
export const listHeldVersions = async (
  executor: SqlExecutor,
  { texts, acceptances }: AgreementShelf,
  { siteId, memberId, locale, today }: AgreementQuestion & { readonly memberId: number },
): Promise<HeldVersion[]> => {
  const { rows } = await executor.query<HeldVersion>({
    text: `select t.version::text as version, t.title, a.accepted_at, host(a.ip) as accepted_ip
             from (select distinct on (version) version, title from ${texts}
                    where site_id = $1 and version <= $3::date
                    order by version desc, locale = $4 desc, locale = 'en_US' desc, locale = '${defaultLocale}' desc, id) t
             left join ${acceptances} a on a.member_id = $2 and a.version = t.version
            order by t.version desc`,
    values: [siteId, memberId, today, locale],
  });
  return rows;
};

/** Whether a version holds on a day that somebody has not accepted, nor a later one. */
export const isAgreementDue = async (
  executor: SqlExecutor,
  { texts, acceptances }: AgreementShelf,
  { siteId, memberId, today }: { readonly siteId: number; readonly memberId: number; readonly today: string },
): Promise<boolean> => {
  const { rows } = await executor.query<{ due: boolean }>({
    text: `select exists (select from ${texts} t where t.site_id = $1 and t.version <= $3::date
                             and not exists (select from ${acceptances} a
                                              where a.member_id = $2 and a.version >= t.version)) as due`,
    values: [siteId, memberId, today],
  });
  return rows[0]?.due ?? false;
};
