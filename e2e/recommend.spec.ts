import { expect, memberTest as test } from './fixtures.ts';
import { awardFriend, befriend, blockRecommending, makeAgent } from './houseDatabase.ts';

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
  const friends = page.locator('[data-friend]');
  await expect(friends).toHaveCount(1);
  const search = page.getByLabel(hall.text('recommend.account'));
  await search.fill(friend.account.slice(0, -1));
  await hall.button('recommend.find').click();
  await expect(page.getByText(hall.text('recommend.search_none'), { exact: true })).toBeVisible();
  await search.fill(friend.account.toUpperCase());
  await hall.button('recommend.find').click();
  await expect(friends).toHaveCount(1);
});

test('an agent is shown the agent centre instead, and finds no such entry in the menu', async ({
  hall,
  page,
  member,
}) => {
  await makeAgent(member.session.member_id);
  await hall.open('/user/RecommendProject');
  await expect(page.getByText(hall.text('recommend.agent_only_title'), { exact: true })).toBeVisible();
  await hall.open('/user/Info');
  await expect(page.getByRole('link', { name: hall.text('bank.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: hall.text('recommend.record') })).toHaveCount(0);
});

test('who may not recommend is told so, and finds no such entry in the menu', async ({
  hall,
  page,
  member,
}) => {
  await blockRecommending(member.session.member_id);
  await hall.open('/user/RecommendProject');
  await expect(page.getByText(hall.text('recommend.closed_title'), { exact: true })).toBeVisible();
  await hall.open('/user/Info');
  await expect(page.getByRole('link', { name: hall.text('bank.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: hall.text('recommend.project') })).toHaveCount(0);
});

test('balances in dollars earn nothing: no entry, and the page says so', async ({ hall, page }) => {
  await hall.open('/user/CashSurplus');
  await expect(page.getByText(hall.text('recommend.surplus_closed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: hall.text('recommend.surplus') })).toHaveCount(0);
});
