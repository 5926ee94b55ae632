import type { SiteSettings } from '@pavilion/contract/content';
import { createStore, useStore } from '../base/store.ts';
import { appBridge } from '../device/appBridge.ts';
import { useSite } from './SiteContext.tsx';

export type CustomerService = SiteSettings['customer_service'];

/** What the channel has told since the page was loaded. */
const moved = createStore<CustomerService | null>(null);

export const moveCustomerService = moved.set;

/** Where customer service is, and how the site wants it opened (spec §6). */
export const useCustomerService = (): CustomerService => {
  const { site } = useSite();
  return useStore(moved) ?? site.customer_service;
};

const windowSize = { widthPx: 480, heightPx: 720 } as const;
let serviceWindow: Window | null = null;

/** One window, found again when it is still open. It is told nothing of the page that opened it. */
const openWindow = (url: string): boolean => {
  if (serviceWindow !== null && !serviceWindow.closed) {
    serviceWindow.focus();
    return true;
  }
  const features = `popup,width=${windowSize.widthPx},height=${windowSize.heightPx}`;
  serviceWindow = window.open('', '_blank', features);
  if (serviceWindow === null) return false;
  serviceWindow.opener = null;
  serviceWindow.location.href = url;
  return true;
};

/**
 * Opens customer service by the site's open type: a window, or the native app around the page. False when the link
 * itself is to be followed into a new tab: that is the type, the window was blocked, or there is no app around the page.
 */
export const openCustomerService = ({ open_type, url }: CustomerService): boolean => {
  if (open_type === 'window') return openWindow(url);
  const post = open_type === 'native' ? appBridge() : null;
  post?.({ customerService: new URL(url, location.origin).href });
  return post !== null;
};
