import type { DeskPort } from '../slip/slipDesk.ts';
import { somethingUnderWay } from './news.ts';

/** How often money that is under way is asked for. Milliseconds. */
export const askAgainMs = 1_200;
const asksMax = 60;

/** What is needed of the page around. */
interface MoneyPort extends Pick<DeskPort, 'state' | 'set' | 'wait'> {
  /** Asks for bets and balance together; `null` once they are known, otherwise how long until they may be asked for again, milliseconds. */
  readonly fetchState: () => Promise<number | null>;
}

/** Asks after bets whose money is under way, until each is taken or is none. */
export class MoneyWatch {
  readonly #port: MoneyPort;
  #asking = false;

  constructor(port: MoneyPort) {
    this.#port = port;
  }

  /** Asks where money is under way, for 60 questions at most; at least once where `atOnce`. Does nothing while it asks already. */
  async askUntilKnown(atOnce = false): Promise<void> {
    const { state, wait, fetchState } = this.#port;
    if (this.#asking || (!atOnce && !somethingUnderWay(state().bets))) return;
    this.#asking = true;
    const known = new Set(state().bets.map(({ id }) => id));
    try {
      for (let asked = 0; asked < asksMax && state().phase === 'playing'; asked += 1) {
        const unheardMs = await fetchState();
        if (unheardMs === null && !somethingUnderWay(state().bets)) return this.#tellFound(known);
        await wait(unheardMs ?? askAgainMs);
      }
    } finally {
      this.#asking = false;
    }
  }

  /** A bet of which nothing was heard was taken, or there is none. */
  #tellFound(known: ReadonlySet<string>): void {
    const { bets, notice } = this.#port.state();
    if (notice.kind !== 'asking') return;
    const found = bets.find(({ id, state }) => state === 'open' && !known.has(id));
    this.#port.set({ notice: found ? { kind: 'taken', amount: found.stake } : { kind: 'welcome' } });
  }
}
