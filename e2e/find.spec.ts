import { expect, memberTest, once, test } from './fixtures.ts';
import { koi, slotLobby, tideLobby } from './launchHouse.ts';
import { SlotModel } from './models/SlotModel.ts';
import { studioOrigin } from './surroundings.ts';

/** How a stranger, and a member, find something to play. */

test('nothing on the home page is still to open, and a stranger tries a game with one press', async ({
  hall,
  page,
}) => {
  await hall.open('/');
  await expect(page.locator('.tile-ribbon')).toHaveCount(0);
  await expect(page.locator('.tile').first()).toContainText(hall.text('tile.rtp'));
  // On a desktop it stands large among the hot games, and on the shelf of its type.
  const demo = page.locator(`[data-demo="${koi}"]`).first();
  const window = await hall.windowFrom(() => demo.click());
  await window.waitForURL(`${studioOrigin()}/play/${koi}**`);
  await new SlotModel(window).ready();
});

test('the search of the header finds by initials, by keys alone', async ({ hall, page }) => {
  await hall.open('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: hall.text('shell.search') })
    .click();
  const field = page.getByRole('combobox', { name: hall.text('shell.search') });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.fill('jldy');
  const koiFound = page.locator(`[data-found="${koi}"]`);
  await expect(koiFound).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(koiFound).toHaveAttribute('data-highlighted', '');
  await expect(field).toHaveAttribute('aria-activedescendant', (await koiFound.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
});

test.describe('a search that does not get through', () => {
  test.use({ expectedConsole: [/502/] });
  test('says so, and goes through once it can', once, async ({ hall, page }) => {
    await page.route('**/api/lobby/search', (route) =>
      route.fulfill({ status: 502, json: { code: 502, message: '' } }),
    );
    await hall.open('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: hall.text('shell.search') })
      .click();
    await expect(page.getByRole('alert')).toContainText(hall.text('search.failed'));
    await page.unroute('**/api/lobby/search');
    await hall.button('lobby.retry').click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('baccarat that is looked for among slots is found where it is', once, async ({ hall, page }) => {
  await hall.open(slotLobby);
  await hall.search('bjl');
  const elsewhere = page.locator('[data-elsewhere]');
  await expect(elsewhere.locator('[data-game="tide-baccarat"]')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: hall.text('game_types.live') })).toHaveAttribute(
    'href',
    '/gameHall/3',
  );
});

test('a visitor who wants to be told of a game is asked to log in', once, async ({ hall }) => {
  await hall.open(tideLobby);
  await hall.showAnnounced();
  await hall.tile('paper-metropolis').locator('[data-wait]').click();
  await expect(hall.dialog()).toContainText(hall.text('login.ask_title'));
});

memberTest(
  'a member who asks to be told of a game is found to wait for it later, and goes on with what they played',
  once,
  async ({ hall, page }) => {
    await hall.open(tideLobby);
    await hall.expectBalance('$0.00');
    await hall.showAnnounced();
    const wait = hall.tile('paper-metropolis').locator('[data-wait]');
    await wait.click();
    await expect(hall.toast(hall.text('search.tell_noted'))).toBeVisible();
    await page.reload();
    await hall.ready();
    await expect(wait).toHaveAttribute('aria-pressed', 'true');
    await hall.open(slotLobby);
    await hall.launch(koi);
    const told = page.waitForResponse('**/api/lobby/last_played');
    await hall.open('/');
    await told;
    await expect(page.locator(`[data-shelf="go-on"] [data-again="${koi}"]`)).toBeVisible();
  },
);
