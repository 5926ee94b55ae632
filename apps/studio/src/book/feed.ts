import { Patience } from '../infra/patience.ts';
import type { Studio } from '../infra/studio.ts';
import type { Book } from './books.ts';
import { advanceEvent } from './commands/advanceEvent.ts';
import { listFixtures } from './commands/listFixtures.ts';
import type { Run } from './engine/run.ts';
import { presentEvent, presentSummary } from './presenter.ts';
import { readBetsById } from './queries.ts';
import type { EventRow } from './rows.ts';
import { Runs } from './runs.ts';
import type { BetView, BookMessage, BookSport, EventSummary } from './views.ts';

/** Every step is waited for exactly; besides, the clock looks so often, should time itself have jumped. Milliseconds. */
const lookEveryMs = 2_000;
/** New events are listed, and what other processes did is read, so often. Milliseconds. */
const readEveryMs = 15_000;
/** Steps that one pass takes at most: after an outage the rest follows in the next. */
const stepsMax = 500;

interface Open {
  readonly row: EventRow;
  readonly run: Run;
}

interface Listener {
  readonly sports: readonly BookSport[];
  /** The event whose whole view is wanted. */
  readonly event: string | undefined;
  /** The seat whose bets are told. */
  readonly seatId: bigint | undefined;
  readonly tell: (message: BookMessage) => void;
}

/** The seat of a bet, and what its player is told. */
export interface ToldBet {
  readonly seatId: bigint;
  readonly view: BetView;
}

/**
 * The events as this process sees them: moves each on when its step is due, and tells every page that watches. What is told
 * follows from the stored rows alone, so two processes tell the same.
 */
export class BookFeed {
  readonly runs = new Runs();
  readonly #studio: Studio;
  readonly #listeners = new Set<Listener>();
  readonly #retryAt = new Map<string, number>();
  #open = new Map<string, Open>();
  #readAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Lists what is to come, takes every step that is due and tells those who watch. Answers how many steps it took. */
  async advance(): Promise<number> {
    await this.#readWhenDue();
    let steps = 0;
    for (let due = this.#due(); due.length > 0 && steps < stepsMax; due = this.#due()) {
      for (const { row } of due) {
        if (this.#stopped) return steps;
        await this.#tryStep(row);
        steps += 1;
      }
    }
    return steps;
  }

  /** Events that are not finished, of these sports: live ones first, then by start. */
  async list(sports: readonly BookSport[]): Promise<EventSummary[]> {
    await this.#readWhenDue();
    const rank = ({ run: { phase } }: Open): number => (phase === 'live' ? 0 : phase === 'coming' ? 1 : 2);
    return [...this.#open.values()]
      .filter(({ row }) => sports.includes(row.sport))
      .sort((a, b) => rank(a) - rank(b) || a.row.starts_at.getTime() - b.row.starts_at.getTime())
      .map(({ row, run }) => presentSummary(row, run));
  }

  /** Tells `listener` of every change until the answered function is called. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells the players of these bets how they stand. */
  async tellBets(ids: readonly string[]): Promise<void> {
    const seats = new Set([...this.#listeners].flatMap(({ seatId }) => seatId ?? []));
    if (seats.size === 0 || ids.length === 0) return;
    for (const { seatId, view } of await readBetsById(this.#studio, ids)) {
      for (const listener of this.#listeners) {
        if (listener.seatId === seatId) listener.tell({ kind: 'bet', bet: view });
      }
    }
  }

  /** Runs until `stop`; `onChange` hears of every step, for the money that it moves. */
  start(onChange: () => void): void {
    const patience = new Patience();
    const pass = async (): Promise<void> => {
      try {
        if ((await this.advance()) > 0) onChange();
        patience.succeeded();
      } catch (error) {
        patience.failed();
        this.#studio.log.error({ err: error }, 'the clock of the book failed');
      }
      if (this.#stopped) return;
      this.#timer = setTimeout(() => {
        this.#running = pass();
      }, patience.waitMs(this.#waitMs()));
    };
    this.#running = pass();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  #waitMs(): number {
    const now = this.#studio.clock.now().getTime();
    const waits = [...this.#open.values()].map(({ row }) => this.#dueAt(row) - now);
    return Math.max(1, Math.min(lookEveryMs, ...waits));
  }

  #due(): Open[] {
    const now = this.#studio.clock.now().getTime();
    return [...this.#open.values()]
      .filter(({ row }) => this.#dueAt(row) <= now)
      .sort((a, b) => this.#dueAt(a.row) - this.#dueAt(b.row));
  }

  /** Milliseconds since 1970. */
  #dueAt({ id, next_at }: EventRow): number {
    return Math.max(next_at?.getTime() ?? Infinity, this.#retryAt.get(id) ?? 0);
  }

  async #readWhenDue(): Promise<void> {
    const now = this.#studio.clock.now().getTime();
    if (now - this.#readAt < readEveryMs) return;
    this.#readAt = now;
    await listFixtures(this.#studio);
    const rows = await this.#studio.db
      .selectFrom('book_event')
      .selectAll()
      .where('next_at', 'is not', null)
      .execute();
    const before = this.#open;
    this.#open = new Map();
    for (const row of rows) {
      const open = (await this.#tryOpen(row)) ?? before.get(row.id);
      if (!open) continue;
      this.#open.set(row.id, open);
      if (before.get(row.id)?.row.steps !== row.steps) await this.#tellEvent(open);
    }
    for (const id of before.keys()) if (!this.#open.has(id)) this.#tellGone(id);
  }

  /** One event that cannot be read, of rules that are not known here, does not hold up the others: it is tried again at the next reading. */
  async #tryOpen(row: EventRow): Promise<Open | undefined> {
    try {
      return { row, run: await this.runs.at(row) };
    } catch (error) {
      this.#alarm(row, error);
      return undefined;
    }
  }

  #alarm({ id }: EventRow, error: unknown): void {
    this.#studio.log.error({ err: error, event: id, alarm: true }, 'an event did not go on');
  }

  /** One event that fails does not hold up the others: it is tried again after a while. */
  async #tryStep(row: EventRow): Promise<void> {
    try {
      await this.#step(row);
      this.#retryAt.delete(row.id);
    } catch (error) {
      this.#retryAt.set(row.id, this.#studio.clock.now().getTime() + lookEveryMs);
      this.#alarm(row, error);
    }
  }

  async #step({ id }: EventRow): Promise<void> {
    const advanced = await advanceEvent(this.#studio, this.runs, id);
    if (!advanced) {
      this.#open.delete(id);
      return;
    }
    const { row, run, bets } = advanced;
    this.#open.set(id, { row, run });
    await this.#tellEvent({ row, run });
    if (row.next_at === null) {
      this.#open.delete(id);
      this.#tellGone(id);
    }
    await this.tellBets(bets);
  }

  async #tellEvent({ row, run }: Open): Promise<void> {
    const watching = [...this.#listeners].filter(({ sports }) => sports.includes(row.sport));
    if (watching.length === 0) return;
    const summary: BookMessage = { kind: 'event', event: presentSummary(row, run) };
    // Whole only for whoever has it open.
    const detail: BookMessage = watching.some(({ event }) => event === row.id)
      ? { kind: 'detail', event: await presentEvent(row, run, this.runs) }
      : summary;
    for (const { event, tell } of watching) tell(event === row.id ? detail : summary);
  }

  #tellGone(id: string): void {
    for (const { tell } of this.#listeners) tell({ kind: 'gone', id });
  }
}

/** A book and the events that it takes bets on. */
export interface OpenBook {
  readonly book: Book;
  readonly feed: BookFeed;
}
