import {
  type TournamentPage,
  tournamentCheck,
  tournamentJoin,
  tournamentLeave,
  tournamentOwn,
  tournamentPage,
} from '@pavilion/contract/tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { type TextKey, useTranslation } from '../../../i18n/texts.ts';
import { onChannelBegun, onTournamentStanding } from '../../../realtime/realtime.ts';
import { refetchInTurn } from '../../../realtime/refetchInTurn.ts';
import { useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast.ts';

const shown = [tournamentPage.path, tournamentOwn.path];
/** Whoever watches hears of a change at the same moment: nobody asks later than this, and not all at once. */
const spreadMs = 4_000;

/** The tournament as it stands: what the page came with, and read again whenever the channel tells of a change. */
export const useTournament = (initial: TournamentPage): TournamentPage => {
  const client = useQueryClient();
  const isMember = useSession() !== null;
  const { id } = initial;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = refetchInTurn(client, shown);
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(again, Math.random() * spreadMs);
    };
    const stops = [onTournamentStanding((told) => told === id && soon()), onChannelBegun(again)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, id]);
  // A visitor has no channel: the page stands as it was sent.
  return useCallQuery(tournamentPage, { id }, { enabled: isMember }).data ?? initial;
};

const usePress = (call: typeof tournamentJoin | typeof tournamentLeave, done: TextKey) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refetch = () =>
    Promise.all(
      [...shown, tournamentCheck.path].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  return useSending<number>(
    async (id) => {
      await callApi(call, { id });
      showToast({ kind: 'success', text: t(done) });
      await refetch();
    },
    (failure) => {
      showToast({ kind: 'error', text: failureText(failure, t) });
      void refetch();
    },
  );
};

export const useJoin = () => usePress(tournamentJoin, 'tournaments.joined');
export const useLeave = () => usePress(tournamentLeave, 'tournaments.left');
