import { expect, memberTest, once } from './fixtures.ts';

/** What the agents of the demo hall earned, down to the rounds, and what they say against it (spec §2 PerformanceSettlement). */

const agent = { account: 'agent03', password: 'Agent003', email: '' };

/** As an agent of the demo hall. A login ends the one of before: in one window alone, where tests of a file take turns. */
const test = memberTest.extend({
  member: async ({ api }, use) => use({ ...agent, session: await api.logIn(agent) }),
});

test('a line of a bill opens its rounds, and is disputed where it stands', once, async ({ hall, page }) => {
  await hall.open('/proxy?page=PerformanceSettlement');
  // The service agreement, which the demo hall's agents have not accepted, can wait.
  await hall.button('signup.agreement_later').click();
  await hall.button('settlement.open').first().click();
  const lines = page.locator('[data-records="bill-lines"]');
  const withRounds = page.getByRole('button', { name: hall.text('settlement.rounds') });
  const first = lines.locator('[data-agent-row]').filter({ has: withRounds }).first();
  await first.getByRole('button', { name: hall.text('settlement.rounds') }).click();
  const rounds = page.locator('[data-records="bill-rounds"]');
  await expect(rounds).toBeInViewport();
  await expect(rounds.locator('[data-agent-row]').first()).toBeVisible();

  await first.getByRole('button', { name: hall.text('settlement.dispute_line') }).click();
  const form = page.locator('[data-form="line-dispute"]');
  await expect(form).toBeInViewport();
  await expect(rounds).toHaveCount(0);
  const send = form.getByRole('button', { name: hall.text('settlement.dispute_submit') });
  await expect(send).toBeDisabled();
  await form.getByRole('textbox').fill('Two rounds of that evening are missing here.');
  await send.click();
  await expect(hall.toast(hall.text('settlement.dispute_opened'))).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.locator('[data-dispute="open"]')).toContainText('Two rounds of that evening');

  // One is open at a time for each line.
  await first.getByRole('button', { name: hall.text('settlement.dispute_line') }).click();
  await form.getByRole('textbox').fill('And the same line once more, please.');
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
});

test(
  'a level of the line opens below its row, by the agents whom its members stand under',
  once,
  async ({ hall, page }) => {
    await hall.open('/proxy?page=StratifiedTable');
    await hall.button('signup.agreement_later').click();
    await page.getByRole('tab', { name: hall.text('agent_report.cut_levels') }).click();
    await page.getByRole('button', { name: hall.text('agent_report.level', { number: '2' }) }).click();
    const level = page.locator('[data-records="level"]');
    await expect(level).toBeInViewport();
    await level.getByRole('button', { name: 'agent04' }).click();
    // The child's own table has taken the level's place.
    await expect(level).toHaveCount(0);
    await expect(page.getByRole('navigation').getByText('agent04')).toBeVisible();
  },
);
