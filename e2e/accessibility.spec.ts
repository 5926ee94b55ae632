import { themes } from '@pavilion/contract';
import type { Page } from '@playwright/test';
import { expectAccessible, expectContrastSoftly } from './accessibility.ts';
import { expect, memberTest, sweep, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';

/** That every route can be used by everybody is in pages.spec.ts, the games are in specs of their own. */

/** Changes the colours of a page that is open, and waits until none is on its way to another. */
const wearTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);

test.describe('a page that is not there', () => {
  test.use({ expectedConsole: [/the server responded with a status of 404/] });
  test('can be used by everybody', async ({ page }) => {
    await page.goto('/nowhere');
    await expectAccessible(page);
  });
});

/**
 * Each theme is a set of colours under one attribute, and the same page under it: the pages where most of them meet, each
 * loaded once. That the chosen theme is there from the first byte is in profile.spec.ts.
 */
for (const path of ['/', '/slotgame?gt_id=2&gp_id=Popular&house=0', '/faq/wallets']) {
  test(
    `${path} can be read in the colours of every theme`,
    path === '/' ? {} : sweep,
    async ({ hall, page }) => {
      await hall.open(path);
      for (const theme of themes) {
        await wearTheme(page, theme);
        await expectContrastSoftly(page, theme);
      }
    },
  );
}

test('what is opened over the page can be used by everybody', async ({ hall, page }) => {
  await hall.open('/');
  const closeIt = async (): Promise<void> => {
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(hall.dialog()).toBeHidden();
  };
  await hall.openLanguages();
  await closeIt();
  await page.locator('[data-opens="news"]').click();
  await expect(hall.dialog()).toContainText(hall.text('home.announcements'));
  await expectAccessible(page);
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('home.popups_history') })
    .click();
  await expect(page.locator('[data-popup]').first()).toBeVisible();
  await closeIt();
  await page
    .getByRole('banner')
    .getByRole('button', { name: hall.text('shell.search') })
    .click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await closeIt();
  await hall.openLogin();
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('recovery.forgot_link') })
    .click();
  await expect(hall.dialog()).toContainText(hall.text('recovery.forgot_title'));
  await closeIt();
  await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
  await hall.showAnnounced();
  await expectAccessible(page);
  await hall.heart('koi-lantern').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
  await closeIt();
});

test('login and sign-up can be used by everybody, also with complaints and with the agreement', async ({
  hall,
  page,
}) => {
  await hall.openAnyPage();
  const login = await hall.openLogin();
  await expect(login.root.getByAltText(hall.text('login.captcha_picture'))).toBeVisible();
  await expectAccessible(page);
  await login.submit();
  await expect(login.complaints()).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(hall.dialog()).toBeHidden();
  const form = await hall.openSignup();
  await form.nextButton().click();
  await expect(form.complaints()).not.toHaveCount(0);
  await expectAccessible(page);
  await form.chooseCurrency('USD');
  await form.passAccount(newMember());
  await form.submit();
  await expect(form.complaints()).not.toHaveCount(0);
  await expectAccessible(page);
  await form.root.getByRole('button', { name: hall.text('signup.agreement') }).click();
  await expect(hall.dialog().getByRole('article')).not.toHaveCount(0);
  await expectAccessible(page);
});

memberTest.describe('a member with money', () => {
  memberTest.use({ openingDeposit: '100.00' });

  memberTest('can use the member centre, whoever it is', async ({ hall, page }) => {
    await hall.open('/user/Info');
    await hall.expectBalance('$100.00');
    await expectAccessible(page);
    await hall.openPlace('wallet');
    await expect(page.locator('[data-field="main-balance"]')).toHaveText('$100.00');
    await expectAccessible(page);
    await hall.openPlace('records');
    await expect(await hall.openRecords('postings')).toContainText('+$100.00');
    await expectAccessible(page);
    await hall.openPlace('deposit');
    await hall.depositForm().submit();
    await expect(hall.depositForm().complaints()).toHaveCount(1);
    await expectAccessible(page);
    const payment = await hall.orderDeposit('25.00');
    await expectAccessible(payment);
    await payment.locator('[data-action="decline"]').click();
    await hall.expectDeposit('declined');
    await expectAccessible(page);
  });
});

memberTest(
  'security and bank accounts can be used by everybody, also with complaints',
  async ({ hall, page }) => {
    await hall.open('/user/Security');
    await expect(page.locator('[data-session]')).toHaveCount(1);
    await expectAccessible(page);
    await hall.button('security.change_password').click();
    const password = hall.form('password', 'security.save_password');
    await password.submit();
    await expect(password.complaints()).toHaveCount(3);
    await expectAccessible(page);
    await hall.open('/user/BindAccount');
    await hall.button('bank.bind_title').click();
    const bank = hall.form('bank', 'bank.bind');
    await bank.submit();
    await expect(bank.complaints()).toHaveCount(3);
    await expectAccessible(page);
  },
);
