export interface KeyedBatcherOptions<Item, Result> {
  /** Does a batch. Must answer one result an item, in order, and must not reject. */
  readonly run: (items: readonly Queued<Item>[]) => Promise<readonly Result[]>;
  /** Items of one key are done one after the other, in the order they came; never two in one batch or at once. */
  readonly keyOf: (item: Item) => string;
  readonly batchMax: number;
  /**
   * Batches under way at once. While one is, another begins only when it is full: each has its price whatever is in it, so
   * what comes in drops waits to make up a large one. For a batch that takes longer than `slowMs` nothing waits.
   */
  readonly batchesMax: number;
  readonly slowMs: number;
  /** Items that wait at most; further ones are turned away. */
  readonly queueMax: number;
  /** An item that has waited longer is turned away undone. */
  readonly queueMs: number;
  readonly nowMs?: () => number;
}

export interface Queued<Item> {
  readonly item: Item;
  /** By the batcher's clock, which need not be that of the wall. */
  readonly queuedAtMs: number;
}

/** Not even begun: the queue is full, or its wait was too long. */
export const turnedAway = Symbol('turned away');

interface Entry<Item, Result> extends Queued<Item> {
  readonly resolve: (result: Result | typeof turnedAway) => void;
}

/**
 * Gathers work that arrives singly into batches. While one is under way, what arrives waits and makes up the next, so
 * batches grow with the load and a lone item does not wait for company.
 */
export class KeyedBatcher<Item, Result> {
  readonly #options: KeyedBatcherOptions<Item, Result>;
  readonly #nowMs: () => number;
  /** What waits, by key; a key is `ready` when it has something waiting and nothing under way. */
  readonly #waiting = new Map<string, Entry<Item, Result>[]>();
  readonly #ready = new Set<string>();
  readonly #busy = new Set<string>();
  #queued = 0;
  #batches = 0;
  #slowBatches = 0;
  #pumping = false;

  constructor(options: KeyedBatcherOptions<Item, Result>) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  submit(item: Item): Promise<Result | typeof turnedAway> {
    if (this.#queued >= this.#options.queueMax) return Promise.resolve(turnedAway);
    this.#queued += 1;
    const key = this.#options.keyOf(item);
    const { promise, resolve } = Promise.withResolvers<Result | typeof turnedAway>();
    const entry = { item, queuedAtMs: this.#nowMs(), resolve };
    const line = this.#waiting.get(key);
    if (line) line.push(entry);
    else this.#waiting.set(key, [entry]);
    if (!this.#busy.has(key)) this.#ready.add(key);
    this.#pumpSoon();
    return promise;
  }

  /** Lets everything that the same turn of the event loop brings into the first batch. */
  #pumpSoon(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    setImmediate(() => {
      this.#pumping = false;
      this.#pump();
    });
  }

  #pump(): void {
    const { batchMax, batchesMax } = this.#options;
    while (
      this.#batches < batchesMax &&
      (this.#batches === this.#slowBatches || this.#ready.size >= batchMax)
    ) {
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#run(batch);
    }
  }

  #take(): { key: string; entry: Entry<Item, Result> }[] {
    const batch: { key: string; entry: Entry<Item, Result> }[] = [];
    const oldestMs = this.#nowMs() - this.#options.queueMs;
    for (const key of this.#ready) {
      if (batch.length >= this.#options.batchMax) break;
      const entry = this.#next(key, oldestMs);
      if (!this.#waiting.has(key) || entry) this.#ready.delete(key);
      if (!entry) continue;
      this.#busy.add(key);
      batch.push({ key, entry });
    }
    return batch;
  }

  /** The key's first entry that has not waited too long; those that have are turned away. */
  #next(key: string, oldestMs: number): Entry<Item, Result> | undefined {
    const line = this.#waiting.get(key) ?? [];
    let found: Entry<Item, Result> | undefined;
    while (!found && line.length > 0) {
      const entry = line.shift();
      if (!entry) break;
      this.#queued -= 1;
      if (entry.queuedAtMs < oldestMs) entry.resolve(turnedAway);
      else found = entry;
    }
    if (line.length === 0) this.#waiting.delete(key);
    return found;
  }

  async #run(batch: readonly { key: string; entry: Entry<Item, Result> }[]): Promise<void> {
    this.#batches += 1;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      this.#slowBatches += 1;
      this.#pump();
    }, this.#options.slowMs);
    try {
      const results = await this.#options.run(batch.map(({ entry }) => entry));
      batch.forEach(({ entry }, index) => {
        const result = results[index];
        entry.resolve(result === undefined ? turnedAway : result);
      });
    } finally {
      clearTimeout(timer);
      this.#batches -= 1;
      if (isSlow) this.#slowBatches -= 1;
      for (const { key } of batch) {
        this.#busy.delete(key);
        if (this.#waiting.has(key)) this.#ready.add(key);
      }
      this.#pumpSoon();
    }
  }
}
