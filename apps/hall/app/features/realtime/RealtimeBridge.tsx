import { memberCommonLayout } from '@pavilion/contract/identity';
import { myCash } from '@pavilion/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { currentSession, endSession, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { onEventsMissed, onMemberEvent, tellEvent, tellMissed, tellState } from './model/realtime.ts';

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
    import('./model/memberChannel.ts').then(({ openMemberChannel }) => {
      if (!left)
        close = openMemberChannel(session, { onEvent: tellEvent, onMissed: tellMissed, onState: tellState });
    });
    return () => {
      left = true;
      close?.();
      tellState('lost');
    };
  }, [memberId]);

  useEffect(() => {
    if (loginId === undefined) return;
    const refetchCash = () => {
      client.invalidateQueries({ queryKey: [myCash.path] });
      client.invalidateQueries({ queryKey: [memberCommonLayout.path] });
    };
    const stops = [
      onMemberEvent('member_cash', refetchCash),
      onMemberEvent('all_transfer_back', refetchCash),
      onMemberEvent('deposit_success', () => client.invalidateQueries()),
      onMemberEvent('profile_updated', () => client.invalidateQueries()),
      onEventsMissed(() => client.invalidateQueries()),
      onMemberEvent('login', ({ member_login_id }) => {
        if (member_login_id === loginId) return;
        endSession('replaced');
        showToast({ kind: 'info', text: t('already_login_msg') });
      }),
      onMemberEvent('app_clean_cache', () => {
        endSession('expired');
        location.reload();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, loginId, t]);

  return null;
};
