import { batchMax, claimWaiting } from '../bets/claimBets.ts';
import { takeBet } from '../bets/takeBet.ts';
import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import { settleAll } from '../infra/settleAll.ts';
import type { Studio } from '../infra/studio.ts';
import { startTicker, type Ticker } from '../infra/ticker.ts';
import { Turns } from '../infra/turns.ts';
import { readSeat } from '../play/rows.ts';
import { acceptBet } from './commands/acceptBet.ts';
import type { BookFeed } from './feed.ts';
import { bookBets } from './money/betKind.ts';
import type { BetRow } from './rows.ts';

/** It is asked so often when the next bet is due, which is sooner than any delay is over. Milliseconds. */
const askEveryMs = 400;
/** No sooner than this, should what is due be taken up by another process just then. Milliseconds. */
const restMs = 20;

/**
 * Bets in play as their delay ends: each is looked at when it is due, whatever the hall is asked meanwhile. Stakes are asked for side by
 * side, so many at a time; what nobody comes to ask for, because its process died, is cleared up with every other bet.
 */
export class Acceptance {
  readonly #studio: Studio;
  readonly #feed: BookFeed;
  readonly #turns = new Turns(batchMax);
  readonly #calls = new Set<Promise<void>>();
  #ticker: Ticker | undefined;
  /** When the next bet is due, milliseconds since 1970. */
  #nextMs = Infinity;

  constructor(studio: Studio, feed: BookFeed) {
    this.#studio = studio;
    this.#feed = feed;
  }

  start(): void {
    const { log, clock } = this.#studio;
    const waitMs = (): number => Math.max(restMs, Math.min(askEveryMs, this.#nextMs - clock.now().getTime()));
    this.#ticker = startTicker(log, waitMs, () => this.look());
  }

  /** Stops, and waits for the hall's word on what was asked. */
  async stop(): Promise<void> {
    await this.#ticker?.stop();
    await this.#settled();
  }

  /** One look at every bet that is due, and the hall's word on it. Answers how many there were. */
  async once(): Promise<number> {
    const looked = await this.look();
    await this.#settled();
    return looked;
  }

  /** Decides on every bet that is due; what the hall is asked then is not waited for. Answers how many there were. */
  async look(): Promise<number> {
    const { log, clock } = this.#studio;
    this.#nextMs = await this.#nextDue();
    if (this.#nextMs > clock.now().getTime()) return 0;
    const bets = await claimWaiting(this.#studio);
    const work = bets.map(({ id, seat_id }) => this.#decide({ id, seat_id }));
    await settleAll(log, work, 'a bet in play was not looked at');
    return bets.length;
  }

  async #nextDue(): Promise<number> {
    const next = await this.#studio.db
      .selectFrom('book_bet')
      .select('due_at')
      .where('state', '=', 'waiting')
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return next?.due_at?.getTime() ?? Infinity;
  }

  async #decide(bet: Pick<BetRow, 'id' | 'seat_id'>): Promise<void> {
    const accepted = await acceptBet(this.#studio, this.#feed.runs, bet);
    if (accepted) this.#ask(accepted);
    else await this.#feed.tellBets([bet.id]);
  }

  #ask(bet: BetRow): void {
    const call = settleAll(
      this.#studio.log,
      [this.#turns.run((hasWaited) => this.#take(bet, hasWaited))],
      'a stake of the book was not asked for',
    ).finally(() => this.#calls.delete(call));
    this.#calls.add(call);
  }

  async #take(bet: BetRow, hasWaited: boolean): Promise<void> {
    if (hasWaited && !(await this.#hold(bet))) return;
    const seat = await readSeat(this.#studio.db, bet.seat_id);
    await takeBet(this.#studio, bookBets, seat, bet);
    await this.#feed.tellBets([bet.id]);
  }

  /** A bet that has waited for its turn is kept for the length of a call; `false` where it is being given back already. */
  async #hold({ id }: BetRow): Promise<boolean> {
    const { numUpdatedRows } = await this.#studio.db
      .updateTable('book_bet')
      .set({ due_at: later(this.#studio.clock.now(), leaseMs) })
      .where('id', '=', id)
      .where('state', '=', 'staking')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #settled(): Promise<void> {
    await Promise.all(this.#calls);
  }
}
