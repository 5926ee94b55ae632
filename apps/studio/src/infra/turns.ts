/** So many at a time: who comes while all places are taken waits for one, in order. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Does `work` once there is a place for it; it hears whether it has waited. */
  async run(work: (hasWaited: boolean) => Promise<void>): Promise<void> {
    const hasWaited = this.#free === 0;
    if (hasWaited) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#free -= 1;
    try {
      await work(hasWaited);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
