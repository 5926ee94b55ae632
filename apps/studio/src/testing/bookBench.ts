import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { books } from '../book/books.ts';
import { abandonAfterMs } from '../book/commands/advanceEvent.ts';
import { judgeBets } from '../book/commands/judgeBets.ts';
import { replay } from '../book/engine/replay.ts';
import type { Run } from '../book/engine/run.ts';
import type { EventRow } from '../book/rows.ts';
import { fixtureOfRow } from '../book/runs.ts';
import {
  type BetsAnswer,
  type BetView,
  type BookOpenAnswer,
  type BookSport,
  type BookState,
  type EventProofView,
  type EventView,
  type LegPick,
  type LegResult,
  type PlaceAnswer,
  type PlaceBody,
  type PriceConsent,
  type SelectionCode,
  sessionHeader,
} from '../book/views.ts';
import { hmacOf, sha256 } from '../fair/hash.ts';
import { later } from '../infra/clock.ts';
import { type Answer, StudioBench } from './studioBench.ts';

interface How {
  readonly actionId?: string;
  readonly consent?: PriceConsent;
  /** Instead of those that stand now. */
  readonly prices?: readonly number[];
}

/** A player's page at a book: what a browser would hold and send. */
export interface BookSeat {
  readonly opened: BookOpenAnswer;
  readonly cookie: string;
  readonly call: <Body>(name: string, body: object) => Promise<Answer<Body>>;
  readonly place: (stake: string, legs: readonly LegPick[], how?: How) => Promise<Answer<PlaceAnswer>>;
  /** Places a single. Throws when it is not taken. */
  readonly betOn: (stake: string, leg: LegPick) => Promise<BetView>;
  readonly state: () => Promise<BookState>;
  /** The latest bet. */
  readonly last: () => Promise<BetView>;
}

/** How a whole event would go with this seed. */
const courseOf = (row: EventRow, seed: string): Promise<Run> =>
  replay(fixtureOfRow({ ...row, server_seed_hash: sha256(seed) }), hmacOf(seed), 2_000);

/** Nothing more will happen in it. */
export const isFinished = ({ next_at }: EventRow): boolean => next_at === null;

/** Played to its end, with a score that stands. */
export const endsWell = (course: Run): boolean => course.phase === 'over' && !course.isCorrected;
export const homeWins = (course: Run): boolean => endsWell(course) && course.score.home > course.score.away;

/** More seeds than any course that a test asks for needs. */
const seedsMax = 5_000;

/** A book of a studio bench: its seats, its events with courses that a test chooses, and its clock moved by hand. */
export class BookBench {
  readonly bench: StudioBench;
  readonly gameCode: string;

  constructor(bench: StudioBench, gameCode: string) {
    if (!books.some((book) => book.gameCode === gameCode)) throw new Error(`no book ${gameCode}`);
    this.bench = bench;
    this.gameCode = gameCode;
  }

  /** The bench of a book alone, its events listed; whoever opens it closes `bench`. */
  static async open(gameCode: string): Promise<BookBench> {
    const sports = new BookBench(await StudioBench.open(), gameCode);
    await sports.list();
    return sports;
  }

