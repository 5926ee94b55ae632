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
  /** Only what has opened; the rest is announced and cannot be played yet. */
  readonly playable: boolean;
}

export const everything: LobbyChoice = {
  tab: 'all_game',
  search: '',
  sort: 'recommended',
  label: null,
  playable: true,
};

/** What the member's own tabs and the computed ones are made of: game ids, best or newest first (spec §3 Game tabs). */
export interface LobbyLists {
  readonly my_favorites: readonly number[];
  readonly last_play_games: readonly number[];
  readonly popular: readonly number[];
  /** Null until the house has told: until then the marks on the games say which are hot. */
  readonly hot: readonly number[] | null;
  /** The games of the chosen label; null until the house has told: until then the games say what they carry. */
  readonly labelled: ReadonlySet<number> | null;
}

/** What each game is found by, folded (`foldSearchText`), by game id. */
export type SearchTexts = ReadonlyMap<number, string>;

/** Enough until the names in all languages are there: the names as they are shown. */
export const shownNames = (games: readonly LobbyGame[]): SearchTexts =>
  new Map(
    games.map((game) => [game.gameId, foldSearchText(`${game.name} ${game.gameCode.replaceAll('-', ' ')}`)]),
  );

export const hasOpened = ({ state }: Pick<LobbyGame, 'state'>): boolean => state !== 'coming_soon';

const stateRanks: Readonly<Record<LobbyGame['state'], number>> = { live: 0, maintenance: 1, coming_soon: 2 };
const playableFirst = (left: LobbyGame, right: LobbyGame): number =>
  stateRanks[left.state] - stateRanks[right.state];

const sorters = (
  locale: string,
): Readonly<Record<LobbySort, (left: LobbyGame, right: LobbyGame) => number>> => {
  const { compare } = new Intl.Collator(locale);
  return {
    recommended: playableFirst,
    name: (left, right) => compare(left.name, right.name),
    // Of the same figure, what always returns it stands before what does at best.
    rtp: (left, right) =>
      (right.rtpBp ?? 0) - (left.rtpBp ?? 0) || Number(left.isRtpUpTo) - Number(right.isRtpUpTo),
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
  choice: LobbyChoice,
): readonly LobbyGame[] => {
  const list = gameTabLists[choice.tab];
  switch (list) {
    case 'entire_games':
      return ordered;
    case 'hot':
      return lists.hot === null
        ? ordered.filter(({ isHot }) => isHot)
        : ofList(ordered, lists.hot, choice.sort);
    case 'new':
      return ordered.filter(({ isNew }) => isNew);
    default:
      return ofList(ordered, lists[list], choice.sort);
  }
};

export const searchWords = (search: string): readonly string[] =>
  foldSearchText(search)
    .split(' ')
    .filter((word) => word !== '');

/** The member's own lists: what they have put there is shown whatever became of it. */
export const ownTabs: ReadonlySet<GameTab> = new Set(['my_favorite', 'last_play']);

/**
 * The games of a choice, out of games that are in its order already. The member's own tabs and the computed ones keep their own
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
  const { label } = choice;
  const isFiltered = choice.playable && !ownTabs.has(choice.tab);
  if (words.length === 0 && label === null && !isFiltered) return games;
  return games.filter((game) => {
    if (isFiltered && !hasOpened(game)) return false;
    if (label !== null && !(lists.labelled?.has(game.gameId) ?? game.labels.includes(label))) return false;
    const text = texts.get(game.gameId) ?? '';
    return words.every((word) => text.includes(word));
  });
};
