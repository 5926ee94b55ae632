import { defaultLocale, type Locale } from '@pavilion/contract';
import { createContext, use } from 'react';

/** The locale of the rendered page, for `Intl` and for texts per language in data. */
export const LocaleContext = createContext<Locale>(defaultLocale);
export const useLocale = (): Locale => use(LocaleContext);
