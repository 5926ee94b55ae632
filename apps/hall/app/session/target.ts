import { parseUrl } from '../base/parseUrl.ts';
import { keptInTab } from './storage.ts';

/** Where a visitor wanted to go when the login was asked for (spec §2: the stored target URL). */
const key = 'login-target';
/** Whoever logs in later than this has forgotten where they were going. */
const goodForMs = 10 * 60_000;
const lengthMax = 512;

/** Pages that stand in windows of their own for a moment; nobody is sent there. */
const passingPaths = /^\/(?:loading|close|authCallback|api|get_)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unfit = /[\u0000-\u0020\u007f\\]/;
/** The same, and slashes, hidden behind percent signs; a proxy on the way may take them literally. */
const hiddenUnfit = /%(?:[01][0-9a-f]|7f|2f|5c|25)/i;

/**
 * A path of this very origin, or null: no other site, no scheme, nothing that some browser or proxy on the way might read
 * as one. Answers it as the browser resolves it.
 */
export const samePlacePath = (raw: string, origin: string): string | null => {
  if (raw.length > lengthMax || !/^\/(?!\/)/.test(raw) || unfit.test(raw)) return null;
  const url = parseUrl(raw, origin);
  if (url === null || url.origin !== new URL(origin).origin) return null;
  // `/.//other.site` is a path until its dots are resolved.
  if (url.pathname.startsWith('//') || hiddenUnfit.test(url.pathname) || passingPaths.test(url.pathname))
    return null;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Keeps a target for the login that follows; anything but a path of this origin is not kept. */
export const rememberTarget = (raw: string): void => {
  const path = samePlacePath(raw, location.origin);
  if (path !== null) keptInTab.set(key, `${Date.now()} ${path}`);
};

/** The kept target, once; null when there is none, it is old, or it is where one already is. */
export const takeTarget = (): string | null => {
  const stored = keptInTab.get(key);
  if (stored === null) return null;
  keptInTab.remove(key);
  const [, since = '', raw = ''] = /^([0-9]+) (.*)$/.exec(stored) ?? [];
  if (Date.now() - Number(since) > goodForMs) return null;
  const path = samePlacePath(raw, location.origin);
  return path === `${location.pathname}${location.search}` ? null : path;
};
