import { dailySignin, missionBoard } from '@pavilion/contract/missions';
import { expect, memberTest as test } from './fixtures.ts';

test('a member signs in for the day, reaches a mission and takes what it brings', async ({
  hall,
  page,
  member,
  api,
}) => {
  await hall.open('/user/Missions');
  const signin = page.locator('[data-signin]');
  await expect(signin).toHaveAttribute('data-signin', 'is_signin_pass');
  await hall.button('missions.signin_press').click();
  await expect(signin).toHaveAttribute('data-signin', 'is_signin_true');
  await expect(signin.locator('[data-signed]')).toHaveCount(1);
  await expect(signin.getByText(hall.text('missions.signin_done'), { exact: true })).toBeVisible();
  expect((await api.call(dailySignin, {}, member.session)).state).toBe('is_signin_true');

  const first = (await api.call(missionBoard, {}, member.session)).missions.find(
    ({ kind }) => kind === 'first_deposit',
  );
  const card = page.locator(`[data-mission="${first?.id}"]`);
  await expect(card).toHaveAttribute('data-state', 'open');
  // The channel tells of the deposit: nobody reloads the page.
  await api.deposit(member.session, '20.00');
  await expect(card).toHaveAttribute('data-state', 'reached');
  await card.getByRole('button').click();
  await expect(card).toHaveAttribute('data-state', 'claimed');

  await hall.open('/user/RecommendRecord');
  await expect(page.locator('[data-award]')).toHaveCount(2);
});

test('a member sees the levels, and how far the next one is', async ({ hall, page }) => {
  await hall.open('/user/Vip');
  await expect(page.locator('[data-own-level="0"]')).toBeVisible();
  await expect(page.locator('[data-level]')).toHaveCount(4);
  await expect(page.locator('[data-level="1"]')).toContainText(
    hall.text('vip.level').replace('{{level}}', '1'),
  );
});
