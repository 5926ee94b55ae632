import { expectAccessibleSoftly } from './accessibility.ts';
import { expect, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { handInTransfer } from './officePayers.ts';
import { appoint, askForMoney } from './officeStaff.ts';

/** Every room of the office can be used by everybody, by day and by night. */

const lists = [
  '/withdrawals',
  '/members',
  '/content',
  '/content/coverage',
  '/content/pictures',
  '/content/agreements',
  '/content/agreements/new',
  '/content/new/banner',
  '/content/new/page',
  '/members/tags',
  '/agents',
  '/agents/applications',
  '/agents/codes',
  '/agents/domains',
  '/promotions',
  '/promotions/new',
  '/promotions/costs',
  '/letters',
  '/letters/new',
  '/proposals',
  '/proposals/bounds',
  '/staff',
  '/staff/invitations',
  '/staff/roles',
  '/staff/addresses',
  '/trace',
  '/games',
  '/games/labels',
  '/games/returns',
  '/games/rounds',
  '/games/transfers',
  '/games/jackpots',
  '/games/free_rounds',
  '/games/launch',
  '/games/providers',
  '/games/providers/1',
  '/games/1/show',
  '/risk_cases',
  '/risk_cases/rules',
  '/risk_cases/addresses',
  '/risk_cases/denied',
  '/risk_cases/away',
  '/risk_cases/limits',
  '/risk_cases/pace',
  '/system',
  '/settings',
  '/settings/site',
  '/settings/identity_policy',
  '/settings/sign_up_form/USD',
  '/settings/recommend/USD',
  '/settings/third_party/acme',
  '/account',
];

const money = [
  '/deposits',
  '/deposits/exceptions',
  '/wins',
  '/payments',
  '/payments/accounts',
  '/payments/rules',
  '/payments/promotions',
  '/payments/gateways',
  '/reconciliation',
] as const;

const memberParts = [
  'ledger',
  'rounds',
  'payments',
  'bonuses',
  'letters',
  'sessions',
  'relatives',
  'line',
  'safety',
  'notes',
  'history',
];

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('every room can be used by everybody', async ({ page, api, member }) => {
      // Some thirty places, each looked through by axe.
      test.slow();
      const order = await askForMoney(api, member, '100');
      const office = new OfficeModel(page);
      const owner = await appoint('owner');
      await office.open();
      await expectAccessibleSoftly(page, 'login');
      await office.logIn(owner);
      await expectAccessibleSoftly(page, 'today');
      await office.open('/content');
      const piece = await page.locator('a[href$="/show"]').first().getAttribute('href');
      const ones = [
        (piece ?? '').replace('/office', ''),
        `/withdrawals/${order}/show`,
        `/members/${member.session.member_id}/show`,
        ...memberParts.map((part) => `/members/${member.session.member_id}/show?part=${part}`),
        `/staff/${owner.id}/show`,
      ];
      for (const path of [...lists, ...ones]) {
        await office.open(path);
        await page.waitForLoadState('networkidle');
        // A list that is still read has columns without names.
        await expect(page.locator('th').filter({ hasText: /^$/ })).toHaveCount(0, { timeout: 20_000 });
        await expectAccessibleSoftly(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
      await office.open(`/withdrawals/${order}/show`);
      await office.button('office.withdrawals.refuse').click();
      await expect(office.dialog()).toBeVisible();
      await expectAccessibleSoftly(page, 'a dialog');
    });

    test('the rooms of money can be used by everybody', async ({ page, api, member }) => {
      // A dozen places, each looked through by axe.
      test.slow();
      const transfer = await handInTransfer(api, member, '50.00');
      const office = new OfficeModel(page);
      await office.logIn(await appoint('owner'));
      for (const path of [...money, `/deposits/${transfer}/show`]) {
        await office.open(path);
        await page.waitForLoadState('networkidle');
        await expectAccessibleSoftly(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
      await office.open('/payments');
      await office.button('office.payments.make').click();
      await expect(office.dialog()).toBeVisible();
      await expectAccessibleSoftly(page, 'a form');
    });
  });
}
