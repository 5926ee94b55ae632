import { type Locale, type LocalizedText, localized, localizedTextSchema } from '@pavilion/contract';

/** The texts of a jsonb column; none when the column holds something else. */
export const textsOf = (column: unknown): LocalizedText => {
  const parsed = localizedTextSchema.safeParse(column);
  return parsed.success ? parsed.data : {};
};

/** The text of a jsonb column in a language, with the fallbacks of spec §3; '' when there is none. */
export const textOf = (column: unknown, locale: Locale): string => localized(textsOf(column), locale);
