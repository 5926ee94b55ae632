import { isCurrencyCode, minor, toDecimal } from '@pavilion/money';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import type { Mode, SlotMachine } from '../../src/engine/machine.ts';
import type { OpenAnswer, RoundView, SpinAnswer, SpinView } from '../../src/play/views.ts';
import type { Cell } from '../reels/reelBox.ts';
import { ApiRefusal, ApiSilence, type GameApi } from './api.ts';
import type { Ending, GameState, Notice } from './gameState.ts';
import {
  cellsOf,
  endingOf,
  featureOf,
  less,
  litCells,
  netAfter,
  noticeOfAnswer,
  noticeOfOpening,
  noticeOfRound,
  noticeOfSpin,
  suspenseFrom,
} from './reading.ts';

/** What the game needs of the reels. */
export interface Reels {
  readonly show: (mode: Mode, stops: readonly number[]) => void;
  readonly spin: (mode: Mode) => void;
  readonly land: (landing: {
    mode: Mode;
    stops: readonly number[];
    suspenseFrom: number | null;
  }) => Promise<void>;
  readonly hurry: () => void;
  readonly fill: (reels: readonly number[]) => void;
  readonly light: (cells: readonly Cell[] | null) => void;
  readonly celebrate: () => void;
}

export interface Sounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (sound: 'press' | 'win' | 'great' | 'free') => void;
}

export interface GameOptions {
  readonly machine: SlotMachine;
  readonly api: GameApi;
  readonly reels: Reels;
  readonly sounds: Sounds;
  /** Resolves after so many milliseconds; a test lets time jump. */
  readonly wait: (ms: number) => Promise<void>;
  readonly newActionId: () => string;
  /** Goes to an address for good. */
  readonly goTo: (url: string) => void;
  /** The way back while no launch has named a better one. */
  readonly lobbyUrl: string;
}

/** Waits between repeats of an unanswered press; the last is kept. Milliseconds. */
const repeatMs = [400, 800, 1_500, 3_000, 5_000] as const;
/** Reels that turn longer than this without an answer come back to rest and wait there. */
const patienceMs = 4_000;
/** Between two free spins. */
const freePauseMs = 900;
const firstStops = [0, 0, 0, 0, 0];

/**
 * The game behind the page: opens it, takes presses, repeats them until there is an answer, and tells the reels
 * what to show. Holds no money truth of its own: every figure is the studio's last answer.
 */
