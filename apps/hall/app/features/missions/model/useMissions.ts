import { memberCommonLayout } from '@pavilion/contract/identity';
import { dailySignin, missionBoard, missionCheck, missionClaim } from '@pavilion/contract/missions';
import { recommendRecord } from '@pavilion/contract/recommend';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onChannelBegun, onMemberEvent } from '../../../realtime/realtime.ts';
import { refetchInTurn } from '../../../realtime/refetchInTurn.ts';
import { plainMoney } from '../../../ui/plainMoney.ts';
import { showToast } from '../../../ui/toast.ts';

/** What is different once something was taken. */
const changed = [missionBoard, missionCheck, myCash, memberCommonLayout, recommendRecord].map(
  ({ path }) => path,
);

/** The member's board, live: read again when the channel tells that the member has come further. */
export const useMissions = () => {
  const client = useQueryClient();
  const board = useCallQuery(missionBoard, {});
  useEffect(() => {
    const again = refetchInTurn(client, [missionBoard.path]);
    const stops = [onMemberEvent('mission_progress', again), onChannelBegun(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return board;
};

const useRefetching = (): (() => Promise<unknown>) => {
  const client = useQueryClient();
  return () => Promise.all(changed.map((path) => client.invalidateQueries({ queryKey: [path] })));
};

/** Signs in for today. */
export const useSignIn = () => {
  const { t } = useTranslation();
  const refetch = useRefetching();
  return useSending(
    async () => {
      const { cash, currency } = await callApi(dailySignin, {});
      const hasCash = /[1-9]/.test(cash);
      showToast({
        kind: 'success',
        text: hasCash ? t('missions.received', { amount: plainMoney(cash, currency) }) : t('missions.signed'),
      });
      await refetch();
    },
    (failure) => {
      showToast({ kind: 'error', text: failureText(failure, t) });
      void refetch();
    },
  );
};

export interface Wanted {
  readonly id: number;
  readonly day: string;
}

/** Takes the award of a mission. */
export const useClaim = () => {
  const { t } = useTranslation();
  const refetch = useRefetching();
  return useSending<Wanted>(
    async (wanted) => {
      const { cash, currency } = await callApi(missionClaim, wanted);
      showToast({ kind: 'success', text: t('missions.received', { amount: plainMoney(cash, currency) }) });
      await refetch();
    },
    (failure) => {
      showToast({ kind: 'error', text: failureText(failure, t) });
      void refetch();
    },
  );
};
