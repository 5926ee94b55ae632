import { type GameTab, gameTabs } from '@pavilion/contract';
import { hotGames, lastPlayingGame, lobbyGames, lobbyNames } from '@pavilion/contract/catalogue';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { languageTags } from '../../../locales/index.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { useFavorites } from '../../favorites/model/favorites.ts';
import type { GameHallData } from './loadLobby.ts';
import { useLobbyChoice } from './lobbyChoice.ts';
import {
  chooseGames,
  everything,
  type LobbyChoice,
  orderGames,
  type SearchTexts,
  searchWords,
  shownNames,
} from './lobbyFilter.ts';
import { toLobbyGames } from './lobbyGames.ts';

const noTexts: SearchTexts = new Map();
const ownTabs: ReadonlySet<GameTab> = new Set(['my_favorite', 'last_play']);
/** Games come and go by the day; their state is told again when one is pressed. */
const freshMs = 300_000;

/** All games of the lobby: the first screens, which came with the page, until the rest is fetched. */
const useGames = (data: GameHallData, currency: ReturnType<typeof useSite>['currency']) => {
  const { gpId, gtId, house, device, providers } = data;
  const isWhole = data.games.length >= data.count;
  const rest = useCallQuery(
    lobbyGames,
    { currency, device, game_type_id: gtId, house, ...(gpId === undefined ? {} : { gp_id: gpId }) },
    { enabled: !isWhole, staleTimeMs: freshMs },
  );
  const games = useMemo(
    () => (rest.data ? toLobbyGames(rest.data.games, gtId, providers) : data.games),
    [rest.data, gtId, providers, data.games],
  );
  return { games, rest, isWhole: isWhole || rest.data !== undefined };
};

/** A lobby's state, the same for both templates and for slots as for other types. */
export const useLobby = (data: GameHallData) => {
  const session = useSession();
  const locale = languageTags[useLocale()];
  const { currency } = useSite();
  const { gtId, device } = data;
  const { choice: kept, change } = useLobbyChoice(gtId);
  const [searching, setSearching] = useState(false);
  const favorites = useFavorites();
  const tabs = session === null ? gameTabs.filter((tab) => !ownTabs.has(tab)) : gameTabs;
  // What was chosen under another provider, or by a member who has left, may not be there to choose.
  const choice: LobbyChoice = useMemo(
    () => ({
      ...kept,
      tab: session === null && ownTabs.has(kept.tab) ? 'all_game' : kept.tab,
      label: data.labels.some(({ id }) => id === kept.label) ? kept.label : null,
    }),
    [kept, session, data.labels],
  );
  const { games, rest, isWhole } = useGames(data, currency);
  const names = useCallQuery(
    lobbyNames,
    { currency, device, game_type_id: gtId },
    { enabled: searching || choice.search !== '', staleTimeMs: freshMs },
  );
  const last = useCallQuery(lastPlayingGame, {}, { enabled: session !== null });
  const top = useCallQuery(hotGames, { currency, gt_id: gtId }, { enabled: choice.tab === 'popular' });
  // Typing stays quick however long the list is: the list may follow a moment later.
  const followed = useDeferredValue(choice);
  const ordered = useMemo(() => orderGames(games, followed.sort, locale), [games, followed.sort, locale]);
  const isSearched = searchWords(followed.search).length > 0;
  const texts = useMemo(() => {
    if (!isSearched) return noTexts;
    const found = names.data;
    return found ? new Map(found.game_id.map((id, at) => [id, found.text[at] ?? ''])) : shownNames(games);
  }, [isSearched, names.data, games]);
  const lists = useMemo(
    () => ({
      my_favorites: favorites.ids,
      last_play_games: (last.data?.list ?? []).map(({ game_id }) => game_id),
      popular: (top.data?.list ?? []).map(({ game_id }) => game_id),
    }),
    [favorites.ids, last.data, top.data],
  );
  const shown = useMemo(
    () => chooseGames(ordered, texts, lists, followed),
    [ordered, texts, lists, followed],
  );
  const ofTab = { my_favorite: favorites.query, last_play: last, popular: top };
  const needed = [
    ...(isWhole ? [] : [rest]),
    ...(choice.search === '' ? [] : [names]),
    ...(choice.tab in ofTab ? [ofTab[choice.tab as keyof typeof ofTab]] : []),
  ];
  const isPlain = choice.tab === 'all_game' && choice.search === '' && choice.label === null;
  return {
    tabs,
    choice,
    change,
    reset: () => change(everything),
    /** Somebody is about to search: the names in all languages are fetched. */
    prepareSearch: () => setSearching(true),
    favorites,
    shown,
    /** The search that `shown` answers: what is typed may be a moment ahead of it. */
    answered: followed.search,
    /** How many there will be once everything has come; of a choice that is only known by then. */
    total: isPlain && !isWhole ? data.count : shown.length,
    isComing: needed.some(({ isPending }) => isPending),
    retry: needed.some(({ isError }) => isError)
      ? () => {
          for (const query of needed) if (query.isError) void query.refetch();
        }
      : undefined,
  };
};
export type Lobby = ReturnType<typeof useLobby>;
