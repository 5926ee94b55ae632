import { foldSearchText, type GameTab, gameTabLists } from '@pavilion/contract';
import type { LobbyGame } from './lobbyGames.ts';

export const lobbySorts = ['recommended', 'name', 'rtp'] as const;
export type LobbySort = (typeof lobbySorts)[number];

export interface LobbyChoice {
  readonly tab: GameTab;
  readonly search: string;
  readonly sort: LobbySort;
  /** Label id; null for all. */
  readonly label: number | null;
}

export const everything: LobbyChoice = { tab: 'all_game', search: '', sort: 'recommended', label: null };

/** What the member's own tabs and the computed one are made of: game ids, best or newest first (spec §3 Game tabs). */
export interface LobbyLists {
  readonly my_favorites: readonly number[];
  readonly last_play_games: readonly number[];
  readonly popular: readonly number[];
}

/** What each game is found by, folded (`foldSearchText`), by game id. */
export type SearchTexts = ReadonlyMap<number, string>;

/** Enough until the names in all languages are there: the names as they are shown. */
export const shownNames = (games: readonly LobbyGame[]): SearchTexts =>
  new Map(
    games.map((game) => [game.gameId, foldSearchText(`${game.name} ${game.gameCode.replaceAll('-', ' ')}`)]),
  );

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

/** All games in an order. Long for thousands of them: done when the order changes, not at each key press. */
export const orderGames = (
  games: readonly LobbyGame[],
  sort: LobbySort,
  locale: string,
): readonly LobbyGame[] => [...games].sort(sorters(locale)[sort]);

const ofList = (
  ordered: readonly LobbyGame[],
  ids: readonly number[],
  sort: LobbySort,
): readonly LobbyGame[] => {
  const wanted = new Map(ids.map((id, place) => [id, place]));
  const found = ordered.filter((game) => wanted.has(game.gameId));
  if (sort !== 'recommended') return found;
  return found.sort((left, right) => (wanted.get(left.gameId) ?? 0) - (wanted.get(right.gameId) ?? 0));
};

const ofTab = (
  ordered: readonly LobbyGame[],
  lists: LobbyLists,
  { tab, sort }: LobbyChoice,
): readonly LobbyGame[] => {
  const list = gameTabLists[tab];
  switch (list) {
    case 'entire_games':
      return ordered;
    case 'hot':
      return ordered.filter(({ isHot }) => isHot);
    case 'new':
      return ordered.filter(({ isNew }) => isNew);
    default:
      return ofList(ordered, lists[list], sort);
  }
};

export const searchWords = (search: string): readonly string[] =>
  foldSearchText(search)
    .split(' ')
    .filter((word) => word !== '');

/**
 * The games of a choice, out of games that are in its order already. The member's own tabs and the popular one keep their own
 * order unless another is asked for. All words of a search must be found, wherever they stand.
 */
export const chooseGames = (
  ordered: readonly LobbyGame[],
  texts: SearchTexts,
  lists: LobbyLists,
  choice: LobbyChoice,
): readonly LobbyGame[] => {
  const words = searchWords(choice.search);
  const games = ofTab(ordered, lists, choice);
  if (words.length === 0 && choice.label === null) return games;
  return games.filter((game) => {
    if (choice.label !== null && !game.labels.includes(choice.label)) return false;
    const text = texts.get(game.gameId) ?? '';
    return words.every((word) => text.includes(word));
  });
};
