import { localeCookie, locales } from '@pavilion/contract';
import type { Page } from '@playwright/test';
import { expect, sweep, test } from './fixtures.ts';
import { tideLobby } from './launchHouse.ts';

/** Words of some languages are twice as long as others: no page is wider than its window, and nothing is cut off. */

const paths = ['/', tideLobby, '/gameHall/4', '/discount', '/faq/withdrawals', '/app', '/sponsor'] as const;

/** Scenes at the top of the home page out of which their words reach. */
const findOverfull = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-roledescription="slide"]')]
    .filter((scene) => {
      const { top, bottom } = scene.getBoundingClientRect();
      return [...scene.querySelectorAll('h2, p, a, button')].some((words) => {
        const box = words.getBoundingClientRect();
        return box.height > 0 && (box.top < top + 4 || box.bottom > bottom);
      });
    })
    .map(({ textContent }) => textContent);

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

/** On tiles that cannot be pressed: words of why not, and of what can be done about it, that are cut below their line. */
const findCutReasons = (): string[] =>
  [...document.querySelectorAll('.tile-ribbon, [data-wait] > span')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent);

/** Ways to try a game that a press on the middle of its tile would meet, or that a finger would miss. */
const findMisplacedDemos = (): string[] =>
  [...document.querySelectorAll('.tile [data-demo]')]
    .filter((demo) => {
      const tile = demo.closest('.tile')?.getBoundingClientRect();
      const { right, width, height } = demo.getBoundingClientRect();
      return tile === undefined || right > tile.left + tile.width / 2 || Math.min(width, height) < 24;
    })
    .map(({ textContent }) => textContent);

/** Lobbies begin with what can be played; what is only announced has words of its own. */
const showAnnounced = async (page: Page): Promise<void> => {
  const playable = page.locator('[data-playable][aria-pressed="true"]');
  await expect(async () => {
    if ((await playable.count()) > 0) await playable.click();
    expect(await page.locator('.tile-ribbon').count()).toBeGreaterThan(0);
  }).toPass();
};

/** Buttons of the header that are not whole within the window. */
const findLostButtons = (): (string | null)[] =>
  [...document.querySelectorAll('header a, header button')]
    .filter((button) => {
      const { left, right, width } = button.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    })
    .map(({ textContent }) => textContent);

/** One language of short words and two of long ones, at every change; the sweep looks at the others as well. */
const always: readonly string[] = ['en_US', 'ta_IN', 'my_MM'];

for (const locale of locales)
  test(
    `${locale}: every word fits into a narrow window`,
    always.includes(locale) ? {} : sweep,
    async ({ page, context, baseURL, isMobile }) => {
      await context.addCookies([{ name: localeCookie.name, value: locale, url: baseURL ?? '' }]);
      await page.setViewportSize(isMobile ? { width: 360, height: 640 } : { width: 1000, height: 700 });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeAttached();
        if (/game/i.test(path)) await showAnnounced(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await page.evaluate(findCut), path).toEqual([]);
        expect(await page.evaluate(findCutReasons), path).toEqual([]);
        expect(await page.evaluate(findMisplacedDemos), path).toEqual([]);
      }
      if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
      await page.goto('/');
      expect(await page.evaluate(findOverfull)).toEqual([]);
      if (!isMobile) return;
      await page.setViewportSize({ width: 390, height: 844 });
      // As large as a browser is asked to write by people who see little.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(findLostButtons)).toEqual([]);
    },
  );
