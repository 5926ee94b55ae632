/** State that is shown, and told of to whoever watches it: what `useStoreState` reads. `Known` is what every such state has. */
export abstract class Store<State extends Known, Known extends object = State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(first: State) {
    this.#state = first;
  }

  protected get state(): State {
    return this.#state;
  }

  readonly getState = (): State => this.#state;

  /** Calls `listener` after every change, until the answered function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes what is shown. */
  set(change: Partial<State> | Partial<Known>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
