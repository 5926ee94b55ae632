import { favoriteGames, favoriteStore } from '@pavilion/contract/catalogue';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { openModal } from '../../../modals/modalStore.ts';
import { useSession } from '../../../session/session.ts';

/** Presses within this time leave as one call. */
const batchMs = 600;
const key = callKey(favoriteGames, {});
const waiting = new Map<number, 0 | 1>();
let timer: ReturnType<typeof setTimeout> | undefined;

type Stored = { list: { game_id: number }[] };

const sendWaiting = async (client: QueryClient): Promise<void> => {
  const data = [...waiting].map(([game_id, status]) => ({ game_id, status }));
  waiting.clear();
  await callApi(favoriteStore, { data }).catch(() => undefined);
  // As the server knows it now: without what was not stored, and with what a list under way at the press had undone.
  if (waiting.size === 0) await client.invalidateQueries({ queryKey: key });
};

const change = (client: QueryClient, gameId: number, status: 0 | 1): void => {
  client.setQueryData<Stored>(key, (before) => {
    const others = (before?.list ?? []).filter(({ game_id }) => game_id !== gameId);
    return { list: status === 1 ? [{ game_id: gameId }, ...others] : others };
  });
  waiting.set(gameId, status);
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(client), batchMs);
};

/** The member's favourites, shown at once and stored in batches; a visitor is asked to log in. */
export const useFavorites = () => {
  const client = useQueryClient();
  const session = useSession();
  const favorites = useCallQuery(favoriteGames, {}, { enabled: session !== null });
  const ids = (favorites.data?.list ?? []).map(({ game_id }) => game_id);
  const set = new Set(ids);
  return {
    ids,
    has: (gameId: number) => set.has(gameId),
    toggle: (gameId: number) => {
      if (session === null) openModal('askLogin');
      else change(client, gameId, set.has(gameId) ? 0 : 1);
    },
  };
};
export type Favorites = ReturnType<typeof useFavorites>;
