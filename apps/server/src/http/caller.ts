import type { AnyCall, BodyOf, Currency, DataOf, Locale } from '@pavilion/contract';
import type { Site } from '../infra/site.ts';

/** A logged-in member's session, as proved by the token of the `authorization` header. */
export interface MemberSession {
  readonly memberId: number;
  readonly siteId: number;
  readonly account: string;
  readonly currency: Currency;
  /** Public id of the session (`member_login_id`), never the token. */
  readonly sessionId: string;
  /** The token that asks has a successor in use: it is only good for calls that were under way. */
  readonly isTokenReplaced?: boolean;
}

/** Who makes a call, from where, on which site. */
export interface Caller {
  readonly site: Site;
  /** Scheme, host and port as the browser has them in its address bar, read behind the trusted proxies. */
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Two capital letters, where the proxy in front tells (`COUNTRY_HEADER`); null where nobody knows. */
  readonly country: string | null;
  /** From the `lang` header; the site's first language otherwise. */
  readonly locale: Locale;
  readonly requestId: string;
  readonly member: MemberSession | null;
  /** Raw value of the `x-login-ticket` header. */
  readonly loginTicket: string | null;
  /** Raw value of the cookie that tells whose logins this browser has seen. */
  readonly knownBrowser: string | null;
  /** Raw value of the cookie with which staff look at a draft; null for everybody else. */
  readonly preview: string | null;
  /** The browser asks not to be followed (Global Privacy Control, `DNT`). */
  readonly asksForPrivacy: boolean;
}

export type CallerOf<C extends AnyCall> = C['audience'] extends 'member'
  ? Caller & { readonly member: MemberSession }
  : Caller;

/** Something that the browser keeps; with an age of 0 it forgets it. */
export interface KeptCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** For the server alone: no script reads it. */
  readonly httpOnly?: boolean;
}

/** What a call's success leaves in the browser. */
export type CookiesOf<C extends AnyCall = AnyCall> = (
  data: DataOf<C>,
  caller: Caller,
) => readonly KeptCookie[];

export interface CallHandler<C extends AnyCall = AnyCall> {
  readonly call: C;
  readonly run: (caller: CallerOf<C>, body: BodyOf<C>) => Promise<DataOf<C>>;
  /** Requests allowed per address (and per member when logged in) in a minute; the default is the app's. */
  readonly perMinute: number | undefined;
  /** The largest body, where it is not the app's. */
  readonly bodyBytesMax: number | undefined;
  readonly cookiesOf: CookiesOf<C> | undefined;
}

/** Binds a call of the contract to the function that answers it. */
export const handle = <C extends AnyCall>(
  call: C,
  run: (caller: CallerOf<C>, body: BodyOf<C>) => Promise<DataOf<C>>,
  options: { perMinute?: number; bodyBytesMax?: number; cookiesOf?: CookiesOf<C> } = {},
): CallHandler => ({
  call,
  run: run as CallHandler['run'],
  perMinute: options.perMinute,
  bodyBytesMax: options.bodyBytesMax,
  cookiesOf: options.cookiesOf as CallHandler['cookiesOf'],
});
