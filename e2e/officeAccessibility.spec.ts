import { expectAccessibleSoftly } from './accessibility.ts';
import { expect, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint, askForMoney } from './officeStaff.ts';

/** Every room of the office can be used by everybody, by day and by night. */

const lists = [
  '/withdrawals',
  '/members',
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
  '/account',
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
      const ones = [
        `/withdrawals/${order}/show`,
        `/members/${member.session.member_id}/show`,
        `/staff/${owner.id}/show`,
      ];
      for (const path of [...lists, ...ones]) {
        await office.open(path);
        await page.waitForLoadState('networkidle');
        await expectAccessibleSoftly(page, path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      }
      await office.open(`/withdrawals/${order}/show`);
      await office.button('office.withdrawals.refuse').click();
      await expect(office.dialog()).toBeVisible();
      await expectAccessibleSoftly(page, 'a dialog');
    });
  });
}
