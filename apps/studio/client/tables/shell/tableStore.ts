import { kindOfSpot } from '../../../src/tables/engine/chips.ts';
import {
  type ResultView,
  resultsMax,
  type SlipView,
  type TableState,
  type TableView,
} from '../../../src/tables/views.ts';
import { type Ending, endingIn } from '../../shell/ending.ts';
import { Recency } from '../../shell/recency.ts';
import { currencyOf } from '../../shell/sessionCurrency.ts';
import { type SessionOptions, SessionStore } from '../../shell/sessionStore.ts';
import { openOrResume } from '../../shell/ticket.ts';
import { ApiBusy, ApiRefusal, ApiSilence, againAfterMs } from '../../shell/wire.ts';
import type { Bet, TableApi } from './api.ts';
import { Decider } from './decider.ts';
import { Follower } from './follower.ts';
import { isEarlier, isUnderWay, merged, minorOf, overUntil, reasonOf, skewAfter } from './news.ts';
import { type KeptText, SealKeeper } from './seals.ts';
import { newsOfSlips, tuneOf } from './slipNews.ts';
import type { SoundName, TableSounds } from './sound.ts';
import {
  beforeOpening,
  type Layout,
  type Notice,
  offeredOf,
  stakesOf,
  standingOf,
  sumLayouts,
  sumOf,
  type TableClientState,
} from './tableState.ts';

interface TableStoreOptions extends SessionOptions {
  readonly api: TableApi;
  readonly sounds: TableSounds;
  readonly now: () => number;
  /** A random number for each bet, as hex digits. */
  readonly newEntropy: () => string;
  /** SHA-256 as hex digits; `null` where the browser has no cryptography to offer. */
  readonly hashOf: ((text: string) => Promise<string>) | null;
  readonly kept: KeptText;
}

/** A lost stream is taken up again after so long. Milliseconds. */
const reconnectMs = 1_000;
/** How often a slip whose money is under way is asked for. Milliseconds. */
const askAgainMs = 900;
const asksMax = 40;
/** Tries of a bet whose answer stayed away; it is the same bet each time. */
const betTriesMax = 4;

/** A player's table: what is shown, and everything that a press does. Knows no game. */
export class TableStore extends SessionStore<TableClientState> {
  readonly #options: TableStoreOptions;
  #watching: AbortController | null = null;
  #asking = false;
  /** How long until the studio may be asked again, where it gave no answer last; milliseconds. */
  #unheardMs: number | null = null;
  /** Rounds whose result this page has told. */
  #told = 0;
  /** Up to this round the page has every result. */
  #completeTo = 0;
  readonly #recency = new Recency();
  readonly #seals: SealKeeper;
  readonly #decider: Decider;
  /** Draws in which a slip is laid again. */
  readonly follower: Follower;

