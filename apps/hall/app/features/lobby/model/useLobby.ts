import { type GameTab, gameTabs } from '@pavilion/contract';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { languageTags } from '../../../locales/index.ts';
import { type Session, useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import type { GameHallData } from './loadLobby.ts';
import { type Answer, type LobbyAnswers, nothingYet, type Openings } from './lobbyAnswers.ts';
import { useLobbyChoice } from './lobbyChoice.ts';
import {
  chooseGames,
  everything,
  type LobbyChoice,
  orderGames,
  ownTabs,
  type SearchTexts,
  searchWords,
  shownNames,
} from './lobbyFilter.ts';
import type { LobbyGame } from './lobbyGames.ts';

const noTexts: SearchTexts = new Map();
const noIds: readonly number[] = [];
const visitorTabs = gameTabs.filter((tab) => !ownTabs.has(tab));

/** What was chosen under another provider, or by a member who has left, may not be there to choose. */
const useFittingChoice = (data: GameHallData, session: Session | null) => {
  const { choice: kept, change } = useLobbyChoice(data.gtId);
  const choice: LobbyChoice = useMemo(
    () => ({
      ...kept,
      tab: session === null && ownTabs.has(kept.tab) ? 'all_game' : kept.tab,
      label: data.labels.some(({ id }) => id === kept.label) ? kept.label : null,
      // A lobby that has only announced games shows those.
      playable: kept.playable && data.openCount > 0,
    }),
    [kept, session, data.labels, data.openCount],
  );
  return { choice, change };
};

/** The games of a choice, out of what has been answered so far. */
const useShown = (games: readonly LobbyGame[], answers: LobbyAnswers, choice: LobbyChoice) => {
  const locale = languageTags[useLocale()];
  const ordered = useMemo(() => orderGames(games, choice.sort, locale), [games, choice.sort, locale]);
  const isSearched = searchWords(choice.search).length > 0;
  const texts = useMemo(
    () => (isSearched ? (answers.names.data ?? shownNames(games)) : noTexts),
    [isSearched, answers.names.data, games],
  );
  const { favorites, last, popular, hot, labelled } = answers;
  return useMemo(() => {
    const lists = {
      my_favorites: favorites.data ?? noIds,
      last_play_games: last.data ?? noIds,
      popular: popular.data ?? noIds,
      hot: hot.data ?? null,
      labelled: labelled.data === undefined ? null : new Set(labelled.data),
    };
    const shown = chooseGames(ordered, texts, lists, choice);
    const all = choice.playable ? chooseGames(ordered, texts, lists, { ...choice, playable: false }) : shown;
    return { shown, hiddenCount: all.length - shown.length };
  }, [ordered, texts, favorites.data, last.data, popular.data, hot.data, labelled.data, choice]);
};

/** A visitor is asked to log in; a member's first press does not wait for the list of what is loved already. */
const useHearts = (answers: LobbyAnswers, memberId: number | undefined) => {
  const { favorites, toggleFavorite } = answers;
  const loved = useMemo(() => new Set(favorites.data), [favorites.data]);
  const toggle = useCallback(
    (gameId: number) => {
      if (memberId === undefined) openModal('askLogin');
      else if (toggleFavorite !== null) toggleFavorite(gameId);
      else
        void import('../../favorites/model/favoriteOutbox.ts').then(({ changeFavorite }) =>
          changeFavorite(memberId, gameId, 1),
        );
    },
    [memberId, toggleFavorite],
  );
  return useMemo(() => ({ loved, toggle }), [loved, toggle]);
};

/** A visitor is asked to log in; for a member the press counts once it is known what they wait for. */
const useWaits = (answers: LobbyAnswers, isMember: boolean): Openings => {
  const { openings } = answers;
  return useMemo(
    () =>
      openings ?? {
        waiting: new Set<number>(),
        toggle: () => {
          if (!isMember) openModal('askLogin');
        },
      },
    [openings, isMember],
  );
};

/** The answers without which the choice cannot be shown whole. */
const neededFor = (
  choice: LobbyChoice,
  isEnough: boolean,
  answers: LobbyAnswers,
): readonly Answer<unknown>[] => {
  const { favorites, last, popular } = answers;
  const ofTab: Partial<Record<GameTab, Answer<unknown>>> = {
    my_favorite: favorites,
    last_play: last,
    popular,
  };
  const ownList = ofTab[choice.tab];
  return [
    ...(isEnough ? [] : [answers.games]),
    ...(choice.search === '' ? [] : [answers.names]),
    ...(ownList === undefined ? [] : [ownList]),
  ];
};

/** How many games must be here to show the choice: those that have opened come first. */
const wantedCount = (data: GameHallData, { playable, tab }: LobbyChoice): number =>
  playable && !ownTabs.has(tab) ? data.openCount : data.count;

/** What the grid shows. It stays the very same while nothing of it changes, so that a key press does not draw the list anew. */
const useLobbyList = (
  data: GameHallData,
  games: readonly LobbyGame[],
  answers: LobbyAnswers,
  choice: LobbyChoice,
  change: (next: Partial<LobbyChoice>) => void,
  memberId: number | undefined,
) => {
  const { shown, hiddenCount } = useShown(games, answers, choice);
  const favorites = useHearts(answers, memberId);
  const openings = useWaits(answers, memberId !== undefined);
  const wanted = wantedCount(data, choice);
  const isEnough = games.length >= wanted;
  return useMemo(() => {
    const needed = neededFor(choice, isEnough, answers);
    const isPlain = choice.tab === 'all_game' && choice.search === '' && choice.label === null;
    return {
      /** The choice that `shown` answers: what is typed may be a moment ahead of it. */
      choice,
      reset: () => change(everything),
      favorites,
      openings,
      shown,
      /** Games that the choice fits and that have not opened: left out, and what leads to them. */
      hiddenCount,
      showHidden: () => change({ playable: false }),
      /** How many there will be once everything has come; of a choice that is only known by then. */
      total: isPlain && !isEnough ? wanted : shown.length,
      isComing: needed.some(({ state }) => state === 'coming'),
      retry: needed.some(({ state }) => state === 'failed') ? answers.retry : undefined,
    };
  }, [choice, change, favorites, openings, shown, hiddenCount, isEnough, answers, wanted]);
};
export type LobbyList = ReturnType<typeof useLobbyList>;

/** A lobby's state, the same for both templates and for slots as for other types. */
export const useLobby = (data: GameHallData) => {
  const session = useSession();
  const { choice, change } = useFittingChoice(data, session);
  const [searching, setSearching] = useState(false);
  const [answers, onAnswers] = useState(nothingYet);
  const games = answers.games.data ?? data.games;
  const needed = neededFor(choice, games.length >= wantedCount(data, choice), answers);
  return {
    tabs: session === null ? visitorTabs : gameTabs,
    choice,
    change,
    /** Somebody is about to search: the names in all languages are fetched. */
    prepareSearch: () => setSearching(true),
    // Typing stays quick however long the list is: the list may follow a moment later.
    list: useLobbyList(data, games, answers, useDeferredValue(choice), change, session?.memberId),
    /** For what asks the server (`LobbyDeskDoor`). */
    desk: {
      data,
      needs: { choice, searching },
      onAnswers,
      isNeeded:
        session !== null || searching || choice.label !== null || choice.tab === 'hot' || needed.length > 0,
    },
  };
};
export type Lobby = ReturnType<typeof useLobby>;
