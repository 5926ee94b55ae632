import { parseDecimal } from '@pavilion/money';
import type { BetRefusal } from '../../../src/book/views.ts';
import type { BookClientState } from '../shell/bookState.ts';
import { minorOf } from '../shell/news.ts';
import {
  agreedTo,
  betsOf,
  clashes,
  isClosed,
  isHeld,
  isLocked,
  isPicked,
  jointOf,
  keyOf,
  modeOf,
  type Priced,
  picturedPicks,
  restOf,
  stakesOf,
} from './picks.ts';
import type { DeskPort } from './slipDesk.ts';

/** A press of a slip that is locked is good for so long. Milliseconds. */
export const armedMs = 30_000;
/** It is looked so often whether all is open. Milliseconds. */
const lookEveryMs = 200;

/** A slip that is sent as soon as all of it can be bet on. */
export interface Armed {
  /** By the server's clock, milliseconds since 1970. */
  readonly until: number;
  /** What lay in the slip at the press: of anything else nothing is sent. */
  readonly slip: string;
  /** The numbers of its bets, made at the press: whatever happens, each of them is placed once. */
  readonly actions: readonly string[];
}

/** What is done by the desk itself. */
export interface ArmedDesk {
  /** Why the slip cannot be placed; with `isAwaited` what is locked is taken as open. */
  readonly problem: (isAwaited?: boolean) => BetRefusal | 'stake_empty' | null;
  readonly place: (actions: readonly string[]) => Promise<void>;
}

const slipOf = ({ picks, mode, system, stake, consent }: BookClientState): string =>
  JSON.stringify([picks.map(keyOf), mode, system, stake, consent]);

const totalOf = (state: BookClientState): bigint =>
  (parseDecimal(state.stake, state.currency) ?? 0n) * BigInt(stakesOf(state.picks, state));

/** What several choices of one event are together has not been told since it opened. */
const isJointAwaited = ({ picks, mode, joints }: BookClientState): boolean =>
  modeOf(picks, mode) !== 'single' &&
  [...clashes(picks)].some((event) => jointOf(picks, joints, event)?.price == null);

/** Something is locked for a moment, waits for its picture, or is not priced again yet. */
const hasToWait = (state: BookClientState): boolean => {
  const { picks, pictured } = state;
  return (
    picturedPicks(picks, pictured).some(isLocked) ||
    isHeld(picks, pictured) ||
    isJointAwaited({ ...state, picks: restOf(picks) })
  );
};

/**
 * "Bet as soon as it opens": agrees to the prices that were shown at the press and to nothing else, sends the slip once, and gives up after
 * half a minute, where a choice closes, where the slip changes, and where a price would have to be asked about.
 */
export class Arming {
  readonly #port: DeskPort;
  readonly #desk: ArmedDesk;

  constructor(port: DeskPort, desk: ArmedDesk) {
    this.#port = port;
    this.#desk = desk;
  }

  /** Whether it has to wait, and nothing else stands against the slip. */
  canArm(): boolean {
    const state = this.#port.state();
    const isIdle = state.placing === null && state.phase === 'playing';
    return isIdle && hasToWait(state) && this.#desk.problem(true) === null;
  }

  arm(shown: Priced): void {
    const told = this.#port.state();
    if (told.armed !== null || !this.canArm()) return;
    // What is closed leaves the slip.
    const rest = restOf(picturedPicks(told.picks, told.pictured));
    const state = { ...told, picks: told.picks.filter((pick) => isPicked(rest, pick)) };
    const armed: Armed = {
      until: this.#port.serverNow() + armedMs,
      slip: slipOf(state),
      actions: betsOf(state.picks, modeOf(state.picks, state.mode)).map(() => this.#port.newActionId()),
    };
    this.#port.set({
      armed,
      receipt: null,
      notice: { kind: 'welcome' },
      ...agreedTo(state, shown),
    });
    void this.#watch(armed);
  }

  disarm(): void {
    if (this.#port.state().armed !== null) this.#port.set({ armed: null });
  }

  async #watch(armed: Armed): Promise<void> {
    for (;;) {
      const state = this.#port.state();
      if (state.armed !== armed) return;
      const picks = picturedPicks(state.picks, state.pictured);
      const isOther = state.phase !== 'playing' || slipOf(state) !== armed.slip;
      // What has closed for good is told by the press that takes it out.
      if (isOther || picks.some(isClosed)) return this.disarm();
      if (this.#port.serverNow() >= armed.until)
        return this.#port.set({ armed: null, notice: { kind: 'unarmed' } });
      if (!hasToWait(state)) return this.#send(armed, state);
      await this.#port.wait(lookEveryMs);
    }
  }

  async #send({ actions }: Armed, state: BookClientState): Promise<void> {
    const { balance, currency } = state;
    const isShort = balance !== null && totalOf(state) > minorOf(balance, currency);
    const reason = isShort ? 'insufficient_funds' : this.#desk.problem();
    // A price that must be asked about is asked about as ever.
    const isTold = reason !== null && reason !== 'price_changed';
    this.#port.set({ armed: null, ...(isTold && { notice: { kind: 'refused', reason } }) });
    if (reason === null) await this.#desk.place(actions);
  }
}
