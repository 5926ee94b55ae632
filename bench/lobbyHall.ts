import type { Pool } from '@pavilion/postgres';
import { devices, type Page } from '@playwright/test';

export const gamesTotal = 5_000;
/** Until the list stands: long, for a slow machine is measured too. */
const opensWithinMs = 120_000;
const lobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';

/** How the lobby is looked at. */
export const windows = {
  phone: { ...devices['Pixel 7'] },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/** Fills the demo hall up to 5,000 slots: its own, over and over, numbered in every language. */
export const fillLobby = async (pool: Pool): Promise<void> => {
  await pool.query(
    `with own as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from game where gt_id = 2),
          made as (
            insert into game (gp_id, gt_id, game_code, names, house, state, rtp_bp, motif)
            select gp_id, gt_id, 'copy-' || n || '-' || game_code,
                   (select jsonb_object_agg(key, value || ' ' || n) from jsonb_each_text(names)),
                   house, 'live', rtp_bp, motif
              from generate_series(1, $1 - (select count(*) from own)) n join own on place = n % total
            returning id),
          limits as (
            insert into game_limit (game_id, currency, stake_min_minor, stake_max_minor)
            select made.id, currency, min(stake_min_minor), max(stake_max_minor)
              from made cross join game_limit group by made.id, currency)
     insert into site_game (site_id, game_id, sort) select 1, id, 1000 from made`,
    [gamesTotal],
  );
};

/** Copies have no pictures of their own: they show those of the game that they were made of. */
const lendPictures = (page: Page): Promise<unknown> =>
  page.route('**/art/games/copy-*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/copy-\d+-/, ''),
    }),
  );

/** Opens the lobby and waits until all games and their names are there. */
export const openLobby = async (page: Page, origin: string): Promise<void> => {
  page.setDefaultTimeout(opensWithinMs);
  await lendPictures(page);
  await page.goto(`${origin}${lobby}`);
  await page.locator('[data-lobby-grid][aria-busy="false"]').waitFor();
  const names = page.waitForResponse('**/api/lobby/names');
  await page.locator('input[name="search"]').focus();
  await names;
};
