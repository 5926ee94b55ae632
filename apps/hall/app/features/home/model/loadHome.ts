import {
  type DataOf,
  type Locale,
  languageIds,
  type PageServices,
  pageDevices,
  providerNamesMax,
} from '@pavilion/contract';
import { gameList, jackpotGames, templateGameList } from '@pavilion/contract/catalogue';
import type { Banner } from '@pavilion/contract/content';
import { carouselPicture, contentPages, jackpot, latestWins, marquee } from '@pavilion/contract/content';
import { askOr } from '../../../api/inProcess.ts';
import { languageTags } from '../../../locales/index.ts';
import { type GameTileData, type ProviderName, providersById, toTile } from '../../catalogue/model/tile.ts';
import type { ShelfName } from '../../catalogue/model/types.ts';
import { type ContentTileData, toCard } from '../../content/model/loadContent.ts';
import { marqueeOrder } from '../../letters/model/marqueeOrder.ts';
import { loadOfferCards } from '../../offers/model/loadOffers.ts';
import { type Announcement, toAnnouncements } from './announcements.ts';
import { type ShownJackpot, toShownJackpot } from './shownJackpot.ts';

/** `use_type` of banners (spec §7). */
const bannerUse = { wide: 0, narrow: 2, small: 1 } as const;
const winsShown = 12;
const promotionsShown = 6;
const jackpotGamesShown = 3;

/** Games a shelf shows; the rest is behind "view all". Wide: one large and eight small, then rows of six. */
const shownOn = {
  wide: { popular: 9, other: 6 },
  narrow: { popular: 8, other: 8 },
} as const;

export interface Shelf {
  readonly shelf: ShelfName;
  readonly games: readonly GameTileData[];
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
  readonly smallBanners: readonly Banner[];
  readonly marquee: readonly Announcement[];
  /** Here and below, null is what did not come; the page shows the rest. */
  readonly jackpot: ShownJackpot | null;
  /** The games that it grows by, as far as they can be played. */
  readonly jackpotGames: readonly GameTileData[];
  readonly shelves: readonly Shelf[] | null;
  readonly wins: readonly LatestWin[] | null;
  readonly promotions: readonly ContentTileData[] | null;
  /** What the site gives, for visitors: how it stands for a member is known to the browser alone. */
  readonly offers: readonly ContentTileData[];
  readonly platforms: Platforms;
}

/** Whose games these are. */
export interface Platforms {
  /** spec §9: at most 15, as the language strings them together. */
  readonly names: string;
  readonly count: number;
}

/** Strung together here: a browser would load its lists of every language for one line. */
const platformsOf = (providers: ReadonlyMap<number, ProviderName>, locale: Locale): Platforms => {
  const names = [...providers].sort(([a], [b]) => a - b).map(([, { name }]) => name);
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' });
  // Between names that others follow stands what the language puts between the first and the second of three.
  const [, between] = list.formatToParts(['1', '2', '3']);
  return {
    names:
      names.length > providerNamesMax
        ? names.slice(0, providerNamesMax).join(between?.value)
        : list.format(names),
    count: names.length,
  };
};

type ShownCounts = Partial<Record<ShelfName, number>> & { readonly other: number };
type WireShelf = DataOf<typeof templateGameList>['list'][number];

/**
 * Each shelf cut to what it shows. On the desktop all shelves are in view together: a game of the popular shelf is
 * shown again only when its own shelf has too few others.
 */
const withoutRepeats = (
  shelves: readonly WireShelf[],
  template: PageServices['template'],
  shown: ShownCounts,
): readonly WireShelf[] => {
  const countOf = (shelf: ShelfName) => shown[shelf] ?? shown.other;
  const popular = shelves.find(({ shelf }) => shelf === 'popular')?.games.slice(0, countOf('popular')) ?? [];
  const taken = new Set(template === 'wide' ? popular.map((game) => game.game_id) : []);
  return shelves.map(({ shelf, games }) => {
    const isTaken = (game: WireShelf['games'][number]) => shelf !== 'popular' && taken.has(game.game_id);
    const newOnesFirst = [...games.filter((game) => !isTaken(game)), ...games.filter(isTaken)];
    return { shelf, games: newOnesFirst.slice(0, countOf(shelf)) };
  });
};

export const loadHome = async (services: PageServices): Promise<HomeData> => {
  const { currency, locale, template, theme } = services;
  const support_device = pageDevices[template];
  const noBanners = { web_carousel_picture_list: [] };
  const [banners, small, announcements, prize, feeding, types, shelves, wins, discounts, offers] =
    await Promise.all([
      askOr(services, carouselPicture, { use_type: bannerUse[template], currency }, noBanners),
      askOr(services, carouselPicture, { use_type: bannerUse.small, currency }, noBanners),
      askOr(services, marquee, marqueeOrder, { web_announcement_list: [] }),
      askOr(services, jackpot, { currency }, null),
      askOr(services, jackpotGames, { currency, support_device }, { list: [] }),
      askOr(services, gameList, { currency, support_device, template: theme }, { list: [] }),
      askOr(services, templateGameList, { currency, support_device }, null),
      askOr(services, latestWins, { currency }, null),
      askOr(services, contentPages, { kind: 'discount', language: languageIds[locale] }, null),
      loadOfferCards(services),
    ]);
  const providers = providersById(types.list);
  // A provider that the template does not list has no tiles on its shelves either.
  const isListed = ({ gp_id }: WireShelf['games'][number]) => providers.size === 0 || providers.has(gp_id);
  const listed = shelves?.list.map(({ shelf, games }) => ({ shelf, games: games.filter(isListed) })) ?? null;
  const shown: ShownCounts = shownOn[template];
  const tile = (game: WireShelf['games'][number]) => toTile(game, { providers, locale, theme });
  return {
    banners: banners.web_carousel_picture_list,
    smallBanners: small.web_carousel_picture_list,
    marquee: toAnnouncements(announcements.web_announcement_list),
    jackpot: prize === null ? null : toShownJackpot(prize),
    jackpotGames: feeding.list.filter(isListed).slice(0, jackpotGamesShown).map(tile),
    shelves:
      listed &&
      withoutRepeats(listed, template, shown).map(({ shelf, games }) => ({
        shelf,
        games: games.map(tile),
      })),
    wins:
      wins?.list.slice(0, winsShown).map((win) => ({
        member: win.member,
        gameId: win.game_id,
        game: win.game_name,
        win: win.win,
        currency: win.currency,
      })) ?? null,
    offers: offers.slice(0, promotionsShown),
    promotions: discounts?.list.slice(0, promotionsShown).map(toCard) ?? null,
    platforms: platformsOf(providers, locale),
  };
};
