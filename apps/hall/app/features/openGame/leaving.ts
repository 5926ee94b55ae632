import { quitFlagClearMs, storageKeys } from '@pavilion/contract';
import { leave, playUrl } from '@pavilion/contract/play';
import { callApi } from '../../api/client.ts';
import { isCallFailure } from '../../api/failure.ts';
import { createSignal } from '../../base/store.ts';
import { currentSession } from '../../session/session.ts';
import { kept } from '../../session/storage.ts';
import type { PlayInput } from './playMachine.ts';
import { followTabs, playState, takeInput } from './playStore.ts';
import { isAlive, playElsewhere } from './sharedPlay.ts';
import { stageOf } from './stage.ts';

const left = createSignal();
/** Calls back after a game was left: balances are then fetched anew. */
export const onGameLeft = left.on;

/** The id of the play that is being asked for; null when nothing came of it. Whoever leaves meanwhile waits for it. */
let starting: Promise<string | null> = Promise.resolve(null);
export const noteStart = (start: Promise<string | null>): void => {
  starting = start;
};

/** `isPlay` says of the whole browser whether a game is open (spec §3). */
export const markPlaying = (): void => kept.set(storageKeys.isPlay, '1');
export const markLeft = (): void => {
  if (playElsewhere() === null) kept.set(storageKeys.isPlay, '0');
};

/** Nobody knows what became of the call: no network, no answer, or a server that was not itself. */
const isUnreached = (error: unknown): boolean =>
  isCallFailure(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'problem' && error.code >= 500));

/** What could not be told or asked is tried again when the browser is back on the net, or after this; so many times. */
const againAfterMs = 5_000;
const triesMax = 60;

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againAfterMs);
    window.addEventListener('online', go);
  });

/** Whether this very tab has a game, or is opening one. */
export const isOpenHere = (): boolean => playState().phase === 'starting' || playState().phase === 'playing';

const callLeave = async (playId: string | null): Promise<void> => {
  await callApi(leave, playId === null ? {} : { play_id: playId });
  if (!isOpenHere()) markLeft();
};

const keepTelling = async (playId: string | null): Promise<void> => {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    await untilOnline();
    // A game that was opened since has taken the place of the one that was to be left.
    if (currentSession() === null || isOpenHere()) return;
    try {
      return await callLeave(playId);
    } catch (error) {
      if (!isUnreached(error)) return;
    }
  }
};

/**
 * Tells the server that a game was left. Without a network it is still open there: `isPlay` then stays, so that the next
 * page leaves it, and so does this one once it can.
 */
export const tellLeft = async (playId: string | null): Promise<void> => {
  if (currentSession() === null) return;
  try {
    await callLeave(playId);
  } catch (error) {
    if (!isUnreached(error)) throw error;
    markPlaying();
    void keepTelling(playId);
  }
};

type LeaveInput = Extract<PlayInput, 'quit' | 'force_quit' | 'window_closed'>;

/**
 * Leaves the open game. The quitting flag falls with the answer, or after 30 s without one (spec §4). A game of which this
 * tab knows nothing is left as well: the server knows it.
 */
export const leaveGame = async (input: LeaveInput = 'quit'): Promise<void> => {
  const { playId, mode, phase } = playState();
  if (!takeInput(input)) return;
  if (mode !== null) stageOf(mode, 'wide').close();
  const done = (): void => {
    takeInput('quit_done');
    followTabs();
  };
  const clear = setTimeout(done, quitFlagClearMs);
  try {
    const id = phase === 'starting' && playId === null ? await starting : playId;
    if (phase !== 'starting' || id !== null) await tellLeft(id);
    else markLeft();
  } finally {
    clearTimeout(clear);
    done();
    left.tell();
  }
};

/** Leaves a game from whatever is to happen with it on its own: nobody waits for it, and the server sweeps what is left over. */
export const leaveInPassing = (input?: LeaveInput): void => void leaveGame(input).catch(() => undefined);

/** Whether a game of this browser counts as open. */
export const isLeftOver = (): boolean => kept.get(storageKeys.isPlay) === '1';

/**
 * A game was open when this page was left, or another tab asks for its end (spec §4: on load, quickGame). It is quit, unless
 * another tab of this browser is there that has it.
 */
export const quitLeftOver = async (): Promise<void> => {
  if (!isLeftOver()) return;
  const other = playElsewhere();
  if (other !== null && (await isAlive(other))) return;
  await leaveGame();
};

/** The house has closed this very game: the operator did, its time was over, or a start elsewhere took its place. */
export const closeIfEnded = (playId: string): void => {
  if (isOpenHere() && playState().playId === playId) leaveInPassing('force_quit');
};

/**
 * What was told while the channel was away, or before it stood, is asked for: a game that is over at the server is over
 * here. Asked until there is an answer, since nobody tells it twice.
 */
export const askWhetherOpen = async (): Promise<void> => {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const { playId, phase } = playState();
    if (phase !== 'playing' || playId === null) return;
    try {
      const { state } = await callApi(playUrl, { play_id: playId });
      if (state === 'closed' || state === 'failed') closeIfEnded(playId);
      return;
    } catch (error) {
      if (!isUnreached(error)) return;
    }
    await untilOnline();
  }
};
