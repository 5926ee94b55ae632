import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { blockStorage } from './blockStorage.ts';
import { expect, once, test } from './fixtures.ts';
import { newMember } from './hallApi.ts';
import { editPopup, hangBanner, hangPopups, moveCustomerService } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';
import { hallOrigin } from './surroundings.ts';

// What waits for a picture that cannot be fetched would do its harm.
test.use({ pictures: true });

/** What hangs on the walls of the second house, where nothing else looks at them. One test at a time: they share it. */
test.describe.configure({ mode: 'serial' });

const harborHost = 'harbor.localhost';
const harbor = (path = '/'): string => `http://${harborHost}:${new URL(hallOrigin()).port}${path}`;

const popups = [
  {
    title: 'Lamps for visitors',
    shownTo: 1,
    html: '<p>Come in. <a href="/main/about">About us</a></p><script>window.hurt = true</script><img src=x onerror="window.hurt = true">',
  },
  { title: 'For wide screens', shownTo: 1, html: '<p>wide</p>', device: 1 },
  { title: 'For phones', shownTo: 1, html: '<p>narrow</p>', device: 2 },
  { title: 'For members', shownTo: 2, html: '<p>Welcome back</p>' },
  { title: 'Before you pay in', shownTo: 3, html: '<p>Mind the name</p>' },
  { title: 'Last year', shownTo: 0, html: '<p>It was fine</p>', isPast: true },
] as const;

test.beforeEach(async ({ context, hall }) => {
  await context.addCookies([
    { name: 'i18n_redirected', value: hall.locale, domain: harborHost, path: '/', sameSite: 'Lax' },
  ]);
  // The banner over the foot of a phone's screen was put away at an earlier visit.
  await context.addInitScript(() => {
    try {
      localStorage.setItem('app_banner', 'off');
    } catch {
      // Blocked, in the test that is about that.
    }
  });
});

const popup = (page: Page) => page.locator('[data-popup]');
const close = (hall: HallModel) =>
  hall
    .dialog()
    .getByRole('button', { name: hall.text('shell.close'), exact: true })
    .last()
    .click();

test('visitors see what is for them and their device, safe, and once a visit until it is edited', async ({
  page,
  hall,
}) => {
  await hangPopups(popups, 0);
  await hall.open(harbor());
  await expect(popup(page)).toContainText('Lamps for visitors');
  await expect(page.locator('[data-popup] img, [data-popup] script')).toHaveCount(0);
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('home.banner_next') })
    .click();
  const own = hall.template === 'wide' ? 'For wide screens' : 'For phones';
  await expect(popup(page)).toContainText(own);
  await expect(hall.dialog().getByRole('button', { name: hall.text('home.banner_next') })).toBeDisabled();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

  await close(hall);
  await expect(hall.dialog()).toBeHidden();
  const asked = page.waitForResponse('**/api/arks/web/bulletin');
  await page.reload();
  await asked;
  await page.locator('[data-opens="news"]').click();
  await expect(hall.dialog()).toContainText(hall.text('home.announcements'));
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('home.popups_history') })
    .click();
  await expect(popup(page)).toContainText(['Last year']);

  await editPopup('Lamps for visitors');
  await page.reload();
  await expect(popup(page)).toContainText('Lamps for visitors');
  await hall.dialog().getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('**/main/about');
  await expect(hall.dialog()).toBeHidden();
});

test('the main button of a visitor’s pop-up leads to sign-up, which it does not come back over', async ({
  page,
  hall,
}) => {
  await hangPopups(popups.slice(0, 1), 0);
  await hall.open(harbor());
  await expect(popup(page)).toContainText('Lamps for visitors');
  await hall
    .dialog()
    .getByRole('button', { name: hall.text('shell.join'), exact: true })
    .click();
  await expect(hall.dialog()).toContainText(hall.text('signup.title', { site: 'Harbor' }));
  await expect(popup(page)).toHaveCount(0);
});

test('the bars of an app are too small for a pop-up, the page between them shows it', async ({
  page,
  hall,
}) => {
  await hangPopups(popups.slice(0, 1), 0);
  for (const bar of ['header', 'footer']) {
    // What hangs on the walls is there before the browser asks for newer builds.
    const later = page.waitForResponse('**/builds/latest.json?*');
    await hall.open(harbor(`/?appPage=${bar}`));
    await later;
    await expect(hall.dialog()).toHaveCount(0);
  }
  await hall.open(harbor('/?appPage=content'));
  await expect(popup(page)).toContainText('Lamps for visitors');
});

