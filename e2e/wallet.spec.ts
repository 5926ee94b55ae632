import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, onPhone } from './fixtures.ts';
import { hallOf } from './models/HallModel.ts';

const hiddenAmount = '••••••';

memberTest.use({ openingDeposit: '50.00' });

memberTest(
  'the balance opens the wallet list over the page, and leads on to the wallet',
  async ({ hall, page }) => {
    await hall.open('/');
    await hall.expectBalance('$50.00');
    await hall.balance().click();
    const list = hall.dialog().locator('[data-wallet-list]');
    await expect(list.locator('[data-field="main-balance"]')).toHaveText('$50.00');
    await expect(list.locator('[data-provider]').first()).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    expect(new URL(page.url()).pathname).toBe('/');
    const way = hall.dialog().getByRole('link', { name: hall.text('wallet.open_page') });
    const wallet = await hall.memberPageFrom(() => way.click(), '/user/MyWallet');
    await expect(hall.dialog()).toBeHidden();
    await expect(wallet.page.locator('main [data-provider]').first()).toBeVisible();
    if (hall.template === 'narrow') return;
    // MyWallet stands beside Info in the menu (spec §2).
    const places = wallet.memberMenu().getByRole('link');
    await expect(places.nth(0)).toHaveAttribute('href', '/user/Info');
    await expect(places.nth(1)).toHaveAttribute('href', '/user/MyWallet');
  },
);

memberTest(
  'the wallet list leads to the deposit beside the hall, in the window that is there',
  async ({ hall }) => {
    const deposit = hall.dialog().getByRole('link', { name: hall.text('shell.deposit') });
    await hall.open('/');
    await hall.balance().click();
    const centre = await hall.memberPageFrom(() => deposit.click(), '/user/Deposit');
    await expect(hall.dialog()).toBeHidden();
    if (hall.template === 'narrow') return;
    await hall.balance().click();
    await hall
      .dialog()
      .getByRole('link', { name: hall.text('wallet.open_page') })
      .click();
    await centre.page.waitForURL('**/user/MyWallet');
    expect(hall.page.context().pages()).toHaveLength(2);
  },
);

memberTest(
  'one eye hides the balance everywhere, and stays shut over a reload',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/MyWallet');
    const main = page.locator('main [data-field="main-balance"]');
    await expect(main).toHaveText('$50.00');
    await page
      .locator('main')
      .getByRole('button', { name: hall.text('shell.balance_hide') })
      .click();
    await expect(main).toHaveText(hiddenAmount);
    await expect(page.locator('main [data-field="total-balance"]')).toContainText(hiddenAmount);
    await expect(page.locator('main [data-field="cash"]').first()).toHaveText(hiddenAmount);
    await page.reload();
    await expect(main).toHaveText(hiddenAmount);
    await hall.open('/user/Transaction');
    const postings = await hall.openRecords('postings');
    await expect(postings).toContainText('+$50.00');
    await expect(postings).toContainText(hiddenAmount);
    await hall.open('/');
    await hall.expectBalance(hiddenAmount);
    expect(await page.evaluate(() => localStorage.getItem('eyeOpen'))).toBe('0');
  },
);

memberTest(
  'one key says what came back from each provider, and then rests for ten seconds on every page',
  once,
  async ({ hall, page, context }) => {
    const otherPage = hallOf(await context.newPage(), hall.locale);
    await otherPage.open('/user/MyWallet');
    await expect(otherPage.page.locator('main [data-field="main-balance"]')).toHaveText('$50.00');
    await hall.open('/user/MyWallet');
    await expect(page.locator('main [data-field="main-balance"]')).toHaveText('$50.00');
    const oneKey = page.locator('[data-field="transfer-actions"] button').first();
    await oneKey.click();
    await expect(hall.toast(hall.text('message.success'))).toBeVisible();
    await expect(page.locator('[data-field="brought-back"]')).toContainText('$0.00');
    // Of the demo hall's providers one keeps money itself.
    await expect(
      page.locator('main [data-provider]', { hasText: hall.text('wallet.back_none') }),
    ).toHaveCount(1);
    await expect(oneKey).toBeDisabled();
    await expect(oneKey).toHaveText(/[1-9]/);
    await expect(otherPage.page.locator('[data-field="transfer-actions"] button').first()).toBeDisabled();
    await page.reload();
    await expect(page.locator('[data-field="transfer-actions"] button').first()).toBeDisabled();
  },
);

memberTest(
  'each code of the way back has its own words, at the provider and in passing',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/MyWallet');
    await expect(page.locator('main [data-field="main-balance"]')).toHaveText('$50.00');
    const abacus = page.locator('main [data-provider="4"]');
    const recover = page.locator('[data-field="transfer-actions"] button').nth(1);
    const path = '**/api/member/profile/balance_get_back';
    for (const code of [101, 102, 103, 104, 105]) {
      const list = [{ gp_id: 4, gp_name: 'Abacus House', code, amount: '1.00' }];
      const data = code === 101 ? {} : { list, total: '0.00' };
      await page.route(path, (route) => route.fulfill({ json: { code, message: 'refused', data } }));
      await recover.click();
      const words = hall.text(`message.one_key_err_code_${code}`);
      await expect(hall.toast(words)).toBeVisible();
      if (code === 101) await expect(page.locator('main [data-provider]', { hasText: words })).toHaveCount(0);
      else await expect(abacus).toContainText(words);
      await expect(recover).toBeEnabled();
      await page.unroute(path);
    }
  },
);

memberTest(
  'recovering a balance ticks by the second until the figures are fresh',
  once,
  async ({ hall, page }) => {
    await hall.open('/user/MyWallet');
    await expect(page.locator('main [data-field="main-balance"]')).toHaveText('$50.00');
    const recover = page.locator('[data-field="transfer-actions"] button').nth(1);
    await recover.evaluate((button) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(button.textContent)).observe(button, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    });
    await recover.click();
    await expect(recover).not.toHaveText(hall.text('wallet.get_back'));
    await expect(recover).toHaveText(hall.text('wallet.get_back'));
    await expect(recover).toBeEnabled();
    const said = await page.evaluate(() => [...new Set(Reflect.get(window, 'said') as string[])]);
    const counting = said.filter((text) => text !== hall.text('wallet.get_back'));
    expect(counting).toEqual([3, 2, 1].map((seconds) => hall.text('wallet.get_back_again', { seconds })));
  },
);

// On a desktop the wallet has a window of its own.
memberTest('the card of an open game covers no wallet', onPhone, async ({ hall, page }) => {
  await hall.open('/slotgame?gt_id=2&gp_id=Popular&house=0');
  await hall.expectBalance('$50.00');
  await hall.launch('koi-lantern');
  await hall.openWallet();
  const last = page.locator('main [data-provider]').last();
  await expect(last).toBeVisible();
  const dock = hall.playDock();
  await expect(dock).toBeVisible();
  await expect
    .poll(async () => {
      // Again and again: the page grows while its later parts come.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [row, card] = await Promise.all([last.boundingBox(), dock.boundingBox()]);
      if (row === null || card === null) return 'not there';
      const beside = row.x + row.width <= card.x;
      return beside || row.y + row.height <= card.y ? 'free' : 'covered';
    })
    .toBe('free');
});
