import { memberHandoffCreate } from '@pavilion/contract/handoff';
import { memberThirdPartyList, thirdPartyBegin } from '@pavilion/contract/oidc';
import type { Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';
import { type HallApi, type JoinedMember, newMember } from './hallApi.ts';
import { forgetPerson } from './houseDatabase.ts';
import { channelStands } from './line.ts';
import type { HallModel } from './models/HallModel.ts';
import { studioOrigin } from './surroundings.ts';

// What waits for a picture that cannot be fetched would do its harm.
test.use({ pictures: true });

/** Ways in beside the password: hand-offs in the address, and third parties in a window of their own. */

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A hand-off as an app makes it for its member. */
const handOver = async (api: HallApi, { session }: JoinedMember): Promise<string> =>
  (await api.call(memberHandoffCreate, {}, session)).enc;

/** Everything that the page asks for, with what it says of where it stands. */
const watchRequests = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    const referer = request.headers().referer ?? '';
    told.push(`${request.isNavigationRequest() ? 'page' : request.url()} ${referer}`);
  });
  return told;
};

test.describe('an enc hand-off', () => {
  test(
    'logs in on any page, resets the address, and tells nobody the token',
    once,
    async ({ hall, page, api }) => {
      const member = await api.join();
      const enc = await handOver(api, member);
      const told = watchRequests(page);
      await page.goto(`/faq?enc=${enc}`);
      await expect(hall.toast(hall.text('handoff.welcome', { account: member.account }))).toBeVisible();
      await hall.expectBalance('$0.00');
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
      expect(await stored(page, 'member_account')).toBe(member.account);
      expect(await stored(page, 'token')).not.toBe(enc);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        enc,
      );
      expect(told.length).toBeGreaterThan(5);
      expect(told.filter((line) => line.includes(enc))).toEqual([]);
    },
  );

  test('opens the real-time socket: a login elsewhere is heard', once, async ({ hall, page, api }) => {
    const member = await api.join();
    const stands = channelStands(page);
    await page.goto(`/?enc=${await handOver(api, member)}`);
    await hall.expectBalance('$0.00');
    await stands;
    await api.logIn(member);
    await expect(hall.toast(hall.text('message.already_login_msg'))).toBeVisible();
    await hall.expectVisitor();
  });

  test(
    'is gone from the address before the scripts are there, and from the history',
    once,
    async ({ page, api }) => {
      const enc = await handOver(api, await api.join());
      await page.goto('/faq');
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(`/discount?enc=${enc}`, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => location.href)).toMatch(/\/discount$/);
      arrive();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/faq');
      await page.goBack();
      expect(page.url()).not.toContain(enc);
    },
  );

  test('that is spent only resets the address', once, async ({ hall, page, api }) => {
    const enc = await handOver(api, await api.join());
    await page.goto(`/?enc=${enc}`);
    await hall.expectBalance('$0.00');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/faq?enc=${enc}`);
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await hall.expectVisitor();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
});

memberTest.describe('with a call of the login before under way', () => {
  memberTest.use({ expectedConsole: [/status of 401/] });
  memberTest(
    'a hand-off of another member takes the place of the login, and names who came in',
    once,
    async ({ hall, page, api, member }) => {
      const other = await api.join();
      await page.goto(`/?enc=${await handOver(api, other)}`);
      await expect(hall.toast(hall.text('handoff.welcome', { account: other.account }))).toBeVisible();
      expect(await stored(page, 'member_account')).toBe(other.account);
      // The token that stood here before is dead, not merely forgotten.
      await expect(api.call(memberThirdPartyList, {}, member.session)).rejects.toThrow();
    },
  );
});

test.describe('a tk hand-off', () => {
  const queryOf = (tk: string, { session }: JoinedMember, without?: string): string => {
    const query = new URLSearchParams({
      tk,
      member_account: session.member_account,
      member_currency: session.member_currency,
      member_id: String(session.member_id),
    });
    if (without !== undefined) query.delete(without);
    return `/?${query}`;
  };

  test('logs in when all four parameters are there', once, async ({ hall, page, api }) => {
    const member = await api.join();
    await page.goto(queryOf(await handOver(api, member), member));
    await hall.expectBalance('$0.00');
    expect(page.url()).not.toContain('?');
  });

  for (const missing of ['tk', 'member_account', 'member_currency', 'member_id']) {
    test(
      `does nothing without ${missing}, and clears the address all the same`,
      once,
      async ({ hall, page, api }) => {
        const member = await api.join();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto(queryOf(await handOver(api, member), member, missing));
        await hall.openLogin();
        await hall.expectVisitor();
        expect(page.url()).not.toContain('?');
        expect(asked.filter((url) => url.includes('get_info_data'))).toEqual([]);
      },
    );
  }

  test('is skipped once when skipReloadGetInfo is set', once, async ({ hall, page, api }) => {
    const member = await api.join();
    const tk = await handOver(api, member);
    await page.goto('/faq');
    await page.evaluate(() => localStorage.setItem('skipReloadGetInfo', '1'));
    await page.goto(queryOf(tk, member));
    await expect.poll(() => stored(page, 'skipReloadGetInfo')).toBeNull();
    await hall.expectVisitor();
    await page.goto(queryOf(tk, member));
    await hall.expectBalance('$0.00');
  });
});

/** Other people for each template: a subject is linked to one member. */
const people = {
  wide: { first: 'ada', second: 'wangshu' },
  narrow: { first: 'noor', second: 'qinghe' },
} as const;

const thirdPartyButton = (hall: HallModel) =>
  hall.page.getByRole('button', { name: hall.text('handoff.with', { label: 'Lantern Pass' }) });

/** Presses the button and answers the window that opens. */
const pressThirdParty = async (hall: HallModel): Promise<Page> => {
  const opening = hall.page.waitForEvent('popup');
  await thirdPartyButton(hall).click();
  const window = await opening;
  await window.waitForURL(`${studioOrigin()}/identity/choose/**`);
  return window;
};
const choose = async (window: Page, what: string): Promise<void> => {
  const closed = window.waitForEvent('close');
  await window.locator(what).click();
  await closed;
};
const chooseAt = async (hall: HallModel, person: string): Promise<void> => {
  await hall.openLogin();
  await choose(await pressThirdParty(hall), `[data-person="${person}"]`);
};

test('a stranger joins with what the third party knows, and links when asked', once, async ({ hall }) => {
  test.slow();
  const { first } = people[hall.template];
  await forgetPerson(first);
  await hall.open('/');
  await chooseAt(hall, first);
  const dialog = hall.dialog();
  await expect(dialog).toContainText(hall.text('handoff.stranger_title', { label: 'Lantern Pass' }));
  await dialog.getByRole('button', { name: hall.text('handoff.stranger_join') }).click();

  const form = hall.signup();
  await form.chooseCurrency('USD');
  await expect(form.input('member_email')).toHaveValue(/^(ada\.marsh|noor\.vale)@example\.com$/);
  const joining = newMember();
  await form.fillDollars(joining);
  await form.submit();
  await expect(dialog).toContainText(hall.text('handoff.adopt_title', { label: 'Lantern Pass' }));
  const confirm = hall.form('confirm-act', 'handoff.link');
  await confirm.input('password').fill(joining.password);
  await confirm.submit();
  await expect(hall.toast(hall.text('handoff.linked'))).toBeVisible();
});

memberTest('a member links, is then one press away, and unlinks', async ({ hall, page, member }) => {
  test.slow();
  const { second } = people[hall.template];
  await forgetPerson(second);
  await hall.open('/user/Security');
  const row = page.locator('[data-third-party="lantern"]');
  const press = (key: string) => row.getByRole('button', { name: hall.text(key), exact: true }).click();
  const opening = page.waitForEvent('popup');
  await press('handoff.link');
  const confirm = hall.form('confirm-act', 'second_factor.continue');
  await confirm.input('password').fill(member.password);
  await confirm.submit();
  const window = await opening;
  await window.waitForURL(`${studioOrigin()}/identity/choose/**`);
  await choose(window, `[data-person="${second}"]`);
  await expect(hall.toast(hall.text('handoff.linked'))).toBeVisible();
  await expect(row.getByRole('button', { name: hall.text('handoff.unlink'), exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await hall.open('/');
  await chooseAt(hall, second);
  await expect(hall.toast(hall.text('message.login_success'))).toBeVisible();
  expect(await stored(page, 'member_account')).toBe(member.account);
  expect(await stored(page, 'window-msg')).toBeNull();

  await hall.open('/user/Security');
  await press('handoff.unlink');
  await expect(row).toContainText(hall.text('handoff.unlink_ask', { label: 'Lantern Pass' }));
  await press('handoff.unlink');
  await expect(row).toContainText(hall.text('handoff.not_linked'));
});

test('whoever cancels is back where the login was begun, without a notice', once, async ({ hall, page }) => {
  await hall.open('/');
  await hall.openLogin();
  await choose(await pressThirdParty(hall), '[data-action="cancel"]');
  await expect.poll(() => stored(page, 'window-msg')).toBeNull();
  await expect(thirdPartyButton(hall)).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('an error is told in our own words, whatever the address says', once, async ({ hall, page }) => {
  await hall.open('/');
  await hall.openLogin();
  const window = await pressThirdParty(hall);
  const state = await page.evaluate(() =>
    String(JSON.parse(sessionStorage.getItem('third-party-attempt') ?? '{}').state),
  );
  const closed = window.waitForEvent('close');
  const hostile = '<img src=x onerror="document.title=1">';
  const query = new URLSearchParams({ state, error: 'server_error', error_description: hostile });
  await window.goto(`${new URL(page.url()).origin}/authCallback?${query}`).catch(() => undefined);
  await closed;
  await expect(hall.toast(hall.text('windows.auth_failed'))).toBeVisible();
  expect(await page.content()).not.toContain('onerror');
});

test('without a window the tab goes itself and comes back', once, async ({ hall, page }) => {
  const { second } = people[hall.template];
  await forgetPerson(second);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await hall.open('/');
  await hall.openLogin();
  await thirdPartyButton(hall).click();
  await page.waitForURL(`${studioOrigin()}/identity/choose/**`);
  await page.locator('[data-action="cancel"]').click();
  await page.waitForURL((url) => url.pathname === '/' && url.search === '');
  await hall.expectVisitor();
  await hall.openLogin();
  await thirdPartyButton(hall).click();
  await page.waitForURL(`${studioOrigin()}/identity/choose/**`);
  await page.locator(`[data-person="${second}"]`).click();
  await expect(hall.dialog()).toContainText(hall.text('handoff.stranger_title', { label: 'Lantern Pass' }));
});

test.describe('messages of other tabs', () => {
  const hostile = [
    'not json',
    'null',
    '[]',
    '{"msg":"authLogin"}',
    '{"msg":"authLogin","data":{"token":"x"}}',
    '{"msg":"authLogin","data":{"state":"s","code":"c"},"extra":1}',
    '{"msg":"authLoginClose","resCode":"1","resMessage":"<b>x</b>"}',
    '{"msg":"steal","data":{}}',
    '{"__proto__":{"msg":"authLogin"}}',
    JSON.stringify({ msg: 'authLoginClose', resCode: 1, resMessage: 'x'.repeat(301) }),
  ];

  test(
    'of a wrong shape, or for a login that this tab did not begin, change nothing',
    once,
    async ({ hall, page, context }) => {
      await hall.open('/');
      const other = await context.newPage();
      await other.goto('/faq');
      const foreign = [
        JSON.stringify({ msg: 'authLogin', data: { state: 'somebody', code: 'stolen' } }),
        JSON.stringify({ msg: 'authLoginClose', resCode: 302, resMessage: 'Call this number' }),
      ];
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const message of [...hostile, ...foreign]) {
        await other.evaluate((text) => localStorage.setItem('window-msg', text), message);
        await expect.poll(() => stored(page, 'window-msg')).toBe(message);
      }
      // The page still answers, and has called nobody.
      await hall.openLogin();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await hall.expectVisitor();
      expect(asked.filter((url) => url.includes('third_party') && !url.endsWith('/list'))).toEqual([]);
    },
  );

  test(
    "an answer that a stranger's page brings finds no tab that waits for it",
    once,
    async ({ hall, context }) => {
      await hall.open('/');
      const other = await context.newPage();
      await other.goto('/authCallback?code=stolen&state=of-somebody-else');
      await expect(other.getByText(hall.text('windows.auth_title'))).toBeVisible();
      expect(new URL(other.url()).search).toBe('');
      await hall.openLogin();
      await hall.expectVisitor();
    },
  );

  test('a tab that the hall has opened hears none', once, async ({ hall, page, context }) => {
    await hall.open('/');
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => window.open('/faq', 'below'));
    const below = await opening;
    await below.waitForLoadState('networkidle');
    await below.evaluate(() => {
      const attempt = { state: 'mine', binding: 'b'.repeat(43), purpose: 'login', inThisTab: false };
      sessionStorage.setItem('third-party-attempt', JSON.stringify(attempt));
    });
    const other = await context.newPage();
    await other.goto('/faq');
    const message = JSON.stringify({ msg: 'authLogin', data: { state: 'mine', code: 'c' } });
    const asked: string[] = [];
    below.on('request', (request) => asked.push(request.url()));
    await other.evaluate((text) => localStorage.setItem('window-msg', text), message);
    await expect.poll(() => stored(below, 'window-msg')).toBe(message);
    await below.reload();
    await below.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes(thirdPartyBegin.path.replace('/begin', '')))).toEqual([]);
    expect(await stored(below, 'window-msg')).toBe(message);
  });
});
