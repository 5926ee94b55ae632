import { gameTypeIds, locales } from '@pavilion/contract';
import { gameLabel, gameList, hotGames, templateGameList } from '@pavilion/contract/catalogue';
import {
  bulletin,
  carouselPicture,
  contentPage,
  contentPages,
  float,
  footer,
  jackpot,
  latestWins,
  marquee,
  mobileFooter,
  siteDetail,
} from '@pavilion/contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalogueModule } from '../../apps/server/src/modules/catalogue/index.ts';
import { createContentModule } from '../../apps/server/src/modules/content/index.ts';
import { createDeedBook } from '../../apps/server/src/modules/proposals/index.ts';
import { createSitesModule } from '../../apps/server/src/modules/sites/index.ts';
import { createOutbox } from '../../apps/server/src/realtime/index.ts';
import { type Hall, openHall } from '../../apps/server/src/testing/moduleHall.ts';
import { seed } from './index.ts';

/** The demo hall as its visitors see it, through the real calls. */

let hall: Hall;
const here = { host: 'localhost:3000' };
const harbor = { host: 'harbor.localhost:3000' };
beforeAll(async () => {
  hall = await openHall(
    ({ database: { pool }, clock, sites }) => [
      createSitesModule({ sites }),
      createContentModule({ pool, clock, sites }),
      createCatalogueModule({ pool, clock, outbox: createOutbox(), book: createDeedBook() }),
    ],
    { fill: ({ pool }) => seed({ pool }) },
  );
});
afterAll(() => hall.close());

describe('in every language', () => {
  test.each(locales)('%s: nothing that a page shows is without words', async (lang) => {
    const from = { ...here, lang };
    const shown = await Promise.all([
      hall.call(carouselPicture, { use_type: 0, currency: 'RMB' }, from),
      hall.call(carouselPicture, { use_type: 2, currency: 'VND' }, from),
      hall.call(marquee, {}, from),
      hall.call(bulletin, { display_device: 1 }, from),
      hall.call(footer, {}, from),
      hall.call(mobileFooter, {}, from),
      hall.call(float, {}, from),
      hall.call(gameList, { currency: 'USD' }, from),
    ]);
    for (const { code, data } of shown) {
      expect(code).toBe(100);
      // Only addresses may be empty: a banner of a game, the button to the top.
      const wordless = JSON.stringify(data)
        .replaceAll('"url":""', '')
        .match(/"(title|subtitle|action|content|gt_name|gp_name|name)":""/g);
      expect(wordless).toBeNull();
    }
    const pages = await Promise.all(
      (['main', 'faq', 'discount', 'sponsor'] as const).map((kind) =>
        hall.call(contentPages, { kind }, from),
      ),
    );
    for (const page of pages.flatMap(({ data }) => data.list)) {
      expect(page.title && page.summary, page.slug).not.toBe('');
      const { data } = await hall.call(contentPage, { kind: page.kind, slug: page.slug }, from);
      expect(data.page.content.length, page.slug).toBeGreaterThan(100);
    }
  });
});

describe('in every currency', () => {
  test('there are games of all eight types with stakes, and a jackpot', async () => {
    const { currencies } = (await hall.call(siteDetail, {}, here)).data.env_config;
    expect(currencies).toHaveLength(11);
    for (const currency of currencies) {
      const types = await hall.call(gameList, { currency }, here);
      expect(types.data.list.map((type) => type.gt_id)).toEqual([...gameTypeIds]);
      const slots = await hall.call(gameLabel, { currency, game_type_id: 2 }, here);
      // What is only announced states no stakes.
      const plays = slots.data.main.filter((game) => game.stake_min !== null);
      expect(plays.map((game) => game.state)).not.toContain('coming');
      expect(plays.length).toBeGreaterThanOrEqual(10);
      const { data } = await hall.call(jackpot, { currency }, here);
      expect(Number(data.jackpot.jackpot_amount_total)).toBeGreaterThan(0);
    }
  });

  test('every type has something to play on its shelf, and nothing on any of them is still to open', async () => {
    const { data } = await hall.call(templateGameList, { currency: 'RMB' }, here);
    const closed = data.list.flatMap(({ games }) => games.filter(({ state }) => state !== 'live'));
    expect(closed.map((game) => game.game_code)).toEqual([]);
  });

  test('what can be played comes first among the popular, and is among the hot', async () => {
    const shelves = await hall.call(templateGameList, { currency: 'RMB' }, here);
    const [popular] = shelves.data.list;
    expect(shelves.data.list).toHaveLength(9);
    expect(popular?.games.slice(0, 2).map((game) => game.game_code)).toEqual(['koi-lantern', 'comet-peaks']);
    const hot = await hall.call(hotGames, { currency: 'RMB' }, here);
    expect(hot.data.list.map((game) => game.game_code)).toContain('koi-lantern');
    expect((await hall.call(latestWins, { currency: 'RMB' }, here)).data.list).toEqual([]);
  });
});

test('the house beside it shows its own and nothing of the demo hall', async () => {
  const from = { ...harbor, lang: 'en_US' };
  const { data: site } = await hall.call(siteDetail, {}, from);
  expect(site.env_config).toMatchObject({
    site_name: '夜港 Harbor',
    age_min: 21,
    currencies: ['RMB', 'USD'],
  });
  const banners = await hall.call(carouselPicture, { use_type: 0 }, from);
  expect(banners.data.web_carousel_picture_list.map((banner) => banner.title)).toEqual(['Harbor is open']);
  const slots = await hall.call(gameLabel, { currency: 'RMB', game_type_id: 2 }, from);
  expect(slots.data.main.map((game) => game.game_code)).toEqual(['koi-lantern', 'fair-wind-junk']);
  expect((await hall.call(contentPages, { kind: 'faq' }, from)).data.list).toEqual([]);
  expect((await hall.call(jackpot, { currency: 'RMB' }, from)).data.jackpot.jackpot_amount_total).toBe(
    '0.00',
  );
});
