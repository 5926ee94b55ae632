import { openingList, openingStore } from '@pavilion/contract/openings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import { showToast } from '../../../ui/toast.ts';

const key = callKey(openingList, {});
type Stored = { list: { game_id: number }[] };

interface Wish {
  readonly gameId: number;
  readonly status: 0 | 1;
}

const withWish = ({ list }: Stored, { gameId, status }: Wish): Stored => {
  const others = list.filter(({ game_id }) => game_id !== gameId);
  return { list: status === 1 ? [...others, { game_id: gameId }] : others };
};

/** The games that the member waits for, shown at once; one that is refused is taken back. A visitor is asked to log in. */
export const useOpenings = () => {
  const client = useQueryClient();
  const isMember = useSession() !== null;
  const { t } = useTranslation();
  const query = useCallQuery(openingList, {}, { enabled: isMember });
  const { mutate } = useMutation({
    mutationFn: ({ gameId, status }: Wish) => callApi(openingStore, { game_id: gameId, status }),
    onMutate: async (wish) => {
      // An answer under way knows nothing of this wish yet.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Stored>(key, (before) => withWish(before ?? { list: [] }, wish));
    },
    onSuccess: (_, { status }) => {
      if (status === 1) showToast({ kind: 'success', text: t('search.tell_noted') });
    },
    onError: (error) => showToast({ kind: 'error', text: failureText(error, t) }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const waiting = useMemo(
    () => new Set((query.data?.list ?? []).map(({ game_id }) => game_id)),
    [query.data],
  );
  const toggle = useCallback(
    (gameId: number) => {
      if (!isMember) openModal('askLogin');
      else mutate({ gameId, status: waiting.has(gameId) ? 0 : 1 });
    },
    [isMember, mutate, waiting],
  );
  return useMemo(() => ({ waiting, toggle }), [waiting, toggle]);
};
