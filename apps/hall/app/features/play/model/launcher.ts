import { channelWaitMs } from '@pavilion/contract';
import { type LaunchMode, type LaunchSettings, play, playCodes } from '@pavilion/contract/play';
import { callApi } from '../../../api/client.ts';
import { playDeviceOf } from '../../../device/platform.ts';
import { channelReadyWithin } from '../../../realtime/realtime.ts';
import { logOut } from '../../identity/model/logOut.ts';
import type { GameChoice } from '../../openGame/gameDoor.ts';
import { noteWaitingGame, watchGameWindow } from '../../openGame/gameWindow.ts';
import { leaveInPassing, markLeft, markPlaying, noteStart, tellLeft } from '../../openGame/leaving.ts';
import { launchRefusal } from '../../openGame/playMachine.ts';
import { notePlay, playState, takeInput } from '../../openGame/playStore.ts';
import { playElsewhere } from '../../openGame/sharedPlay.ts';
import { type Stage, stageOf } from '../../openGame/stage.ts';
import { isOneKeyRunning } from '../../wallet/model/transferBack.ts';
import { type Arrival, listenForArrivals } from './arrival.ts';
import { androidIdOf, tellShell } from './gameSession.ts';
import { chooseMode, isLaunchAddress } from './launchMode.ts';
import { failed, type LaunchOutcome, outcomeOfFailure } from './launchOutcome.ts';
import { knownSettings, refreshSettings } from './launchSettings.ts';
import { surroundingsOf } from './surroundings.ts';

export interface LaunchOptions {
  readonly template: 'wide' | 'narrow';
  /** Where the member has chosen another place than the rules would. */
  readonly mode?: LaunchMode;
  /** Goes along to the provider, as the event that a sports page opens. */
  readonly extra?: Readonly<Record<string, string>>;
}

/** As the member's layout says of it (`wallet_status`). */
let transfersPaused = false;

const keepsMoney = (gpId: number, settings: LaunchSettings | null): boolean =>
  settings?.providers.find((provider) => provider.gp_id === gpId)?.wallet === 'transfer';

/** Transfers were paused or go on again: a pause closes an open game of a transfer provider and stops starts (spec §4). */
export const noteTransfersPaused = (paused: boolean): void => {
  transfersPaused = paused;
  const { phase, game } = playState();
  if (!paused || game === null || !keepsMoney(game.gpId, knownSettings())) return;
  if (phase === 'starting' || phase === 'playing') leaveInPassing('force_quit');
};

const refusalOf = (game: GameChoice, template: 'wide' | 'narrow'): LaunchOutcome | null => {
  const settings = knownSettings();
  if (settings?.closed_text) return { kind: 'closed', text: settings.closed_text };
  const messageKey = launchRefusal(playState().phase, playState().game, game, {
    template,
    oneKeyRunning: isOneKeyRunning(),
    transfersPaused: transfersPaused && keepsMoney(game.gpId, settings),
    elsewherePhase: playElsewhere()?.phase ?? null,
  });
  return messageKey === undefined ? null : { kind: 'refused', messageKey };
};

/** Failures after which nobody knows whether the server has begun: what it may have begun is left. */
const leavesOpen = (outcome: LaunchOutcome): boolean =>
  outcome.kind === 'failed' &&
  outcome.cause !== null &&
  !['refused', 'unauthenticated'].includes(outcome.cause);

const outcomeOf = (arrival: Arrival | null): LaunchOutcome | { readonly url: string } => {
  if (arrival === null) return failed(null, 'timeout');
  if (arrival.code === playCodes.maintenance)
    return { kind: 'maintenance', startAt: arrival.startAt, endAt: arrival.endAt };
  if (arrival.url === null) return failed(arrival.message || null);
  return { url: arrival.url };
};

/** The launch that counts: what comes for an earlier one is nobody's. */
let current: symbol | null = null;

