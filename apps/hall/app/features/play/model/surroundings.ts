import { isIosApp } from '../../../session/iosApp.ts';
import { isSocialBrowser, type Surroundings } from './launchMode.ts';

/** The Android shell puts its interface into the page. */
const isAndroidApp = (): boolean => 'pavilion' in window;

export const surroundingsOf = (template: 'wide' | 'narrow'): Surroundings => {
  const isSocial = isSocialBrowser(navigator.userAgent);
  // Social apps have handlers of their own in their web views.
  return { template, isSocialBrowser: isSocial, isAppClient: !isSocial && (isIosApp() || isAndroidApp()) };
};
