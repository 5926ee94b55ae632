import type { TranslationMessages } from 'ra-core';

export const officeLocales = [
  { locale: 'zh_CN', name: '简体中文' },
  { locale: 'en_US', name: 'English' },
] as const;
export type OfficeLocale = (typeof officeLocales)[number]['locale'];

const loaders: Readonly<Record<OfficeLocale, () => Promise<{ readonly default: TranslationMessages }>>> = {
  zh_CN: () => import('./chinese.ts'),
  en_US: () => import('./english.ts'),
};

/** Every word of a language: ours and those of the parts that react-admin draws. */
export const wordsOf = async (locale: OfficeLocale): Promise<TranslationMessages> =>
  (await loaders[locale]()).default;
