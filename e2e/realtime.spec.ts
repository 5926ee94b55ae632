import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, memberTest } from './fixtures.ts';
import { tellLetters } from './houseDatabase.ts';

// A line that is cut is a line in the browser's console.
memberTest.use({ expectedConsole: [/socket\.io/] });

/** The line between a page and the hall, which a test can cut, mend, and let messages fall from. */
const holdLine = async (page: Page) => {
  let isCut = false;
  let dropped = 0;
  let letters = 0;
  let swallows: RegExp | null = null;
  const routes = new Set<WebSocketRoute>();
  // A page whose web socket is cut asks by long polling.
  await page.route('**/socket.io/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.routeWebSocket(/socket\.io/, (route) => {
    if (isCut) {
      void route.close();
      return;
    }
    const server = route.connectToServer();
    routes.add(route);
    server.onMessage((message) => {
      if (swallows?.test(String(message)) === true) {
        dropped += 1;
        return;
      }
      if (String(message).includes('"letters"')) letters += 1;
      route.send(message);
    });
  });
  return {
    cut: async () => {
      isCut = true;
      for (const route of routes) await route.close();
      routes.clear();
    },
    mend: () => {
      isCut = false;
    },
    /** Lets messages fall that name one of these events; null: none. */
    swallow: (events: RegExp | null) => {
      swallows = events;
    },
    dropped: () => dropped,
    /** Events of letters that have come through. */
    letters: () => letters,
  };
};

/** The channel stands once the balance follows a deposit without a reload. */
memberTest(
  'the balance follows what happens elsewhere, on every page that is open',
  async ({ hall, page, api, member }) => {
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await api.deposit(member.session, '10.00');
    await hall.expectBalance('$10.00');
    await hall.open('/user/MyWallet');
    const main = page.locator('main [data-field="main-balance"]');
    await expect(main).toHaveText('$10.00');
    await api.deposit(member.session, '5.00');
    await expect(main).toHaveText('$15.00');
  },
);

memberTest(
  'a lost connection comes back by itself, and what was missed is fetched',
  async ({ hall, page, api, member }) => {
    const line = await holdLine(page);
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await api.deposit(member.session, '10.00');
    await hall.expectBalance('$10.00');
    await line.cut();
    await api.deposit(member.session, '20.00');
    await hall.expectBalance('$10.00');
    line.mend();
    await hall.expectBalance('$30.00');
    // And the channel stands again.
    await api.deposit(member.session, '5.00');
    await hall.expectBalance('$35.00');
  },
);

memberTest('a gap in the sequence has everything fetched again', async ({ hall, page, api, member }) => {
  const line = await holdLine(page);
  await hall.open('/');
  await hall.expectBalance('$0.00');
  await api.deposit(member.session, '10.00');
  await hall.expectBalance('$10.00');
  // Once it comes through, nothing that was told before it is still on its way, and the page knows where it stands.
  await expect(async () => {
    await tellLetters(member.session.member_id);
    await expect.poll(line.letters, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  line.swallow(/member_cash|deposit_success/);
  await api.deposit(member.session, '20.00');
  await expect.poll(line.dropped).toBe(2);
  await hall.expectBalance('$10.00');
  // An event that says nothing of money.
  await tellLetters(member.session.member_id);
  await hall.expectBalance('$30.00');
});