export class Game {
  readonly #options: GameOptions;
  readonly #listeners = new Set<() => void>();
  #state: GameState = {
    phase: 'opening',
    ending: null,
    opened: null,
    currency: 'USD',
    balance: null,
    stakes: [],
    stake: '0.00',
    freeRounds: null,
    win: null,
    reels: 'idle',
    busy: false,
    feature: null,
    notice: { kind: 'welcome' },
    shown: null,
    fairness: null,
    sessionNet: '0',
    sound: false,
  };
  #lastShown: { mode: Mode; stops: readonly number[] } = { mode: 'base', stops: firstStops };
  #freeRun = false;

  constructor(options: GameOptions) {
    this.#options = options;
  }

  readonly getState = (): GameState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<GameState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Opens with a ticket, or takes up the session that this browser had. */
  async open(ticket: string | null): Promise<void> {
    this.#set({ phase: 'opening', ending: null });
    try {
      this.#begin(await this.#openOnce(ticket));
    } catch (error) {
      this.#end(endingOf(error));
    }
  }

  /** A used ticket may be our own, whose answer was lost: then the browser can take the session up again. */
  async #openOnce(ticket: string | null): Promise<OpenAnswer> {
    const { api } = this.#options;
    try {
      return await api.open(ticket);
    } catch (error) {
      if (!(error instanceof ApiRefusal && error.error === 'ticket_used')) throw error;
      return api.open(null).catch(() => {
        throw error;
      });
    }
  }

  #begin(opened: OpenAnswer): void {
    const currency = isCurrencyCode(opened.currency) ? opened.currency : 'USD';
    const { round } = opened;
    this.#set({
      phase: 'playing',
      opened,
      currency,
      balance: opened.balance,
      stakes: opened.stakes,
      stake: round?.state === 'playing' ? round.stake : opened.stake,
      freeRounds: opened.freeRounds,
      win: round?.lastSpin?.win ?? null,
      fairness: opened.fairness,
      notice: noticeOfOpening(opened),
      feature: featureOf(round, true),
      sessionNet: toDecimal(minor(0), currency),
    });
    if (round?.lastSpin) {
      const { mode, stops } = round.lastSpin;
      this.#showAtRest(mode, stops);
    } else {
      this.#showAtRest('base', firstStops);
    }
    if (round?.state === 'pending' || round?.state === 'paying') void this.#waitForRound();
  }

  #showAtRest(mode: Mode, stops: readonly number[]): void {
    this.#lastShown = { mode, stops };
    this.#options.reels.show(mode, stops);
    const { expandedReels } = evaluateSpin(this.#options.machine, mode, stops);
    this.#options.reels.fill(expandedReels);
  }

  #end(ending: Ending): void {
    this.#freeRun = false;
    this.#set({ phase: 'over', ending, busy: false, reels: 'idle' });
  }

  /** The spin button: spins, hurries turning reels, or begins the free spins. */
  readonly press = (): void => {
    const { phase, busy, feature, reels } = this.#state;
    if (phase !== 'playing') return;
    if (busy) {
      if (reels === 'spinning') this.#options.reels.hurry();
      return;
    }
    if (this.#freeRun) return;
    this.#options.sounds.play('press');
    if (feature) {
      this.#freeRun = true;
      void this.#playFree();
    } else {
      void this.#spinOnce(this.#state.stake);
    }
  };

  readonly changeStake = (steps: 1 | -1): void => {
    const { busy, feature, stakes, stake } = this.#state;
    if (busy || feature) return;
    const next = stakes[stakes.indexOf(stake) + steps];
    if (next !== undefined) this.#set({ stake: next });
  };

  readonly setSound = (sound: boolean): void => {
    this.#options.sounds.setOn(sound);
    this.#set({ sound });
  };

  /** Asks for the balance again: the player may have paid in meanwhile. */
  readonly refresh = async (): Promise<void> => {
    if (this.#state.phase !== 'playing' || this.#state.busy) return;
    try {
      const { balance } = await this.#options.api.state();
      if (!this.#state.busy && balance !== null) this.#set({ balance });
    } catch (error) {
      if (error instanceof ApiRefusal) this.#end(endingOf(error));
    }
  };

  readonly leave = async (): Promise<void> => {
    const { goTo, api, lobbyUrl } = this.#options;
    const known = this.#state.opened?.lobbyUrl ?? lobbyUrl;
    try {
      const answer = await api.leave();
      this.#end('left');
      goTo(answer.lobbyUrl);
    } catch {
      // Ended already, or no answer: the way back is known, and the session ends by itself.
      goTo(known);
    }
  };

  readonly rotate = async (
    clientSeed: string,
  ): Promise<{ serverSeed: string; serverSeedHash: string } | null> => {
    if (this.#state.busy) return null;
    const { revealed, fairness } = await this.#options.api.rotate(clientSeed);
    this.#set({ fairness });
    return revealed;
  };

  async #playFree(): Promise<void> {
    while (this.#freeRun && this.#state.feature && this.#state.phase === 'playing') {
      const went = await this.#spinOnce(null);
      if (!went) this.#freeRun = false;
      if (this.#state.feature) await this.#options.wait(freePauseMs);
    }
    this.#freeRun = false;
  }

  /** One spin from press to rest; answers whether it was drawn. */
  async #spinOnce(stake: string | null): Promise<boolean> {
    const mode: Mode = stake === null ? 'free' : 'base';
    const actionId = this.#options.newActionId();
    this.#set({ busy: true, reels: 'spinning', win: null, shown: null, notice: { kind: 'welcome' } });
    this.#options.reels.spin(mode);
    const answer = await this.#askUntilKnown(actionId, stake);
    if (answer === null) return false;
    if (answer.kind === 'drawn') {
      this.#set({ freeRounds: answer.freeRounds });
      await this.#present(answer.spin, answer.round, answer.balance, answer.round.isFree ? null : stake);
      return true;
    }
    this.#backToRest();
    this.#set({
      busy: false,
      reels: 'idle',
      ...(answer.kind !== 'stuck' &&
        answer.kind !== 'pending' && {
          freeRounds: answer.freeRounds,
          ...(answer.balance !== null && { balance: answer.balance }),
        }),
      notice: noticeOfAnswer(answer),
    });
    if (answer.kind === 'refused' && answer.reason === 'session_ended') this.#end('session_ended');
    return false;
  }

  #backToRest(): void {
    this.#showAtRest(this.#lastShown.mode, this.#lastShown.stops);
  }

  /** Sends the same press until it is answered for good. `null` when the game is over instead. */
  async #askUntilKnown(actionId: string, stake: string | null): Promise<SpinAnswer | null> {
    let turnedMs = 0;
    for (let attempt = 0; ; attempt += 1) {
      let notice: Notice;
      try {
        const answer = await this.#options.api.spin(actionId, stake);
        if (answer.kind !== 'pending') return answer;
        notice = { kind: 'asking' };
      } catch (error) {
        if (!(error instanceof ApiSilence)) return this.#giveUp(error);
        notice = { kind: 'offline' };
      }
      const pause = repeatMs[Math.min(attempt, repeatMs.length - 1)] ?? 0;
      turnedMs += pause;
      if (attempt > 0) this.#set({ notice });
      if (turnedMs > patienceMs) this.#backToRest();
      await this.#options.wait(pause);
      if (this.#state.phase !== 'playing') return null;
    }
  }

  /** The studio turned the press down: nothing was drawn. */
  async #giveUp(error: unknown): Promise<null> {
    this.#backToRest();
    const refusal = error instanceof ApiRefusal ? error.error : 'internal';
    if (refusal === 'round_open' || refusal === 'no_free_spins') {
      this.#set({ busy: false, reels: 'idle' });
      await this.#waitForRound();
    } else if (refusal === 'stake_not_offered') {
      this.#set({ busy: false, reels: 'idle', notice: { kind: 'refused', reason: 'stake_not_offered' } });
    } else {
      this.#end(endingOf(error));
    }
    return null;
  }

  async #present(
    spin: SpinView,
    round: RoundView,
    balance: string | null,
    stake: string | null,
  ): Promise<void> {
    const { reels, sounds, machine } = this.#options;
    const before = this.#state.balance;
    const { currency } = this.#state;
    const evaluation = evaluateSpin(machine, spin.mode, spin.stops);
    if (balance !== null) this.#set({ balance: less(balance, spin.win, currency) });
    await reels.land({
      mode: spin.mode,
      stops: spin.stops,
      suspenseFrom: suspenseFrom(machine.scatter, evaluation),
    });
    this.#lastShown = { mode: spin.mode, stops: spin.stops };
    reels.fill(evaluation.expandedReels);
    const feature = featureOf(round, !this.#freeRun || spin.freeAdded > 0);
    const scatters = spin.freeAdded > 0 ? cellsOf(evaluation, machine.scatter) : [];
    const cells = [...litCells(evaluation), ...scatters];
    if (cells.length > 0) reels.light(cells);
    const notice = noticeOfSpin({ spin, round, evaluation, feature: feature !== null, currency });
    if (notice.kind === 'won') sounds.play(notice.great ? 'great' : 'win');
    if (notice.kind === 'free_won') sounds.play('free');
    if (notice.kind === 'won' && notice.great) reels.celebrate();
    this.#set({
      busy: false,
      reels: 'settled',
      balance: balance ?? before,
      win: notice.kind === 'free_over' ? notice.won : spin.win,
      feature,
      notice,
      shown: { mode: spin.mode, lineWins: evaluation.lineWins, window: evaluation.shown },
      sessionNet: netAfter(this.#state.sessionNet, spin.win, stake, currency),
      fairness: this.#state.fairness && { ...this.#state.fairness, nonce: spin.nonce + 1 },
    });
    if (feature?.waiting) this.#freeRun = false;
  }

  /** Asks until an unfinished round is over for certain, and shows what it came to. */
  async #waitForRound(): Promise<void> {
    this.#set({ busy: true, notice: { kind: 'asking' } });
    for (let attempt = 0; this.#state.phase === 'playing'; attempt += 1) {
      try {
        const { balance, round } = await this.#options.api.state();
        if (round?.state !== 'pending' && round?.state !== 'paying') {
          if (round?.lastSpin) this.#showAtRest(round.lastSpin.mode, round.lastSpin.stops);
          this.#set({
            busy: false,
            balance: balance ?? this.#state.balance,
            win: round?.lastSpin?.win ?? null,
            feature: featureOf(round, true),
            notice: noticeOfRound(round),
          });
          return;
        }
      } catch (error) {
        if (!(error instanceof ApiSilence)) return this.#end(endingOf(error));
        this.#set({ notice: { kind: 'offline' } });
      }
      await this.#options.wait(repeatMs[Math.min(attempt + 1, repeatMs.length - 1)] ?? 0);
    }
  }
}