  constructor(options: TableStoreOptions) {
    super(beforeOpening, options);
    this.#options = options;
    this.#seals = new SealKeeper({ ...options, newNumber: options.newEntropy });
    this.#decider = new Decider({
      ...options,
      getState: () => this.state,
      set: (change) => this.set(change),
      goOut: () => this.#recency.ask(),
      take: (asked, slip, balance) => this.#takeAnswer(asked, slip, balance),
      ask: (round) => this.#askUntilKnown(round),
      end: (error) => this.#end(error),
    });
    this.follower = new Follower({
      ...options,
      seals: this.#seals,
      getState: () => this.state,
      set: (change) => this.set(change),
      press: () => this.press(),
      refresh: () => this.refresh(),
      end: (error) => this.#end(error),
    });
  }

  /** Opens the table with a ticket, or takes the session up again without one. */
  async open(ticket: string | null): Promise<void> {
    this.set({ phase: 'opening', ending: null });
    try {
      const opened = await openOrResume(this.#options.api.open, ticket);
      const currency = currencyOf(opened);
      const chips = opened.chips.map((chip) => minorOf(chip, currency));
      this.#told = overUntil(opened.table);
      this.#completeTo = this.#told;
      this.set({
        phase: 'playing',
        opened,
        currency,
        chips,
        chip: chips[0] ?? 0n,
        slips: opened.slips,
        following: opened.following,
        sessionNet: minorOf(opened.sessionNet, currency),
        balance: opened.balance,
        results: opened.results.filter(({ number }) => number <= this.#told),
        notice: { kind: 'phase' },
      });
      this.#take(opened.table);
      void this.#watch();
      void this.#askUntilKnown();
    } catch (error) {
      this.#end(error);
    }
  }

  /** Lets be heard what is done or seen on the page. */
  hear(sound: SoundName): void {
    this.#options.sounds.play(sound);
  }

  setChip(chip: bigint): void {
    this.set({ chip });
  }

  /** Puts the chosen chip on a spot. */
  lay(spot: string): void {
    this.layAll([spot]);
  }

  /** Puts the chosen chip on each of these spots, twice on one that is named twice; one step back takes all. Whether all lie there. */
  layAll(spots: readonly string[]): boolean {
    const { table, chip, laid, moves, busy } = this.state;
    if (busy || table?.phase !== 'open') return false;
    const move: Layout = sumLayouts(spots.map((spot) => ({ [spot]: chip })));
    if (this.#wouldOverfill(move)) return this.#refuse('spot_full');
    this.#options.sounds.play('chip');
    this.set({ laid: sumLayouts([laid, move]), moves: [...moves, move], notice: { kind: 'phase' } });
    return true;
  }

  undo(): void {
    const moves = this.state.moves.slice(0, -1);
    this.set({ moves, laid: sumLayouts(moves) });
  }

  clear(): void {
    this.set({ laid: {}, moves: [] });
  }

  /** What was bet in the last round, or what of it the table still takes. */
  get repeated(): Layout {
    return offeredOf(this.state.lastLayout, this.state.chips[0] ?? 1n, (spot) => this.#mostOn(spot));
  }
  repeat(): void {
    const { repeated: layout } = this;
    if (this.state.busy || this.state.table?.phase !== 'open') return;
    if (this.#wouldOverfill(layout)) return void this.#refuse('spot_full');
    this.set({ laid: layout, moves: [layout] });
  }
  #mostOn(spot: string): bigint {
    const { opened, currency } = this.state;
    return minorOf(opened?.kindMax[kindOfSpot(spot)] ?? opened?.spotMax ?? '0', currency);
  }

  #wouldOverfill(more: Layout): boolean {
    const { opened, laid, slips, table, currency } = this.state;
    if (!opened || !table) return true;
    const standing = standingOf(slips, table.number, (amount) => minorOf(amount, currency));
    return Object.entries(more).some(
      ([spot, amount]) => amount + (laid[spot] ?? 0n) + (standing[spot] ?? 0n) > this.#mostOn(spot),
    );
  }

  #refuse(reason: Extract<Notice, { kind: 'refused' }>['reason']): false {
    this.set({ notice: { kind: 'refused', reason } });
    return false;
  }

  /** Bets everything that is laid down. */
  async press(): Promise<void> {
    const { table, laid, currency, busy } = this.state;
    if (busy || table?.phase !== 'open' || sumOf(laid) === 0n) return;
    this.set({ busy: true });
    const bet: Bet = {
      actionId: this.#options.newActionId(),
      round: table.number,
      stakes: stakesOf(laid, currency),
      entropy: await this.#seals.bring(table.number),
    };
    let isUnheard = false;
    try {
      await this.#send(bet);
    } catch (error) {
      if (endingIn(error)) this.#end(error);
      else if (error instanceof ApiRefusal) {
        this.set({ notice: { kind: 'refused', reason: reasonOf(error.error) } });
        if (error.error === 'bets_closed') this.clear();
      } else if (error instanceof ApiBusy) this.set({ notice: { kind: 'busy' } });
      else {
        isUnheard = true;
        this.set({ notice: { kind: 'asking' }, laid: {}, moves: [] });
      }
    } finally {
      this.set({ busy: false });
      // A press of which nothing was heard may lie on the table: only the state of the table tells.
      void this.#askUntilKnown(isUnheard ? bet.round : undefined);
    }
  }

  async #send(bet: Bet): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const asked = this.#recency.ask();
        const answer = await this.#options.api.bet(bet);
        const slip = answer.kind === 'placed' || answer.kind === 'pending' ? answer.slip : null;
        const balance = answer.kind === 'placed' || answer.kind === 'refused' ? answer.balance : null;
        await this.#takeAnswer(asked, slip, balance ?? null);
        switch (answer.kind) {
          case 'placed':
            this.#options.sounds.play('placed');
            return this.set({ laid: {}, moves: [], notice: { kind: 'placed', stake: answer.slip.stake } });
          case 'pending':
            return this.set({ laid: {}, moves: [], notice: { kind: 'asking' } });
          case 'refused':
            return this.set({ notice: { kind: 'refused', reason: answer.reason } });
          case 'returned':
          case 'stuck':
            return this.set({ laid: {}, moves: [], notice: { kind: answer.kind } });
        }
      } catch (error) {
        // What went out before may lie on the table, and then that counts.
        if (error instanceof ApiRefusal || (error instanceof ApiBusy && attempt === 1)) throw error;
        if (attempt >= betTriesMax) throw new ApiSilence('bet');
        this.set({ notice: { kind: 'offline' } });
        await this.#options.wait(againAfterMs(error, reconnectMs));
      }
    }
  }

  /**
   * Takes in what a press came to that went out as this question. Where something that was asked for later has been shown, the answer
   * is older than it: a hand would go back to the street before, and money to what it was. Then both are fetched.
   */
  async #takeAnswer(asked: number, slip: SlipView | null, balance: string | null): Promise<void> {
    if (!this.#recency.take(asked)) return this.refresh();
    // Nor may what was asked for meanwhile, and not answered, take the press back.
    this.#recency.noteNews();
    this.set({
      slips: merged(this.state.slips, slip ? [slip] : []),
      balance: balance ?? this.state.balance,
    });
  }

  /** Chooses for the hand whose turn it is, where hands are decided. */
  choose(choice: string): Promise<void> {
    return this.#decider.choose(choice);
  }

  /** Fetches where table and player stand. */
  async refresh(): Promise<void> {
    if (this.state.phase !== 'playing') return;
    const asked = this.#recency.ask();
    try {
      const state = await this.#options.api.state(this.#completeTo);
      // Something newer was told meanwhile: slips and money would go back to where they were.
      if (!this.#recency.take(asked)) return await this.refresh();
      this.#unheardMs = null;
      this.#takeState(state);
    } catch (error) {
      this.#unheardMs = againAfterMs(error, askAgainMs);
      if (error instanceof ApiRefusal) this.#end(error);
      else if (error instanceof ApiBusy) this.whenAllowed(error, () => this.refresh());
      else this.set({ connected: false });
    }
  }

  /** The server's clock now. Milliseconds since 1970. */
  serverNow(): number {
    return this.#options.now() + this.state.skewMs;
  }

  async #watch(): Promise<void> {
    this.#watching?.abort();
    const watching = new AbortController();
    this.#watching = watching;
    while (this.state.phase === 'playing' && !watching.signal.aborted) {
      try {
        await this.#options.api.watch((view) => this.#hear(view), watching.signal);
      } catch (error) {
        if (error instanceof ApiRefusal) return this.#end(error);
      }
      if (watching.signal.aborted) return;
      this.set({ connected: false });
      await this.#options.wait(reconnectMs);
      if (this.state.phase === 'playing') await this.refresh();
    }
  }

  /** Takes in what is told of the table; what was not told meanwhile is fetched. */
  #hear(view: TableView): void {
    const isMissing = !this.state.connected || view.number - 1 > this.#told;
    this.#take(view);
    if (isMissing) void this.refresh();
  }

  /** Takes in where the table stands. */
  #take(view: TableView): void {
    const before = this.state.table;
    if (before && (view.number < before.number || isEarlier(view, before))) return;
    this.#told = Math.max(this.#told, view.number - 1);
    const isNewRound = before !== null && view.number > before.number;
    this.set({
      table: view,
      skewMs: skewAfter(before && this.state.skewMs, Date.parse(view.now) - this.#options.now()),
      connected: true,
      ...(isNewRound && { notice: { kind: 'phase' as const } }),
    });
    const seal = this.#seals.see(view);
    if (seal) this.set({ seals: [...this.state.seals, seal].slice(-resultsMax) });
    if (isNewRound) void this.follower.askFor(view.number);
    if (before?.phase === view.phase && !isNewRound) return;
    // Chips of a round that was slept through are not chips of this one, whose card may be another.
    if (isNewRound || !(view.phase === 'settled' || view.phase === 'void')) this.clear();
    // Hands are known from the draw on, and what they were left to once they are decided.
    if (before && (view.phase === 'deciding' || before.phase === 'deciding')) {
      this.set({ notice: { kind: 'phase' } });
      void this.refresh();
    }
    if (view.phase === 'settled' || view.phase === 'void') void this.#tellResult(view);
  }

  async #tellResult({ number, result }: TableView): Promise<void> {
    if (number <= this.#told) return;
    this.#told = number;
    if (number === this.#completeTo + 1) this.#completeTo = number;
    if (result) this.set({ results: [...this.state.results, result].slice(-resultsMax) });
    if (this.state.slips.some((slip) => slip.round === number)) await this.#askUntilKnown(number);
  }

  /** Asks until no slip's money is under way, and tells what became of it. Once at least for the `round` that is named. */
  async #askUntilKnown(round?: number): Promise<void> {
    if (this.#asking || (round === undefined && !this.state.slips.some(isUnderWay))) return;
    this.#asking = true;
    try {
      for (let asked = 0; asked < asksMax && this.state.phase === 'playing'; asked += 1) {
        await this.refresh();
        const open = this.state.slips.some(
          (slip) => isUnderWay(slip) || (slip.round <= this.#told && slip.state === 'standing'),
        );
        // Without an answer nothing is known yet.
        if (!open && this.#unheardMs === null) break;
        await this.#options.wait(this.#unheardMs ?? askAgainMs);
      }
      if (this.state.notice.kind === 'asking') this.set({ notice: { kind: 'phase' } });
    } finally {
      this.#asking = false;
    }
  }

  #takeState({ table, balance, slips, results, following, sessionNet }: TableState): void {
    const before = this.state.slips;
    this.set({ balance: balance ?? this.state.balance, slips: merged(before, slips), following });
    this.#take(table);
    this.#fillResults(results);
    const news = newsOfSlips(before, this.state.slips, this.state);
    this.set(news);
    // What it came to at the other table too.
    if (sessionNet !== undefined) this.set({ sessionNet: minorOf(sessionNet, this.state.currency) });
    const tune = tuneOf(news.notice, this.state.currency);
    if (tune) this.#options.sounds.play(tune);
  }

  /** Rounds that ended while nobody told this page of them, in their place between those that it knows. */
  #fillResults(found: readonly ResultView[]): void {
    const known = new Set(this.state.results.map(({ number }) => number));
    const missed = found.filter(({ number }) => number <= this.#told && !known.has(number));
    this.#completeTo = this.#told;
    if (missed.length === 0) return;
    const results = [...this.state.results, ...missed].sort((one, other) => one.number - other.number);
    this.set({ results: results.slice(-resultsMax) });
  }

  override end(ending: Ending): void {
    this.#watching?.abort();
    super.end(ending);
  }

  #end(error: unknown): void {
    this.end(endingIn(error) ?? 'offline');
  }
}
