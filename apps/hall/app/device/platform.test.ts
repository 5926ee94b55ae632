import { platformCodes } from '@pavilion/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { loginTypeOf, platformOf, playDeviceOf } from './platform.ts';

afterEach(() => vi.unstubAllGlobals());

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/148.0.0.0 Mobile Safari/537.36';
const bridge = { pavilion: { postMessage: () => undefined } };

/** spec §9: the platform codes, the third mapping, the alternative mapping on a phone's page. */
it.each<[name: string, agent: string, page: object, standalone: boolean, told: readonly number[]]>([
  ['a desktop', desktop, {}, false, [1, 0, 2]],
  ['a phone', phone, {}, false, [2, 1, 2]],
  ['the shell of the app', phone, bridge, false, [3, 2, 3]],
  ['the app by its name', `${phone} PavilionApp/2.1`, {}, false, [3, 2, 3]],
  ['the app, opened by a pattern', `${phone} PavilionApp/2.1 (gesture)`, bridge, false, [4, 2, 4]],
  ['the app, opened by a finger', `${phone} PavilionApp/2.1 (finger)`, {}, false, [5, 2, 5]],
  ['the app, opened in a way that is unheard of', `${phone} PavilionApp/2.1 (nose)`, {}, false, [3, 2, 3]],
  ['an app of somebody else', `${phone} NotPavilionApp/2.1`, {}, false, [2, 1, 2]],
  ['a messenger', `${phone} MicroMessenger/8.0.50`, {}, false, [6, 1, 2]],
  ['an installed page', phone, {}, true, [7, 1, 2]],
])('%s', (_name, agent, page, standalone, told) => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }));
  const platform = platformOf(agent);
  expect([platformCodes[platform], loginTypeOf(platform), playDeviceOf('narrow', agent)]).toEqual(told);
  expect(playDeviceOf('wide', agent)).toBe(platformCodes.desktop);
});
