import { currencySchema } from '@pavilion/contract';
import { roundWorth } from '@pavilion/money';
import type { PoolClient } from '@pavilion/postgres';
import { type BannerSeed, banners, smallBanners } from './bannersData.ts';
import { floatItems, footer } from './footerData.ts';
import { bulletins, marquees } from './noticesData.ts';
import { type PageSeed, readPages } from './pages.ts';
import { harborSiteId, pavilionSiteId } from './sites.ts';
import { text } from './texts.ts';

/** Places of use (spec §7 carousel_picture). */
const useTypes = { desktop: 0, small: 1, mobile: 2 } as const;

/**
 * What the studio's own jackpot starts from in each currency, minor units. A jackpot shows what its pool holds; the demo
 * hall's pools are play money like everything else in it.
 */
const lanternSeeds: Readonly<Record<string, bigint>> = {
  RMB: 8_618_850n,
  VND: 286_818_000n,
  WON: 16_628_800n,
  JPY: 1_862_880n,
  THB: 42_618_850n,
  USD: 1_286_880n,
  INR: 98_618_850n,
  MMK: 2_618_850_000n,
  BRL: 6_618_850n,
  BDT: 118_618_850n,
  NGN: 1_618_850_000n,
};

/** Games of the studio that feed its jackpots, from the first day on; later ones show themselves by play. */
const lanternFeeders = ['jade-frog'];
const lightFeeders = ['night-market', 'pepper-kitchen', 'tiger-grove', 'painted-mask'];

/** Seeds of the studio's three lights, in hundredths of a renminbi; every other currency has what is worth about the same. */
const lightSeeds = { firefly: 5_000n, lamp: 50_000n, moon: 500_000n };

const insertBanner = async (
  client: PoolClient,
  siteId: number,
  useType: number,
  sort: number,
  banner: BannerSeed,
): Promise<void> => {
  const { link } = banner;
  const game = link.type === 'game' ? link : undefined;
  await client.query(
    `insert into banner (site_id, use_type, title, subtitle, action, scene, link_type, url,
            link_gp_id, link_gt_id, link_game_code, sort)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      siteId,
      useType,
      banner.title,
      banner.subtitle,
      banner.action,
      banner.scene,
      game === undefined ? 1 : 2,
      link.type === 'page' ? link.url : '',
      game?.gpId ?? null,
      game?.gtId ?? null,
      game?.gameCode ?? null,
      sort,
    ],
  );
};

const seedShowcase = async (client: PoolClient, siteId: number, now: Date): Promise<void> => {
  for (const [sort, banner] of banners.entries()) {
    await insertBanner(client, siteId, useTypes.desktop, sort, banner);
    await insertBanner(client, siteId, useTypes.mobile, sort, banner);
  }
  for (const [sort, banner] of smallBanners.entries()) {
    await insertBanner(client, siteId, useTypes.small, sort, banner);
  }
  for (const [sort, line] of marquees.entries()) {
    await client.query(
      `insert into marquee (site_id, content, display_before_login, display_after_login, sort)
       values ($1, $2, $3, $4, $5)`,
      [siteId, line.content, line.beforeLogin, line.afterLogin, sort],
    );
  }
  for (const [currency, seed] of Object.entries(lanternSeeds)) {
    await client.query(
      `insert into jackpot (site_id, code, currency, seed_minor, gp_id, wire_id) values ($1, 'lantern', $2, $3, 1, 'lantern')`,
      [siteId, currency, seed],
    );
  }
  for (const currency of currencySchema.options)
    for (const [light, fen] of Object.entries(lightSeeds)) {
      await client.query(
        `insert into jackpot (site_id, code, currency, seed_minor, gp_id, wire_id) values ($1, $2, $3, $4, 1, $2)`,
        [siteId, `light-${light}`, currency, roundWorth(currency, fen)],
      );
    }
  await seedFeeders(client, siteId, now, 'lantern', lanternFeeders);
  await seedFeeders(client, siteId, now, 'light-%', lightFeeders);
};

const seedFeeders = async (
  client: PoolClient,
  siteId: number,
  now: Date,
  codes: string,
  gameCodes: readonly string[],
): Promise<void> => {
  await client.query(
    `insert into jackpot_game (jackpot_id, game_id, fed_at)
     select j.id, g.id, $2 from jackpot j join game g on g.gp_id = j.gp_id
      where j.site_id = $1 and j.code like $3 and g.game_code = any ($4)`,
    [siteId, now, codes, gameCodes],
  );
};

const seedBulletins = async (client: PoolClient, siteId: number, now: Date): Promise<void> => {
  for (const [sort, bulletin] of bulletins.entries()) {
    const endedAt =
      bulletin.endedDaysAgo === undefined
        ? null
        : new Date(now.getTime() - bulletin.endedDaysAgo * 86_400_000);
    await client.query(
      `insert into bulletin (site_id, display_device, display_content, title, content, sort, ends_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        siteId,
        bulletin.device,
        bulletin.shownTo,
        bulletin.title,
        bulletin.content,
        sort,
        endedAt,
        endedAt ?? now,
      ],
    );
  }
};

const seedFooter = async (client: PoolClient, siteId: number): Promise<void> => {
  for (const [sort, { section, title, links }] of footer.entries()) {
    await client.query('insert into footer_section (site_id, section, title, sort) values ($1, $2, $3, $4)', [
      siteId,
      section,
      title,
      sort,
    ]);
    for (const [linkSort, link] of links.entries()) {
      await client.query(
        'insert into footer_link (site_id, section, title, url, icon, sort) values ($1, $2, $3, $4, $5, $6)',
        [siteId, section, link.title, link.url, link.icon ?? null, linkSort],
      );
    }
  }
  for (const [sort, item] of floatItems.entries()) {
    await client.query(
      'insert into float_item (site_id, kind, title, url, icon, sort) values ($1, $2, $3, $4, $5, $6)',
      [siteId, item.kind, item.title, item.url, item.icon ?? null, sort],
    );
  }
};

const insertPage = (client: PoolClient, siteId: number, page: PageSeed, sort: number, now: Date) =>
  client.query(
    `insert into content_page (site_id, kind, slug, title, summary, content, scene, sort, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [siteId, page.kind, page.slug, page.title, page.summary, page.content, page.scene, sort, now],
  );

/** The second house shows just enough to be told apart. */
const seedHarbor = async (client: PoolClient, now: Date): Promise<void> => {
  const [first] = banners;
  const about = readPages().find((page) => page.slug === 'about');
  if (first === undefined || about === undefined) throw new Error('the seeds have neither banner nor page');
  const title = text('夜港已亮灯', '夜港已亮燈', 'Harbor is open', 'Bến cảng đã lên đèn', 'ท่าเรือสว่างไฟแล้ว');
  await insertBanner(client, harborSiteId, useTypes.desktop, 0, { ...first, scene: 'harbor-race', title });
  await client.query('insert into marquee (site_id, content) values ($1, $2)', [harborSiteId, title]);
  await insertPage(client, harborSiteId, { ...about, title }, 0, now);
};

/** Everything that the pages show besides games: in Chinese first, true of the software as it stands. */
export const seedContent = async (client: PoolClient, now: Date): Promise<void> => {
  await seedShowcase(client, pavilionSiteId, now);
  await seedBulletins(client, pavilionSiteId, now);
  await seedFooter(client, pavilionSiteId);
  for (const [sort, page] of readPages().entries()) await insertPage(client, pavilionSiteId, page, sort, now);
  await seedHarbor(client, now);
};
