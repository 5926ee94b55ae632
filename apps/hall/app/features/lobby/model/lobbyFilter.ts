import type { GameTab } from '@pavilion/contract';
import type { GameTileData } from '../../catalogue/model/tile.ts';

/** A game of the lobby: the tile, and what it is found by. */
export interface LobbyGame extends GameTileData {
  /** Names in every language and the code, lower case. */
  readonly search: string;
  readonly labels: readonly number[];
}

export const lobbySorts = ['recommended', 'name', 'rtp'] as const;
export type LobbySort = (typeof lobbySorts)[number];

export interface LobbyChoice {
  readonly tab: GameTab;
  readonly search: string;
  readonly sort: LobbySort;
  /** Label id; null for all. */
  readonly label: number | null;
}

/** What the member's own tabs and the computed ones are made of: game ids, best or newest first. */
export interface LobbyLists {
  readonly favorites: readonly number[];
  readonly lastPlayed: readonly number[];
  readonly popular: readonly number[];
}

const inOrderOf = (games: readonly LobbyGame[], ids: readonly number[]): readonly LobbyGame[] => {
  const byId = new Map(games.map((game) => [game.gameId, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const tabGames: Readonly<
  Record<GameTab, (games: readonly LobbyGame[], lists: LobbyLists) => readonly LobbyGame[]>
> = {
  all_game: (games) => games,
  my_favorite: (games, { favorites }) => inOrderOf(games, favorites),
  last_play: (games, { lastPlayed }) => inOrderOf(games, lastPlayed),
  hot: (games) => games.filter(({ isHot }) => isHot),
  new: (games) => games.filter(({ isNew }) => isNew),
  popular: (games, { popular }) => inOrderOf(games, popular),
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** All words must be found, wherever they stand. */
const found = (game: LobbyGame, words: readonly string[]): boolean =>
  words.every((word) => game.search.includes(word));

const playableFirst = (left: LobbyGame, right: LobbyGame): number =>
  Number(right.state === 'live') - Number(left.state === 'live');

const sorters = (
  locale: string,
): Readonly<Record<LobbySort, (left: LobbyGame, right: LobbyGame) => number>> => {
  const { compare } = new Intl.Collator(locale);
  return {
    recommended: playableFirst,
    name: (left, right) => compare(left.name, right.name),
    rtp: (left, right) => (right.rtpBp ?? 0) - (left.rtpBp ?? 0),
  };
};

/** The games of a choice. The member's own tabs keep their own order unless another is asked for. */
export const chooseGames = (
  games: readonly LobbyGame[],
  lists: LobbyLists,
  choice: LobbyChoice,
  locale: string,
): readonly LobbyGame[] => {
  const words = fold(choice.search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const chosen = tabGames[choice.tab](games, lists).filter(
    (game) => found(game, words) && (choice.label === null || game.labels.includes(choice.label)),
  );
  if (choice.sort === 'recommended' && choice.tab !== 'all_game') return chosen;
  return chosen.toSorted(sorters(locale)[choice.sort]);
};

export const searchTextOf = (names: Readonly<Record<string, string | undefined>>, code: string): string =>
  fold([...new Set(Object.values(names)), code.replaceAll('-', ' ')].join(' '));
