import { randomBytes, randomInt } from 'node:crypto';
import { cookieNames, storageKeys } from '@pavilion/contract';
import { logout } from '@pavilion/contract/identity';
import { bankAccountList, sessionList } from '@pavilion/contract/sessions';
import type { Browser, Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';
import { captchaAnswer, type JoinedMember, type NewMember, Refused } from './hallApi.ts';
import {
  addSession,
  countOpenSessions,
  demandBankAccount,
  demandPasswordChange,
  tellCleanCache,
} from './houseDatabase.ts';
import type { FormModel } from './models/FormModel.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { hallOrigin } from './surroundings.ts';
import { serverTextOf } from './texts.ts';

/** What comes right after a login: demands, targets, sessions on several devices, and the way out (spec §3, §4). */

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));

/** What a logout clears (spec §3 Local storage). */
const memberKeys = [
  storageKeys.token,
  storageKeys.memberId,
  storageKeys.memberAccount,
  storageKeys.memberType,
  storageKeys.agentType,
  storageKeys.isPlay,
] as const;

/** As a press on a member's place leaves it for the login. */
const rememberTarget = (page: Page, target: string): Promise<void> =>
  page.evaluate((path) => sessionStorage.setItem('login-target', `${Date.now()} ${path}`), target);

const fillLogin = async (hall: HallModel, member: NewMember): Promise<FormModel> => {
  const form = hall.form('login', 'login.submit');
  await form.input('account').fill(member.account);
  await form.input('password').fill(member.password);
  await form.answerCaptcha(captchaAnswer, 'answer');
  return form;
};

/** A number of a bank account that no other test binds. */
const newAccountNumber = (): string => String(randomInt(10 ** 10, 10 ** 11));

/** A 401 that ends a session is a line in the browser's console. */
const ended = [/the server responded with a status of 401/];
/** A socket that the server drops while it opens. */
const dropped = [/the server responded with a status of 401|WebSocket connection to .* failed/];

