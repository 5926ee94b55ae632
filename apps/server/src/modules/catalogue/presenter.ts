import { type Currency, gameTypes, type Locale, localized } from '@pavilion/contract';
import type { GameEntry, Provider } from '@pavilion/contract/catalogue';
import { minor, toDecimal } from '@pavilion/money';
import { isOwnOrSecureLink } from '../content/index.ts';
import type { CatalogueGame, CatalogueProvider } from './siteCatalogue.ts';

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

/**
 * A game as public lists show it. `member_favorite` is 0 here: public lists are the same for everybody, and the
 * client merges the member's own favourites.
 */
export const presentGame = (
  game: CatalogueGame,
  currency: Currency,
  hotIds: ReadonlySet<number>,
): GameEntry => {
  const stakes = game.stakes.get(currency);
  const customUrl = game.customUrl !== null && isOwnOrSecureLink(game.customUrl) ? game.customUrl : null;
  const icon = `/art/games/${game.gameCode}`;
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
    icon_light: icon,
    icon_dark: icon,
    member_favorite: 0,
    state: game.state,
    is_new: flagOf(game.isNew),
    is_hot: flagOf(hotIds.has(game.id)),
    rtp_bp: game.rtpBp,
    stake_min: stakes === undefined ? null : toDecimal(minor(stakes.minMinor), currency),
    stake_max: stakes === undefined ? null : toDecimal(minor(stakes.maxMinor), currency),
    labels: [...game.labels],
  };
};

export const presentProvider = (
  provider: CatalogueProvider,
  gamesCount: number,
  locale: Locale,
): Provider => ({
  gp_id: provider.gpId,
  gp_code: provider.gpCode,
  gp_name: localized(provider.name, locale),
  mark: provider.mark,
  wallet: provider.wallet,
  maintenance: provider.inMaintenance,
  houses: provider.houses.map(({ house, name }) => ({ house, name: localized(name, locale) })),
  games_count: gamesCount,
});
