import { memberCommonLayout } from '@pavilion/contract/identity';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../api/client.ts';
import { isCallFailure } from '../../api/failure.ts';
import { bringOnline } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import {
  onChannelBegun,
  onEventsMissed,
  onMemberEvent,
  tellBegun,
  tellEvent,
  tellMissed,
  tellRedEnvelope,
  tellState,
  tellTournamentStanding,
} from '../../realtime/realtime.ts';
import { refetchInTurn } from '../../realtime/refetchInTurn.ts';
import { currentSession, endSession, isOwnLogin, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { cleanCache } from '../sessions/model/cleanCache.ts';
import { restOneKey } from '../wallet/model/transferBack.ts';

/** The server has dropped the socket: was it the session's end? Asking is enough, a 401 logs out. */
const isStillIn = async (): Promise<boolean> => {
  try {
    await callApi(memberCommonLayout, {});
    return true;
  } catch (error) {
    return !(isCallFailure(error) && error.kind === 'unauthenticated');
  }
};

/** Holds the member's channel open while somebody is logged in, and fetches again what its events hint at. */
export const RealtimeBridge = () => {
  const session = useSession();
  const client = useQueryClient();
  const { t } = useTranslation();
  const memberId = session?.memberId;
  const loginId = session?.loginId;

  useEffect(() => {
    // A renewed token of the same login keeps its socket: only another member opens another.
    const session = memberId === undefined ? null : currentSession();
    if (!session) return;
    let close: (() => void) | undefined;
    let left = false;
    void bringOnline(() => import('../../realtime/memberChannel.ts')).then(({ openMemberChannel }) => {
      if (left) return;
      close = openMemberChannel(session, {
        onRedEnvelope: tellRedEnvelope,
        onTournamentStanding: tellTournamentStanding,
        onEvent: tellEvent,
        onMissed: tellMissed,
        onBegun: tellBegun,
        onState: tellState,
        tokenOf: () => currentSession()?.token ?? '',
        isStillIn,
      });
    });
    return () => {
      left = true;
      close?.();
      tellState('lost');
    };
  }, [memberId]);

  useEffect(() => {
    if (loginId === undefined) return;
    const refetchCash = refetchInTurn(client, [myCash.path, memberCommonLayout.path]);
    const stops = [
      onMemberEvent('member_cash', refetchCash),
      onMemberEvent('all_transfer_back', () => {
        restOneKey();
        refetchCash();
      }),
      onMemberEvent('deposit_success', () => client.invalidateQueries()),
      onMemberEvent('withdrawal_status', () => client.invalidateQueries()),
      onMemberEvent('profile_updated', () => client.invalidateQueries()),
      onEventsMissed(() => client.invalidateQueries()),
      onChannelBegun(refetchCash),
      onMemberEvent('login', ({ member_login_id }) => {
        if (isOwnLogin(member_login_id) || !endSession('replaced')) return;
        showToast({ kind: 'info', text: t('already_login_msg') });
      }),
      onMemberEvent('app_clean_cache', () => void cleanCache()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, loginId, t]);

  return null;
};
