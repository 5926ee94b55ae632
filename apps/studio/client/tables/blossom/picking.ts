import { useStoreState } from '../../shell/given.ts';
import { useTable } from '../shell/context.ts';
import type { OwnHand } from '../shell/hands.ts';
import type { TableStore } from '../shell/tableStore.ts';

/** Of a page: the hand that is about to be compared, at this point of its choices; `null` while nobody is chosen. */
class Picking {
  #hand: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly getState = (): string | null => this.#hand;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(hand: string | null): void {
    this.#hand = hand;
    for (const listener of this.#listeners) listener();
  }
}

const pickings = new WeakMap<TableStore, Picking>();

const pickingOf = (store: TableStore): Picking => {
  const known = pickings.get(store) ?? new Picking();
  pickings.set(store, known);
  return known;
};

/** Another choice is another point: nothing stays open behind it. */
const pointOf = ({ slip, hand }: OwnHand): string => `${slip.id}:${hand.made.length}`;

const isAt = (point: string | null, own: OwnHand): boolean =>
  point === pointOf(own) && own.hand.state === 'open';

export const togglePick = (store: TableStore, own: OwnHand): void => {
  const picking = pickingOf(store);
  picking.set(picking.getState() === pointOf(own) ? null : pointOf(own));
};

/** Whether it is being chosen whom to compare this hand with. */
export const isPickingFor = (store: TableStore, own: OwnHand): boolean =>
  isAt(pickingOf(store).getState(), own);

/** The same, as it changes. */
export const useIsPicking = (own: OwnHand | undefined): boolean => {
  const { store } = useTable();
  const hand = useStoreState(pickingOf(store));
  return own !== undefined && isAt(hand, own);
};
