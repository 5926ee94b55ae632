import { expectAccessible } from './accessibility.ts';
import { expect, memberTest, once, test } from './fixtures.ts';

/** What a member of the demo hall with US dollars is offered with a first deposit (database/seeds/cashier.ts). */
const slug = 'bonus-welcome';

test('a visitor finds an offer with its terms and an example, and signs up from there', async ({
  hall,
  page,
}) => {
  await hall.open('/discount');
  await page.locator(`main a[href="/discount/${slug}"]`).click();
  await expect(page.locator(`[data-offer="${slug}"]`)).toBeVisible();
  const tables = page.locator(`[data-offer="${slug}"] table`);
  await expect(tables.first()).toContainText(hall.text('offers.wagering_times', { times: 5 }));
  await expect(tables.nth(1).locator('td')).toHaveCount(4);
  await expectAccessible(page, 'main');
  await page
    .locator('main')
    .getByRole('button', { name: hall.text('shell.join'), exact: true })
    .click();
  await expect(hall.signup().root).toBeVisible();
});

test('what is not offered has no page', once, async ({ request }) => {
  expect((await request.get('/discount/bonus-nobody')).status()).toBe(404);
});

memberTest(
  'a member takes an offer from its page, sees what it asks for, and gives it up for what was told',
  async ({ api, hall, member, page }) => {
    memberTest.slow();
    await hall.open(`/discount/${slug}`);
    const act = page.locator('[data-offer-standing="open"] a').first();
    await expect(act).toHaveAttribute('href', /^\/user\/Deposit\?promotion=\d+$/);
    await hall.open((await act.getAttribute('href')) ?? '');
    const chosen = page.locator('[data-field="deposit-promotion"] input:checked');
    await expect(chosen.locator('..')).toContainText('50%');

    await api.deposit(member.session, '100.00', true);
    await hall.open('/user/Offers');
    await expect(page.locator('[data-offer-left]')).toHaveAttribute('data-offer-left', '750.00');
    await expectAccessible(page, 'main');
    await hall.button('offers.give_up').click();
    await expect(hall.dialog()).toContainText('$50.00');
    await expect(hall.dialog()).toContainText('$100.00');
    await hall.dialog().locator('[data-give-up]').click();
    await expect(hall.toast(hall.text('offers.given_up', { amount: '$50.00' }))).toBeVisible();
    await expect(page.locator('[data-offer-left]')).toHaveAttribute('data-offer-left', '100.00');
    await expect(hall.button('offers.give_up')).toHaveCount(0);
    await hall.expectBalance('$100.00');
  },
);
