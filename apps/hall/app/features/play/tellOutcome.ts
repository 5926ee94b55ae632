import type { Translate } from '../../i18n/texts.ts';
import { openModal } from '../../state/modalStore.ts';
import { showToast } from '../../ui/toast.ts';
import type { LaunchOutcome } from './model/launchOutcome.ts';
import type { BlockedLaunch } from './model/playNotice.ts';

const failureText = (outcome: Extract<LaunchOutcome, { kind: 'failed' }>, t: Translate): string => {
  if (outcome.message !== null) return outcome.message;
  if (outcome.cause === 'network') return t('networkError');
  return t('pg.start_failed');
};

/**
 * Says what became of a launch or of a demo, where there is something to say (spec §8 Play). `launch` is what can be
 * begun again when the browser has refused its window; a demo takes the hall's own window instead.
 */
export const tellOutcome = (outcome: LaunchOutcome, t: Translate, launch?: BlockedLaunch): void => {
  switch (outcome.kind) {
    case 'refused':
      showToast({ kind: 'info', text: t(outcome.messageKey) });
      break;
    case 'closed':
      showToast({ kind: 'info', text: outcome.text });
      break;
    case 'failed':
      // Whoever was logged out hears that, and nothing of the game.
      if (outcome.cause !== 'unauthenticated') showToast({ kind: 'error', text: failureText(outcome, t) });
      break;
    case 'maintenance':
      openModal({ name: 'maintenance', told: outcome });
      break;
    case 'blocked':
      if (launch !== undefined) openModal({ name: 'popupBlocked', told: launch });
      break;
    case 'opened':
    case 'abandoned':
      break;
  }
};