/** A page of the same member on another device. */
const openAs = async (
  browser: Browser,
  { session }: JoinedMember,
  { token, id }: { token: string; id: string },
  like: Page,
): Promise<HallModel> => {
  const viewport = like.viewportSize();
  const context = await browser.newContext({
    baseURL: hallOrigin(),
    viewport,
    userAgent: await like.evaluate(() => navigator.userAgent),
    storageState: {
      cookies: await like.context().cookies(),
      origins: [
        {
          origin: hallOrigin(),
          localStorage: Object.entries({
            [storageKeys.token]: token,
            [storageKeys.memberId]: String(session.member_id),
            [storageKeys.memberAccount]: session.member_account,
            [storageKeys.currency]: session.member_currency,
            member_login_id: id,
          }).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const hall = hallOf(await context.newPage(), 'en_US');
  await hall.open('/');
  await hall.expectBalance('$0.00');
  return hall;
};

const changePassword = async (hall: HallModel, old: string, next: string): Promise<void> => {
  const form = hall.form('password', 'security.save_password');
  await form.input('old_password').fill(old);
  await form.input('password').fill(next);
  await form.input('check_password').fill(next);
  await form.submit();
};

test.describe('a first login that has to change its password', () => {
  test(
    'cannot be passed by, tells what is wrong, and lets on when it is done',
    once,
    async ({ hall, page, api }) => {
      const member = await api.join();
      await demandPasswordChange(member.session.member_id);
      await hall.open('/');
      await hall.logIn(member.account, member.password);
      const dialog = hall.dialog();
      await expect(dialog).toContainText(hall.text('security.demand_title'));

      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: hall.text('shell.close') })).toHaveCount(0);

      const form = hall.form('password', 'security.save_password');
      await form.submit();
      await form.expectComplaint(form.input('old_password'), hall.text('message.ph_password'));
      await form.expectComplaint(form.input('password'), hall.text('signup.require_text'));
      await changePassword(hall, member.password, 'Password1');
      await form.expectComplaint(form.input('password'), hall.text('signup.err_psw_common'));
      await changePassword(hall, 'Wrong9999', 'Harbour99');
      await form.expectComplaint(
        form.input('old_password'),
        serverTextOf('en_US', 'security.old_password_wrong'),
      );
      await form.input('old_password').fill(member.password);
      await form.input('check_password').fill('Harbour98');
      await form.submit();
      await form.expectComplaint(form.input('check_password'), hall.text('signup.err_checkPsw_diff'));

      await changePassword(hall, member.password, 'Harbour99');
      await expect(hall.toast(hall.text('security.changed'))).toBeVisible();
      await expect(dialog).toBeHidden();
      await hall.openPlace('wallet');
      await expect(page.locator('[data-field="main-balance"]')).toHaveText('$0.00');
      await page.reload();
      await expect(page.locator('[data-field="main-balance"]')).toHaveText('$0.00');
      await expect(dialog).toBeHidden();
      expect((await api.logIn({ account: member.account, password: 'Harbour99' })).member_account).toBe(
        member.account,
      );
    },
  );

  test(
    'stands again on every page until then, and the only other way is out',
    once,
    async ({ hall, api }) => {
      const member = await api.join();
      await demandPasswordChange(member.session.member_id);
      await hall.open('/');
      await hall.logIn(member.account, member.password);
      await expect(hall.dialog()).toContainText(hall.text('security.demand_title'));
      await hall.open('/user/Deposit');
      await expect(hall.dialog()).toContainText(hall.text('security.demand_title'));
      await hall
        .dialog()
        .getByRole('button', { name: hall.text('shell.logout') })
        .click();
      await hall.expectVisitor();
      await expect(hall.dialog()).toBeHidden();
    },
  );
});

memberTest(
  'the password is changed on the security page, and ends the session of another device',
  once,
  async ({ hall, page, api, member }) => {
    const elsewhere = randomBytes(32).toString('base64url');
    await addSession(member.session.member_id, elsewhere);
    await hall.open('/user/Security');
    await hall.button('security.change_password').click();
    await changePassword(hall, member.password, 'Harbour99');
    await expect(hall.toast(hall.text('security.changed'))).toBeVisible();
    await expect(hall.dialog()).toBeHidden();
    await expect(page.locator('[data-session]')).toHaveCount(1);
    const refusal = await api
      .call(sessionList, {}, { ...member.session, token: elsewhere })
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect((await stored(page)).token).not.toBe(member.session.token);
  },
);

test.describe('a bank account that is demanded', () => {
  test(
    'is asked for after the login, told what is wrong, bound, and not asked for again',
    once,
    async ({ hall, api }) => {
      const member = await api.join();
      await demandBankAccount(member.session.member_id, 'Ada Marsh');
      await hall.open('/');
      await hall.logIn(member.account, member.password);
      await expect(hall.dialog()).toContainText(hall.text('bank.demand_title'));
      const way = hall.dialog().getByRole('link', { name: hall.text('bank.demand_go') });
      const centre = await hall.memberPageFrom(() => way.click(), '/user/BindAccount');

      const form = centre.form('bank', 'bank.bind');
      await form.submit();
      // The member's own name is filled in, masked.
      await expect(form.input('holder')).toHaveValue('A********');
      await expect(form.input('holder')).toHaveAttribute('readonly', '');
      for (const field of ['bank_name', 'account_number'])
        await form.expectComplaint(form.input(field), hall.text('bank.require_text'));
      await form.input('bank_name').fill('Harbour Bank');
      await form.input('account_number').fill('12');
      await form.submit();
      await form.expectComplaint(form.input('account_number'), hall.text('bank.err_account_number'));
      const bound = newAccountNumber();
      await form.input('account_number').fill(bound);
      await form.submit();
      const confirm = centre.form('confirm-act', 'bank.bind');
      await confirm.input('password').fill('Sesame00');
      await confirm.submit();
      await confirm.expectComplaint(
        confirm.input('password'),
        serverTextOf('en_US', 'second_factor.password_wrong'),
      );
      await confirm.input('password').fill(member.password);
      await confirm.submit();
      await expect(centre.toast(hall.text('bank.bound'))).toBeVisible();

      const account = centre.page.locator('[data-bank-account]');
      await expect(account).toHaveCount(1);
      await expect(account).toContainText(`•••• ${bound.slice(-4)}`);
      await expect(centre.page.locator('body')).not.toContainText(bound);
      await hall.open('/');
      await hall.expectBalance('$0.00');
      await expect(hall.dialog()).toBeHidden();
    },
  );

  test('may be put off, but not for a deposit', once, async ({ hall, api }) => {
    const member = await api.join();
    await demandBankAccount(member.session.member_id, 'Ada Marsh');
    await hall.open('/');
    await hall.logIn(member.account, member.password);
    await hall.button('bank.demand_later').click();
    await hall.open('/user/Deposit');
    await expect(hall.dialog()).toBeHidden();
    const form = hall.depositForm();
    await form.input('amount').fill('50.00');
    await form.submit();
    await expect(hall.dialog()).toContainText(hall.text('bank.demand_title'));
  });
});

memberTest(
  'without a bank account the page says so, and a number that is taken is told',
  once,
  async ({ hall, page, api, member }) => {
    await hall.open('/user/BindAccount');
    await expect(page.getByText(hall.text('bank.empty'))).toBeVisible();
    await hall.button('bank.bind_title').click();
    const form = hall.form('bank', 'bank.bind');
    const holder = form.input('holder');
    const fill = async (number: string): Promise<void> => {
      await form.input('bank_name').fill('Harbour Bank');
      await form.input('account_number').fill(number);
      await form.submit();
      const confirm = hall.form('confirm-act', 'bank.bind');
      await confirm.input('password').fill(member.password);
      await confirm.submit();
    };
    const number = newAccountNumber();
    await holder.fill('Ada Marsh');
    await fill(number);
    await expect(page.locator('[data-bank-account]')).toHaveCount(1);
    await hall.button('bank.bind_another').click();
    // Whose accounts they are is known by now.
    await expect(holder).toHaveValue(/^A\*+$/);
    await expect(holder).not.toBeEditable();
    await fill(number);
    await form.expectComplaint(form.input('account_number'), serverTextOf('en_US', 'bank.taken'));
    await hall.button('bank.cancel').click();
    await expect(form.root).toBeHidden();
    expect((await api.call(bankAccountList, {}, member.session)).list).toHaveLength(1);
  },
);

memberTest.describe('sessions', () => {
  memberTest.use({ expectedConsole: dropped });

  memberTest(
    'are listed; one is ended from here, and its page is out at once',
    once,
    async ({ hall, page, browser, member }) => {
      const token = randomBytes(32).toString('base64url');
      const id = await addSession(member.session.member_id, token);
      const other = await openAs(browser, member, { token, id }, page);
      await hall.open('/user/Security');
      await expect(page.locator('[data-session]')).toHaveCount(2);
      const row = page.locator(`[data-session="${id}"]`);
      await expect(row).toContainText('203.0.113.*');
      await row.getByRole('button').click();
      await expect(hall.toast(hall.text('security.ended'))).toBeVisible();
      await expect(row).toHaveCount(0);
      await expect(page.getByText(hall.text('security.only_this_device'))).toBeVisible();
      // Its socket was dropped; nobody has touched that page.
      await expect(other.toast(other.text('message.session_expired'))).toBeVisible();
      await expect(other.toast(other.text('message.session_expired'))).toHaveCount(1);
      await other.expectVisitor();
      await other.page.context().close();
      await page.reload();
      await expect(page.locator('[data-session]')).toHaveCount(1);
    },
  );

  memberTest('are all ended but this one', once, async ({ hall, page, member }) => {
    const ids: string[] = [];
    for (let others = 0; others < 2; others += 1)
      ids.push(await addSession(member.session.member_id, randomBytes(32).toString('base64url')));
    await hall.open('/user/Security');
    await expect(page.locator('[data-session]')).toHaveCount(3);
    await hall.button('security.end_others').click();
    await expect(hall.toast(hall.text('security.ended_others'))).toBeVisible();
    await expect(page.locator('[data-session]')).toHaveCount(1);
    expect(await countOpenSessions(ids)).toBe(0);
  });

  memberTest(
    'a login on another device ends every tab of this one, in one message',
    once,
    async ({ hall, page, context, api, member }) => {
      await hall.open('/');
      await hall.expectBalance('$0.00');
      const secondTab = hallOf(await context.newPage(), hall.locale);
      await secondTab.open('/user/MyWallet');
      await api.logIn(member);
      await hall.expectVisitor();
      await secondTab.expectVisitor();
      expect((await stored(page)).token).toBeUndefined();
    },
  );

  memberTest(
    'app_clean_cache logs out, empties what the hall has kept, and begins afresh',
    once,
    async ({ hall, page, member }) => {
      await hall.open('/');
      await hall.expectBalance('$0.00');
      await page.evaluate(async () => {
        localStorage.setItem('eyeOpen', '0');
        await (await caches.open('an old release')).put('/old', new Response('old'));
      });
      // Told again until the page's channel stands; after that there is no session left to tell.
      await expect(async () => {
        await tellCleanCache(member.session.member_id);
        await expect(hall.button('shell.login').first()).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
      await hall.expectVisitor();
      // What keeps the hall readable without a network may be there anew.
      await expect
        .poll(() =>
          page.evaluate(async () => [await caches.has('an old release'), localStorage.getItem('eyeOpen')]),
        )
        .toEqual([false, null]);
    },
  );
});

memberTest.describe('a 401', () => {
  memberTest.use({ expectedConsole: ended });
  memberTest(
    'logs out once, with one message, however many calls it meets',
    once,
    async ({ hall, page, member, api }) => {
      await api.call(logout, {}, member.session);
      await hall.open('/user/MyWallet');
      await expect(hall.toast(hall.text('message.session_expired'))).toBeVisible();
      await expect(hall.toast(hall.text('message.session_expired'))).toHaveCount(1);
      await expect(page.getByText(hall.text('member.gate_text'))).toBeVisible();
      expect((await stored(page)).token).toBeUndefined();
    },
  );
});

memberTest(
  'a logout clears what is the member’s, in every tab, and leads home',
  once,
  async ({ hall, page, context }) => {
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await expect.poll(async () => (await stored(page)).member_type).toBe('1');
    const secondTab = hallOf(await context.newPage(), hall.locale);
    await secondTab.open('/user/MyWallet');
    await hall.logOut();
    await page.waitForURL('/');
    await expect(hall.toast(hall.text('message.logout_success'))).toBeVisible();
    await hall.expectVisitor();
    await secondTab.expectVisitor();
    const left = await stored(page);
    for (const key of memberKeys) expect(left[key], key).toBeUndefined();
    expect(left).toMatchObject({ currency: 'USD', isV3Ver: 'true' });
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === cookieNames.currency)).toBeUndefined();
  },
);

memberTest(
  'a dialog that shows what is the member’s goes with a logout in another tab',
  once,
  async ({ hall, context }) => {
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await hall.balance().click();
    await expect(hall.dialog().locator('[data-field="main-balance"]')).toHaveText('$0.00');
    const secondTab = hallOf(await context.newPage(), hall.locale);
    await secondTab.open('/user/Info');
    await secondTab.logOut();
    await hall.expectVisitor();
    await expect(hall.dialog()).toHaveCount(0);
  },
);

test.describe('after a login', () => {
  test.describe('with a window of the member’s', () => {
    // The window may be asking while it is logged out; the answer comes before the news.
    test.use({ expectedConsole: [/status of 401/] });
    test('the place that was wanted opens: in a window of its own on the desktop, in the same one elsewhere', async ({
      hall,
      page,
      api,
      context,
    }) => {
      const member = await api.join();
      await hall.open('/');
      if (hall.template === 'narrow') {
        // A visitor's press on a member's place asks for the login first.
        await page
          .getByRole('link', { name: hall.text('shell.deposit') })
          .last()
          .click();
        await fillLogin(hall, member).then((form) => form.submit());
        await page.waitForURL('**/user/Deposit');
        await expect(hall.depositForm().root).toBeVisible();
        await expect(hall.toast(hall.text('message.login_success'))).toBeVisible();
        return;
      }
      await rememberTarget(page, '/user/MyWallet');
      await hall.openLogin();
      const form = await fillLogin(hall, member);
      const opened = await hall.windowFrom(() => form.submit());
      await opened.waitForURL('**/user/MyWallet');
      await expect(opened.locator('[data-field="main-balance"]')).toHaveText('$0.00');
      expect(await opened.evaluate(() => [window.name, window.opener !== null])).toEqual([
        'userWindow',
        true,
      ]);
      // It belongs to the login, and goes with it.
      const closed = opened.waitForEvent('close');
      await hall.logOut();
      await closed;
      expect(context.pages()).toHaveLength(1);
    });
  });

  for (const target of ['//evil.example/', 'https:evil.example', 'javascript:alert(1)', '/\\evil.example'])
    test(`nobody is led to ${target}`, once, async ({ hall, page, api }) => {
      const member = await api.join();
      await hall.open('/');
      await rememberTarget(page, target);
      await hall.logIn(member.account, member.password);
      await expect(hall.toast(hall.text('message.login_success'))).toBeVisible();
      expect(new URL(page.url()).origin).toBe(hallOrigin());
      await hall.expectBalance('$0.00');
    });
});

test.describe('a browser that blocks storage', () => {
  // The router's own script in the page tries to restore the scroll position, and says that it could not.
  test.use({ expectedConsole: [/^(?:SecurityError: denied .*)?$/] });
  test(
    'shows the hall, and lets a member in for as long as the page lives',
    once,
    async ({ hall, page, api }) => {
      const member = await api.join();
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await hall.open('/');
      const form = await hall.logIn(member.account, member.password);
      await expect(form.root).toBeHidden();
      await hall.expectBalance('$0.00');
    },
  );
});
