import { appBridge } from '../../../device/appBridge.ts';
import { kept, keptInTab } from '../../../session/storage.ts';
import { hasPlayedHere } from '../../openGame/firstGame.ts';
import { isPartOfPage } from './appPart.ts';
import { type PhoneSystem, unwantedBrowserOn } from './browserSupport.ts';

/** What the house has to say at the foot of a phone's screen; one thing at a time. */
export type PhoneNotice =
  | { readonly kind: 'browser'; readonly system: PhoneSystem }
  | { readonly kind: 'app' };

const keys = { browser: 'browser_notice', app: 'app_banner' } as const;
const away = 'off';

const isAway = (kind: PhoneNotice['kind']): boolean =>
  kept.get(keys[kind]) === away || keptInTab.get(keys[kind]) === away;

/** Puts a notice away: for this visit, or for good when the person opted out. */
export const putNoticeAway = (kind: PhoneNotice['kind'], forGood: boolean): void =>
  (forGood ? kept : keptInTab).set(keys[kind], away);

/** Inside a native app, on the home screen or in a part of a page there is nothing to advise. */
const isOwnShell = (search: URLSearchParams): boolean =>
  appBridge() !== null ||
  matchMedia('(display-mode: standalone)').matches ||
  search.get('pwa') === '1' ||
  isPartOfPage();

/**
 * The notice that is due: another browser before the home screen; the home screen only on a phone's template, and to whoever
 * has played here once.
 */
export const dueNotice = (search: URLSearchParams, isPhone: boolean): PhoneNotice | null => {
  if (isOwnShell(search)) return null;
  const system = unwantedBrowserOn(navigator.userAgent, navigator.maxTouchPoints);
  if (system !== null && !isAway('browser')) return { kind: 'browser', system };
  return isPhone && hasPlayedHere() && !isAway('app') ? { kind: 'app' } : null;
};
