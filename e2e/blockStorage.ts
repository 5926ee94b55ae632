import type { Page } from '@playwright/test';

/** A browser that keeps nothing: touching its storage throws. */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
