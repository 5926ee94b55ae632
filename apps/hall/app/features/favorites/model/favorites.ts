import { favoriteGames } from '@pavilion/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useStore } from '../../../base/store.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import { showToast } from '../../../ui/toast.ts';
import { changeFavorite, openOutbox, type Waiting, waiting as waitingFavorites } from './favoriteOutbox.ts';

const key = callKey(favoriteGames, {});

type Stored = { list: { game_id: number }[] };

/** The server's list as it will be: the newest first. */
const withWaiting = (ids: readonly number[], waiting: Waiting): readonly number[] => {
  if (waiting.size === 0) return ids;
  const known = new Set(ids);
  const added = [...waiting].filter(([id, status]) => status === 1 && !known.has(id)).map(([id]) => id);
  return [...added.reverse(), ...ids.filter((id) => waiting.get(id) !== 0)];
};

/** The member's favourites, shown at once and stored in batches; a visitor is asked to log in. */
export const useFavorites = () => {
  const client = useQueryClient();
  const memberId = useSession()?.memberId ?? null;
  const { t } = useTranslation();
  const query = useCallQuery(favoriteGames, {}, { enabled: memberId !== null });
  const waiting = useStore(waitingFavorites);
  useEffect(
    () =>
      openOutbox(memberId, {
        stored: (sent) => {
          client.setQueryData<Stored>(key, (before) => ({
            list: withWaiting(
              (before?.list ?? []).map(({ game_id }) => game_id),
              sent,
            ).map((game_id) => ({ game_id })),
          }));
          void client.invalidateQueries({ queryKey: key });
        },
        refused: () => {
          showToast({ kind: 'error', text: t('tile.favorite_refused') });
          void client.invalidateQueries({ queryKey: key });
        },
      }),
    [client, memberId, t],
  );
  const ids = useMemo(
    () =>
      memberId === null
        ? []
        : withWaiting(
            (query.data?.list ?? []).map(({ game_id }) => game_id),
            waiting,
          ),
    [memberId, query.data, waiting],
  );
  const set = useMemo(() => new Set(ids), [ids]);
  const toggle = useCallback(
    (gameId: number) => {
      if (memberId === null) openModal('askLogin');
      else changeFavorite(memberId, gameId, set.has(gameId) ? 0 : 1);
    },
    [memberId, set],
  );
  return { query, ids, has: (gameId: number) => set.has(gameId), toggle };
};
