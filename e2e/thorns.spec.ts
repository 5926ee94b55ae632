import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import type { HallModel } from './models/HallModel.ts';
import type { SideHouse } from './sideHouse.ts';
import { openThornHouse, thorn } from './thornHouse.ts';

// What waits for a picture that cannot be fetched would do its harm.
test.use({ pictures: true });

/** Whatever operators write is text, or HTML of which only the harmless part is left: in every field, on every page. */

let house: SideHouse;
// The thorny game is no motif of ours: nobody has drawn its tile.
test.use({ expectedConsole: [/status of 404 .*\/art\/games\/thorns-/] });

test.beforeAll(async () => {
  house = await openThornHouse();
});

test.beforeEach(async ({ context, hall }) => {
  await context.addCookies([
    {
      name: 'i18n_redirected',
      value: hall.locale,
      domain: new URL(house.origin).hostname,
      path: '/',
      sameSite: 'Lax',
    },
  ]);
});

/** Nothing ran, and nothing stands in the page that could. The fixtures fail on what the content policy had to stop. */
const expectHarmless = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
  await expect(
    page.locator('[onerror], [onload], [onclick], img[src="x"], iframe[srcdoc], form[action*="evil"]'),
  ).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:" i], [style*="position:fixed"]')).toHaveCount(0);
};

/** What of a page's fields is read there, letter by letter. */
const pages = [
  ['/', ['marquee', 'section', 'page', 'summary', 'name']],
  ['/slotgame?gt_id=2&gp_id=Popular&house=0', ['game']],
  ['/gameHall/2', ['section', 'link']],
  ['/discount', ['page', 'summary', 'item']],
  ['/discount/thorns', ['page']],
  ['/faq', ['page']],
  ['/faq/thorns', ['page']],
  ['/main/thorns', ['page']],
  ['/sponsor', ['item', 'page']],
  ['/sponsor/thorns', ['page']],
  ['/app', ['name']],
] as const;

const putPopUpAway = async (hall: HallModel, path: string): Promise<void> => {
  if (path !== '/') return;
  await expect(hall.page.locator('[data-popup]')).toContainText('notice is told');
  await expectHarmless(hall.page);
  await hall.page.keyboard.press('Escape');
  await expect(hall.dialog()).toBeHidden();
};

/** Texts, which are one file for both templates: the desktop's window stands for both. */
const isText = (path: string): boolean => /^\/(app|discount|faq|main|sponsor)/.test(path);

test('every page shows thorns as letters', async ({ hall, page }) => {
  test.slow();
  for (const [path, fields] of pages.filter(([one]) => hall.template === 'wide' || !isText(one)))
    await test.step(path, async () => {
      await hall.open(`${house.origin}${path}`);
      await putPopUpAway(hall, path);
      for (const field of fields)
        await expect(page.getByText(thorn(field), { exact: false }).first(), field).toBeAttached();
      await expectHarmless(page);
    });
});

test('a text that is HTML keeps what is text in it', once, async ({ hall, page }) => {
  for (const kind of ['main', 'faq', 'discount']) {
    await hall.open(`${house.origin}/${kind}/thorns`);
    await expect(page.getByText('content is told', { exact: true })).toBeVisible();
    await expect(page.getByText('go', { exact: true })).not.toHaveAttribute('href');
    await expectHarmless(page);
  }
});

test('the dialogs are as safe as the pages', async ({ hall, page }) => {
  await hall.open(`${house.origin}/faq`);
  await hall.openLogin();
  await expect(hall.dialog().getByText('written is told')).toBeAttached();
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await expect(hall.dialog()).toBeHidden();
  const signup = await hall.openSignup();
  // This house asks for no confirmation of the password.
  const joining = newMember();
  await signup.input('member_account').fill(joining.account);
  await signup.input('password').fill(joining.password);
  await signup.goOn();
  await signup.root.getByRole('button', { name: hall.text('signup.agreement') }).click();
  await expect(hall.dialog().getByText('agreed is told')).toBeVisible();
  await expectHarmless(page);
});

test('what machines read of the site is well formed', once, async ({ page }) => {
  await page.goto(`${house.origin}/faq`);
  const read = (path: string): Promise<string> =>
    page.evaluate(async (from) => (await fetch(from)).text(), path);
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: thorn('name') });
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain('/main/thorns');
  expect(sitemap).not.toContain('<img');
  const html = await read('/main/thorns');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('</script><script>window.hurt');
});
