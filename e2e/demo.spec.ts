import { localeCookie } from '@pavilion/contract';
import { expect, memberTest, once, test } from './fixtures.ts';
import { koi, slotLobby } from './launchHouse.ts';
import type { HallModel } from './models/HallModel.ts';
import { SlotModel } from './models/SlotModel.ts';
import { addLink, openSideHouse, type SideHouse, traceOf } from './sideHouse.ts';
import { studioOrigin } from './surroundings.ts';

/** Games with play money, links that need no login, and a house in demo mode (spec §1, §4 Demo, §5). */

/** Visits a house beside the demo hall. One that has just been opened is known to the server a moment later. */
const visit = async (hall: HallModel, { code, origin }: SideHouse, path: string): Promise<void> => {
  await hall.page
    .context()
    .addCookies([{ name: localeCookie.name, value: hall.locale, url: origin, sameSite: 'Lax' }]);
  const name = hall.page.locator('meta[property="og:site_name"]');
  await expect(async () => {
    await hall.open(`${origin}${path}`);
    expect(await name.getAttribute('content')).toBe(code);
  }).toPass();
};

test('a visitor who presses a game may try it: it says DEMO and really plays', async ({ hall, page }) => {
  await hall.open(slotLobby);
  await hall.press(koi);
  await expect(hall.dialog()).toContainText(hall.text('login.ask_text'));
  await expect(hall.dialog()).toContainText(hall.text('play.demo_mark'));
  const window = await hall.windowFrom(() => hall.button('play.demo_try').click());
  await window.waitForURL(`${studioOrigin()}/play/${koi}**`);
  const slot = new SlotModel(window);
  await slot.ready();
  await expect(window.locator('body')).toContainText(/DEMO|试玩/i);
  await slot.playRound();
  await expect(hall.dialog()).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('isPlay'))).not.toBe('1');
});

memberTest.describe('a member', () => {
  memberTest.use({ openingDeposit: '20.00' });
  memberTest('who tries a game keeps the balance to the cent', once, async ({ hall, member }) => {
    const before = await traceOf(member.session.member_id);
    await hall.open('/play');
    await hall.button('play.demo_list').click();
    const window = await hall.windowFrom(() => hall.dialog().locator(`[data-demo="${koi}"]`).click());
    const slot = new SlotModel(window);
    await slot.ready();
    await slot.playRound();
    await window.close();
    expect(await traceOf(member.session.member_id)).toEqual(before);
    await hall.open(slotLobby);
    await hall.expectBalance('$20.00');
  });
});

test(
  'a blocked window does not keep a demo away: it takes the place of the hall',
  once,
  async ({ hall, page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await hall.open(slotLobby);
    await hall.press(koi);
    await hall.button('play.demo_try').click();
    await page.waitForURL(`${studioOrigin()}/play/${koi}**`);
  },
);

test('a demo that does not start says so, and its window goes', once, async ({ hall, page }) => {
  await page.route('**/api/demo/play', (route) =>
    route.fulfill({ json: { code: 205, message: 'The provider is silent.', data: {} } }),
  );
  await hall.open(slotLobby);
  await hall.press(koi);
  const window = await hall.windowFrom(() => hall.button('play.demo_try').click());
  await expect(hall.toast('The provider is silent.')).toBeVisible();
  if (!window.isClosed()) await window.waitForEvent('close');
});

test('the list of demos that does not load offers another try', once, async ({ hall, page }) => {
  let fails = true;
  await page.route('**/api/demo/gt_games', (route) =>
    fails ? route.fulfill({ json: { code: 500, message: 'no', data: {} } }) : route.continue(),
  );
  await hall.open('/play');
  await hall.button('play.demo_list').click();
  await expect(hall.dialog()).toContainText(hall.text('play.demo_failed'), { timeout: 20_000 });
  fails = false;
  await hall.button('play.demo_again').click();
  await expect(hall.dialog().locator(`[data-demo="${koi}"]`)).toBeVisible();
});

test.describe('a link among the games', () => {
  // An operator's link has no picture of ours.
  test.use({ expectedConsole: [/art\/games\/own-link/] });
  test('opens without a login', once, async ({ hall, page }) => {
    const house = await openSideHouse('links', { isDemo: false });
    await addLink(house.siteId, 'own-link', '/faq');
    await visit(hall, house, slotLobby);
    await hall.press('own-link');
    await page.waitForURL('**/faq');
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe('a house in demo mode', () => {
  test('lets everybody in and nobody be anybody: nothing is sent and nothing kept', async ({
    hall,
    page,
  }) => {
    const house = await openSideHouse('showroom', { isDemo: true });
    await visit(hall, house, '/');
    await expect(page.getByText(hall.text('shell.demo_notice'))).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/login') sent.push(request.url());
    });
    const form = await hall.logIn('nobody01', 'Nobody01');
    await expect(hall.toast(hall.text('message.login_success'))).toBeVisible();
    await expect(form.root).toBeHidden();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await hall.expectVisitor();
  });

  test(
    'has sign-up, play and banners switched off, and refuses at its server too',
    once,
    async ({ hall, page }) => {
      const house = await openSideHouse('showroom', { isDemo: true });
      await visit(hall, house, '/');
      for (const join of await hall.button('shell.join').all()) await expect(join).toBeDisabled();
      await expect(page.locator('[aria-roledescription="slide"]').first()).toBeVisible();
      await expect(page.locator('[aria-roledescription="slide"] :is(a, button)')).toHaveCount(0);
      // What is missing is asked for all the same.
      const form = await hall.openLogin();
      await form.submit();
      await form.expectComplaint(form.input('account'), hall.text('message.ph_account_name'));
      await visit(hall, house, slotLobby);
      await expect(hall.tile(koi).getByRole('button').first()).toHaveAttribute('aria-disabled', 'true');
      await hall.tile(koi).getByRole('button').first().click({ force: true });
      await expect(hall.dialog()).toBeHidden();
      expect(page.context().pages()).toHaveLength(1);

      const ask = (path: string, body: object): Promise<unknown> =>
        page.evaluate(
          async ([url, text]) => {
            const answer = await fetch(url, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: text,
            });
            return (await answer.json()).code;
          },
          [`/api${path}`, JSON.stringify(body)] as const,
        );
      const sms = { member_phone: '13800000000', currency: 'RMB', type: 'register_member' };
      expect(await ask('/register/sms', sms)).toBe(403);
      const proof = { account: 'player01', withdraw_password: '1234', member_email: 'player01@example.com' };
      expect(await ask('/arks/web/vx/verify', proof)).toBe(403);
    },
  );
});
