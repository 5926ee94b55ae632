import { LRUCache } from 'lru-cache';

export interface BriefCacheOptions<Value> {
  /** How long an answer is served, in milliseconds. */
  readonly freshMs: number;
  /** Answers kept; beyond them the one that was asked for longest ago leaves. */
  readonly entriesMax: number;
  /** Whether an answer that has come is kept; left out, every one is. */
  readonly keeps?: (value: Value) => boolean;
  /** A clock that only goes forward, in milliseconds above zero. */
  readonly nowMs?: () => number;
}

/**
 * Public answers kept for a few seconds in one process, so that a crowd asks the database once. One load serves
 * everybody who waits for the same key; a failed load is not kept.
 */
export class BriefCache<Value> {
  readonly #answers: LRUCache<string, Promise<Value>>;
  readonly #keeps: (value: Value) => boolean;

  constructor({
    freshMs,
    entriesMax,
    keeps = () => true,
    nowMs = () => performance.now(),
  }: BriefCacheOptions<Value>) {
    this.#keeps = keeps;
    this.#answers = new LRUCache({
      max: entriesMax,
      ttl: freshMs,
      perf: { now: nowMs },
      ttlResolution: 0,
    });
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const held = this.#answers.get(key);
    if (held !== undefined) return held;
    const answer = load();
    this.#answers.set(key, answer);
    const forget = (): void => {
      if (this.#answers.peek(key) === answer) this.#answers.delete(key);
    };
    answer.then((value) => {
      if (!this.#keeps(value)) forget();
    }, forget);
    return answer;
  }

  clear(): void {
    this.#answers.clear();
  }

  get size(): number {
    return this.#answers.size;
  }
}