/** Asks for the start and waits for what becomes of it. */
const ask = async (game: GameChoice, { template, extra }: LaunchOptions, isWanted: () => boolean) => {
  const arrivals = listenForArrivals();
  const started = callApi(play, {
    gpId: game.gpId,
    game_type: game.gameType,
    game_code: game.gameCode,
    lobby_url: `${location.origin}/close`,
    device: playDeviceOf(template, navigator.userAgent),
    ...(extra && { extra }),
  });
  noteStart(
    started.then(
      ({ play_id }) => play_id,
      () => null,
    ),
  );
  try {
    // Without the channel the server is asked over HTTP, and a 401 there logs out (spec §4).
    const [{ play_id }] = await Promise.all([started, channelReadyWithin(channelWaitMs)]);
    if (!isWanted()) return { kind: 'abandoned' } as const;
    notePlay({ playId: play_id });
    const arrival = await arrivals.awaitArrival(play_id, isWanted);
    if (!isWanted()) return { kind: 'abandoned' } as const;
    if (arrival !== 'unanswered') return outcomeOf(arrival);
    return (await channelReadyWithin(0)) ? failed(null, 'timeout') : ({ kind: 'unreachable' } as const);
  } finally {
    arrivals.stop();
  }
};

const openAddress = async (stage: Stage, url: string): Promise<LaunchOutcome> => {
  if (!isLaunchAddress(url, knownSettings() ?? (await refreshSettings()))) return failed(null, 'malformed');
  takeInput('url_arrived');
  tellShell(playState());
  stage.show(url);
  return { kind: 'opened' };
};

/**
 * The start has come to nothing: the place is closed. What the server may have begun is left, and so is the game that had
 * given its place up.
 */
const failStart = (stage: Stage, outcome: LaunchOutcome, replaced: string | null): LaunchOutcome => {
  const { playId } = playState();
  if (takeInput('start_failed')) stage.close();
  markLeft();
  const owed = leavesOpen(outcome) ? [playId] : replaced === null ? [] : [replaced];
  for (const id of owed) tellLeft(id).catch(() => undefined);
  return outcome;
};

const begin = async (game: GameChoice, options: LaunchOptions, stage: Stage, replaced: string | null) => {
  const mine = Symbol('launch');
  current = mine;
  const isWanted = (): boolean => current === mine && playState().phase === 'starting';
  try {
    const result = await ask(game, options, isWanted);
    if ('kind' in result && result.kind === 'unreachable') {
      // Neither the channel nor a question brought a word of this member: as the specification has it (spec §4 Game launch).
      const outcome = failStart(stage, failed(null, 'network'), replaced);
      await logOut('expired');
      return outcome;
    }
    if (!('url' in result)) return result.kind === 'abandoned' ? result : failStart(stage, result, replaced);
    const outcome = await openAddress(stage, result.url);
    return outcome.kind === 'opened' ? outcome : failStart(stage, outcome, replaced);
  } catch (error) {
    return isWanted()
      ? failStart(stage, outcomeOfFailure(error), replaced)
      : ({ kind: 'abandoned' } as const);
  }
};

/**
 * Starts a game (spec §4, §5). Must be called in the press itself: a window is opened at once, on `/loading`, and taken to
 * the game when its address arrives.
 */
export const launchGame = async (game: GameChoice, options: LaunchOptions): Promise<LaunchOutcome> => {
  const { template } = options;
  const refusal = refusalOf(game, template);
  if (refusal !== null) return refusal;
  void refreshSettings();
  const mode = options.mode ?? chooseMode(game.gpId, knownSettings(), surroundingsOf(template));
  const stage = stageOf(mode, template);
  if (!stage.open()) return { kind: 'blocked' };
  const before = playState();
  // A game that stood in another place gives it up.
  if (before.mode !== null && before.mode !== mode) stageOf(before.mode, template).close();
  const { gpId, gameType, gameCode, name } = game;
  const androidId = androidIdOf(gpId, knownSettings());
  takeInput('launch', {
    game: { gpId, gameType, gameCode },
    name,
    androidId,
    mode,
    playId: null,
    frameUrl: null,
  });
  markPlaying();
  noteWaitingGame();
  if (mode === 'window') watchGameWindow(() => leaveInPassing('window_closed'));
  return begin(game, options, stage, before.phase === 'playing' ? before.playId : null);
};