test.describe('while it comes', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a pop-up can be read by everybody from its first frame on', async ({ page, hall }) => {
    await hangPopups(popups.slice(0, 1), 0);
    // Whatever moves in it is held early on its way.
    await page.addInitScript(() => {
      const hold = ({ target }: Event): void => {
        if (!(target instanceof Element) || target.closest('[role="dialog"]') === null) return;
        document.documentElement.dataset.held = '';
        for (const animation of target.getAnimations()) {
          animation.pause();
          animation.currentTime = 40;
        }
      };
      document.addEventListener('transitionrun', hold, true);
      document.addEventListener('animationstart', hold, true);
    });
    await hall.open(harbor());
    await expect(popup(page)).toContainText('Lamps for visitors');
    await expect(page.locator('html')).toHaveAttribute('data-held');
    await expectAccessible(page, '[role="dialog"]');
  });
});

test(
  'a member sees theirs, hides them for good, and meets another on the deposit page',
  once,
  async ({ page, hall }) => {
    await hangPopups(popups.slice(3), 0);
    await hall.open(harbor());
    await hall.join(newMember());
    await expect(popup(page)).toContainText('For members');
    const hidden = page.waitForResponse('**/api/arks/web/bulletin/member/hide');
    await close(hall);
    expect(await (await hidden).json()).toMatchObject({ code: 100 });

    const other = await page.context().newPage();
    const asked = other.waitForResponse('**/api/arks/web/bulletin/member');
    await other.goto(harbor());
    expect((await (await asked).json()).data.list).toEqual([]);
    await other.close();

    await page.goto(harbor('/user/Deposit'));
    await expect(popup(page)).toContainText('Before you pay in');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /popup/.test(key))),
    ).toHaveLength(1);
  },
);

test(
  'where the site shows them at every visit, closing hides nothing for good',
  once,
  async ({ page, hall }) => {
    await hangPopups(popups.slice(4, 5), 1);
    await hall.open(harbor());
    await hall.join(newMember());
    await page.goto(harbor('/user/Deposit'));
    for (const visit of ['first', 'second']) {
      await expect(popup(page), visit).toContainText('Before you pay in');
      await close(hall);
      await page.reload();
    }
  },
);

test.describe('without an answer', () => {
  test.use({ expectedConsole: [/503/] });

  test(
    'the history says when it cannot be fetched, and fetches it on demand',
    once,
    async ({ page, hall }) => {
      await hangPopups(popups.slice(5), 0);
      let refuses = true;
      await page.route('**/api/arks/web/bulletin/history', (route) =>
        refuses ? route.fulfill({ status: 503, json: { title: 'not now' } }) : route.continue(),
      );
      await hall.open(harbor());
      await page.locator('[data-opens="news"]').click();
      await hall
        .dialog()
        .getByRole('button', { name: hall.text('home.popups_history') })
        .click();
      await expect(hall.dialog()).toContainText(hall.text('home.not_fetched'), { timeout: 20_000 });
      refuses = false;
      await hall
        .dialog()
        .getByRole('button', { name: hall.text('signup.retry') })
        .click();
      await expect(popup(page)).toContainText(['Last year']);
    },
  );
});

test.describe('without storage', () => {
  // The router's own script, which remembers how far a page was scrolled, complains of the storage by itself.
  test.use({ expectedConsole: [/SecurityError: blocked|^$/] });

  test(
    'with storage blocked and a clock that is hours behind they come once a page',
    once,
    async ({ page, hall }) => {
      await hangPopups(popups.slice(0, 1), 0);
      await page.clock.install({ time: Date.now() - 9 * 3_600_000 });
      await blockStorage(page);
      await hall.open(harbor());
      await expect(popup(page)).toContainText('Lamps for visitors');
      await close(hall);
      await expect(hall.dialog()).toBeHidden();
    },
  );
});

test('a banner and customer service change while somebody looks', once, async ({ page, hall }) => {
  await hangPopups([], 0);
  await hangBanner('Before the change');
  await hall.open(harbor());
  await expect(page.getByRole('heading', { name: 'Before the change' })).toBeVisible();
  await expect(async () => {
    await hangBanner('After the change');
    await expect(page.getByRole('heading', { name: 'After the change' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // The second house has no float rail; its phones have the bar at their foot.
  if (hall.template === 'narrow') {
    const service = page.getByRole('link', { name: hall.text('shell.service'), exact: true });
    await moveCustomerService('window', '/main/about?asked=1');
    await expect(service).toHaveAttribute('href', '/main/about?asked=1');
    const opened = page.waitForEvent('popup');
    await service.click();
    await (await opened).waitForURL('**/main/about?asked=1');
    await moveCustomerService('tab', '/main/about');
    await expect(service).toHaveAttribute('href', '/main/about');
    // Inside a native app it is the app that opens it.
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard, pavilion: { postMessage: (text: string) => heard.push(text) } });
    });
    await moveCustomerService('native', '/main/about?asked=2');
    await expect(service).toHaveAttribute('href', '/main/about?asked=2');
    await service.click();
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
      JSON.stringify({ customerService: harbor('/main/about?asked=2') }),
    ]);
    await expect(page).toHaveURL(harbor());
    await moveCustomerService('tab', '/main/about');
  }
});
