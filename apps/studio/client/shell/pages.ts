/** Part of a list, and where the next part begins: `null` after the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly before: string | null;
}

export interface PagesState<Item> extends Page<Item> {
  readonly state: 'loading' | 'failed' | 'ready';
}

/**
 * A list that comes page by page. Another list, of another heading, is another object: what comes late for the one is never
 * shown in the other.
 */
export class Pages<Item> {
  readonly #ask: (before: string | null) => Promise<Page<Item>>;
  readonly #listeners = new Set<() => void>();
  #state: PagesState<Item> = { state: 'loading', items: [], before: null };
  #isAsking = false;

  constructor(ask: (before: string | null) => Promise<Page<Item>>) {
    this.#ask = ask;
  }

  readonly getState = (): PagesState<Item> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<PagesState<Item>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Asks for the next page: the first one, or again for one that did not come. What is there stays. */
  readonly more = async (): Promise<void> => {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#set({ state: 'loading' });
    try {
      const { items, before } = await this.#ask(this.#state.before);
      this.#set({ state: 'ready', items: [...this.#state.items, ...items], before });
    } catch {
      this.#set({ state: 'failed' });
    } finally {
      this.#isAsking = false;
    }
  };
}
