import { type GameTab, gameTabs } from '@pavilion/contract';
import { hotGames, lastPlayingGame } from '@pavilion/contract/catalogue';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { languageTags } from '../../../locales/index.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { useFavorites } from '../../favorites/model/favorites.ts';
import type { GameHallData } from './loadLobby.ts';
import { chooseGames, type LobbyChoice } from './lobbyFilter.ts';

const everything: LobbyChoice = { tab: 'all_game', search: '', sort: 'recommended', label: null };
const ownTabs: ReadonlySet<GameTab> = new Set(['my_favorite', 'last_play']);

/** A lobby's state, the same for both templates and for slots as for other types. */
export const useLobby = (data: GameHallData) => {
  const session = useSession();
  const locale = useLocale();
  const { currency } = useSite();
  const [choice, setChoice] = useState<LobbyChoice>(everything);
  const favorites = useFavorites();
  const last = useCallQuery(lastPlayingGame, {}, { enabled: session !== null });
  const top = useCallQuery(hotGames, { currency, gt_id: data.gtId }, { enabled: choice.tab === 'popular' });
  // Typing stays quick however long the list is: the list may follow a moment later.
  const followed = useDeferredValue(choice);
  const lists = useMemo(
    () => ({
      favorites: favorites.ids,
      lastPlayed: (last.data?.list ?? []).map(({ game_id }) => game_id),
      popular: (top.data?.list ?? []).map(({ game_id }) => game_id),
    }),
    [favorites.ids, last.data, top.data],
  );
  const shown = useMemo(
    () => chooseGames(data.games, lists, followed, languageTags[locale]),
    [data.games, lists, followed, locale],
  );
  return {
    tabs: session === null ? gameTabs.filter((tab) => !ownTabs.has(tab)) : gameTabs,
    choice,
    change: (next: Partial<LobbyChoice>) => setChoice((before) => ({ ...before, ...next })),
    reset: () => setChoice(everything),
    favorites,
    shown,
    total: data.games.length,
  };
};
export type Lobby = ReturnType<typeof useLobby>;
