import { platformCodes } from '@pavilion/contract';

/** What a `user-agent` header tells of a device: names to recognise one's own by, never proof of anything. */
export interface AgentFacts {
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'app';
  readonly browser: string;
  readonly system: string;
}

/** The first pattern that fits names it: browsers put the names of those that they are like behind their own. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: typeof browsers, text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** spec §9: the app, however its member opened it. */
const appDevices: ReadonlySet<number> = new Set([
  platformCodes.app,
  platformCodes.gesture,
  platformCodes.finger,
]);

const kindOf = (userAgent: string, claimedDevice: string | number | undefined): AgentFacts['kind'] => {
  if (appDevices.has(Number(claimedDevice))) return 'app';
  if (/\biPad\b|\bTablet\b/.test(userAgent) || /\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\b(?:Mobile|iPhone|iPod)\b/.test(userAgent) ? 'phone' : 'desktop';
};

export const readAgent = (userAgent: string, claimedDevice?: string | number): AgentFacts => ({
  kind: kindOf(userAgent, claimedDevice),
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
