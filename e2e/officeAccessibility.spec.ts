import type { Page } from '@playwright/test';
import { expectAccessibleSoftly, expectContrastSoftly } from './accessibility.ts';
import { expect, once, onPhone, sweep, memberTest as test } from './fixtures.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { handInTransfer } from './officePayers.ts';
import { appoint, askForMoney } from './officeStaff.ts';

/**
 * Every place of the office can be used by everybody: at a desk, in the dark and in the light; the rooms of the jobs that
 * cannot wait for a desk on a phone as well.
 */

test.use({ colorScheme: ({ isMobile }, use) => use(isMobile ? 'light' : 'dark') });

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

const deskRooms: Readonly<Record<string, readonly string[]>> = {
  'proposals, staff and the trace': [
    '/proposals',
    '/proposals/bounds',
    '/staff',
    '/staff/invitations',
    '/staff/roles',
    '/staff/addresses',
    '/trace',
    '/account',
  ],
  content: [
    '/content',
    '/content/coverage',
    '/content/pictures',
    '/content/agreements',
    '/content/agreements/new',
    '/content/new/banner',
    '/content/new/page',
  ],
  'agents, promotions and letters': [
    '/agents',
    '/agents/applications',
    '/agents/codes',
    '/agents/domains',
    '/promotions',
    '/promotions/new',
    '/promotions/costs',
    '/promotions/missions',
    '/promotions/missions/new',
    '/promotions/tournaments',
    '/promotions/tournaments/new',
    '/promotions/vip',
    '/letters',
    '/letters/new',
  ],
  games: [
    '/games',
    '/games/labels',
    '/games/returns',
    '/games/rounds',
    '/games/transfers',
    '/games/jackpots',
    '/games/free_rounds',
    '/games/launch',
    '/games/providers',
    '/games/offers',
    '/games/providers/1',
    '/games/1/show',
  ],
  risk: [
    '/risk_cases',
    '/risk_cases/rules',
    '/risk_cases/addresses',
    '/risk_cases/denied',
    '/risk_cases/away',
    '/risk_cases/limits',
    '/risk_cases/pace',
  ],
  'settings and the system': [
    '/settings',
    '/settings/site',
    '/settings/identity_policy',
    '/settings/sign_up_form/USD',
    '/settings/recommend/USD',
    '/settings/third_party/acme',
    '/system',
    '/sites',
    '/sites/new',
  ],
  reports: ['/reports/play', '/reports/cash', '/reports/agents', '/reports/people', '/reports/liabilities'],
};

/** Until what is written is drawn in the colours of the theme: the ground changes at once, the rest when it is drawn anew. */
const wear = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((isLight) => {
    const heading = document.querySelector('h1');
    const [red = 0] =
      heading === null ? [] : (getComputedStyle(heading).color.match(/\d+/g) ?? []).map(Number);
    return heading !== null && red < 128 === isLight;
  }, colorScheme === 'light');
};

const lookAt = async (page: Page, paths: readonly string[]): Promise<void> => {
  const office = new OfficeModel(page);
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  for (const path of paths) {
    await office.go(path);
    await office.expectRead();
    // A list that is still read has columns without names; where rows are chosen, one has a box.
    await expect(page.locator('th:not(:has(input))').filter({ hasText: /^$/ })).toHaveCount(0, {
      timeout: 20_000,
    });
    await expectAccessibleSoftly(page, path);
    // Colours are the themes' own: what a room's first page can be read in, its others can too.
    if (!phone && path === paths[0]) {
      await wear(page, 'light');
      await expectContrastSoftly(page, `${path} in the light`);
      await wear(page, 'dark');
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
};

for (const [name, paths] of Object.entries(deskRooms))
  test(`${name} can be used by everybody`, { tag: [once.tag, sweep.tag] }, async ({ page }) => {
    test.slow();
    await new OfficeModel(page).logIn(await appoint('owner'));
    await lookAt(page, paths);
  });

test('the login, the first room and members can be used by everybody', async ({ page, member }) => {
  test.slow();
  const office = new OfficeModel(page);
  const owner = await appoint('owner');
  const memberPage = `/members/${member.session.member_id}/show`;
  await office.open();
  await expectAccessibleSoftly(page, 'login');
  await office.logIn(owner);
  await expectAccessibleSoftly(page, 'today');
  await lookAt(page, [
    '/members',
    '/members/tags',
    memberPage,
    ...memberParts.map((part) => `${memberPage}?part=${part}`),
    `/staff/${owner.id}/show`,
  ]);
});

test('closing a provider can be done by everybody', onPhone, async ({ page }) => {
  await new OfficeModel(page).logIn(await appoint('owner'));
  await lookAt(page, ['/games', '/games/launch', '/games/providers', '/games/providers/1']);
});

test('a piece of content can be used by everybody', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('owner'), '/content');
  const piece = await page.locator('a[href$="/show"]').first().getAttribute('href');
  await lookAt(page, [(piece ?? '').replace('/office', '')]);
});

test('the rooms of money can be used by everybody', async ({ page, api, member }) => {
  test.slow();
  const transfer = await handInTransfer(api, member, '50.00');
  const order = await askForMoney(api, member, '100');
  const office = new OfficeModel(page);
  await office.logIn(await appoint('owner'));
  await lookAt(page, [
    '/withdrawals',
    '/deposits',
    '/deposits/exceptions',
    '/wins',
    '/payments',
    '/payments/accounts',
    '/payments/rules',
    '/payments/promotions',
    '/payments/gateways',
    '/reconciliation',
    `/deposits/${transfer}/show`,
    `/withdrawals/${order}/show`,
  ]);
  await office.button('office.withdrawals.refuse').click();
  await expect(office.dialog()).toBeVisible();
  await expectAccessibleSoftly(page, 'a dialog');
  await office.open('/payments');
  await office.button('office.payments.make').click();
  await expect(office.dialog()).toBeVisible();
  await expectAccessibleSoftly(page, 'a form');
});
