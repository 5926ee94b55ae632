import {
  gameLabel,
  hotGames,
  lastPlayingGame,
  lobbyGames,
  lobbyNames,
  tagGameList,
} from '@pavilion/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { useFavorites } from '../../favorites/model/favorites.ts';
import { useOpenings } from '../../openings/model/openings.ts';
import type { GameHallData } from './loadLobby.ts';
import type { Answer, LobbyAnswers, LobbyNeeds } from './lobbyAnswers.ts';
import type { LobbyChoice } from './lobbyFilter.ts';
import { toLobbyGames } from './lobbyGames.ts';

/** Games come and go by the day; their state is told again when one is pressed. */
const freshMs = 300_000;

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isPending: boolean;
}

const useAnswer = <Raw, Data>(asked: Asked<Raw>, read: (raw: Raw) => Data): Answer<Data> => {
  const { data: raw, isError, isPending } = asked;
  return useMemo(
    () => ({
      state: isError ? 'failed' : isPending ? 'coming' : 'here',
      data: raw === undefined ? undefined : read(raw),
    }),
    [raw, isError, isPending, read],
  );
};

const idsOf = ({ list }: { readonly list: readonly { readonly game_id: number }[] }): readonly number[] =>
  list.map(({ game_id }) => game_id);

const mainOf = ({ main }: { readonly main: readonly { readonly game_id: number }[] }) =>
  idsOf({ list: main });

const namesOf = ({
  game_id,
  text,
}: {
  readonly game_id: readonly number[];
  readonly text: readonly string[];
}) => new Map(game_id.map((id, at) => [id, text[at] ?? '']));

/** Asks for all games, unless the first screens are all. */
const useGames = (data: GameHallData) => {
  const { currency } = useSite();
  const { gpId, gtId, house, device, providers, games, count } = data;
  const query = useCallQuery(
    lobbyGames,
    { currency, device, game_type_id: gtId, house, ...(gpId === undefined ? {} : { gp_id: gpId }) },
    { enabled: games.length < count, staleTimeMs: freshMs },
  );
  const read = useCallback(
    (found: NonNullable<typeof query.data>) => toLobbyGames(found.games, gtId, providers),
    [gtId, providers],
  );
  return useAnswer(query, read);
};

/** What the house has put together: its top list, what is hot, and what carries the chosen label (spec §7). */
const useHouseLists = ({ gtId, device }: GameHallData, { tab, label }: LobbyChoice) => {
  const { currency } = useSite();
  const top = useCallQuery(
    gameLabel,
    { currency, device, gp_id: 'Popular', game_type_id: gtId, house: 0 },
    { enabled: tab === 'popular', staleTimeMs: freshMs },
  );
  const hot = useCallQuery(hotGames, { currency, gt_id: gtId }, { enabled: tab === 'hot' });
  const tagged = useCallQuery(
    tagGameList,
    { currency, support_device: device, tag: label ?? 1, gt_id: gtId },
    { enabled: label !== null, staleTimeMs: freshMs },
  );
  return {
    popular: useAnswer(top, mainOf),
    hot: useAnswer(hot, idsOf),
    labelled: useAnswer(tagged, idsOf),
  };
};

/** Asks the server for what the choice needs, and for the member's own lists. */
export const useLobbyAnswers = (data: GameHallData, { choice, searching }: LobbyNeeds): LobbyAnswers => {
  const session = useSession();
  const { currency } = useSite();
  const { gtId, device } = data;
  const games = useGames(data);
  const names = useCallQuery(
    lobbyNames,
    { currency, device, game_type_id: gtId },
    { enabled: searching || choice.search !== '', staleTimeMs: freshMs },
  );
  const last = useCallQuery(lastPlayingGame, {}, { enabled: session !== null });
  const { popular, hot, labelled } = useHouseLists(data, choice);
  const { query: kept, ids, toggle: toggleFavorite } = useFavorites();
  const openings = useOpenings();
  const namesAnswer = useAnswer(names, namesOf);
  const lastAnswer = useAnswer(last, idsOf);
  const { isError, isPending } = kept;
  const client = useQueryClient();
  return useMemo(
    () => ({
      games,
      names: namesAnswer,
      last: lastAnswer,
      popular,
      hot,
      labelled,
      // What waits to be stored is among them before the server's own list is there.
      favorites: { state: isError ? 'failed' : isPending ? 'coming' : 'here', data: ids },
      toggleFavorite,
      openings,
      retry: () =>
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    }),
    [
      games,
      namesAnswer,
      lastAnswer,
      popular,
      hot,
      labelled,
      isError,
      isPending,
      ids,
      toggleFavorite,
      openings,
      client,
    ],
  );
};