  get #db() {
    return this.bench.app.studio.db;
  }

  /** A member with this much money comes in. */
  async sit(playerId: string, cash: number): Promise<BookSeat> {
    const { hall } = this.bench;
    if (!hall.books.players.has(playerId)) hall.books.addPlayer(playerId, 'USD', cash);
    return this.#open(await this.bench.launchUrl(playerId, this.gameCode));
  }

  /**
   * Settles bets on the result of an event that is over by the score before its review, as the book did when results were
   * not provisional, and pays them.
   */
  async settleEarly(event: string, winner: SelectionCode): Promise<void> {
    const { studio } = this.bench.app;
    await this.#db.transaction().execute(async (trx) => {
      const legs = await trx
        .updateTable('book_leg')
        .set({ result: sql<LegResult>`CASE WHEN selection = ${winner} THEN 'won' ELSE 'lost' END` })
        .where('event_id', '=', event)
        .where('market', '=', 'result')
        .returning('bet_id')
        .execute();
      await judgeBets(
        studio,
        trx,
        legs.map(({ bet_id }) => bet_id),
      );
    });
    await this.bench.app.runJobs();
  }

  /** The page of a player, by its cookie, after a reload. */
  async reload(cookie: string): Promise<BookOpenAnswer> {
    const path = `/play/${this.gameCode}/api/open`;
    const { status, body } = await this.bench.post<BookOpenAnswer>(path, {}, { cookie });
    if (status !== 200) throw new Error(`open failed: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async sitForFun(): Promise<BookSeat> {
    return this.#open(await this.bench.demoUrl(this.gameCode));
  }

  async #open(url: URL): Promise<BookSeat> {
    const response = await fetch(`${this.bench.origin}${url.pathname}/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: url.searchParams.get('t') }),
    });
    if (response.status !== 200) throw new Error(`open failed: ${response.status} ${await response.text()}`);
    const opened = (await response.json()) as BookOpenAnswer;
    return this.#seatOf(opened, response.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  #seatOf(opened: BookOpenAnswer, cookie: string): BookSeat {
    const call = <Body>(name: string, body: object): Promise<Answer<Body>> =>
      this.bench.post<Body>(`/play/${this.gameCode}/api/${name}`, body, { [sessionHeader]: opened.session });
    const place: BookSeat['place'] = async (
      stake,
      legs,
      { actionId = randomUUID(), consent = 'none', prices } = {},
    ) => {
      const priced = await Promise.all(
        legs.map(async (leg, at) => ({ ...leg, price: prices?.[at] ?? (await this.price(leg)) })),
      );
      const body: PlaceBody = { action_id: actionId, stake, consent, legs: priced };
      return call<PlaceAnswer>('bet', body);
    };
    return {
      opened,
      cookie,
      call,
      place,
      betOn: async (stake, leg) => {
        const { body } = await place(stake, [leg]);
        if (body.kind !== 'taken') throw new Error(`not taken: ${JSON.stringify(body)}`);
        return body.bet;
      },
      state: async () => (await call<BookState>('state', {})).body,
      last: async () => {
        const all = await Promise.all(
          (['open', 'settled'] as const).map(
            async (which) => (await call<BetsAnswer>('bets', { which })).body,
          ),
        );
        const [last] = all.flatMap(({ bets }) => bets).sort((a, b) => b.placedAt.localeCompare(a.placedAt));
        if (!last) throw new Error('no bet');
        return last;
      },
    };
  }

  async get<Body>(path: string): Promise<Answer<Body>> {
    const response = await fetch(`${this.bench.origin}/play/${this.gameCode}/api/${path}`);
    return { status: response.status, body: (await response.json()) as Body };
  }

  async event(id: string): Promise<EventView> {
    return (await this.get<EventView>(`events/${id}`)).body;
  }

  async proof(id: string): Promise<EventProofView> {
    return (await this.get<EventProofView>(`events/${id}/proof`)).body;
  }

  /** What a selection stands at now; a price that nobody is offered when it has none. */
  async price({ event, market, selection }: LegPick): Promise<number> {
    const { status, body } = await this.get<EventView>(`events/${event}`);
    const markets = status === 200 ? body.markets : [];
    const found = markets.find(({ id }) => id === market)?.selections.find(({ code }) => code === selection);
    return found?.price ?? 1_500;
  }

  row(id: string): Promise<EventRow> {
    return this.#db.selectFrom('book_event').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  /** Lists what is to come. */
  async list(): Promise<void> {
    await this.bench.app.runBook();
  }

  /**
   * A listed event of this sport that nobody has used, whose course is as wanted: its seed is searched and put in the place of
   * its own before anybody has seen it. Asked for again it is another event.
   */
  async coming(sport: BookSport, wanted: (course: Run) => boolean): Promise<string> {
    const rows = await this.#db
      .selectFrom('book_event')
      .selectAll()
      .where('sport', '=', sport)
      .where('phase', '=', 'coming')
      // What is about to start may have started by the time it is bet on.
      .where('starts_at', '>', later(this.bench.clock.now(), 90_000))
      .orderBy('starts_at')
      .execute();
    const row = rows.find(({ id }) => !this.#used.has(id));
    if (!row) throw new Error(`no ${sport} left`);
    this.#used.add(row.id);
    for (let at = 0; at < seedsMax; at += 1) {
      const seed = sha256(`${row.id} ${at}`);
      if (!wanted(await courseOf(row, seed))) continue;
      const server_seed_hash = sha256(seed);
      await this.#db
        .updateTable('book_event')
        .set({ server_seed: seed, server_seed_hash })
        .where('id', '=', row.id)
        .execute();
      // A process reads what it has not moved on itself again after a while.
      await this.bench.restart();
      await this.list();
      return row.id;
    }
    throw new Error('no such course');
  }
  readonly #used = new Set<string>();

  /** Moves the clock to the event's next step and takes it, until `done`. */
  async until(id: string, done: (row: EventRow) => boolean): Promise<EventRow> {
    for (let steps = 0; steps < 1_000; steps += 1) {
      const row = await this.row(id);
      if (done(row)) return row;
      if (row.next_at === null) throw new Error(`${id} is finished`);
      this.bench.clock.advance(Math.max(0, row.next_at.getTime() - this.bench.clock.now().getTime()));
      await this.bench.app.runBook();
    }
    throw new Error(`${id} never came to it`);
  }

  /** Breaks an event off, which is further behind than any may be. Only this one is late: the others are moved on by the same pass. */
  async breakOff(id: string): Promise<void> {
    const { next_at } = await this.row(id);
    await this.#db
      .updateTable('book_event')
      .set({ next_at: later(next_at ?? this.bench.clock.now(), -2 * abandonAfterMs) })
      .where('id', '=', id)
      .execute();
    await this.bench.restart();
    await this.list();
  }

  /** Moves the clock and does what is due then. */
  async later(ms: number): Promise<void> {
    this.bench.clock.advance(ms);
    await this.bench.app.runBook();
  }

  pick(event: string, market: string, selection: SelectionCode): LegPick {
    return { event, market, selection };
  }
}
