import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type Fields, isFields } from './entries.ts';
import { keysOfField } from './fieldKeys.ts';
import { hasOwnValues, keysOfValue } from './valueKeys.ts';

type Texts = Readonly<Record<string, string>>;

/** What `locales/fields` holds: words of fields and values that stand nowhere else, and what this part itself says. */
export interface OwnWords {
  readonly fields: Texts;
  readonly values: Texts;
  readonly say: Texts;
}

const none: OwnWords = { fields: {}, values: {}, say: {} };

/** Fetched with the first content that is looked at: no list needs them. */
const ownWordsOf = async (locale: string): Promise<OwnWords> =>
  locale === 'en_US'
    ? (await import('../../../locales/fields/en_US.json')).default
    : (await import('../../../locales/fields/zh_CN.json')).default;

export interface FieldWords {
  readonly field: (name: string) => string;
  /** Undefined where a value has no word: somebody's own name, a number, a text. */
  readonly value: (name: string, value: string | number, entry: Fields) => string | undefined;
  readonly say: (name: string, put?: Readonly<Record<string, string | number>>) => string;
}

/** The words of contents, or undefined until they have come. What a line is about, where it is known, says whose states it tells of. */
export const useWordsOfFields = (subject: string | undefined): FieldWords | undefined => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'zh_CN';
  const { data, isPending } = useQuery({
    queryKey: ['words of fields', locale],
    queryFn: () => ownWordsOf(locale),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (isPending) return undefined;
  const { fields, values, say } = data ?? none;
  const first = (keys: readonly string[]): string | undefined =>
    keys.map((key) => translate(key, { _: '' })).find((word) => word !== '');
  return {
    field: (name) => fields[name] ?? first(keysOfField(name)) ?? name,
    value: (name, value, entry) =>
      first(keysOfValue(name, value, { subject, hasValue: isFields(entry.value) })) ??
      (hasOwnValues(name) ? values[String(value)] : undefined),
    say: (name, put = {}) =>
      (say[name] ?? '').replaceAll(/%\{(\w+)\}/g, (_all, key: string) => String(put[key] ?? '')),
  };
};

const WordsContext = createContext<FieldWords | undefined>(undefined);
export const WordsProvider = WordsContext.Provider;

/** The words within a content that is shown. */
export const useFieldWords = (): FieldWords => {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('contents are shown within their words');
  return words;
};
