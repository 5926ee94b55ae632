import { setTimeout as delay } from 'node:timers/promises';
import { myCash } from '@pavilion/contract/wallet';
import { until } from '../../scripts/cluster/part.ts';
import type { World } from '../world/world.ts';

const everyMs = 100;
/** A page that has no answer by then counts as one that failed. */
const patienceMs = 5_000;

interface Failure {
  /** `performance.now()` when it was asked, and when it had failed. */
  readonly askedMs: number;
  readonly failedMs: number;
  /** When it had last been answered before. */
  readonly lastOkMs: number;
  readonly what: string;
}

/** A member who looks at the balance ten times a second, and remembers when that failed. */
export class Visitor {
  readonly failures: Failure[] = [];
  asked = 0;
  #lastOkMs = performance.now();
  #isOver = false;
  readonly #going: Promise<void>;

  constructor(world: World, place: number, token: string) {
    this.#going = this.#look(world, place, token);
  }

  async #look(world: World, place: number, token: string): Promise<void> {
    const { host } = world.person(place);
    while (!this.#isOver) {
      const askedMs = performance.now();
      this.asked += 1;
      const tooLate = delay(patienceMs, 'no answer' as const, { ref: false });
      const answer = world.desk.call(world.portOf(0), myCash, {}, { token, host }).then(
        ({ httpStatus }) => httpStatus,
        (error: unknown) => String(error),
      );
      const said = await Promise.race([answer, tooLate]);
      if (said === 200) this.#lastOkMs = askedMs;
      else
        this.failures.push({
          askedMs,
          failedMs: performance.now(),
          lastOkMs: this.#lastOkMs,
          what: String(said),
        });
      await delay(everyMs);
    }
  }

  /** Resolves when something that was asked after this moment was answered. Throws when nothing is for a minute. */
  served(sinceMs: number): Promise<void> {
    return until('an answer for a member', async () => this.#lastOkMs >= sinceMs);
  }

  /** Questions asked from this moment on that failed. */
  failuresSince(fromMs: number): readonly Failure[] {
    return this.failures.filter(({ askedMs }) => askedMs >= fromMs);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#going;
  }
}
