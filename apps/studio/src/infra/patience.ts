const firstMs = 250;
const longestMs = 5_000;

/** How long work that goes on by itself waits after a failure: longer with each, until one run succeeds. */
export class Patience {
  #waitMs = 0;

  succeeded(): void {
    this.#waitMs = 0;
  }

  failed(): void {
    this.#waitMs = Math.min(Math.max(this.#waitMs * 2, firstMs), longestMs);
  }

  /** `usualMs`, unless the last run failed and its wait is longer. */
  waitMs(usualMs: number): number {
    return Math.max(usualMs, this.#waitMs);
  }
}
