import { type Locale, locales } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../session/useSession.ts';

interface Languages {
  /** All of them: those that the site speaks first, in its order. */
  readonly all: readonly Locale[];
  readonly isOfSite: (locale: Locale) => boolean;
  /** In the language of the office. */
  readonly nameOf: (locale: string) => string;
}

/** The languages of the hall, as this site has them. */
export const useLanguages = (): Languages => {
  const translate = useTranslate();
  const ofSite = useOpenSession()?.site.languages ?? [];
  return {
    all: [...ofSite, ...locales.filter((locale) => !ofSite.includes(locale))],
    isOfSite: (locale) => ofSite.includes(locale),
    nameOf: (locale) => translate(`office.language.${locale}`, { _: locale }),
  };
};
