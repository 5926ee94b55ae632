import { platformCodes } from '@pavilion/contract';
import type { DeviceInfo } from '@pavilion/contract/identity';
import { loginTypeOf, platformOf } from '../../../device/platform.ts';
import { kept } from '../../../session/storage.ts';

/** What a login tells of the device (spec §3): shown to the member among the sessions, and how a device is known again. */

const udidKey = 'udid';
const udidBytes = 16;

/**
 * This browser's own name: random, made at its first login. It is how the site knows the device again, and says nothing
 * of it to anybody else. A browser that keeps nothing gets a new one each time.
 */
const udid = (): string => {
  const known = kept.get(udidKey);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(udidBytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  kept.set(udidKey, made);
  return made;
};

/** In order: the first that fits. Browsers call themselves by the names of those that they want to be taken for. */
const systems = [
  { group: 'windows', system: 'Windows', version: /Windows NT ([\d.]+)/ },
  { group: 'android', system: 'Android', version: /Android ([\d.]+)/ },
  { group: 'apple', system: 'iOS', version: /(?:iPhone|iPad|iPod).* OS ([\d_]+)/ },
  { group: 'apple', system: 'macOS', version: /Mac OS X ([\d_.]+)/ },
  { group: 'chrome', system: 'ChromeOS', version: /CrOS \S+ ([\d.]+)/ },
  { group: 'linux', system: 'Linux', version: /Linux()/ },
] as const;
const browsers = [
  { name: 'WeChat', version: /MicroMessenger\/([\d.]+)/ },
  { name: 'Edge', version: /Edg(?:e|A|iOS)?\/([\d.]+)/ },
  { name: 'Opera', version: /OPR\/([\d.]+)/ },
  { name: 'Samsung Internet', version: /SamsungBrowser\/([\d.]+)/ },
  { name: 'UC', version: /UCBrowser\/([\d.]+)/ },
  { name: 'Firefox', version: /(?:Firefox|FxiOS)\/([\d.]+)/ },
  { name: 'Chrome', version: /(?:Chrome|CriOS)\/([\d.]+)/ },
  { name: 'Safari', version: /Version\/([\d.]+).*Safari/ },
] as const;

const other = 'other';

/** A browser's description of itself, in the words of spec §3. */
export const readUserAgent = (
  userAgent: string,
): Required<Pick<DeviceInfo, 'system_group' | 'system' | 'system_version' | 'browser'>> => {
  const system = systems.find(({ version }) => version.test(userAgent));
  const browser = browsers.find(({ version }) => version.test(userAgent));
  const majorVersion = browser?.version.exec(userAgent)?.[1]?.split('.')[0];
  return {
    system_group: system?.group ?? other,
    system: system?.system ?? other,
    system_version: (system?.version.exec(userAgent)?.[1] ?? '').replaceAll('_', '.').slice(0, 64),
    browser: browser === undefined ? other : `${browser.name} ${majorVersion}`.slice(0, 128),
  };
};

/** `remoteAddr` is the address that the site saw a moment ago; the site itself goes by what it sees. */
export const deviceInfo = (remoteAddr?: string): DeviceInfo => {
  const { userAgent } = navigator;
  const platform = platformOf(userAgent);
  return {
    ...(remoteAddr === undefined ? {} : { remote_addr: remoteAddr }),
    ...readUserAgent(userAgent),
    host: location.host,
    // Where the page's scripts came from: the site itself, or the network that delivers for it.
    cdn: new URL(import.meta.url).host,
    device: platformCodes[platform],
    login_type: loginTypeOf(platform),
    udid: udid(),
  };
};
