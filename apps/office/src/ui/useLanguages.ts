import { type Locale, locales } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { useOpenSession } from '../session/useSession.ts';

interface Languages {
  /** As `siteFirst` has them. */
  readonly all: readonly Locale[];
  readonly isOfSite: (locale: Locale) => boolean;
  /** In the language of the office. */
  readonly nameOf: (locale: string) => string;
}

/** All languages of the hall, those of a site first, in its order. */
export const siteFirst = (ofSite: readonly Locale[]): readonly Locale[] => [
  ...ofSite,
  ...locales.filter((locale) => !ofSite.includes(locale)),
];

/** The languages of the hall, as this site has them. */
export const useLanguages = (): Languages => {
  const translate = useTranslate();
  const ofSite = useOpenSession()?.site.languages ?? [];
  return {
    all: siteFirst(ofSite),
    isOfSite: (locale) => ofSite.includes(locale),
    nameOf: (locale) => translate(`office.language.${locale}`, { _: locale }),
  };
};
