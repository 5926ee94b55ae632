import { type Currency, gameTypes, type Locale, localized } from '@pavilion/contract';
import { type GameEntry, type LobbyColumns, lobbyMarks, type Provider } from '@pavilion/contract/catalogue';
import { minor, toDecimal } from '@pavilion/money';
import { isOwnOrSecureLink } from '../content/index.ts';
import type { CatalogueGame, CatalogueProvider, SiteCatalogue } from './siteCatalogue.ts';

/** Places in `gameStates`. */
const stateCodes = { live: 0, coming_soon: 1, maintenance: 2 } as const satisfies Record<
  GameEntry['state'],
  number
>;

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * A game as public lists show it. `member_favorite` is 0 here, where lists are the same for everybody; whoever is logged in
 * gets the own ones on top (`ownFavorites.ts`).
 */
export const presentGame = (
  game: CatalogueGame,
  currency: Currency,
  hotIds: ReadonlySet<number>,
): GameEntry => {
  // What is only announced has neither a return nor stakes yet.
  const isToCome = game.state === 'coming_soon';
  const stakes = isToCome ? undefined : game.stakes.get(currency);
  const customUrl = game.customUrl !== null && isOwnOrSecureLink(game.customUrl) ? game.customUrl : null;
  return {
    id: game.id,
    game_id: game.id,
    gp_id: game.provider.gpId,
    game_type: game.gtId,
    game_code: game.gameCode,
    game_name: game.names,
    house: game.house,
    customized: flagOf(customUrl !== null),
    ...(customUrl === null ? {} : { custom_url: customUrl }),
    gp_gt_name: `${gameTypes[game.gtId].prefix}${game.provider.gpCode}`,
    icon_light: game.icon,
    icon_dark: game.icon,
    member_favorite: 0,
    state: game.state,
    is_new: flagOf(game.isNew),
    is_hot: flagOf(hotIds.has(game.id)),
    rtp_bp: isToCome ? null : game.rtpBp,
    rtp_up_to: flagOf(!isToCome && game.rtpBp !== null && game.isRtpUpTo),
    stake_min: stakes === undefined ? null : toDecimal(minor(stakes.minMinor), currency),
    stake_max: stakes === undefined ? null : toDecimal(minor(stakes.maxMinor), currency),
    labels: [...game.labels],
  };
};

/** The labels that any of the games carries, in the operator's order. */
export const presentLabels = (
  labels: SiteCatalogue['labels'],
  games: readonly CatalogueGame[],
  locale: Locale,
) => {
  const carried = new Set(games.flatMap((game) => game.labels));
  return labels
    .filter((label) => carried.has(label.id))
    .map((label) => ({ id: label.id, tag: localized(label.name, locale) }));
};

/** The same games as columns (`lobbyColumnsSchema`), named in one language. */
export const presentColumns = (
  games: readonly CatalogueGame[],
  currency: Currency,
  hotIds: ReadonlySet<number>,
  locale: Locale,
): LobbyColumns => {
  const entries = games.map((game) => presentGame(game, currency, hotIds));
  return {
    game_id: entries.map((game) => game.game_id),
    gp_id: entries.map((game) => game.gp_id),
    house: entries.map((game) => game.house),
    game_code: entries.map((game) => game.game_code),
    icon: entries.map(({ icon_dark: icon, game_code: code }) =>
      icon === `/art/games/${code}` ? null : icon,
    ),
    name: entries.map((game) => localized(game.game_name, locale)),
    state: entries.map((game) => stateCodes[game.state]),
    marks: entries.map(
      (game) =>
        game.is_new * lobbyMarks.new + game.is_hot * lobbyMarks.hot + game.rtp_up_to * lobbyMarks.rtpUpTo,
    ),
    rtp_bp: entries.map((game) => game.rtp_bp),
    stake_min: entries.map((game) => game.stake_min),
    stake_max: entries.map((game) => game.stake_max),
    labels: entries.map((game) => game.labels),
    custom_url: entries.map((game) => game.custom_url ?? null),
  };
};

export const presentProvider = (
  provider: CatalogueProvider,
  { gamesCount, hasDemo }: { readonly gamesCount: number; readonly hasDemo: boolean },
  locale: Locale,
): Provider => ({
  gp_id: provider.gpId,
  gp_code: provider.gpCode,
  gp_name: localized(provider.name, locale),
  mark: provider.mark,
  wallet: provider.wallet,
  maintenance: provider.inMaintenance,
  maintenance_start_at: provider.maintenanceStartAt?.toISOString() ?? null,
  maintenance_end_at: provider.maintenanceEndAt?.toISOString() ?? null,
  houses: provider.houses.map(({ house, name }) => ({ house, name: localized(name, locale) })),
  has_demo: hasDemo,
  games_count: gamesCount,
});
