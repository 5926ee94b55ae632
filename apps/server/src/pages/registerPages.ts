import {
  isWindowPath,
  type Locale,
  languageQueryKey,
  localeCookie,
  type PageRequest,
  type PageServices,
} from '@pavilion/contract';
import type { SiteSettings } from '@pavilion/contract/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InProcessCall } from '../http/inProcess.ts';
import { callerOf, previewCookie } from '../http/request.ts';
import type { Env } from '../infra/env.ts';
import type { Hall } from '../infra/hall.ts';
import { siteNameIn } from '../infra/site.ts';
import type { RouteRule } from '../modules/content/index.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import type { FrameOrigins } from './frameOrigins.ts';
import { homeFlagOf, homeFlagSeconds } from './homeFlags.ts';
import {
  type CompressionEffort,
  type PageCache,
  type PageEncoding,
  type RenderedPage,
  renderedPage,
} from './pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { publicAddress } from './privateQuery.ts';
import type { RouteRules } from './routeRules.ts';
import { askedLocale, type Visitor, visitorOf } from './visitor.ts';

/** Query parameters that a page may be rendered by. A request with any other is rendered fresh and not kept. */
const sharedQueryKeys = new Set(['gt_id', 'gp_id', 'house', languageQueryKey, '_routes']);

interface PageDeps extends Pick<Hall, 'sites'> {
  readonly env: Env;
  readonly call: InProcessCall;
  readonly renderer: PageRenderer;
  readonly cache?: PageCache;
  readonly rules: RouteRules;
  readonly frames: FrameOrigins;
}

/** What a request asks for on an origin. Two slashes at its beginning are a path as well, not another host. */
const addressOn = (origin: string, url: string): URL =>
  url.startsWith('/') ? new URL(`${origin}${url}`) : new URL(url, origin);

/** Nothing that a page is not for: who asks, and addresses that may carry what opens an account. */
const unseenHeaders = new Set(['authorization', 'referer']);

const toPageRequest = (request: FastifyRequest, url: string, origin: string): PageRequest => {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !unseenHeaders.has(name)) headers[name] = value;
  }
  return { url: addressOn(origin, url).href, method: request.method, headers };
};

const keptHeaders = new Set([
  'content-type',
  'content-language',
  'location',
  'x-remix-response',
  'x-remix-revalidate',
  'x-remix-reload-document',
]);

/** The settings with the name that the site has in a language. */
const named = (settings: SiteSettings, locale: Locale): SiteSettings => ({
  ...settings,
  site_name: siteNameIn(settings, locale),
});

const render = async (
  deps: PageDeps,
  request: FastifyRequest,
  url: string,
  visitor: Visitor,
  effort: CompressionEffort,
): Promise<RenderedPage> => {
  const origin = `${request.protocol}://${request.host}`;
  const caller = { ...callerOf(request, deps.sites), locale: visitor.locale, member: null };
  const services: PageServices = {
    origin,
    site: named(visitor.site.settings, visitor.locale),
    locale: visitor.locale,
    currency: visitor.currency,
    template: visitor.template,
    theme: visitor.theme,
    keepsDebugLog: deps.env.NODE_ENV !== 'production',
    call: (call, body) => deps.call(caller, call, body),
  };
  const answer = await deps.renderer(toPageRequest(request, url, origin), services);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers))
    if (keptHeaders.has(name)) headers[name] = value;
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = contentSecurityPolicy(
      answer.scriptHashes,
      deps.frames.of(visitor.site.id),
      deps.frames.captchaOf(visitor.site.id),
    );
  return renderedPage(answer.status, headers, answer.body, effort);
};

const sharedKey = (request: FastifyRequest, address: string, visitor: Visitor): string | null => {
  const url = addressOn('http://page', address);
  for (const key of url.searchParams.keys()) if (!sharedQueryKeys.has(key)) return null;
  return [
    visitor.site.id,
    request.protocol,
    request.host,
    visitor.locale,
    visitor.currency,
    visitor.template,
    visitor.theme,
    url.pathname,
    url.search,
  ].join('|');
};

