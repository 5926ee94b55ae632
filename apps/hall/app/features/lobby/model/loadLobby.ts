import { type GameTypeId, type PageServices, pageDevices } from '@pavilion/contract';
import { gameList, lobbyGames } from '@pavilion/contract/catalogue';
import { ask } from '../../../api/inProcess.ts';
import type { NavProvider } from '../../shell/model/loadShell.ts';
import { type LobbyGame, toLobbyGames } from './lobbyGames.ts';

/** Which route shows the games: the slot lobby, the hall of a type, the game room. */
export type LobbyPlace = 'slotgame' | 'gameHall' | 'gameRoom';

export interface LobbyQuery {
  readonly place: LobbyPlace;
  readonly gtId: GameTypeId;
  readonly gpId: number | 'Popular' | undefined;
  /** Studio of the provider; 0 is all of them. */
  readonly house: number;
}

export interface LobbyProvider extends NavProvider {
  /** The maintenance under way, ISO 8601; both null when its window is not known. */
  readonly maintenanceStartAt: string | null;
  readonly maintenanceEndAt: string | null;
  readonly houses: readonly { readonly house: number; readonly name: string }[];
}

export interface GameHallData extends LobbyQuery {
  /** Platform code (spec §9): what is offered may depend on it. */
  readonly device: number;
  readonly providers: readonly LobbyProvider[];
  readonly labels: readonly { readonly id: number; readonly tag: string }[];
  /** How many games there are; the browser fetches what is not among `games`. */
  readonly count: number;
  /** How many of them have opened. */
  readonly openCount: number;
  /** The first screens. */
  readonly games: readonly LobbyGame[];
}

export type LobbyData = GameHallData;

/** The first screens of a lobby, with the providers, studios and labels to choose from. */
export const loadLobby = async (services: PageServices, query: LobbyQuery): Promise<LobbyData> => {
  const { currency, template, theme } = services;
  const { gtId, gpId, house } = query;
  const device = pageDevices[template];
  const [types, lobby] = await Promise.all([
    ask(services, gameList, { currency, support_device: device, template: theme }),
    ask(services, lobbyGames, {
      currency,
      device,
      game_type_id: gtId,
      house,
      first: true,
      ...(gpId === undefined ? {} : { gp_id: gpId }),
    }),
  ]);
  const ofType = types.list.find((type) => type.gt_id === gtId);
  const providers = (ofType?.gp_list ?? []).map((provider) => ({
    gpId: provider.gp_id,
    name: provider.gp_name,
    mark: provider.mark,
    games: provider.games_count,
    maintenance: provider.maintenance,
    maintenanceStartAt: provider.maintenance_start_at,
    maintenanceEndAt: provider.maintenance_end_at,
    hasDemo: provider.has_demo,
    houses: provider.houses,
  }));
  return {
    ...query,
    device,
    providers,
    labels: lobby.labels,
    count: lobby.count,
    openCount: lobby.open_count,
    games: toLobbyGames(lobby.games, gtId, providers),
  };
};
