import { channelWaitMs, quitFlagClearMs, storageKeys } from '@pavilion/contract';
import { leave, maintenanceSchema, play, playUrl } from '@pavilion/contract/play';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { kept } from '../../../session/storage.ts';
import { channelReadyWithin, onMemberEvent } from '../../realtime/model/realtime.ts';
import { isOneKeyRunning } from '../../wallet/model/transferBack.ts';
import { closeGameWindow, openGameWindow, showInGameWindow, watchGameWindow } from './gameWindow.ts';
import { type GameRef, launchRefusal } from './playMachine.ts';
import { notePlayId, playState, takeInput } from './playStore.ts';

/** What became of a launch, for the screen to tell. */
export type LaunchOutcome =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'refused';
      readonly messageKey:
        | 'pg.alert_starting'
        | 'pg.alert_quitting'
        | 'pg.alert_duplicate'
        | 'pg.err_is_playing'
        | 'one_key_waiting'
        | 'pg.popup_blocked';
    }
  | { readonly kind: 'maintenance'; readonly startAt: string | null; readonly endAt: string | null }
  | { readonly kind: 'failed'; readonly message: string | null }
  /** The window was closed before the game came. */
  | { readonly kind: 'abandoned' };

interface Arrival {
  readonly url: string | null;
  readonly code: number;
  readonly message: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** The URL is asked for this often when the channel does not bring it, and given up after the limit. */
const pollEveryMs = 1_000;
const pollsMax = 20;

const quitHooks = new Set<() => void>();
/** Calls back after a game was left: balances are then fetched anew. */
export const onGameLeft = (listener: () => void): (() => void) => {
  quitHooks.add(listener);
  return () => quitHooks.delete(listener);
};

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const pollForUrl = async (playId: string, wanted: () => boolean): Promise<Arrival | null> => {
  for (let polls = 0; polls < pollsMax && wanted(); polls += 1) {
    await rest(pollEveryMs);
    if (!wanted()) return null;
    const { state, game_url, code } = await callApi(playUrl, { play_id: playId });
    if (state !== 'pending')
      return { url: game_url, code: code ?? 0, message: '', startAt: null, endAt: null };
  }
  return null;
};

/** Waits for the URL on the member's channel, and asks for it besides, should the socket be blocked. */
const awaitUrl = (playId: string, early: ReadonlyMap<string, Arrival>): Promise<Arrival | null> =>
  new Promise((resolve, reject) => {
    let open = true;
    const settle = (arrival: Arrival | null) => {
      open = false;
      stop();
      resolve(arrival);
    };
    const stop = onMemberEvent('game_url', (event) => {
      if (event.play_id !== playId) return;
      settle({
        url: event.game_url,
        code: event.code,
        message: event.message,
        startAt: event.start_at ?? null,
        endAt: event.end_at ?? null,
      });
    });
    const known = early.get(playId);
    if (known) return settle(known);
    pollForUrl(playId, () => open && playState().phase === 'starting').then(
      (arrival) => open && settle(arrival),
      (error) => {
        stop();
        reject(error);
      },
    );
  });

const maintenanceCode = 203;

const outcomeOfFailure = (error: unknown): LaunchOutcome => {
  if (!isCallFailure(error)) return { kind: 'failed', message: null };
  if (error.kind === 'refused' && error.code === maintenanceCode) {
    const window = maintenanceSchema.safeParse(error.data);
    return {
      kind: 'maintenance',
      startAt: window.data?.start_at ?? null,
      endAt: window.data?.end_at ?? null,
    };
  }
  return { kind: 'failed', message: error.kind === 'refused' ? error.message : null };
};

const failStart = (outcome: LaunchOutcome): LaunchOutcome => {
  if (takeInput('start_failed')) closeGameWindow();
  return outcome;
};

/**
 * Leaves the open game. The quitting flag falls with the answer, or after 30 s without one (spec §4). A game of which
 * this tab knows nothing is left as well: the server knows it.
 */
export const leaveGame = async (): Promise<void> => {
  const { playId, phase } = playState();
  const wasOpen = takeInput('quit');
  closeGameWindow();
  kept.set(storageKeys.isPlay, '0');
  const clear = setTimeout(() => takeInput('quit_done'), quitFlagClearMs);
  try {
    if (wasOpen || phase === 'idle' || phase === 'quitting')
      await callApi(leave, playId === null ? {} : { play_id: playId });
  } finally {
    clearTimeout(clear);
    takeInput('quit_done');
    for (const hook of quitHooks) hook();
  }
};

const watchForClosing = (): void =>
  watchGameWindow(() => {
    if (!takeInput('window_closed')) return;
    leaveGame().catch(() => undefined);
  });

/**
 * Starts a game in a window of its own (spec §4, §5). Must be called in the click itself: the window is opened at once,
 * on `/loading`, and taken to the game when its URL arrives.
 */
export const launchGame = async (game: GameRef, template: 'wide' | 'narrow'): Promise<LaunchOutcome> => {
  const oneKeyRunning = isOneKeyRunning();
  const refusal = launchRefusal(playState().phase, playState().game, game, { template, oneKeyRunning });
  if (refusal) return { kind: 'refused', messageKey: refusal };
  if (!openGameWindow(template)) return { kind: 'refused', messageKey: 'pg.popup_blocked' };
  takeInput('launch', { game, playId: null });
  watchForClosing();
  const early = new Map<string, Arrival>();
  const stopEarly = onMemberEvent('game_url', (event) =>
    early.set(event.play_id, {
      url: event.game_url,
      code: event.code,
      message: event.message,
      startAt: event.start_at ?? null,
      endAt: event.end_at ?? null,
    }),
  );
  try {
    await channelReadyWithin(channelWaitMs);
    const { play_id } = await callApi(play, {
      gpId: game.gpId,
      game_type: game.gameType as 2,
      game_code: game.gameCode,
      lobby_url: `${location.origin}/close`,
      device: template === 'wide' ? 1 : 2,
    });
    notePlayId(play_id);
    const arrival = await awaitUrl(play_id, early);
    if (playState().phase !== 'starting') return { kind: 'abandoned' };
    if (arrival?.code === maintenanceCode)
      return failStart({ kind: 'maintenance', startAt: arrival.startAt, endAt: arrival.endAt });
    if (!arrival?.url) return failStart({ kind: 'failed', message: arrival?.message || null });
    showInGameWindow(arrival.url);
    takeInput('url_arrived');
    kept.set(storageKeys.isPlay, '1');
    return { kind: 'opened' };
  } catch (error) {
    return failStart(outcomeOfFailure(error));
  } finally {
    stopEarly();
  }
};
