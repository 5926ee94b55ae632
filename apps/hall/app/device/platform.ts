import { loginTypes, type Platform, playPlatformCodes } from '@pavilion/contract';
import { appBridge } from './appBridge.ts';

/**
 * How the house's own app names itself at the end of its user agent: `PavilionApp/2.1`, and in brackets how the member
 * opened it, `PavilionApp/2.1 (finger)`, where that was by a pattern or a finger.
 */
const appAgent = /\bPavilionApp\/[\d.]+(?: \((gesture|finger)\))?/;

/** What shows the hall (spec §9 Platform codes): the shell of the app before the browser in it. */
export const platformOf = (userAgent: string): Platform => {
  const app = appAgent.exec(userAgent);
  if (app?.[1] === 'gesture' || app?.[1] === 'finger') return app[1];
  if (app !== null || appBridge() !== null) return 'app';
  if (matchMedia('(display-mode: standalone)').matches) return 'pwa';
  if (userAgent.includes('MicroMessenger')) return 'wechat';
  return /Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop';
};

export const loginTypeOf = (platform: Platform): number => {
  if (platform === 'desktop') return loginTypes.desktop;
  return platform === 'app' || platform === 'gesture' || platform === 'finger'
    ? loginTypes.app
    : loginTypes.mobile;
};

/** The `device` of a start: what the page is made for, and within a phone's page what shows it. */
export const playDeviceOf = (template: 'wide' | 'narrow', userAgent: string): number => {
  if (template === 'wide') return playPlatformCodes.desktop;
  const platform = platformOf(userAgent);
  return platform === 'desktop' || platform === 'wechat'
    ? playPlatformCodes.mobile
    : playPlatformCodes[platform];
};
