import { sessionEnd, sessionEndOthers, sessionList } from '@pavilion/contract/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';

interface Ending {
  /** Of the session that is ended, `others` for all but this one. */
  readonly id: string;
  /** What is said of it. */
  readonly done: string;
}

/** The member's sessions and how to end them. One end at a time is under way. */
export const useSessions = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const sessions = useCallQuery(sessionList, {});
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: Ending): Promise<unknown> =>
      id === 'others' ? callApi(sessionEndOthers, {}) : callApi(sessionEnd, { id }),
    onSuccess: (_answer, { done }) => showToast({ kind: 'success', text: done }),
    onError: (error) => showToast({ kind: 'error', text: failureText(error, t) }),
    onSettled: () => client.invalidateQueries({ queryKey: [sessionList.path] }),
  });
  const end = (ending: Ending): void => {
    if (!isPending) mutate(ending);
  };

  return {
    list: sessions.data?.list,
    failed: sessions.isLoadingError,
    retry: () => void sessions.refetch(),
    ending: isPending ? variables.id : null,
    end: (id: string) => end({ id, done: t('security.ended') }),
    endOthers: () => end({ id: 'others', done: t('security.ended_others') }),
  };
};
