/**
 * Remembers so many things and forgets the oldest. Two that are told the same in the same order remember the same, whatever
 * was asked of them meanwhile: a cache that keeps what was used last would not do here.
 */
export class ShortMemory<Key, Value> {
  readonly #things = new Map<Key, Value>();
  readonly #thingsMax: number;

  constructor(thingsMax: number) {
    this.#thingsMax = thingsMax;
  }

  get(key: Key): Value | undefined {
    return this.#things.get(key);
  }

  set(key: Key, value: Value): void {
    this.#things.set(key, value);
    if (this.#things.size <= this.#thingsMax) return;
    const oldest = this.#things.keys().next();
    if (!oldest.done) this.#things.delete(oldest.value);
  }
}
