import * as z from 'zod/mini';
import type { TableView } from '../../../src/tables/views.ts';
import { ApiRefusal, againAfterMs } from '../../shell/wire.ts';
import type { TableApi } from './api.ts';

/** A text that outlives a reload of the page, where the browser lets it. */
export interface KeptText {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** A seal as this page received it, before its round was drawn. */
export interface SeenSeal {
  readonly round: number;
  readonly hash: string;
  /** By this machine's own clock. Milliseconds since 1970. */
  readonly seenMs: number;
}

interface SealOptions {
  readonly api: Pick<TableApi, 'reveal'>;
  readonly kept: KeptText;
  readonly newNumber: () => string;
  /** SHA-256 as hex digits; `null` where the browser has no cryptography to offer. */
  readonly hashOf: ((text: string) => Promise<string>) | null;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const keptSchema = z.object({
  round: z.number(),
  numbers: z.array(z.string()),
  /** Of rounds to come in which a slip is followed, by round. */
  ahead: z.optional(z.record(z.string(), z.string())),
});
type Kept = z.output<typeof keptSchema>;

const triesMax = 3;
const againMs = 300;

/**
 * The numbers that this page's bets bring to the draw. The studio is given their hashes with the bets, and the numbers
 * themselves only once the list of all bets is sealed: so it cannot know them before (decision 0365).
 */
export class SealKeeper {
  readonly #options: SealOptions;
  #toldOf = 0;

  constructor(options: SealOptions) {
    this.#options = options;
  }

  /** What a new bet in this round brings: the hash of a number that stays here. */
  async bring(round: number): Promise<string> {
    const { newNumber, hashOf, kept } = this.#options;
    const number = newNumber();
    if (!hashOf) return number;
    const known = this.#numbersOf(round);
    const { ahead } = this.#read() ?? {};
    kept.write(JSON.stringify({ round, numbers: [...known, number], ahead } satisfies Kept));
    return hashOf(number);
  }

  /** What a slip brings that is laid again in so many rounds from this one on: the hash of a number for each, in order. */
  async bringAhead(fromRound: number, draws: number): Promise<string[]> {
    const { newNumber, hashOf, kept } = this.#options;
    const numbers = Array.from({ length: draws }, newNumber);
    if (!hashOf) return numbers;
    const { round = fromRound - 1, numbers: known = [], ahead: earlier = {} } = this.#read() ?? {};
    // A slip of what was followed before may still lie in the round at the table.
    const lying = Object.entries(earlier).filter(([number]) => Number(number) === fromRound - 1);
    const ahead = Object.fromEntries([
      ...lying,
      ...numbers.map((number, at) => [String(fromRound + at), number] as const),
    ]);
    kept.write(JSON.stringify({ round, numbers: known, ahead } satisfies Kept));
    return Promise.all(numbers.map(hashOf));
  }

  /** Takes in a view of the table: tells this page's numbers once they are asked for. Answers a seal that came in time. */
  see({ number: round, phase, sealing, seal }: TableView): SeenSeal | undefined {
    if (phase !== 'closed' || seal === null || round <= this.#toldOf) return undefined;
    this.#toldOf = round;
    const ahead = this.#read()?.ahead?.[String(round)];
    const numbers = [...this.#numbersOf(round), ...(ahead === undefined ? [] : [ahead])];
    if (sealing === 'commitments' && numbers.length > 0) void this.#tell(round, numbers);
    return { round, hash: seal.hash, seenMs: this.#options.now() };
  }

  async #tell(round: number, numbers: readonly string[]): Promise<void> {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      try {
        await this.#options.api.reveal(round, numbers);
        return;
      } catch (error) {
        if (error instanceof ApiRefusal) return;
        await this.#options.wait(againAfterMs(error, againMs));
      }
    }
  }

  #numbersOf(round: number): readonly string[] {
    const found = this.#read();
    return found?.round === round ? found.numbers : [];
  }

  #read(): Kept | undefined {
    try {
      return keptSchema.safeParse(JSON.parse(this.#options.kept.read() ?? 'null')).data;
    } catch {
      return undefined;
    }
  }
}

/** Kept as long as the tab is open; in memory where the browser keeps nothing for pages in frames. */
export const keptInTab = (name: string): KeptText => {
  let held: string | null = null;
  return {
    read: () => {
      try {
        return window.sessionStorage.getItem(name) ?? held;
      } catch {
        return held;
      }
    },
    write: (text) => {
      held = text;
      try {
        window.sessionStorage.setItem(name, text);
      } catch {
        // It is held until the page is left.
      }
    },
  };
};
