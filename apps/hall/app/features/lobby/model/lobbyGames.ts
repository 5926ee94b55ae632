import type { GameTypeId } from '@pavilion/contract';
import { gameStates, type LobbyColumns, lobbyMarks } from '@pavilion/contract/catalogue';
import { gameIcon } from '../../catalogue/model/paths.ts';
import { type GameTileData, whatBesides } from '../../catalogue/model/tile.ts';
import type { LobbyProvider } from './loadLobby.ts';

/** A game of the lobby: the tile, and what it is chosen by. */
export interface LobbyGame extends GameTileData {
  readonly labels: readonly number[];
}

/** Games out of the columns in which they travel. */
export const toLobbyGames = (
  columns: LobbyColumns,
  gameType: GameTypeId,
  providers: readonly LobbyProvider[],
): readonly LobbyGame[] => {
  const byId = new Map(providers.map((provider) => [provider.gpId, provider]));
  return columns.game_id.map((gameId, at): LobbyGame => {
    const gpId = columns.gp_id[at] ?? 0;
    const provider = byId.get(gpId);
    const gameCode = columns.game_code[at] ?? '';
    const marks = columns.marks[at] ?? 0;
    return {
      gameId,
      gpId,
      gameType,
      gameCode,
      name: columns.name[at] ?? '',
      provider: provider?.name ?? '',
      mark: provider?.mark ?? '',
      house: columns.house[at] ?? 0,
      icon: columns.icon[at] ?? gameIcon(gameCode),
      state: gameStates[columns.state[at] ?? 0],
      isNew: (marks & lobbyMarks.new) !== 0,
      isHot: (marks & lobbyMarks.hot) !== 0,
      rtpBp: columns.rtp_bp[at] ?? null,
      isRtpUpTo: (marks & lobbyMarks.rtpUpTo) !== 0,
      stakeMin: columns.stake_min[at] ?? null,
      stakeMax: columns.stake_max[at] ?? null,
      labels: columns.labels[at] ?? [],
      ...whatBesides(provider?.hasDemo ?? false, columns.custom_url[at] ?? undefined),
    };
  });
};
