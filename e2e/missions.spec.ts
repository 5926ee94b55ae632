import { dailySignin, missionBoard } from '@pavilion/contract/missions';
import { expect, memberTest as test } from './fixtures.ts';
import { withHouse } from './houseDatabase.ts';

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

test('a member finds a tournament among the offers, joins it, sees the own place come up, and leaves', async ({
  hall,
  page,
  member,
}) => {
  await hall.open('/discount');
  const card = page.locator('a[href^="/discount/tournament-"]').filter({
    hasText: hall.text('tournaments.state_running'),
  });
  await card.first().click();
  const shown = page.locator('[data-tournament]');
  await expect(shown).toHaveAttribute('data-state', 'running');
  await hall.button('tournaments.join').click();
  const own = page.locator('[data-own-place]');
  await expect(own).toHaveAttribute('data-own-place', '0');
  const id = Number(await shown.getAttribute('data-tournament'));
  // A count as the job does it: the channel tells, and nobody reloads the page.
  await withHouse(async (pool) => {
    await pool.query(
      `UPDATE tournament_entry SET score = 999900, rounds = 1, reached_at = now(), reached_round = 1
        WHERE tournament_id = $1 AND member_id = $2`,
      [id, member.session.member_id],
    );
    await pool.query(
      `INSERT INTO outbox (site_id, channel, event, payload)
       SELECT site_id, 'private-member.' || currency, 'tournament_standing', jsonb_build_object('id', id)
         FROM tournament WHERE id = $1`,
      [id],
    );
  });
  await expect(own).toHaveAttribute('data-own-place', '1');
  await expect(page.locator('tr[data-own]')).toContainText('9999.00×');
  await hall.button('tournaments.leave').click();
  await expect(hall.button('tournaments.join')).toBeVisible();
  await expect(page.locator('tr[data-own]')).toHaveCount(0);
});
