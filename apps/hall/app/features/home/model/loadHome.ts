import type { PageServices } from '@pavilion/contract';
import { gameList, templateGameList } from '@pavilion/contract/catalogue';
import type { Banner } from '@pavilion/contract/content';
import { carouselPicture, contentPages, jackpot, latestWins, marquee } from '@pavilion/contract/content';
import { ask, askOr } from '../../../api/inProcess.ts';
import { type GameTileData, providersById, toTile } from '../../catalogue/model/tile.ts';
import { type ContentCard, toCard } from '../../content/model/loadContent.ts';

/** `use_type` of banners (spec §7). */
const bannerUse = { wide: 0, narrow: 2 } as const;
const winsShown = 12;
const promotionsShown = 6;

export interface Shelf {
  readonly shelf: string;
  readonly games: readonly GameTileData[];
}

export interface MarqueeItem {
  readonly id: number;
  readonly text: string;
  readonly forVisitors: boolean;
  readonly forMembers: boolean;
}

export interface LatestWin {
  readonly member: string;
  readonly gameId: number;
  readonly game: string;
  readonly win: string;
  readonly currency: PageServices['currency'];
}

export interface HomeData {
  readonly banners: readonly Banner[];
  readonly marquee: readonly MarqueeItem[];
  /** Decimal string; null when the site shows none. */
  readonly jackpot: string | null;
  readonly shelves: readonly Shelf[];
  readonly wins: readonly LatestWin[];
  readonly promotions: readonly ContentCard[];
}

export const loadHome = async (services: PageServices): Promise<HomeData> => {
  const { currency, locale, template } = services;
  const [banners, announcements, prize, types, shelves, wins, discounts] = await Promise.all([
    askOr(
      services,
      carouselPicture,
      { use_type: bannerUse[template], currency },
      { web_carousel_picture_list: [] },
    ),
    askOr(services, marquee, {}, { web_announcement_list: [] }),
    askOr(services, jackpot, { currency }, null),
    ask(services, gameList, { currency }),
    ask(services, templateGameList, { currency }),
    askOr(services, latestWins, { currency }, { list: [] }),
    askOr(services, contentPages, { kind: 'discount', language: locale }, { list: [] }),
  ]);
  const providers = providersById(types.list);
  return {
    banners: banners.web_carousel_picture_list,
    marquee: announcements.web_announcement_list.map((item) => ({
      id: item.id,
      text: item.content,
      forVisitors: item.display_before_login === 1,
      forMembers: item.display_after_login === 1,
    })),
    jackpot: prize?.jackpot.jackpot_amount_total ?? null,
    shelves: shelves.list.map(({ shelf, games }) => ({
      shelf,
      games: games.map((game) => toTile(game, providers, locale)),
    })),
    wins: wins.list.slice(0, winsShown).map((win) => ({
      member: win.member,
      gameId: win.game_id,
      game: win.game_name,
      win: win.win,
      currency: win.currency,
    })),
    promotions: discounts.list.slice(0, promotionsShown).map(toCard),
  };
};
