import type { AnyCall, DataOf, InputOf } from './call.ts';
import type { SiteSettings } from './calls/content.ts';
import type { Locale, Theme } from './constants.ts';
import type { Answer } from './envelope.ts';
import type { Currency } from './fields.ts';

/**
 * What the server hands to the pages when it renders one. A page never knows who is logged in: the token lives in the
 * browser only, so every rendered page is the visitor's and may be shared.
 */
export interface PageServices {
  readonly origin: string;
  readonly site: SiteSettings;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly template: 'wide' | 'narrow';
  readonly theme: Theme;
  /** Whether the page keeps a debug log: outside production alone (spec §9). */
  readonly keepsDebugLog: boolean;
  /** Makes a public product call in process, with the same schemas, limits aside, as over HTTP. */
  readonly call: <C extends AnyCall>(call: C, body: InputOf<C>) => Promise<Answer<DataOf<C>>>;
}

/** A request for a page, as plain data: pages are rendered beside the thread that answers calls. */
export interface PageRequest {
  /** Absolute, with the origin under which the visitor sees the site. */
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8, in memory of its own. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What the built pages export for the server: `createPageHandler` of `apps/hall/build/server/index.js`. */
export type PageHandler = (request: PageRequest, services: PageServices) => Promise<PageAnswer>;

/**
 * Whether an address is a page that stands in the window of a game, a payment or a third party's login (spec §2). The
 * router takes such an address in any case and with slashes at its end; so does this.
 */
export const isWindowPath = (pathname: string): boolean =>
  /^\/(?:loading|close|authCallback)\/*$/i.test(pathname);