const encodingOf = (request: FastifyRequest): PageEncoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

/** What the router asks in place of a page when it goes from one to another. */
const dataSuffix = /(?:\/_root|\/_)?\.data$/;

/**
 * Leads a request on by a rule of the site. The router inside a page is told in its own words, so that it can load a
 * whole page where the rule leads to another site (spec §2).
 */
const leadOn = (
  reply: FastifyReply,
  rule: Pick<RouteRule, 'target' | 'status'>,
  isData: boolean,
): FastifyReply => {
  reply.header('cache-control', 'no-store');
  if (!isData) return reply.redirect(rule.target, rule.status);
  if (!rule.target.startsWith('/')) reply.header('x-remix-reload-document', 'true');
  return reply
    .code(204)
    .headers({ 'x-remix-redirect': rule.target, 'x-remix-status': String(rule.status) })
    .send();
};

/** Entry parameters go along, hand-off tokens too: home takes them from the address bar. */
const leadHome = (
  request: FastifyRequest,
  reply: FastifyReply,
  flag: string,
  isData: boolean,
): FastifyReply => {
  // The page reads it and takes it down.
  reply.setCookie(flag, '1', { path: '/', maxAge: homeFlagSeconds, sameSite: 'lax' });
  reply.header('referrer-policy', 'no-referrer');
  const { searchParams } = addressOn('http://page', request.url);
  // Which of its parts the router asks for.
  searchParams.delete('_routes');
  const target = searchParams.size === 0 ? '/' : `/?${searchParams}`;
  return leadOn(reply, { target, status: 302 }, isData);
};

/** A language that the address asks for is kept as if it had been chosen: what follows is asked without it. */
const keepLanguage = (request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void => {
  if (askedLocale(request) !== visitor.locale || request.cookies[localeCookie.name] === visitor.locale)
    return;
  reply.setCookie(localeCookie.name, visitor.locale, {
    path: '/',
    maxAge: localeCookie.maxAgeSeconds,
    sameSite: 'lax',
  });
};

/** Serves every path that nothing else answers as a rendered page (architecture: a page). */
export const registerPages = (app: FastifyInstance, deps: PageDeps): void => {
  const { cache } = deps;
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visitor = visitorOf(request, deps.sites.byHost(request.hostname));
    const { url, isPrivate } = publicAddress(request.url);
    const [path = '/'] = url.split('?');
    const isData = dataSuffix.test(path);
    const rule = deps.rules.ruleFor(visitor.site.id, isData ? path.replace(dataSuffix, '') || '/' : path);
    if (rule !== undefined) return leadOn(reply, rule, isData);
    keepLanguage(request, reply, visitor);
    const flag = homeFlagOf(isData ? path.replace(dataSuffix, '') : path);
    if (flag !== undefined) return leadHome(request, reply, flag, isData);
    // Staff look at a draft: this page is theirs alone, and nobody keeps it.
    const isPreview = request.cookies[previewCookie] !== undefined;
    const key = cache === undefined || isPreview ? null : sharedKey(request, url, visitor);
    const page =
      key === null || cache === undefined
        ? await render(deps, request, url, visitor, 'once')
        : await cache.get(key, () => render(deps, request, url, visitor, 'shared'));
    const encoding = encodingOf(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // Such a window goes on to another origin and comes back; with the policy of the other pages the browser would cut the
    // hall off from it at the first step.
    if (isWindowPath(request.url.split('?')[0] ?? ''))
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    // Files that the page loads before its script has cleared the address bar must not be told that address.
    if (isPrivate) reply.header('referrer-policy', 'no-referrer');
    if (isPreview) reply.header('x-robots-tag', 'noindex, nofollow');
    return reply
      .code(page.status)
      .headers(page.headers)
      .header('cache-control', isPrivate || isPreview ? 'no-store' : 'private, no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile')
      .send(await page.body(encoding));
  };
  app.route({ method: 'GET', url: '/*', schema: { hide: true }, handler: answer });
};
