import type { DealtCard } from '../../../src/tables/games/baccaratDealing.ts';
import type { RememberedSwitch } from '../../shell/rememberedSwitch.ts';

export interface OpenedState {
  /** The cards are turned for the member as soon as they could be squeezed. */
  readonly isOpenedForMe: boolean;
  /** What the member turned himself, by `nameOf`. */
  readonly opened: ReadonlySet<string>;
}

/** The cards that a member has turned on his own screen before the table does. */
export interface OpenedCards {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => OpenedState;
  readonly open: (round: number, card: DealtCard) => void;
  readonly setOpenedForMe: (isOn: boolean) => void;
}

/** Turned by hand a card stands open at once; turned by the page, it takes its time. Milliseconds. */
const turnsInMs = 700;

const nameOf = (round: number, { side, place }: DealtCard): string => `${round} ${side} ${place}`;

export const createOpenedCards = (memory: RememberedSwitch): OpenedCards => {
  let state: OpenedState = { isOpenedForMe: memory.read(), opened: new Set() };
  const listeners = new Set<() => void>();
  const set = (change: Partial<OpenedState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    open: (round, card) => {
      // Cards of earlier rounds lie no more.
      const ofRound = [...state.opened].filter((name) => name.startsWith(`${round} `));
      set({ opened: new Set([...ofRound, nameOf(round, card)]) });
    },
    setOpenedForMe: (isOn) => {
      memory.write(isOn);
      set({ isOpenedForMe: isOn });
    },
  };
};

/** When a card is turned on this screen, in milliseconds from the draw: never later than the table turns it. */
export const turnedAtOf =
  ({ isOpenedForMe, opened }: OpenedState) =>
  (card: DealtCard, round: number): number => {
    if (card.squeezedFrom === undefined) return card.turnedAt;
    if (opened.has(nameOf(round, card))) return card.squeezedFrom;
    return isOpenedForMe ? card.squeezedFrom + turnsInMs : card.turnedAt;
  };
