import { randomInt } from 'node:crypto';
import { expect, once, test } from './fixtures.ts';
import { withHouse } from './houseDatabase.ts';
import { OfficeModel } from './models/OfficeModel.ts';
import { appoint } from './officeStaff.ts';

/** The room of the games, on providers of the tests' own: what the demo hall offers is played in by others meanwhile. */

interface SpecProvider {
  readonly id: number;
  readonly name: string;
  readonly games: readonly { readonly id: number; readonly name: string }[];
}

const gpIdMin = 100_000;

/** A provider that this site alone works with, with two games. */
const makeProvider = (): Promise<SpecProvider> =>
  withHouse(async (pool) => {
    const id = gpIdMin + randomInt(1_000_000_000);
    const name = `Paper Mill ${id}`;
    await pool.query(
      `INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES ($1, $2, $3, 'seamless', 'LANTERN')`,
      [id, `MILL${id}`, JSON.stringify({ zh_CN: name, en_US: name })],
    );
    await pool.query('INSERT INTO site_provider (site_id, gp_id, sort) VALUES (1, $1, 9000)', [id]);
    await pool.query(
      `INSERT INTO provider_wire (gp_id, base_url, game_origin) VALUES ($1, 'http://127.0.0.1:9/operator/v1', 'http://localhost:3100')`,
      [id],
    );
    await pool.query(
      `INSERT INTO provider_key (key_id, gp_id, secret_sealed) VALUES ($1, $2, 'sealed elsewhere')`,
      [`mill-${id}-1`, id],
    );
    const games = [];
    // The lists of the hall show them to the tests beside this one: their codes are those of pictures that are drawn.
    for (const [word, code] of [
      ['Reed', 'twin-peony-draw'],
      ['Rag', 'lantern-landlord'],
    ] as const) {
      const game = `${word} ${id}`;
      const { rows } = await pool.query<{ id: number }>(
        `INSERT INTO game (gp_id, gt_id, game_code, names, state, motif, rtp_bp) VALUES ($1, 2, $2, $3, 'coming_soon', 'koi', 9600)
         RETURNING id`,
        [id, code, JSON.stringify({ zh_CN: game, en_US: game })],
      );
      const gameId = rows[0]?.id ?? 0;
      await pool.query('INSERT INTO site_game (site_id, game_id, sort) VALUES (1, $1, 900000)', [gameId]);
      games.push({ id: gameId, name: game });
    }
    return { id, name, games };
  });

