import { expect, once, memberTest as test } from './fixtures.ts';
import { writeLetters } from './houseDatabase.ts';

test('letters come by themselves, are read and counted, and can be thrown away', async ({
  hall,
  page,
  member,
}) => {
  const memberId = member.session.member_id;
  await hall.open('/user/Letter');
  const letters = page.locator('[data-letters] > li');
  // The house has greeted its member.
  await expect(letters).toHaveCount(1);
  // The page stands already: the channel brings them.
  await writeLetters(memberId, ['First news', 'Second news', 'Third news']);
  await expect(letters).toHaveCount(4);
  await expect(letters.first()).toContainText('Third news');

  await letters.first().getByRole('button').click();
  await expect(page.getByText('About Third news.')).toBeVisible();
  await expect(letters.first().getByText(hall.text('letters.unread'), { exact: true })).toHaveCount(0);
  await expect(letters.nth(1).getByText(hall.text('letters.unread'), { exact: true })).toBeVisible();

  const tick = (title: string) => page.getByLabel(hall.text('letters.choose', { title }), { exact: true });
  await tick('Third news').check();
  await tick('Second news').check();
  await hall.button('letters.destroy').click();
  await hall.button('letters.keep').click();
  await expect(letters).toHaveCount(4);
  await hall.button('letters.destroy').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: hall.text('letters.destroy') })
    .click();
  await expect(letters).toHaveCount(2);
  await expect(letters.first()).toContainText('First news');
  await page.getByLabel(hall.text('letters.choose_all')).check();
  await hall.button('letters.destroy').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: hall.text('letters.destroy') })
    .click();
  await expect(page.getByText(hall.text('letters.empty'), { exact: true })).toBeVisible();
});

test('a long title is read in full once its letter is open', async ({ hall, page, member }) => {
  const title = 'News of a lantern night that lasts longer than any line of a phone is wide';
  await writeLetters(member.session.member_id, [title]);
  await hall.open('/user/Letter');
  const letter = page.locator('[data-letters] > li').first();
  await letter.getByRole('button').click();
  await expect(page.getByText(`About ${title}.`)).toBeVisible();
  const shown = page.getByText(title, { exact: true }).last();
  expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('the number of unread letters stands at their place in the menu', async ({ hall, page, member }) => {
  await writeLetters(member.session.member_id, ['One', 'Two']);
  await hall.open('/user/Info');
  const badge = page.locator('[data-unread]');
  await expect(badge).toHaveAttribute('data-unread', '3');
  await writeLetters(member.session.member_id, ['Three']);
  await expect(badge).toHaveAttribute('data-unread', '4');
  await page
    .getByRole('link', { name: hall.text('letters.title') })
    .first()
    .click();
  await page.getByLabel(hall.text('letters.choose_all')).check();
  await hall.button('letters.mark_read').click();
  await expect(
    page.locator('[data-letters]').getByText(hall.text('letters.unread'), { exact: true }),
  ).toHaveCount(0);
  await hall.open('/user/Info');
  await expect(badge).toHaveCount(0);
});

test('announcements are those for members', once, async ({ hall, page }) => {
  await hall.open('/user/Announcement');
  await expect(page.locator('[data-announcements] > li').first()).toBeVisible();
});
