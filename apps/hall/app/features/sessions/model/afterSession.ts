import { closeIfOwned, closeOwnedWindows } from '../../../session/memberWindows.ts';
import { onSessionEnd } from '../../../session/session.ts';
import { closeModal } from '../../../state/modalStore.ts';
import { closeGameWindow } from '../../openGame/gameWindow.ts';
import { takeInput } from '../../openGame/playStore.ts';

/**
 * Whatever was open for a member goes with the session, in this tab and in those that hear of it (spec §4 Logout). Answers
 * how to stop watching.
 */
export const closeWithSession = (): (() => void) =>
  onSessionEnd((reason) => {
    takeInput('session_ended');
    // It may show what is the member's, and a later member must not find it.
    closeModal();
    closeGameWindow();
    closeOwnedWindows();
    if (reason === 'logout') closeIfOwned();
  });
