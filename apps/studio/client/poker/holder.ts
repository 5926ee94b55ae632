import type { KeyHandler } from '../shell/keys.ts';
import type { Play } from '../shell/play.ts';
import { isRoundOpen, type PlayState } from '../shell/playState.ts';

interface HeldView {
  /** Places that the player means to hold. */
  readonly held: readonly number[];
}

type Played<View> = Pick<Play<unknown, View>, 'step' | 'options'> & {
  readonly getState: () => PlayState<unknown, View>;
  readonly set: (change: { readonly view: View }) => void;
};

/** What a player of draw poker presses, however many hands are drawn: deals, holds, draws. */
export class Holder<View extends HeldView> {
  readonly #play: Played<View>;

  constructor(play: Played<View>) {
    this.#play = play;
  }

  /** Deals, with what a deal `asks`, or draws with what is held. */
  press(asks: object = {}): void {
    const { getState, options } = this.#play;
    const state = getState();
    if (state.phase !== 'playing' || state.busy) return;
    options.sounds.play('press');
    if (isRoundOpen(state)) void this.#play.step(null, { hold: state.view.held });
    else void this.#play.step(state.stake, asks);
  }

  /** Draws with just these held. */
  drawHolding(held: readonly number[]): void {
    const { getState, set } = this.#play;
    set({ view: { ...getState().view, held } });
    this.press();
  }

  /** Holds a card, or lets it go. */
  toggle(place: number): void {
    const { getState, options } = this.#play;
    const state = getState();
    if (state.busy || !isRoundOpen(state)) return;
    const { view } = state;
    const held = view.held.includes(place)
      ? view.held.filter((other) => other !== place)
      : [...view.held, place].sort((a, b) => a - b);
    options.sounds.play('card');
    this.#play.set({ view: { ...view, held } });
  }
}

/** Space deals or draws, the digits hold. */
export const keysOf =
  ({ press, toggle }: { press: () => void; toggle: (place: number) => void }): KeyHandler =>
  (code) => {
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
    if (code === 'Space') press();
    else if (digit) toggle(Number(digit) - 1);
    else return false;
    return true;
  };
