import { Store } from './store.ts';

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
export class Pages<Item> extends Store<PagesState<Item>> {
  readonly #ask: (before: string | null) => Promise<Page<Item>>;
  #isAsking = false;

  constructor(ask: (before: string | null) => Promise<Page<Item>>) {
    super({ state: 'loading', items: [], before: null });
    this.#ask = ask;
  }

  /** Asks for the next page: the first one, or again for one that did not come. What is there stays. */
  readonly more = async (): Promise<void> => {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.set({ state: 'loading' });
    try {
      const { items, before } = await this.#ask(this.state.before);
      this.set({ state: 'ready', items: [...this.state.items, ...items], before });
    } catch {
      this.set({ state: 'failed' });
    } finally {
      this.#isAsking = false;
    }
  };
}
