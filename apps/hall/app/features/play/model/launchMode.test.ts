import type { LaunchMode, LaunchSettings } from '@pavilion/contract/play';
import { describe, expect, it } from 'vitest';
import {
  chooseMode,
  isLaunchAddress,
  isSocialBrowser,
  modeWithoutWindow,
  type Surroundings,
} from './launchMode.ts';

const settingsWith = (mode: LaunchMode | null, defaultMode: LaunchMode = 'window'): LaunchSettings => ({
  default_mode: defaultMode,
  closed_text: null,
  providers: [
    {
      gp_id: 1,
      mode,
      origin: 'http://games.test:3100',
      has_demo: true,
      wallet: 'seamless',
      android_id: null,
    },
  ],
});
const desktop: Surroundings = { isAppClient: false, isSocialBrowser: false, template: 'wide' };
const phone: Surroundings = { ...desktop, template: 'narrow' };
const app: Surroundings = { ...phone, isAppClient: true };
const social: Surroundings = { ...phone, isSocialBrowser: true };

describe('a game opens', () => {
  it.each<[string, Surroundings, LaunchMode | null, LaunchMode, LaunchMode]>([
    ['a desktop, where nobody says anything', desktop, null, 'window', 'window'],
    ['a desktop of a site with dialogs', desktop, null, 'modal', 'modal'],
    ['a desktop of a site with the in-page view', desktop, null, 'page', 'page'],
    ['a desktop of a site that redirects', desktop, null, 'redirect', 'redirect'],
    ['a desktop, of a provider that goes before the site', desktop, 'page', 'modal', 'page'],
    ['a desktop, of a provider of the window list', desktop, 'window', 'modal', 'window'],
    ['a desktop, of a provider with dialogs', desktop, 'modal', 'window', 'modal'],
    ['a phone', phone, null, 'page', 'window'],
    ['a phone, of a provider that would rather redirect', phone, 'redirect', 'window', 'window'],
    ['a phone, of a provider that forces dialogs', phone, 'modal', 'window', 'modal'],
    ['the app', app, null, 'modal', 'window'],
    ['the app, of a provider that forces dialogs', app, 'modal', 'window', 'window'],
    ['a social app', social, null, 'modal', 'redirect'],
    ['a social app, of a provider of the window list', social, 'window', 'window', 'redirect'],
  ])('in %s', (_where, surroundings, own, ofSite, expected) => {
    expect(chooseMode(1, settingsWith(own, ofSite), surroundings)).toBe(expected);
  });

  it('in a window while nobody knows better', () => {
    expect(chooseMode(1, null, desktop)).toBe('window');
    expect(chooseMode(9, settingsWith('modal'), desktop)).toBe('window');
  });

  it.each<[LaunchMode | null, LaunchMode]>([
    [null, 'page'],
    ['modal', 'page'],
    ['window', 'redirect'],
  ])('without a window, of a provider with %s: %s', (own, expected) => {
    expect(modeWithoutWindow(1, settingsWith(own))).toBe(expected);
  });
});

describe('a browser inside a social app', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0]',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Instagram 340.0',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/14.1.0',
    'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 MicroMessenger/8.0.50',
    'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Zalo android/12100',
  ])('%s', (userAgent) => expect(isSocialBrowser(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1',
    'Mozilla/5.0 (X11; Linux x64) Outline/1.0',
  ])('is not %s', (userAgent) => expect(isSocialBrowser(userAgent)).toBe(false));
});

describe('an address', () => {
  it.each(['https://games.example/play?token=1', 'http://games.test:3100/play'])('%s may be opened', (url) =>
    expect(isLaunchAddress(url, settingsWith(null))).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://games.example',
    'data:text/html,hi',
    'blob:https://games.example/1',
    'file:///etc/passwd',
    'ftp://games.test:3100/play',
    'http://games.test/play',
    'http://games.test:3100.evil.example/play',
    'http://elsewhere.example/play',
    'https://user:word@games.example/play',
    '/play',
    '',
  ])('%s is never opened', (url) => expect(isLaunchAddress(url, settingsWith(null))).toBe(false));

  it('of a provider is not known before the settings are', () => {
    expect(isLaunchAddress('http://games.test:3100/play', null)).toBe(false);
  });
});
