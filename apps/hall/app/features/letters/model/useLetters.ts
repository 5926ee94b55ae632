import { letterPageSize } from '@pavilion/contract';
import { type Letter, memberLetter, memberLetterDestroy, memberLetterRead } from '@pavilion/contract/letters';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import { letterPage } from './useUnread.ts';

const none: ReadonlySet<number> = new Set();

/** The inbox: a page of it, which letter is open, which are ticked, and what is done with those. */
export const useLetters = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(none);
  const inbox = useCallQuery(memberLetter, letterPage(page));
  const list = inbox.data?.list ?? [];
  const again = () => client.invalidateQueries({ queryKey: [memberLetter.path] });
  const onError = (error: unknown) => showToast({ kind: 'error', text: failureText(error, t) });

  const read = useMutation({
    mutationFn: (id: number[]) => callApi(memberLetterRead, { id }),
    onSuccess: again,
    onError,
  });
  const destroy = useMutation({
    mutationFn: (id: number[]) => callApi(memberLetterDestroy, { ...letterPage(page), id }),
    onSuccess: (data) => {
      client.setQueryData(callKey(memberLetter, letterPage(page)), data);
      setTicked(none);
      setOpenId(null);
      if (data.list.length === 0 && page > 1) setPage(page - 1);
      void again();
    },
    onError,
  });

  const open = (letter: Letter): void => {
    setOpenId(letter.id === openId ? null : letter.id);
    if (letter.is_read === 0) read.mutate([letter.id]);
  };
  const tick = (id: number): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const turn = (to: number): void => {
    setPage(to);
    setTicked(none);
    setOpenId(null);
  };
  const unreadTicked = list.filter(({ id, is_read }) => ticked.has(id) && is_read === 0).map(({ id }) => id);

  return {
    list: inbox.data === undefined ? undefined : list,
    failed: inbox.isError,
    retry: () => void inbox.refetch(),
    unread: inbox.data?.unread_count ?? 0,
    opened: list.find(({ id }) => id === openId),
    open,
    ticked,
    tick,
    allTicked: list.length > 0 && list.every(({ id }) => ticked.has(id)),
    tickAll: () =>
      setTicked(list.every(({ id }) => ticked.has(id)) ? none : new Set(list.map(({ id }) => id))),
    canRead: unreadTicked.length > 0,
    readTicked: () => {
      read.mutate(unreadTicked);
      setTicked(none);
    },
    destroyTicked: () => destroy.mutate([...ticked]),
    busy: destroy.isPending,
    page,
    pages: Math.max(1, Math.ceil((inbox.data?.total_count ?? 0) / letterPageSize)),
    turn,
  };
};
export type Letters = ReturnType<typeof useLetters>;
