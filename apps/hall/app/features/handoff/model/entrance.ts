import type { Currency } from '@pavilion/contract';
import type { LoginData } from '@pavilion/contract/identity';
import { type CallFailure, isCallFailure, wasRefused } from '../../../api/failure.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { closeOwnedWindow } from '../../../session/memberWindows.ts';
import { currentSession } from '../../../session/session.ts';
import { closeModal, openModal } from '../../../state/modalStore.ts';
import { showToast } from '../../../ui/toast.ts';
import { enter } from '../../identity/model/enter.ts';
import { loginVerdict } from '../../identity/model/loginCodes.ts';
import { logOut } from '../../identity/model/logOut.ts';
import { openChallenge } from '../../identity/model/openChallenge.ts';
import { quitLeftOver } from '../../openGame/leaving.ts';
import { launchedAtMs } from '../../openGame/playStore.ts';
import { handoffOf, redeemHandoff } from './handoff.ts';
import { tellLinked } from './linked.ts';
import { forgetAttempt, type PendingAttempt, pendingAttempt } from './pendingAttempt.ts';
import { keepStranger } from './stranger.ts';
import { forgetWindowMessage } from './tellWindows.ts';
import { type AuthAnswer, closeAuthWindow, finishThirdParty } from './thirdParty.ts';
import { waitingMessage } from './windowMessages.ts';

/** What the page brings along. */
export interface Surroundings {
  readonly t: Translate;
  /** The currency that the page was rendered for. */
  readonly currency: Currency;
  readonly goHome: () => void | Promise<void>;
}

/** Proved, but no member is linked. */
const strangerCode = 303;

/** The login that a hand-off opens; null when it opens none, or asks for more first. */
const redeemOrAsk = async (redemption: Parameters<typeof redeemHandoff>[0]): Promise<LoginData | null> => {
  try {
    return await redeemHandoff(redemption);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    if (currentSession() !== null) await logOut();
    openChallenge(error.data);
    return null;
  }
};

/**
 * Redeems what the address handed over and resets the address to / (spec §4). The login that stood in this browser gives
 * way, and the welcome names who came in: nobody is somebody else without seeing it. What else must be proved is asked.
 */
export const enterByHandoff = async (
  address: Readonly<Record<string, string>>,
  { t, currency, goHome }: Surroundings,
): Promise<void> => {
  const redemption = handoffOf(address);
  if (redemption === null) return;
  await goHome();
  const login = await redeemOrAsk(redemption);
  if (login === null) return;
  if (currentSession() !== null) await logOut();
  enter(login, currency, t('handoff.welcome', { account: login.member_account }));
};

const tellFailure = (failure: CallFailure, t: Translate): void => {
  const isStranger = wasRefused(failure, strangerCode) && keepStranger(failure.data);
  const verdict = loginVerdict(failure, t);
  if (isStranger) openModal('thirdParty');
  else if (verdict.kind === 'withdrawVerify') openModal('withdrawVerify');
  else if (verdict.kind !== 'challenge' || !openChallenge(failure.data))
    showToast({ kind: 'error', text: 'text' in verdict ? verdict.text : failure.message });
};

const finish = async (
  attempt: PendingAttempt,
  answer: AuthAnswer,
  { t, currency }: Surroundings,
): Promise<void> => {
  try {
    const login = await finishThirdParty(attempt, answer);
    if (login === null) {
      tellLinked();
      showToast({ kind: 'success', text: t('handoff.linked') });
      return;
    }
    closeModal();
    enter(login, currency, t('login_success'));
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    tellFailure(error, t);
  }
};

/** How it stood when a message was told. */
export interface Told {
  /** The window that was done with, if any. */
  readonly waitingWindow: string | null;
  /** By this page's own clock. */
  readonly atMs: number;
}

/**
 * Closes the window that another page is done with; a game is quit as if its member had left it (spec §4), by the tab that
 * has it. One that was started since is another game.
 */
const closeWaitingWindow = async ({ waitingWindow, atMs }: Told): Promise<void> => {
  if (waitingWindow === 'gameWindow') {
    if (launchedAtMs() <= atMs) await quitLeftOver().catch(() => undefined);
  } else if (waitingWindow !== null) closeOwnedWindow(waitingWindow);
};

/**
 * Hears what another tab has told (spec §4 Cross-tab messages). A third party's answer is for the tab that began that
 * very login; others leave it alone. A message of another shape is nobody's.
 */
export const hearWindowMessage = async (told: Told, surroundings: Surroundings): Promise<void> => {
  const message = waitingMessage();
  if (message === null) return;
  if (message.msg === 'quickGame') {
    forgetWindowMessage();
    return closeWaitingWindow(told);
  }
  const attempt = pendingAttempt();
  if (attempt === null || (message.data?.state ?? attempt.state) !== attempt.state) return;
  forgetWindowMessage();
  closeAuthWindow();
  if (message.msg === 'authLogin') return finish(attempt, message.data, surroundings);
  forgetAttempt();
  if (message.resCode === undefined) return;
  showToast({ kind: 'error', text: message.resMessage ?? surroundings.t('windows.auth_failed') });
};
