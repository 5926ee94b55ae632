import type { DealtCard } from '../../../src/tables/games/baccaratDealing.ts';
import type { RememberedSwitch } from '../../shell/rememberedSwitch.ts';
import { Store } from '../../shell/store.ts';

export interface OpenedState {
  /** The cards are turned for the member as soon as they could be squeezed. */
  readonly isOpenedForMe: boolean;
  /** What the member turned himself, by `nameOf`. */
  readonly opened: ReadonlySet<string>;
}

/** Turned by hand a card stands open at once; turned by the page, it takes its time. Milliseconds. */
const turnsInMs = 700;

const nameOf = (round: number, { side, place }: DealtCard): string => `${round} ${side} ${place}`;

/** The cards that a member has turned on his own screen before the table does. */
export class OpenedCards extends Store<OpenedState> {
  readonly #memory: RememberedSwitch;

  constructor(memory: RememberedSwitch) {
    super({ isOpenedForMe: memory.read(), opened: new Set() });
    this.#memory = memory;
  }

  open(round: number, card: DealtCard): void {
    // Cards of earlier rounds lie no more.
    const ofRound = [...this.state.opened].filter((name) => name.startsWith(`${round} `));
    this.set({ opened: new Set([...ofRound, nameOf(round, card)]) });
  }

  setOpenedForMe(isOn: boolean): void {
    this.#memory.write(isOn);
    this.set({ isOpenedForMe: isOn });
  }
}

/** When a card is turned on this screen, in milliseconds from the draw: never later than the table turns it. */
export const turnedAtOf =
  ({ isOpenedForMe, opened }: OpenedState) =>
  (card: DealtCard, round: number): number => {
    if (card.squeezedFrom === undefined) return card.turnedAt;
    if (opened.has(nameOf(round, card))) return card.squeezedFrom;
    return isOpenedForMe ? card.squeezedFrom + turnsInMs : card.turnedAt;
  };
