import type { Page } from '@playwright/test';
import { answerApplication, applicationsOf } from './agentHouse.ts';
import { expect, once, memberTest as test } from './fixtures.ts';
import { awardFriend, befriend, blockRecommending, makeAgent } from './houseDatabase.ts';
import type { HallModel } from './models/HallModel.ts';

test('a member hands on a link, and whoever joins by it is a friend', async ({ hall, page, member, api }) => {
  await hall.open('/user/RecommendProject');
  const link = (await page.locator('[data-field="link"]').textContent()) ?? '';
  const code = (await page.locator('[data-field="recommend_code"]').textContent()) ?? '';
  expect(link).toBe(`${new URL(page.url()).origin}/?invite=${code}`);
  await expect(page.getByRole('img', { name: hall.text('recommend.qr') })).toBeVisible();
  await expect(page.locator('[data-stat="friends"]')).toContainText('0');
  // A second look brings the same code.
  await page.reload();
  await expect(page.locator('[data-field="recommend_code"]')).toHaveText(code);

  const friend = await api.join();
  await befriend(friend.session.member_id, member.session.member_id);
  await awardFriend(member.session.member_id, friend.session.member_id, 250n);
  await hall.open('/user/RecommendRecord');
  await expect(page.locator('[data-award]')).toHaveCount(1);
  await expect(page.locator('[data-award]')).toContainText('+$2.50');
  await expect(page.locator('[data-award]')).not.toContainText(friend.account);

  await hall.open('/user/RecommendMemberSearch');
  const friends = page.locator('[data-person]');
  await expect(friends).toHaveCount(1);
  const search = page.getByLabel(hall.text('recommend.account'));
  await search.fill(friend.account.slice(0, -1));
  await hall.button('recommend.find').click();
  await expect(page.getByText(hall.text('recommend.search_none'), { exact: true })).toBeVisible();
  await search.fill(friend.account.toUpperCase());
  await hall.button('recommend.find').click();
  await expect(friends).toHaveCount(1);
});

test(
  'an agent is shown the agent centre instead, and finds no such entry in the menu',
  once,
  async ({ hall, page, member }) => {
    await makeAgent(member.session.member_id);
    await hall.open('/user/RecommendProject');
    await expect(page.getByText(hall.text('recommend.agent_only_title'), { exact: true })).toBeVisible();
    await hall.open('/user/Info');
    await expect(page.getByRole('link', { name: hall.text('bank.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: hall.text('recommend.record') })).toHaveCount(0);
    await page.getByRole('link', { name: hall.text('member.agent_title') }).click();
    await expect(page.locator('[data-field="link"]')).toBeVisible();
  },
);

test(
  'who may not recommend is told so, and finds no such entry in the menu',
  once,
  async ({ hall, page, member }) => {
    await blockRecommending(member.session.member_id);
    await hall.open('/user/RecommendProject');
    await expect(page.getByText(hall.text('recommend.closed_title'), { exact: true })).toBeVisible();
    await hall.open('/user/Info');
    await expect(page.getByRole('link', { name: hall.text('bank.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: hall.text('recommend.project') })).toHaveCount(0);
  },
);

test('balances in dollars earn nothing: no entry, and the page says so', once, async ({ hall, page }) => {
  await hall.open('/user/CashSurplus');
  await expect(page.getByText(hall.text('recommend.surplus_closed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: hall.text('recommend.surplus') })).toHaveCount(0);
});

test.describe('who would be an agent', () => {
  const apply = async (hall: HallModel, page: Page): Promise<void> => {
    await hall.open('/user/RecommendProject');
    await page.locator('[data-part="agent-entry"]').getByRole('link').click();
    await page.waitForURL('**/proxy?page=Register');
    const form = page.locator('[data-form="agent"]');
    await form.getByRole('combobox').selectOption('member_telegram');
    await form.locator('input[name="contact"]').fill('lantern_moon');
    await form.locator('textarea').fill('A reading circle of forty people who like card games.');
    await hall.button('agent.submit').click();
    await expect(page.getByText(hall.text('agent.waiting_title'), { exact: true })).toBeVisible();
  };

  test('fills in a form that says what is missing, and waits for an answer', async ({
    hall,
    page,
    member,
  }) => {
    await hall.open('/proxy?page=Register');
    const form = page.locator('[data-form="agent"]');
    await form.locator('textarea').fill('many people');
    await hall.button('agent.submit').click();
    await expect(form.getByRole('alert')).toHaveText([
      hall.text('agent.contact_problem'),
      hall.text('agent.plan_problem'),
    ]);
    expect(await applicationsOf(member.session.member_id)).toEqual([]);
    await apply(hall, page);
    expect(await applicationsOf(member.session.member_id)).toEqual([
      { state: 'waiting', contact: 'lantern_moon' },
    ]);
    await page.reload();
    await expect(page.locator('main')).toContainText('A reading circle of forty people');
    await expect(page.locator('main')).not.toContainText('lantern_moon');
    await hall.open('/user/RecommendProject');
    await expect(page.locator('[data-part="agent-entry"]')).toContainText(hall.text('agent.entry_waiting'));
  });

  test('is an agent while the page is open, once staff approve', once, async ({ hall, page, member }) => {
    await apply(hall, page);
    await answerApplication(member.session.member_id, 'approve');
    await expect(page.getByRole('navigation', { name: hall.text('agent.menu') })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('is told why staff refuse, and from when to ask again', once, async ({ hall, page, member }) => {
    await apply(hall, page);
    await answerApplication(member.session.member_id, 'refuse');
    await expect(page.getByText(hall.text('agent.refused_title'), { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.locator('main')).toContainText(hall.text('agent.refusal_plan_unclear'));
    await hall.open('/user/Letter');
    // Beside the one that every member begins with.
    await expect(page.locator('[data-letters] > li')).toHaveCount(2);
  });
});
