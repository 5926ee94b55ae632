import { expect, memberTest, once } from './fixtures.ts';
import { tellLetters } from './houseDatabase.ts';
import { holdLine } from './line.ts';

// A line that is cut is a line in the browser's console.
memberTest.use({ expectedConsole: [/socket\.io/] });

/** The channel stands once the balance follows a deposit without a reload. */
memberTest(
  'the balance follows what happens elsewhere, on every page that is open',
  once,
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
  once,
  async ({ hall, page, api, member }) => {
    const line = await holdLine(page);
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await line.stands();
    await line.cut();
    await api.deposit(member.session, '20.00');
    // It has tried to come back, in vain.
    await expect.poll(line.refused).toBeGreaterThan(0);
    await hall.expectBalance('$0.00');
    line.mend();
    await hall.expectBalance('$20.00');
    // And the channel stands again.
    await api.deposit(member.session, '5.00');
    await hall.expectBalance('$25.00');
  },
);

memberTest(
  'a gap in the sequence has everything fetched again',
  once,
  async ({ hall, page, api, member }) => {
    const line = await holdLine(page);
    await hall.open('/');
    await hall.expectBalance('$0.00');
    await line.stands();
    // Once it comes through the page knows where the sequence stands.
    await expect(async () => {
      await tellLetters(member.session.member_id);
      await expect.poll(line.letters, { timeout: 1_000 }).toBeGreaterThan(0);
    }).toPass();
    line.swallow(/member_cash|deposit_success/);
    await api.deposit(member.session, '20.00');
    await expect.poll(line.dropped).toBe(2);
    await hall.expectBalance('$0.00');
    // An event that says nothing of money.
    await tellLetters(member.session.member_id);
    await hall.expectBalance('$20.00');
  },
);
