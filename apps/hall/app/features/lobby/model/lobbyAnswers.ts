import type { LobbyChoice, SearchTexts } from './lobbyFilter.ts';
import type { LobbyGame } from './lobbyGames.ts';

/** One thing that the lobby has asked the server for. */
export interface Answer<Data> {
  readonly state: 'coming' | 'here' | 'failed';
  readonly data: Data | undefined;
}

/** What somebody does in the lobby, as far as it needs the server. */
export interface LobbyNeeds {
  readonly choice: LobbyChoice;
  /** Somebody is about to search: the names in all languages are fetched. */
  readonly searching: boolean;
}

export interface Openings {
  readonly waiting: ReadonlySet<number>;
  readonly toggle: (gameId: number) => void;
}

/** What the server has answered so far. Lists are game ids, best or newest first. */
export interface LobbyAnswers {
  /** All games, where more belong to the lobby than came with the page. */
  readonly games: Answer<readonly LobbyGame[]>;
  /** The names in all languages, folded for the search. */
  readonly names: Answer<SearchTexts>;
  readonly favorites: Answer<readonly number[]>;
  readonly last: Answer<readonly number[]>;
  readonly popular: Answer<readonly number[]>;
  readonly hot: Answer<readonly number[]>;
  /** The games of the label that is chosen. */
  readonly labelled: Answer<readonly number[]>;
  /** The games that the member waits for, and how to wait for one or no more; null until that is known. */
  readonly openings: Openings | null;
  /** Asks again for what has failed. */
  readonly retry: () => void;
  /** Null until the member's favourites can be changed with knowledge of what they are. */
  readonly toggleFavorite: ((gameId: number) => void) | null;
}

const coming: Answer<never> = { state: 'coming', data: undefined };
const failed: Answer<never> = { state: 'failed', data: undefined };

const allOf = (answer: Answer<never>, retry: () => void): LobbyAnswers => ({
  games: answer,
  names: answer,
  favorites: answer,
  last: answer,
  popular: answer,
  hot: answer,
  labelled: answer,
  openings: null,
  retry,
  toggleFavorite: null,
});

/** Nothing has been asked yet. */
export const nothingYet: LobbyAnswers = allOf(coming, () => undefined);

/** What asks could not be loaded itself. */
export const nothingAsked = (retry: () => void): LobbyAnswers => allOf(failed, retry);
