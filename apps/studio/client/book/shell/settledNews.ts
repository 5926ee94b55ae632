import type { BetView } from '../../../src/book/views.ts';
import type { BookClientState, Notice } from './bookState.ts';
import { isSettledNotice, mergedBets } from './news.ts';

interface NewsPort {
  readonly state: () => BookClientState;
  readonly set: (change: Partial<BookClientState>) => void;
  /** Asks for bets and balance together; `null` once they are known. */
  readonly fetchState: () => Promise<number | null>;
  readonly wait: (ms: number) => Promise<void>;
  readonly takeBets: (bets: readonly BetView[]) => void;
  /** Asks again and again until it is known. */
  readonly lookAfterBets: () => void;
}

/** In which order it is told what bets have come to: with the balance after it, and a win before anything else. */
export class SettledNews {
  readonly #port: NewsPort;
  /** What follows once the win that is told has been seen. */
  #later: Notice | null = null;
  #waiting: readonly BetView[] = [];
  #fetching = false;

  constructor(port: NewsPort) {
    this.#port = port;
  }

  /** Takes in what bets have come to as soon as the balance after it is known; without that where it cannot be had. */
  async take(news: readonly BetView[]): Promise<void> {
    this.#waiting = mergedBets(this.#waiting, news);
    if (this.#fetching) return;
    this.#fetching = true;
    const unheardMs = await this.#port.fetchState();
    this.#fetching = false;
    const told = this.#waiting;
    this.#waiting = [];
    if (this.#port.state().phase !== 'playing') return;
    this.#port.takeBets(told);
    // Money that could not be asked for comes later, and nothing waits for it.
    if (unheardMs === null) return;
    await this.#port.wait(unheardMs);
    this.#port.lookAfterBets();
  }

  /** Tells something; beside a win that is still told, it follows that. */
  tell(told: Notice, others: readonly Notice[]): void {
    const { wins, great, notice } = this.#port.state();
    if (told.kind !== 'won' && isSettledNotice(told) && (wins.length > 0 || great !== null)) {
      this.#later = told;
      return;
    }
    if (told.kind === 'won')
      this.#later = [notice, ...others].filter(({ kind }) => kind === 'lost').at(-1) ?? this.#later;
    this.#port.set({ notice: told });
  }

  /** A win has been seen: what came beside it follows. */
  see(seen: Partial<Pick<BookClientState, 'wins' | 'great'>>): void {
    this.#port.set(seen);
    const later = this.#later;
    this.#later = null;
    const { kind } = this.#port.state().notice;
    if (later && (kind === 'welcome' || kind === 'won')) this.#port.set({ notice: later });
  }
}
