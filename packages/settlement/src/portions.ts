/**
 * What passes up a tree in portions that differ by what was already given below. Each agent gets the difference between
 * the own level and the highest below it on that path: the running maximum, without which a lower rate in the middle
 * would be paid for twice.
 */
export interface Portion {
  /** 0 where game types make no difference. */
  readonly gameType: number;
  /** The highest level (a rate, an amount per head) given on the way here. */
  readonly below: bigint;
  readonly amount: bigint;
}

export interface Share extends Portion {
  /** What the agent's own level is above `below`. */
  readonly above: bigint;
}

export class Portions {
  readonly #portions = new Map<string, Portion>();

  add({ gameType, below, amount }: Portion): void {
    const key = `${gameType} ${below}`;
    const known = this.#portions.get(key)?.amount ?? 0n;
    this.#portions.set(key, { gameType, below, amount: known + amount });
  }

  sorted(): Portion[] {
    return [...this.#portions.values()].sort(
      (left, right) =>
        left.gameType - right.gameType || (left.below < right.below ? -1 : left.below > right.below ? 1 : 0),
    );
  }

  /** What an agent with this level gets of each portion, and what passes on to the agent above. */
  raise(levelOf: (gameType: number) => bigint): { shares: Share[]; passed: Portions } {
    const passed = new Portions();
    const shares: Share[] = [];
    for (const portion of this.sorted()) {
      const level = levelOf(portion.gameType);
      const above = level - portion.below;
      if (above > 0n && portion.amount !== 0n) shares.push({ ...portion, above });
      passed.add({ ...portion, below: above > 0n ? level : portion.below });
    }
    return { shares, passed };
  }

  join(other: Portions): void {
    for (const portion of other.#portions.values()) this.add(portion);
  }
}
