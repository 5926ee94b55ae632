import { z } from 'zod';
import { gameTypeIds, type Locale, languageIds, locales } from './constants.ts';

/** Field schemas shared by many calls. */

export const idSchema = z.number().int().positive().max(2_147_483_647);
export const siteIdSchema = idSchema;
export const gameTypeIdSchema = z.union(gameTypeIds.map((id) => z.literal(id)));
export const localeSchema = z.enum(locales as [(typeof locales)[number], ...(typeof locales)[number][]]);
/** The language of an id (spec §9); undefined for a number that is none. */
export const localeOfId = (id: number): Locale | undefined =>
  locales.find((locale) => languageIds[locale] === id);
/** A language by its name or by its id (spec §9); read as its name. */
export const languageSchema = z.union([
  localeSchema,
  z
    .int()
    .min(0)
    .max(Math.max(...Object.values(languageIds)))
    .transform((id, context) => {
      const locale = localeOfId(id);
      if (locale !== undefined) return locale;
      context.addIssue('no language');
      return z.NEVER;
    }),
]);
export const currencySchema = z.enum([
  'RMB',
  'VND',
  'WON',
  'JPY',
  'THB',
  'USD',
  'INR',
  'MMK',
  'BRL',
  'BDT',
  'NGN',
]);
export type Currency = z.infer<typeof currencySchema>;

/** Money at the member-facing wire: a decimal string with the currency's decimals, never a JSON number. */
export const moneySchema = z.string().regex(/^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,2})?$/);

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what it keeps out
const storable = /^[^\u0000\ud800-\udfff]*$/u;

/**
 * Free text that the database can hold: no NUL, no half of a surrogate pair. Anything else that a person or a program
 * may send is the business of the field's own rules.
 */
export const textSchema = (lengthMax: number) => z.string().max(lengthMax).regex(storable);

/** ISO 8601 UTC. */
export const instantSchema = z.iso.datetime();

export const deviceSchema = z.number().int().min(0).max(7);
export const displayDeviceSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** A text per language; `en_US` is the fallback (spec §3). */
export const localizedTextSchema = z.partialRecord(localeSchema, z.string());
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text for a locale, with the fallbacks of spec §3: the locale, en_US, zh_CN, any. */
export const localized = (text: LocalizedText, locale: z.infer<typeof localeSchema>): string =>
  text[locale] ?? text.en_US ?? text.zh_CN ?? Object.values(text)[0] ?? '';

/** `site_id` goes with most calls (spec §7); the server compares it with the site of the host name. */
export const siteScoped = { site_id: siteIdSchema.optional() };

export const emptyBody = z.strictObject({});
/** Strict, so that it does not swallow what a refusal carries instead. */
export const emptyData = z.strictObject({});

export const pageSchema = {
  cursor: z.string().max(200).optional(),
  count: z.number().int().min(1).max(100).default(20),
};
