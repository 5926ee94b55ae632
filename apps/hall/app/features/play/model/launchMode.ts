import type { LaunchMode, LaunchSettings } from '@pavilion/contract/play';
import { parseUrl } from '../../../base/parseUrl.ts';

/** What shows the hall, as far as it decides how a game opens. */
export interface Surroundings {
  /** The shell of the house's own app. */
  readonly isAppClient: boolean;
  /** The browser inside a social app: it opens no windows. */
  readonly isSocialBrowser: boolean;
  readonly template: 'wide' | 'narrow';
}

/** Marks of the browsers inside social apps, as they name themselves. */
const socialBrowsers =
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|MicroMessenger|\bQQ\/|Weibo|Zalo|KAKAOTALK|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|Pinterest|Telegram/i;

export const isSocialBrowser = (userAgent: string): boolean => socialBrowsers.test(userAgent);

/**
 * How a game opens (spec §4 Game launch), the first rule that fits:
 * 1. inside a social app: by redirect, for nothing else opens there;
 * 2. a provider of the window list, and the house's own app: a window;
 * 3. a provider that forces it: a dialog;
 * 4. mobile web: a window;
 * 5. on the desktop what the provider prefers, else the site.
 */
export const chooseMode = (
  gpId: number,
  settings: LaunchSettings | null,
  { isAppClient, isSocialBrowser, template }: Surroundings,
): LaunchMode => {
  const own = settings?.providers.find((provider) => provider.gp_id === gpId)?.mode ?? null;
  if (isSocialBrowser) return 'redirect';
  if (own === 'window' || isAppClient) return 'window';
  if (own === 'modal') return 'modal';
  if (template === 'narrow') return 'window';
  return own ?? settings?.default_mode ?? 'window';
};

/** The way on when a browser refuses the window: in the page, or for a provider that must have a window, in its place. */
export const modeWithoutWindow = (gpId: number, settings: LaunchSettings | null): LaunchMode => {
  const own = settings?.providers.find((provider) => provider.gp_id === gpId)?.mode;
  return own === 'window' ? 'redirect' : 'page';
};

/**
 * Whether an address may be opened as a game: https, or the known origin of one of the site's providers, and without
 * credentials. The server has looked already; here is the last place to.
 */
export const isLaunchAddress = (address: string, settings: LaunchSettings | null): boolean => {
  const url = parseUrl(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return (
    url.protocol === 'http:' &&
    (settings?.providers.some((provider) => provider.origin === url.origin) ?? false)
  );
};
