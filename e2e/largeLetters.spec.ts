import type { Page } from '@playwright/test';
import { expectAccessibleSoftly } from './accessibility.ts';
import { expect, sweep, memberTest as test } from './fixtures.ts';
import type { HallModel } from './models/HallModel.ts';
import { pressWhenTaken } from './taken.ts';

/** Letters at twice their size, as people who see little ask their browser for: every page stays a page. */

test.use({ openingDeposit: '100.00' });

/** How much of the window the header may take. */
const headerPartMax = 1 / 8;

/** Words that stand one sign a line or out of the window, what is wider than it, and a header that takes the page. */
const findBroken = (partMax: number): string[] => {
  const found: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (
      text.length < 3 ||
      !parent?.checkVisibility() ||
      parent.closest('.sr-only, [aria-hidden], script, style')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines >= 3 && text.length / lines < 2) found.push(`one sign a line: ${text}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.children.length === 0 && each.getBoundingClientRect().right > clientWidth,
    );
    found.push(`the page is ${scrollWidth} px wide: ${wide.map(({ textContent }) => textContent)}`);
  }
  for (const header of document.querySelectorAll('[data-part="header"]'))
    if (header.getBoundingClientRect().height > innerHeight * partMax)
      found.push(`the header is ${header.getBoundingClientRect().height} px high`);
  return found;
};

/** Words of a card that reach out of it or are cut by it. */
const findCovered = (): string[] =>
  [...document.querySelectorAll('main button, main a, main article, main li')]
    .filter((each) => each.checkVisibility() && !each.closest('.sr-only'))
    .filter((each) => {
      const { overflowX, overflowY } = getComputedStyle(each);
      const hides = overflowX === 'hidden' || overflowY === 'hidden' || overflowY === 'clip';
      return hides && each.scrollHeight > each.clientHeight + 2;
    })
    .map(({ textContent }) => `cut: ${textContent}`);

/** Letters twice as large for whatever is opened next. */
const enlarge = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

const look = async ({ page }: HallModel, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expect(page.locator('main [class*="animate-[breathe"]')).toHaveCount(0);
  expect.soft(await page.evaluate(findBroken, headerPartMax), name).toEqual([]);
  expect.soft(await page.evaluate(findCovered), name).toEqual([]);
  await expectAccessibleSoftly(page, name);
};

const paths = [
  '/',
  '/slotgame?gt_id=2&gp_id=Popular&house=0',
  '/discount',
  '/discount/bonus-welcome',
  '/faq',
  '/user/Info',
  '/user/Deposit',
  '/user/Withdrawal',
  '/user/Transaction',
  '/user/Offers',
] as const;

for (const locale of ['zh_CN', 'en_US'] as const)
  test.describe(locale, () => {
    test.use({ specLocale: locale });

    test(
      `${locale}: a member's pages stand letters of twice the size`,
      locale === 'zh_CN' ? {} : sweep,
      async ({ hall, page }) => {
        test.slow();
        await enlarge(page);
        for (const path of paths) {
          await hall.open(path);
          await expect(page.locator('h1').first()).toBeAttached();
          await look(hall, path);
        }
        await hall.open('/faq');
        await pressWhenTaken(page.locator('[data-opens="help"]:visible').first());
        await expect(hall.dialog()).toBeVisible();
        await look(hall, 'help');
      },
    );
  });

test.describe('a visitor', () => {
  test.use({ remembered: { app_banner: 'off' } });
  test('log-in and sign-up stand letters of twice the size', async ({ hall, page }) => {
    await enlarge(page);
    await hall.openAnyPage();
    await hall.openLogin();
    await expect(hall.dialog().getByRole('textbox').first()).toBeVisible();
    await look(hall, 'login');
    await page.keyboard.press('Escape');
    await expect(hall.dialog()).toBeHidden();
    await hall.openSignup();
    await expect(hall.dialog().getByRole('textbox').first()).toBeVisible();
    await look(hall, 'sign-up');
  });
});
