import type { CurrencyCode } from '@pavilion/money';
import type { RoundView } from '../../src/play/views.ts';
import { amountOf } from '../shell/amounts.ts';
import { isRoundOpen, type PlayState } from '../shell/playState.ts';
import { Store } from '../shell/store.ts';
import type { Feature } from './machineView.ts';

/** What a player allows autoplay. Amounts in minor units. */
export interface AutoTerms {
  readonly rounds: number;
  /** It ends before more than this could be lost since it began. */
  readonly lossMax: bigint;
  /** It ends after a round that wins at least this; `null` for no such limit. */
  readonly winMax: bigint | null;
}

/** Why it ended. */
export type AutoEnd = 'rounds' | 'loss' | 'win' | 'feature' | 'refused' | 'stopped';

export interface AutoState {
  /** Rounds that are left; `null` while it does not run. */
  readonly left: number | null;
  readonly ended: AutoEnd | null;
  readonly isTurbo: boolean;
}

/** What it sees of a machine. */
export type SeenMachine = Pick<
  PlayState<unknown, unknown>,
  'phase' | 'busy' | 'motion' | 'stake' | 'currency' | 'sessionNet'
> & {
  readonly round: Pick<RoundView<unknown>, 'id' | 'state' | 'won'> | null;
  readonly view: { readonly feature: Pick<Feature, 'waiting'> | null; readonly summary: unknown };
};

/** What is pressed by itself. */
export interface AutoMachine<Seen extends SeenMachine = SeenMachine> {
  readonly getState: () => Seen;
  readonly subscribe: (listener: () => void) => () => void;
  /** The game's own button: spins, or hurries what moves. */
  readonly press: () => void;
  /** Until the last win has been celebrated, at a machine that does so in its own way, or somebody has seen enough. */
  readonly celebrated?: (() => Promise<void>) | undefined;
}

/** With what its site allows. */
export type AutoSeen = SeenMachine & Pick<PlayState<unknown, unknown>, 'opened'>;

interface AutoOptions {
  readonly machine: AutoMachine;
  readonly wait: (ms: number) => Promise<void>;
}

/** Between two rounds, so that each is seen to end. Milliseconds. */
const pauseMs = { plain: 700, turbo: 250, summary: 2_800 } as const;

/**
 * Presses the button of a machine by itself, within limits that the player sets each time, and hurries every spin where turbo is
 * on. It never goes on by itself: not over a reload, not into a bonus, not after anything that was refused.
 */
export class Autoplay extends Store<AutoState> {
  readonly #options: AutoOptions;
  #run: symbol | null = null;
  #wasMoving = false;

  constructor(options: AutoOptions) {
    super({ left: null, ended: null, isTurbo: false });
    this.#options = options;
    options.machine.subscribe(() => this.#hurry());
  }

  readonly setTurbo = (isTurbo: boolean): void => this.set({ isTurbo });

  readonly stop = (): void => this.#end('stopped');

  #end(ended: AutoEnd): void {
    if (this.#run === null) return;
    this.#run = null;
    this.set({ left: null, ended });
  }

  readonly start = async (terms: AutoTerms): Promise<void> => {
    const { busy, phase } = this.#options.machine.getState();
    if (this.#run !== null || busy || phase !== 'playing') return;
    const run = Symbol('run');
    this.#run = run;
    this.set({ left: terms.rounds, ended: null });
    const began = this.#net();
    while (this.#run === run) {
      const { left } = this.state;
      if (left === null || left === 0) return this.#end('rounds');
      const why = await this.#playRound(began, terms);
      if (this.#run !== run) return;
      if (why !== null) return this.#end(why);
      this.set({ left: left - 1 });
      if (left === 1) continue;
      await this.#options.machine.celebrated?.();
      await this.#options.wait(this.#pauseMs());
    }
  };

  /** One round, from the press to its end; `null` where the next may follow. */
  async #playRound(began: bigint, terms: AutoTerms): Promise<AutoEnd | null> {
    const { getState, press } = this.#options.machine;
    const { stake, currency, round: last } = getState();
    if (began - this.#net() + amountOf(stake, currency) > terms.lossMax) return 'loss';
    press();
    // A step that came to nothing leaves the round open and at rest.
    await this.#until(
      (state) => !state.busy && (!isRoundOpen(state) || waitsForPlayer(state) || state.motion === 'idle'),
    );
    const state = getState();
    if (state.phase !== 'playing' || state.round === null || state.round.id === last?.id) return 'refused';
    if (isRoundOpen(state)) return waitsForPlayer(state) ? 'feature' : 'refused';
    const won = amountOf(state.round.won, currency);
    return terms.winMax !== null && won >= terms.winMax ? 'win' : null;
  }

  /** What a bonus came to is read before the next round. */
  #pauseMs(): number {
    if (this.#options.machine.getState().view.summary !== null) return pauseMs.summary;
    return this.state.isTurbo ? pauseMs.turbo : pauseMs.plain;
  }

  #net(): bigint {
    const { sessionNet, currency } = this.#options.machine.getState();
    return amountOf(sessionNet, currency);
  }

  #until(isSo: (state: SeenMachine) => boolean): Promise<void> {
    const { getState, subscribe } = this.#options.machine;
    return new Promise((resolve) => {
      const look = (): boolean => {
        const state = getState();
        return state.phase !== 'playing' || isSo(state);
      };
      if (look()) return resolve();
      const stop = subscribe(() => {
        if (!look()) return;
        stop();
        resolve();
      });
    });
  }

  /** Once for each spin, as soon as it moves. */
  #hurry(): void {
    const { getState, press } = this.#options.machine;
    const { busy, motion } = getState();
    const isMoving = busy && motion === 'moving';
    const begins = isMoving && !this.#wasMoving;
    this.#wasMoving = isMoving;
    if (begins && this.state.isTurbo) press();
  }
}

/** A bonus that the player begins, or chooses. */
const waitsForPlayer = ({ view }: SeenMachine): boolean => view.feature?.waiting === true;

/** Rounds that may be asked for, of a machine. */
export const roundChoices = [10, 25, 50, 100] as const;
/** Limits of loss and win, in stakes. */
export const lossChoices = [10, 25, 50, 100] as const;
export const winChoices = [20, 50, 100] as const;

export const inStakes = (stakes: number, stake: string, currency: CurrencyCode): bigint =>
  BigInt(stakes) * amountOf(stake, currency);
