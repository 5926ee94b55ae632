import { cookieNames, isLocale, type Locale, localeOfId } from '@pavilion/contract';
import type { FastifyRequest } from 'fastify';
import type { SiteDirectory } from '../infra/site.ts';
import type { Caller, MemberSession } from './caller.ts';
import { pickLocale } from './locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    memberSession: MemberSession | null;
    country: string | null;
  }
}

/** Holds the ticket of a preview, for the server alone. */
export const previewCookie = 'preview';

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** A language by its name or its id (spec §9). */
const readLanguage = (lang: string): Locale | undefined => {
  if (isLocale(lang)) return lang;
  return /^[0-9]{1,2}$/.test(lang) ? localeOfId(Number(lang)) : undefined;
};

/** Language of an answer: the `lang` header (spec §7), else what the browser accepts. */
export const localeOf = (request: FastifyRequest, siteLocales?: readonly Locale[]): Locale => {
  const lang = single(request.headers.lang);
  const asked = lang === undefined ? undefined : readLanguage(lang);
  if (asked !== undefined) return asked;
  return pickLocale(
    { acceptLanguage: single(request.headers['accept-language']) },
    siteLocales ?? ['zh_CN', 'en_US'],
  );
};

/** Bearer token of the `authorization` header, with or without the scheme's name; null when there is none. */
export const tokenOf = (request: FastifyRequest): string | null => {
  const header = single(request.headers.authorization);
  if (header === undefined || header === '') return null;
  const token = header.startsWith('Bearer ') ? header.slice('Bearer '.length) : header;
  return token.length <= 256 ? token : null;
};

/** The visitor's country as the proxy in front tells it; null without such a header, and for anything but two letters. */
export const countryOf = (request: FastifyRequest, header: string | undefined): string | null => {
  const told = header === undefined ? undefined : single(request.headers[header.toLowerCase()]);
  return told !== undefined && /^[A-Za-z]{2}$/.test(told) ? told.toUpperCase() : null;
};

export const callerOf = (request: FastifyRequest, sites: SiteDirectory): Caller => {
  const site = sites.byHost(request.hostname);
  return {
    site,
    origin: `${request.protocol}://${request.host}`,
    ip: request.ip,
    userAgent: (single(request.headers['user-agent']) ?? '').slice(0, 300),
    country: request.country,
    locale: localeOf(request, site.settings.languages),
    requestId: request.id,
    member: request.memberSession,
    loginTicket: single(request.headers['x-login-ticket'])?.slice(0, 256) ?? null,
    knownBrowser: request.cookies?.[cookieNames.knownBrowser]?.slice(0, 512) ?? null,
    preview: request.cookies?.[previewCookie]?.slice(0, 512) ?? null,
    asksForPrivacy: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
  };
};
