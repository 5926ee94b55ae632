import type { Play } from '../shell/play.ts';
import type { PlayState } from '../shell/playState.ts';
import { type Tier, tierOf } from '../shell/tiers.ts';
import type { MachineView } from './machineView.ts';

type Played = Pick<Play<unknown, MachineView>, 'step' | 'set' | 'options'> & {
  readonly getState: () => PlayState<unknown, MachineView>;
};

/** Between two free spins, by the tier of what the one before has won: long enough to read it, the longer the more it is. Milliseconds. */
const pausesMs = [900, 2_800, 4_200, 6_000] as const;

/** How far the win that is shown is celebrated. */
const tierShown = ({ view, win, round, currency }: ReturnType<Played['getState']>): Tier =>
  view.great && win !== null && round ? tierOf(win, round.stake, currency) : 0;

/** A spin that follows in the same round: what the one before has won is no win of it, unless nothing is drawn. */
export const playOn = async (play: Pick<Played, 'step' | 'set' | 'getState'>): Promise<boolean> => {
  const { win } = play.getState();
  const drawn = play.step(null);
  play.set({ win: null });
  if (await drawn) return true;
  if (play.getState().win === null) play.set({ win });
  return false;
};

/** The spin button of a machine: spins, hurries what moves, or plays the free spins one after another. */
export class Presser {
  readonly #play: () => Played;
  readonly #hurry: () => void;
  readonly #greatMs: readonly number[] | undefined;
  #running = false;
  /** Ends a pause in which what was won is looked at. */
  #endPause: (() => void) | null = null;

  /** `greatMs`: how long great wins are looked at by their tier, at a machine that shows them in its own way. */
  constructor(play: () => Played, hurry: () => void, greatMs?: readonly number[]) {
    this.#play = play;
    this.#hurry = hurry;
    this.#greatMs = greatMs;
  }

  /** Whether free spins are being played by themselves. */
  get running(): boolean {
    return this.#running;
  }

  /** Ends the run: more free spins were won, and the player begins them. */
  stop(): void {
    this.#running = false;
  }

  /** Whoever has seen enough of what was won goes on. */
  goOn(): void {
    this.#endPause?.();
  }

  readonly press = (): void => {
    const play = this.#play();
    const { phase, busy, motion, view, stake, opened } = play.getState();
    if (phase !== 'playing') return;
    if (busy) {
      if (motion === 'moving' && opened?.hurry) this.#hurry();
      return;
    }
    if (this.#running) return;
    play.options.sounds.play('press');
    if (view.feature) {
      this.#running = true;
      void this.#playFree();
    } else {
      void play.step(stake);
    }
  };

  async #playFree(): Promise<void> {
    const play = this.#play();
    const feature = () => play.getState().view.feature;
    while (this.#running && feature() && play.getState().phase === 'playing') {
      if (!(await playOn(play))) this.#running = false;
      if (feature()) await this.#pause();
    }
    this.#running = false;
  }

  async #pause(): Promise<void> {
    const play = this.#play();
    const tier = tierShown(play.getState());
    await this.lookAt((tier > 0 && this.#greatMs?.[tier]) || pausesMs[tier]);
  }

  /** Waits so many milliseconds, or until somebody has seen enough. */
  async lookAt(ms: number): Promise<void> {
    await Promise.race([
      this.#play().options.wait(ms),
      new Promise<void>((resolve) => {
        this.#endPause = resolve;
      }),
    ]);
    this.#endPause = null;
  }
}
