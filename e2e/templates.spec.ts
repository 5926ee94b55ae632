import { expect, once, test } from './fixtures.ts';
import { dressHarbor, hangInHarbor } from './houseDatabase.ts';
import { hallOrigin } from './surroundings.ts';

/** All of it on the second house: what its operator changes, no other spec sees. */
const harbor = hallOrigin().replace('localhost', 'harbor.localhost');

test.describe.configure({ mode: 'serial' });

test('a theme chosen by the operator reaches a page that is open, without a reload', async ({
  page,
}, info) => {
  const setting = info.project.name === 'phone' ? 'mobile_theme' : 'desktop_theme';
  const [before, after] = ['H5_5', 'H5_8'] as const;
  await dressHarbor(setting, before);
  const root = page.locator('html');
  await expect(async () => {
    await page.goto(harbor);
    await expect(root).toHaveAttribute('data-theme', before, { timeout: 1_000 });
  }).toPass();
  await page.evaluate(() => document.body.setAttribute('data-stayed', ''));
  // Until its socket is open a page hears nothing; an operator's second change is told like the first.
  await expect(async () => {
    await dressHarbor(setting, before);
    await dressHarbor(setting, after);
    await expect(root).toHaveAttribute('data-theme', after, { timeout: 4_000 });
  }).toPass();
  await expect(page.locator('body')).toHaveAttribute('data-stayed', '');
});

test(
  'what the operator says at the login, and a new sponsor, reach open pages',
  once,
  async ({ page }, info) => {
    const mark = `${info.project.name} ${info.retry}`;
    await page.goto(`${harbor}/sponsor`);
    await page.evaluate(() => document.body.setAttribute('data-stayed', ''));
    let count = 0;
    await expect(async () => {
      count += 1;
      await hangInHarbor('sponsor', `Lamp oil ${mark} ${count}`);
      await expect(page.getByRole('heading', { name: new RegExp(`Lamp oil ${mark}`) }).first()).toBeVisible({
        timeout: 4_000,
      });
    }).toPass();
    await hangInHarbor('login', `Mind the step ${mark}`);
    // Another spec hangs pop-ups in this house.
    while ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.locator('[data-opens="login"]:visible').first().click();
    await expect(page.getByRole('dialog').getByText(`Mind the step ${mark}`)).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-stayed', '');
  },
);

test('another template for oneself is worn from the next page on, by this browser alone', async ({
  page,
  browser,
}) => {
  const answer = await page.request.post(`${hallOrigin()}/api/template_config`, {
    data: { mobileTemplateName: 'H5_3' },
  });
  expect(await answer.json()).toMatchObject({ code: 1000 });
  await page.goto(hallOrigin());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'H5_3');
  const other = await browser.newPage();
  await other.goto(hallOrigin());
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'H5_1');
  await other.close();
  const back = await page.request.post(`${hallOrigin()}/api/template_config`, {
    data: { mobileTemplateName: 'H5_1' },
  });
  expect(await back.json()).toMatchObject({ code: 1000 });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'H5_1');
});
