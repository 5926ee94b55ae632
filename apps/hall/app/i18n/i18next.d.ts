import 'i18next';
import type { LocaleResources } from '../locales/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    returnNull: false;
    resources: { translation: LocaleResources };
  }
}
