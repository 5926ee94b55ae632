import { randomUUID } from 'node:crypto';
import { depositCreate, depositMethods, depositStatus } from '@pavilion/contract/cashier';
import { logout } from '@pavilion/contract/identity';
import { recordsTransaction } from '@pavilion/contract/records';
import type { Page } from '@playwright/test';
import { expect, memberTest, once, test } from './fixtures.ts';
import type { HallApi, JoinedMember } from './hallApi.ts';
import { writeLetters } from './houseDatabase.ts';
import { holdLine } from './line.ts';

/** A cheap phone in a train: answers come late, in part or not at all, and the line is back a moment later. */

/** Back on the net, the channel is tried at once. */
const comeOnline = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** The page has drawn what it knows. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** An order for $25.00 that waits to be paid; answers its number. */
const orderOf = async (api: HallApi, { session }: JoinedMember): Promise<string> => {
  const { list } = await api.call(depositMethods, {}, session);
  const { deposit } = await api.call(
    depositCreate,
    { request_id: randomUUID(), method_id: list[0]?.id ?? 0, amount: '25.00' },
    session,
  );
  return deposit.order_number;
};

test('a press on the language is not lost before the page can answer it', async ({ hall, page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: hall.text('shell.language') })
    .click();
  held.resolve();
  await expect(hall.dialog()).toContainText('Tiếng Việt');
});

memberTest.describe('a line that comes and goes', () => {
  memberTest.use({ expectedConsole: [/socket\.io|WebSocket|ERR_FAILED/] });

  memberTest(
    'what is being filled in stays when what is fetched anew does not come',
    once,
    async ({ hall, page, api, member }) => {
      const line = await holdLine(page);
      await hall.open('/user/Deposit');
      await expect.poll(line.stood).toBe(1);
      // Once it follows, what was fetched when the channel stood has come.
      await api.deposit(member.session, '10.00');
      await hall.expectBalance('$10.00');
      const amount = hall.depositForm().input('amount');
      await amount.fill('123');
      const asked = new Set<unknown>();
      page.on('requestfailed', (request) => {
        if (request.url().endsWith(depositMethods.path)) asked.add(request);
      });
      await page.route('**/api/**', (route) => route.abort());
      await line.cut();
      line.mend();
      await comeOnline(page);
      // Asked three times, and given up.
      await expect.poll(() => asked.size, { timeout: 30_000 }).toBe(3);
      await drawn(page);
      await expect(amount).toHaveValue('123');
    },
  );

  memberTest(
    'what was told before the channel stood is asked for once it stands, however late that is',
    once,
    async ({ hall, page, member }) => {
      await page.clock.install();
      const line = await holdLine(page);
      await line.cut();
      await hall.open('/user/Letter');
      await expect(page.locator('[data-letters] > li')).toHaveCount(1);
      await writeLetters(member.session.member_id, ['News of the tunnel']);
      await page.clock.fastForward(60_000);
      line.mend();
      await comeOnline(page);
      await expect(page.locator('[data-letters] > li')).toHaveCount(2);
    },
  );

  memberTest.describe('a list', () => {
    memberTest.use({ openingDeposit: '10.00' });

    memberTest(
      'of which more does not come says so, and is asked for again',
      once,
      async ({ hall, page }) => {
        let isCut = true;
        await page.route(`**/api${recordsTransaction.path}`, async (route) => {
          const { cursor, ...body }: Record<string, unknown> = route.request().postDataJSON();
          if (cursor !== undefined && isCut) return route.abort();
          const response = await route.fetch({ postData: body });
          const answer = await response.json();
          // As if there were more below.
          if (cursor === undefined) answer.data.next_cursor = 'below';
          await route.fulfill({ response, json: answer });
        });
        await hall.open('/user/Transaction');
        await hall.openRecords('postings');
        const more = hall.button('records.more');
        await more.click();
        await expect(hall.toast(hall.text('message.networkError'))).toBeVisible({ timeout: 20_000 });
        isCut = false;
        await more.click();
        await expect(more).toBeHidden();
      },
    );
  });

  memberTest(
    'how an order stands is waited for, however slow the line is',
    once,
    async ({ hall, page, api, member }) => {
      const orderNumber = await orderOf(api, member);
      await page.clock.install();
      await hall.open(`/user/Deposit?order=${orderNumber}`);
      await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
      const given: string[] = [];
      page.on('requestfailed', (request) => given.push(request.url()));
      const held = Promise.withResolvers<void>();
      const asked = page.waitForRequest(`**/api${depositStatus.path}`);
      await page.route(`**/api${depositStatus.path}`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.clock.runFor(3_000);
      await asked;
      await page.clock.runFor(9_000);
      expect(given).toEqual([]);
      const answered = page.waitForResponse(`**/api${depositStatus.path}`);
      held.resolve();
      expect(await (await answered).json()).toMatchObject({ code: 100 });
    },
  );

  memberTest(
    'an order that cannot be fetched says why, and is fetched when it is asked for again',
    once,
    async ({ hall, page, api, member }) => {
      const orderNumber = await orderOf(api, member);
      await page.clock.install();
      await page.route(`**/api${depositStatus.path}`, (route) => route.abort());
      await hall.open(`/user/Deposit?order=${orderNumber}`);
      const why = page.getByRole('main').getByText(hall.text('message.networkError'));
      await expect(async () => {
        await page.clock.runFor(1_000);
        await expect(why).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.unroute(`**/api${depositStatus.path}`);
      await hall.button('member.retry').click();
      await expect(hall.order()).toHaveAttribute('data-deposit-state', /created|pending/);
      await hall.open('/user/Deposit?order=D0000000000000000');
      await expect(page.getByText(hall.text('cashier.order_failed'))).toBeVisible();
      await expect(hall.button('cashier.again')).toBeVisible();
    },
  );

  memberTest(
    'whoever logs out where no answer comes is led home all the same',
    once,
    async ({ hall, page }) => {
      await page.clock.install();
      await hall.open('/user/Info');
      const asked = page.waitForRequest(`**/api${logout.path}`);
      await page.route(`**/api${logout.path}`, () => undefined);
      await hall.logOut();
      await asked;
      await page.clock.fastForward(5_000);
      await expect(page).toHaveURL('/');
      await hall.expectVisitor();
    },
  );
});
