import { expect, it } from 'vitest';
import { unwantedBrowserOn } from './browserSupport.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Safari on a phone', `${iphone} Version/19.1 Mobile/15E148 Safari/604.1`, 5, null],
  ['Chrome on iOS', `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5, null],
  ['Firefox on iOS', `${iphone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 5, 'ios'],
  ['Edge on iOS', `${iphone} Version/19.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'ios'],
  ['a page inside another iOS app', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5, 'ios'],
  ['Safari on a tablet', `${ipad} Version/19.1 Safari/605.1.15`, 5, null],
  ['Opera on a tablet', `${ipad} Version/19.1 Mobile/15E148 Safari/604.1 OPT/5.0`, 5, 'ios'],
  ['Safari on a Mac', `${ipad} Version/19.1 Safari/605.1.15`, 0, null],
  ['Opera on a Mac', `${ipad} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 0, null],
  ['Chrome on Android', `${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, null],
  ['UC on Android', `${android} Version/4.0 Chrome/123.0 UCBrowser/16.0 Mobile Safari/537.36`, 5, null],
  ['Samsung’s browser', `${android} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 5, 'android'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    5,
    'android',
  ],
  [
    'a page inside another app',
    `${android.replace(')', '; wv)')} Version/4.0 Chrome/140.0 Mobile`,
    5,
    'android',
  ],
  ['a desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/143.0', 0, null],
])('%s', (_what, userAgent, touchPoints, system) => {
  expect(unwantedBrowserOn(userAgent, touchPoints)).toBe(system);
});
