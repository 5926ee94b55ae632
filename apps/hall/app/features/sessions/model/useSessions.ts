import { sessionEnd, sessionEndOthers, sessionList } from '@pavilion/contract/sessions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';

/** The member's sessions and how to end them. One end at a time is under way. */
export const useSessions = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const sessions = useCallQuery(sessionList, {});
  /** The id of the session that is being ended, `others` for all. */
  const [ending, setEnding] = useState<string | null>(null);

  const run = async (what: string, end: () => Promise<unknown>, done: string): Promise<void> => {
    if (ending !== null) return;
    setEnding(what);
    try {
      await end();
      showToast({ kind: 'success', text: done });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error, t) });
    } finally {
      await client.invalidateQueries({ queryKey: [sessionList.path] });
      setEnding(null);
    }
  };

  return {
    list: sessions.data?.list,
    failed: sessions.isLoadingError,
    retry: () => void sessions.refetch(),
    ending,
    end: (id: string) => void run(id, () => callApi(sessionEnd, { id }), t('security.ended')),
    endOthers: () => void run('others', () => callApi(sessionEndOthers, {}), t('security.ended_others')),
  };
};
