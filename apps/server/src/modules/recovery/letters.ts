import { isLocale, type Locale } from '@pavilion/contract';
import type { RecoveryMethod } from '@pavilion/contract/recovery';
import { messageText } from '../../http/messages.ts';
import { composeLetter } from '../../infra/mail/letter.ts';
import type { MessageContent } from '../../infra/mail/postOffice.ts';
import type { SecurityNotice } from '../identity/index.ts';

/** What letters say of the site that they come from. */
export interface LetterSite {
  readonly nameIn: (locale: Locale) => string;
  /** From the site's own settings, never from the request: a forged host must not get into a letter. */
  readonly origin: string;
  readonly timeZone: string;
}

export interface Addressee {
  readonly account: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
}

/** The language that a member reads; `otherwise` when none was noted. */
export const readsIn = (locale: string | null, otherwise: Locale): Locale =>
  locale !== null && isLocale(locale) ? locale : otherwise;

const filled = (key: string, locale: Locale, values: Readonly<Record<string, string>>): string =>
  messageText(key, locale).replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

const bcp47 = (locale: Locale): string => locale.replace('_', '-');

/** The instant as the site's clocks show it, in the reader's words; digits as the hall writes them. */
const timeText = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(bcp47(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
    numberingSystem: 'latn',
  }).format(at);

/** What a code is for, by the keys of its words. */
const codeWords = {
  forgot: {
    sms: 'sms.forgot_code',
    subject: 'mail.code_subject',
    text: 'mail.code_text',
    caution: 'mail.code_caution',
  },
  contact: {
    sms: 'sms.contact_code',
    subject: 'mail.contact_subject',
    text: 'mail.contact_text',
    caution: 'mail.contact_caution',
  },
} as const;

/** The letter or short message that carries a code to where somebody asked it to be sent. */
export const codeMessage = (
  site: LetterSite,
  to: {
    readonly method: RecoveryMethod;
    readonly contact: string;
    readonly account: string;
    readonly locale: Locale;
  },
  code: string,
  purpose: keyof typeof codeWords = 'forgot',
): MessageContent => {
  const { locale, account, contact } = to;
  const keys = codeWords[purpose];
  if (to.method === 'phone') {
    return { channel: 'sms', to: contact, text: filled(keys.sms, locale, { code }) };
  }
  const values = { site: site.nameIn(locale), account };
  const letter = composeLetter({
    locale,
    siteName: site.nameIn(locale),
    origin: site.origin,
    subject: filled(keys.subject, locale, values),
    greeting: filled('mail.greeting', locale, values),
    paragraphs: [filled(keys.text, locale, values)],
    code,
    caution: filled(keys.caution, locale, values),
    footer: filled('mail.automatic', locale, values),
  });
  return { channel: 'mail', to: contact, ...letter };
};

/** What a member is told after the fact. */
export type Notice =
  | 'password_changed'
  | 'withdraw_password_changed'
  | 'withdraw_tries_spent'
  | SecurityNotice;

interface NoticeWords {
  readonly subject: string;
  readonly text: string;
  readonly caution: string;
  /** Left out, a short message says the text and the caution. */
  readonly sms?: string;
}

/** A change that the member made from inside, or somebody else did. */
const changed = (text: string): NoticeWords => ({
  subject: 'mail.security_subject',
  text,
  caution: 'mail.not_you',
});

const words: Readonly<Record<Notice, NoticeWords>> = {
  password_changed: {
    subject: 'mail.password_subject',
    text: 'mail.password_text',
    caution: 'mail.not_you',
    sms: 'sms.password_changed',
  },
  withdraw_password_changed: {
    subject: 'mail.withdraw_subject',
    text: 'mail.withdraw_text',
    caution: 'mail.not_you',
    sms: 'sms.withdraw_changed',
  },
  withdraw_tries_spent: {
    subject: 'mail.tries_subject',
    text: 'mail.tries_text',
    caution: 'mail.tries_caution',
    sms: 'sms.tries_spent',
  },
  password_edited: changed('mail.password_edited'),
  factor_added: changed('mail.factor_added'),
  factor_removed: changed('mail.factor_removed'),
  recovery_codes_renewed: changed('mail.recovery_codes_renewed'),
  third_party_linked: changed('mail.third_party_linked'),
  third_party_unlinked: changed('mail.third_party_unlinked'),
  bank_account_bound: changed('mail.bank_account_bound'),
  profile_changed: changed('mail.profile_changed'),
};

const shortText = (
  { text, caution, sms }: NoticeWords,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string =>
  sms === undefined
    ? `${filled(text, locale, values)} ${filled(caution, locale, values)}`
    : filled(sms, locale, values);

/** The notice for a member: by mail, by phone when there is no mail address, null when there is neither. */
export const noticeMessage = (
  site: LetterSite,
  to: Addressee,
  notice: Notice,
  at: Date,
): MessageContent | null => {
  const { locale, account, email, phone } = to;
  const keys = words[notice];
  const values = { site: site.nameIn(locale), account, time: timeText(at, locale, site.timeZone) };
  if (email === null || email === '') {
    return phone === null || phone === ''
      ? null
      : { channel: 'sms', to: phone, text: shortText(keys, locale, values) };
  }
  const letter = composeLetter({
    locale,
    siteName: site.nameIn(locale),
    origin: site.origin,
    subject: filled(keys.subject, locale, values),
    greeting: filled('mail.greeting', locale, values),
    paragraphs: [filled(keys.text, locale, values)],
    action: { label: filled('mail.open_site', locale, values), path: '/' },
    caution: filled(keys.caution, locale, values),
    footer: filled('mail.automatic', locale, values),
  });
  return { channel: 'mail', to: email, ...letter };
};
