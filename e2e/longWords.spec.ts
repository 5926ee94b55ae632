import { localeCookie, locales } from '@pavilion/contract';
import { expect, test } from './fixtures.ts';

/** Words of some languages are twice as long as others: no page is wider than its window, and nothing is cut off. */

const paths = [
  '/',
  '/slotgame?gt_id=2&gp_id=Popular&house=0',
  '/gameHall/4',
  '/discount',
  '/faq/withdrawals',
  '/app',
  '/sponsor',
] as const;

/** Texts that reach out of their boxes. What is shortened with three dots or can be scrolled is meant to be so. */
const findCut = (): string[] => {
  const isCut = (element: Element): boolean => {
    const { display, textOverflow, overflowX } = getComputedStyle(element);
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    return (
      hasWords &&
      display !== 'inline' &&
      textOverflow !== 'ellipsis' &&
      overflowX !== 'auto' &&
      element.clientWidth > 2 &&
      element.scrollWidth > element.clientWidth + 1
    );
  };
  const page = document.documentElement;
  const wide = page.scrollWidth > page.clientWidth ? [`the page: ${page.scrollWidth} px`] : [];
  return [...document.body.querySelectorAll('*')]
    .filter(isCut)
    .map(({ textContent }) => textContent)
    .concat(wide);
};

for (const locale of locales)
  test(`${locale}: every word fits into a narrow window`, async ({ page, context, baseURL, isMobile }) => {
    await context.addCookies([{ name: localeCookie.name, value: locale, url: baseURL ?? '' }]);
    await page.setViewportSize(isMobile ? { width: 360, height: 640 } : { width: 1000, height: 700 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(findCut), path).toEqual([]);
    }
  });
