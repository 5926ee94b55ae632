import {
  type Currency,
  cookieNames,
  currencyByLocale,
  currencySchema,
  isLocale,
  type Locale,
  languageQueryKey,
  localeByCountry,
  type Theme,
  themes,
} from '@pavilion/contract';
import type { FastifyRequest } from 'fastify';
import { pickLocale } from '../http/locale.ts';
import type { Site } from '../infra/site.ts';

/** Everything that one visitor's page may differ in from another's. */
export interface Visitor {
  readonly site: Site;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly template: 'wide' | 'narrow';
  readonly theme: Theme;
}

/** Cookie in which the browser keeps the template that its window really needs. */
const templateCookie = 'template';

/** The language that the address asks for; a request says it once. */
export const askedLocale = (request: FastifyRequest): Locale | undefined => {
  const mark = request.url.indexOf('?');
  const asked = mark === -1 ? null : new URLSearchParams(request.url.slice(mark)).get(languageQueryKey);
  return asked !== null && isLocale(asked) ? asked : undefined;
};

const mobileAgents = /Android|iPhone|iPod|Mobile|Windows Phone/i;

const templateOf = (request: FastifyRequest): Visitor['template'] => {
  const corrected = request.cookies[templateCookie];
  if (corrected === 'wide' || corrected === 'narrow') return corrected;
  const hint = request.headers['sec-ch-ua-mobile'];
  if (hint === '?1') return 'narrow';
  if (hint === '?0') return 'wide';
  return mobileAgents.test(request.headers['user-agent'] ?? '') ? 'narrow' : 'wide';
};

/** The member's own by cookie, else that of the visitor's country, else that of the language (spec §4 Logout, §9). */
const currencyOf = (request: FastifyRequest, site: Site, locale: Locale): Currency => {
  const { currencies } = site.settings;
  const cookie = currencySchema.safeParse(request.cookies[cookieNames.currency]);
  if (cookie.success && currencies.includes(cookie.data)) return cookie.data;
  const localeOfCountry = request.country === null ? undefined : localeByCountry[request.country];
  const byLocale = currencyByLocale[localeOfCountry ?? locale];
  return currencies.includes(byLocale) ? byLocale : (currencies[0] ?? 'USD');
};

/** What the visitor chose to look at, where the site lets them; else the site's own. */
const themeOf = (request: FastifyRequest, { settings }: Site, template: Visitor['template']): Theme => {
  const chosen = themes.find((theme) => theme === request.cookies[cookieNames.theme]);
  if (chosen !== undefined && settings.theme_preview) return chosen;
  return template === 'wide' ? settings.desktop_theme : settings.mobile_theme;
};

export const visitorOf = (request: FastifyRequest, site: Site): Visitor => {
  const locale = pickLocale(
    {
      asked: askedLocale(request),
      cookie: request.cookies[cookieNames.locale],
      country: request.country ?? undefined,
      acceptLanguage: request.headers['accept-language'],
    },
    site.settings.languages,
  );
  const template = templateOf(request);
  return {
    site,
    locale,
    template,
    currency: currencyOf(request, site, locale),
    theme: themeOf(request, site, template),
  };
};
