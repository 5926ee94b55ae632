import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** The longest that the tab over the reels says of free spins. */
const longestTab = 'Free spin 10 of 12 × 20 $100,000.00';

/**
 * Names over a machine, and what lies over them: the name and its line, the names of the pots, the buttons of the bar, and the tab
 * that stands on the frame while free spins run, which is put there for as long as this looks. Texts that meet are answered.
 */
const coveredNames = (page: Page): Promise<string[]> =>
  page.evaluate(async (tabText) => {
    const game = document.querySelector<HTMLElement>('.game');
    const frame = document.querySelector('.reels-frame');
    if (!game) return ['no game'];
    const boxOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    // The box of a line leaves room for marks over and under its letters, which differs from face to face. Pixels.
    const slack = 8;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.width > 0 &&
      b.width > 0 &&
      a.left < b.right &&
      b.left < a.right &&
      a.top + slack < b.bottom &&
      b.top + slack < a.bottom;
    const look = (when: string): string[] => {
      const title = document.querySelector('.title');
      const clip = title?.getBoundingClientRect();
      // What its box cuts away is not seen, and covers nothing.
      const names = ['.title h1', '.title p', '.slot-pots', '.pot']
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter(isShown)
        .filter(
          (element) =>
            !title?.contains(element) ||
            (clip !== undefined &&
              boxOf(element).bottom <= clip.bottom + 1 &&
              boxOf(element).top >= clip.top - 1),
        );
      const over = [...document.querySelectorAll('.top-bar nav, .feature-strip')].filter(isShown);
      const all = [...names, ...over];
      return all.flatMap((first, at) =>
        all
          .slice(at + 1)
          .filter((second) => meet(boxOf(first), boxOf(second)))
          .map(
            (second) =>
              `${when}: ${first.className || first.tagName} meets ${second.className || second.tagName}`,
          ),
      );
    };
    const atRest = look('at rest');
    if (!frame) return atRest;
    const tab = document.createElement('p');
    tab.className = 'feature-strip';
    tab.textContent = tabText;
    frame.append(tab);
    game.dataset.feature = 'true';
    // What makes way for the tab fades, and is gone only then.
    const fading = document.querySelector('.title')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const inFeature = look('in free spins');
    tab.remove();
    game.dataset.feature = 'false';
    return [...atRest, ...inFeature];
  }, longestTab);

/** No name lies under another text, and the line under a game's name has a ground of its own: a moon may stand behind it. */
export const expectNamesClear = async (page: Page): Promise<void> => {
  expect(await coveredNames(page)).toEqual([]);
  const line = page.locator('.title p');
  if (await line.isVisible())
    expect(await line.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
      /\/ 0\.[6-9]|, 0\.[6-9]/,
    );
};
