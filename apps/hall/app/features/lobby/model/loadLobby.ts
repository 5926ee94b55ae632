import type { DataOf, GameTypeId, PageServices } from '@pavilion/contract';
import { gameLabel, gameList } from '@pavilion/contract/catalogue';
import { ask } from '../../../api/inProcess.ts';
import { providersById, toTile } from '../../catalogue/model/tile.ts';
import type { NavProvider } from '../../shell/model/loadShell.ts';
import { type LobbyGame, searchTextOf } from './lobbyFilter.ts';

export interface LobbyQuery {
  readonly gtId: GameTypeId;
  readonly gpId: number | 'Popular' | undefined;
  readonly house: number;
}

export interface GameHallData {
  readonly gtId: GameTypeId;
  readonly providers: readonly NavProvider[];
  readonly labels: readonly { readonly id: number; readonly tag: string }[];
  readonly games: readonly LobbyGame[];
  readonly gpId: LobbyQuery['gpId'];
  readonly house: number;
}

export type LobbyData = GameHallData;

/** The popular page is the top list with every other game of the type behind it, so that the search finds them all. */
const loadGames = async (
  services: PageServices,
  { gtId, gpId, house }: LobbyQuery,
): Promise<DataOf<typeof gameLabel>> => {
  const request = { currency: services.currency, game_type_id: gtId, house };
  if (gpId !== 'Popular')
    return ask(services, gameLabel, gpId === undefined ? request : { ...request, gp_id: gpId });
  const [top, all] = await Promise.all([
    ask(services, gameLabel, { ...request, gp_id: gpId }),
    ask(services, gameLabel, request),
  ]);
  const topIds = new Set(top.main.map((game) => game.game_id));
  return { list: all.list, main: [...top.main, ...all.main.filter((game) => !topIds.has(game.game_id))] };
};

/** The games of a type, of one provider or all, with the providers to choose from. */
export const loadLobby = async (services: PageServices, query: LobbyQuery): Promise<LobbyData> => {
  const { currency, locale } = services;
  const [types, games] = await Promise.all([
    ask(services, gameList, { currency }),
    loadGames(services, query),
  ]);
  const providers = providersById(types.list);
  const ofType = types.list.find((type) => type.gt_id === query.gtId);
  return {
    ...query,
    providers: (ofType?.gp_list ?? []).map((provider) => ({
      gpId: provider.gp_id,
      name: provider.gp_name,
      mark: provider.mark,
      games: provider.games_count,
      maintenance: provider.maintenance,
    })),
    labels: games.list,
    games: games.main.map((game) => ({
      ...toTile(game, providers, locale),
      search: searchTextOf(game.game_name, game.game_code),
      labels: game.labels,
    })),
  };
};
