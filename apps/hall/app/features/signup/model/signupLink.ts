import { agentDomainCookieSeconds, type Currency, cookieNames } from '@pavilion/contract';
import { isCurrencyCode } from '@pavilion/money';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** Who brought the visitor here, as the link said that was followed (spec §4 Sign-up: the three modes). */
export type SignupLink =
  | { readonly mode: 'empty' }
  | { readonly mode: 'recommend_code'; readonly value: string }
  | {
      readonly mode: 'member_agent';
      readonly value: string;
      /** Which of the agent's campaigns the link belongs to; null for none. */
      readonly campaign: string | null;
    };

const agentIdPattern = /^[1-9][0-9]{0,8}$/;
const campaignPattern = /^[a-z0-9]{8}$/;
const codePattern = /^[A-Za-z0-9_-]{1,32}$/;
const introducerCookies = [
  cookieNames.signupMode,
  cookieNames.memberAgent,
  cookieNames.recommendCode,
  cookieNames.campaign,
] as const;

const linkOf = (agentId: string | null, code: string | null, campaign: string | null = null): SignupLink => {
  if (agentId !== null && agentIdPattern.test(agentId)) {
    const known = campaign !== null && campaignPattern.test(campaign) ? campaign : null;
    return { mode: 'member_agent', value: agentId, campaign: known };
  }
  if (code !== null && codePattern.test(code)) return { mode: 'recommend_code', value: code };
  return { mode: 'empty' };
};

/** The link that an address is (`id` with `campaign`, `invite`). */
export const linkIn = (query: URLSearchParams): SignupLink =>
  linkOf(query.get('id'), query.get('invite'), query.get(cookieNames.campaign));

/**
 * Keeps the entry parameters of a sign-up link (`id`, `campaign`, `invite`, `currency`) for `minutes` (`LINK_EXPIRE_TIME`). A newer
 * link takes the place of an older one; an address without any of them changes nothing.
 */
export const keepLink = (query: URLSearchParams, minutes: number): void => {
  const seconds = minutes * 60;
  const link = linkIn(query);
  if (link.mode !== 'empty') {
    for (const name of introducerCookies) dropCookie(name);
    writeCookie(cookieNames.signupMode, link.mode, seconds);
    writeCookie(link.mode, link.value, seconds);
    if (link.mode === 'member_agent' && link.campaign !== null)
      writeCookie(cookieNames.campaign, link.campaign, seconds);
  }
  const currency = query.get('currency')?.toUpperCase() ?? '';
  if (isCurrencyCode(currency)) writeCookie(cookieNames.signupCurrency, currency, seconds);
};

/** The link that is still remembered. */
export const readLink = (): SignupLink => {
  const mode = readCookie(cookieNames.signupMode);
  if (mode === 'member_agent')
    return linkOf(readCookie(cookieNames.memberAgent), null, readCookie(cookieNames.campaign));
  if (mode === 'recommend_code') return linkOf(null, readCookie(cookieNames.recommendCode));
  return { mode: 'empty' };
};

/** The currency that the link asked for; the introducer's own, as the server knows it, goes before it. */
export const readLinkCurrency = (): Currency | null => {
  const currency = readCookie(cookieNames.signupCurrency) ?? '';
  return isCurrencyCode(currency) ? currency : null;
};

/** The agent whose domain this is, for a day (spec §9). */
export const keepAgentDomain = (agentId: number): void =>
  writeCookie(cookieNames.agentDomainId, String(agentId), agentDomainCookieSeconds);

export const readAgentDomain = (): string | null => {
  const id = readCookie(cookieNames.agentDomainId);
  return id !== null && agentIdPattern.test(id) ? id : null;
};

/** After the server's word against the introducer nothing of it is remembered (spec §4 Sign-up). */
export const forgetIntroducer = (): void => {
  for (const name of [...introducerCookies, cookieNames.signupCurrency, cookieNames.agentDomainId])
    dropCookie(name);
};