test('a provider is paused and closed, on a phone as well', async ({ page }) => {
  const provider = await makeProvider();
  const office = new OfficeModel(page);
  await office.logIn(await appoint('manager'), '/games/providers');
  await office.field('resources.providers.fields.q').fill(String(provider.id));
  await page.getByText(provider.name, { exact: true }).click();
  await expect(office.title).toContainText(provider.name);

  await office.button('office.games.do_pause').click();
  await office.confirm('office.games.do_pause', 'They change their servers');
  await expect(page.getByText(office.text('office.state.provider.paused'), { exact: true })).toBeVisible();
  await office.button('office.games.do_end_pause').click();
  await office.confirm('office.games.do_end_pause', 'They are done');
  await expect(
    page.getByText(office.text('office.state.provider.open'), { exact: true }).first(),
  ).toBeVisible();

  await office.button('office.games.do_close').click();
  const yes = office.dialog().getByRole('button', { name: office.text('office.games.do_close') });
  await expect(yes).toBeDisabled();
  await office.confirm('office.games.do_close', 'Their games pay twice');
  await expect(page.getByText(office.text('office.state.provider.closed'), { exact: true })).toBeVisible();
  await expect(office.button('office.games.do_open')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('a key is shown once to whoever makes it, and opened by another', once, async ({ page, browser }) => {
  const provider = await makeProvider();
  const [maker, other] = [await appoint('owner'), await appoint('manager')];
  const first = new OfficeModel(page);
  await first.logIn(maker, `/games/providers/${provider.id}`);
  await first.button('office.games.key_make').first().click();
  await first.dialog().getByLabel(first.text('office.games.key_id')).fill(`mill-${provider.id}-2`);
  const dialog = first.dialog();
  await dialog.getByLabel(first.text('office.deed.reason')).fill('Half a year is over');
  await dialog.getByRole('button', { name: first.text('office.games.key_make') }).click();
  const secret = page.locator('[data-field=secret]');
  await expect(secret).toHaveText(/^[\w-]{43}$/);
  const shown = (await secret.textContent()) ?? '';
  await first.button('office.games.key_kept').click();
  await expect(page.getByText(shown)).toHaveCount(0);
  await expect(page.getByText(`mill-${provider.id}-2`)).toHaveCount(0);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = new OfficeModel(await context.newPage());
  await second.logIn(other, '/proposals');
  await second.page.getByText(`MILL${provider.id}`).first().click();
  await expect(second.page.getByText('Half a year is over')).toBeVisible();
  await expect(second.page.getByText(shown)).toHaveCount(0);
  await second.button('office.proposals.confirm').click();
  await second.confirm('office.proposals.confirm');
  await second.open(`/games/providers/${provider.id}`);
  await expect(second.page.getByText(`mill-${provider.id}-2`)).toBeVisible();
  await context.close();
});

test('games are taken off together, and one gets another name', once, async ({ page }) => {
  const { id, games } = await makeProvider();
  const office = new OfficeModel(page);
  await office.logIn(await appoint('content'), '/games');
  await office.field('resources.games.fields.q').fill(String(id));
  await expect(page.getByText('1-2 of 2')).toBeVisible();
  for (const { name } of games) await page.getByRole('row', { name }).getByRole('checkbox').check();
  await office.button('office.games.bulk_withhold').click();
  await office.confirm('office.games.bulk_withhold', 'The licence has ended');
  await expect(page.getByText(office.text('office.games.not_offered'))).toHaveCount(games.length);

  const [game] = games;
  await page.getByRole('link', { name: game?.name ?? '' }).click();
  await expect(office.title).toContainText(game?.name ?? '');
  await office.button('office.games.game_change').nth(1).click();
  await office.dialog().getByLabel('Japanese').fill('紙すき');
  await office.dialog().getByLabel(office.text('office.deed.reason')).fill('As the provider names it');
  await office.dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.dialog()).toBeHidden();
  await expect(page.getByText(/紙すき/)).toBeVisible();
  // Providers are not content's to close.
  await office.open(`/games/providers/${id}`);
  await expect(office.button('office.games.do_close')).toHaveCount(0);
});

test('what games return is there for risk to read, and proved', once, async ({ page }) => {
  const office = new OfficeModel(page);
  await office.logIn(await appoint('risk'), '/games/returns');
  await office.button('office.games.sums_prove').click();
  await expect(page.getByText(/equal their rounds|equals its rounds/)).toBeVisible();
  await expect(office.button('office.games.sums_remake')).toHaveCount(0);
});

test('games are dragged into another order, on a phone as well', async ({ page }) => {
  const { games } = await makeProvider();
  const [first, second] = games.map(({ name }) => name);
  const office = new OfficeModel(page);
  await office.logIn(await appoint('content'), '/games/order');
  const item = (name = '') => page.getByRole('listitem').filter({ hasText: name });
  const order = async (): Promise<readonly string[]> =>
    (await page.getByRole('listitem').allInnerTexts()).flatMap((text) =>
      games.map(({ name }) => name).filter((name) => text.includes(name)),
    );
  const handle = item(second).locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  expect(await order()).toEqual([first, second]);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await handle.hover();
  await page.mouse.down();
  const target = await item(first).boundingBox();
  if (target === null) throw new Error('the first game is not in sight');
  await page.mouse.move(target.x + 20, target.y + 2, { steps: 5 });
  await expect.poll(order).toEqual([second, first]);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(office.text('office.games.arranged'))).toBeVisible();
  await page.reload();
  await item(first).scrollIntoViewIfNeeded();
  expect(await order()).toEqual([second, first]);
  // Without a mouse: the buttons beside it.
  await page
    .getByRole('button', { name: office.text('office.games.move_up').replace('%{name}', first ?? '') })
    .press('Enter');
  await expect.poll(order).toEqual([first, second]);
});
