import { carouselPicture, jackpot, latestWins, marquee } from '@pavilion/contract/content';
import { minor, toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import type { Clock } from '../../infra/clock.ts';
import { textOf } from '../../infra/storedText.ts';
import { requireCurrency } from '../sites/index.ts';
import { listLatestWins } from './latestWins.ts';
import { flagOf, presentBanner, presentLevel, presentWin } from './presenter.ts';
import { type ContentDb, jackpotTotalMinor, listBanners, listJackpotLevels, listMarquee } from './queries.ts';

/** What moves on the home page: banners, running lines, jackpot, latest wins. */
export const showcaseCalls = (db: ContentDb, clock: Clock, keep: Keep): CallHandler[] => [
  handle(
    carouselPicture,
    keep(async ({ site, locale }, { use_type, currency }) => {
      const rows = await listBanners(db, { siteId: site.id, useType: use_type, currency }, clock.now());
      const visitorCurrency = currency ?? site.settings.currencies[0] ?? 'RMB';
      return { web_carousel_picture_list: rows.map((row) => presentBanner(row, locale, visitorCurrency)) };
    }),
  ),
  handle(
    marquee,
    keep(async ({ site, locale }, { sort_field, sort_order }) => {
      const rows = await listMarquee(db, site.id, { field: sort_field, direction: sort_order }, clock.now());
      return {
        web_announcement_list: rows.map((row) => ({
          id: row.id,
          content: textOf(row.content, locale),
          display_before_login: flagOf(row.display_before_login),
          display_after_login: flagOf(row.display_after_login),
          sort: row.sort,
        })),
      };
    }),
  ),
  handle(
    jackpot,
    keep(async ({ site, locale }, { currency }) => {
      requireCurrency(site, currency);
      const [total, levels] = await Promise.all([
        jackpotTotalMinor(db, site.id, currency),
        listJackpotLevels(db, site.id, currency),
      ]);
      return {
        jackpot: {
          jackpot_amount_total: toDecimal(minor(total), currency),
          levels: levels.map((level) => presentLevel(level, currency, locale)),
        },
      };
    }),
  ),
  handle(
    latestWins,
    keep(async ({ site, locale }, { currency }) => {
      requireCurrency(site, currency);
      const rows = await listLatestWins(db, site.id, currency, clock.now());
      return { list: rows.map((row) => presentWin(row, currency, locale)) };
    }),
  ),
];
