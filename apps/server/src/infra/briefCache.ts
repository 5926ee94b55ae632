interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly freshUntilMs: number;
}

/**
 * Public answers kept for a few seconds in one process, so that a crowd asks the database once. One load serves
 * everybody who waits for the same key; a failed load is not kept; the oldest entry leaves first when it is full.
 */
export class BriefCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #freshMs: number;
  readonly #entriesMax: number;
  readonly #nowMs: () => number;

  constructor(options: { freshMs: number; entriesMax: number; nowMs?: () => number }) {
    this.#freshMs = options.freshMs;
    this.#entriesMax = options.entriesMax;
    this.#nowMs = options.nowMs ?? (() => performance.now());
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const held = this.#entries.get(key);
    if (held !== undefined && held.freshUntilMs > this.#nowMs()) return held.value;
    const value = load();
    this.#entries.delete(key);
    this.#entries.set(key, { value, freshUntilMs: this.#nowMs() + this.#freshMs });
    value.catch(() => {
      if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
    });
    if (this.#entries.size > this.#entriesMax) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }
}
