import type {
  BetView,
  BookMessage,
  BookState,
  CashShare,
  EventSummary,
  EventView,
  LegPick,
  PriceConsent,
} from '../../../src/book/views.ts';
import { type Ending, endingIn } from '../../shell/ending.ts';
import { Recency } from '../../shell/recency.ts';
import type { RememberedChoice } from '../../shell/rememberedChoice.ts';
import { currencyOf } from '../../shell/sessionCurrency.ts';
import { type SessionOptions, SessionStore } from '../../shell/sessionStore.ts';
import { openOrResume } from '../../shell/ticket.ts';
import { ApiBusy, ApiRefusal, againAfterMs } from '../../shell/wire.ts';
import { type Priced, pricedAfter } from '../slip/picks.ts';
import { SlipDesk } from '../slip/slipDesk.ts';
import type { BookApi } from './api.ts';
import { type BookClientState, firstState, lookedAt, type Notice, type Place } from './bookState.ts';
import { Cashing } from './cashing.ts';
import { greatAfter } from './great.ts';
import { askAgainMs, MoneyWatch } from './moneyWatch.ts';
import { mergedBets, noticesOf, notOlder, paysForPlaced, withNews, withoutPlaced } from './news.ts';
import { SettledNews } from './settledNews.ts';
import type { BookSounds } from './sound.ts';
import { UnseenBets } from './unseen.ts';

export interface BookStoreOptions extends SessionOptions {
  readonly api: BookApi;
  readonly sounds: BookSounds;
  /** Which changes of prices the player takes; the usual ones at the beginning where nothing remembers it. */
  readonly consentMemory?: RememberedChoice<PriceConsent>;
  readonly now: () => number;
  /** Notes where the player is, so that going back leads where one came from. */
  readonly remember: (place: Place) => void;
}

/** A lost stream is taken up again after so long. Milliseconds. */
const reconnectMs = 1_000;

/** A player's book: what is shown, and everything that a press does. */
export class BookStore extends SessionStore<BookClientState> {
  readonly slip: SlipDesk;
  readonly #options: BookStoreOptions;
  readonly #cashing: Cashing;
  readonly #money: MoneyWatch;
  #watching: AbortController | null = null;
  readonly #recency = new Recency();
  readonly #unseen = new UnseenBets();
  readonly #settled: SettledNews;
  /** A balance was told while a bet was being placed: it is asked for once that has been told. */
  #isUntold = false;

  constructor(options: BookStoreOptions) {
    super({ ...firstState, consent: options.consentMemory?.read() ?? firstState.consent }, options);
    this.#options = options;
    const lookAfterBets = (): void => {
      this.#recency.noteNews();
      void this.#money.askUntilKnown(true);
    };
    const port = {
      api: options.api,
      state: this.getState,
      set: (change: Partial<BookClientState>) => {
        if (change.bets || change.balance !== undefined) this.#recency.noteNews();
        this.set(change);
        if (change.placing === null && this.#isUntold) {
          this.#isUntold = false;
          lookAfterBets();
        }
      },
      wait: options.wait,
      newActionId: options.newActionId,
      end: (error: unknown) => this.#end(error),
    };
    const fetchState = (): Promise<number | null> => this.#tryFetchState();
    this.#money = new MoneyWatch({ ...port, fetchState });
    this.slip = new SlipDesk({
      ...port,
      lookAfterBets,
      serverNow: () => this.serverNow(),
      play: (sound) => options.sounds.play(sound),
      rememberConsent: (consent) => options.consentMemory?.write(consent),
    });
    const takeBets = (bets: readonly BetView[]): void => this.#takeBets(bets);
    this.#cashing = new Cashing({ ...port, takeBets });
    this.#settled = new SettledNews({ ...port, takeBets, fetchState, lookAfterBets });
  }

  /** The server's clock now. Milliseconds since 1970. */
  serverNow(): number {
    return this.#options.now() + this.state.skewMs;
  }

  /** Opens the book with a ticket, or takes the session up again without one; then goes where it was sent. */
  async open(ticket: string | null, place: Place, chosen: LegPick | null = null): Promise<void> {
    this.set({ phase: 'opening', ending: null });
    try {
      const opened = await openOrResume(this.#options.api.open, ticket);
      this.set({
        phase: 'playing',
        opened,
        currency: currencyOf(opened),
        skewMs: Date.parse(opened.now) - this.#options.now(),
        balance: opened.balance,
        sessionNet: opened.sessionNet,
        bets: opened.bets,
        events: opened.events,
        stake: this.state.stake || (opened.stakes[0] ?? ''),
        notice: { kind: 'welcome' },
      });
      await this.#show(place);
      if (chosen !== null) this.#choose(chosen);
      void this.#money.askUntilKnown();
    } catch (error) {
      this.#end(error);
    }
  }

  /** Goes to another place of the book. */
  async visit(place: Place): Promise<void> {
    this.#options.remember(place);
    await this.#show(place);
  }

  /** Goes where the browser's own back and forward lead. */
  async revisit(place: Place): Promise<void> {
    await this.#show(place);
  }

  async #show(place: Place): Promise<void> {
    this.slip.arming.disarm();
    const before = this.#watched();
    const isSame = place.name === 'event' && before === place.id;
    this.set({
      place,
      ...(place.name === 'events' && { listed: place.sport }),
      ...(!isSame && { detail: place.name === 'event' ? (lookedAt(this.state) ?? 'loading') : null }),
    });
    if (this.#watching === null) this.#restartWatch();
    else if (before !== this.#watched()) {
      this.#restartWatch();
      void this.#loadEvents();
    }
    if (place.name === 'event' && !isSame) await this.#loadEvent(place.id);
  }

  /** What changed between two streams has been told to neither. */
  async #loadEvents(): Promise<void> {
    try {
      const { events } = await this.#options.api.events();
      this.set({ events: notOlder(this.state.events, events) });
    } catch {
      // The stream that was just begun tells of the events again, or that the connection is lost.
    }
  }

  async #loadEvent(id: string): Promise<void> {
    try {
      this.#takeDetail(await this.#options.api.event(id));
    } catch (error) {
      // What is shown goes on to be told by the stream.
      if (this.#watched() !== id || (error instanceof ApiBusy && lookedAt(this.state)?.id === id)) return;
      const isMissing =
        error instanceof ApiRefusal && (error.error === 'not_found' || error.error === 'bad_request');
      this.set({ detail: isMissing ? 'missing' : 'failed' });
    }
  }

  /** The choice that the player came with goes into the slip, if it can still be bet on. */
  #choose({ event, market, selection }: LegPick): void {
    const detail = lookedAt(this.state);
    if (detail?.id !== event) return;
    const found = detail.markets.find(({ id }) => id === market);
    if (found) this.slip.pick(detail, found, selection);
  }

  #watched(): string | null {
    const { place } = this.state;
    return place.name === 'event' ? place.id : null;
  }

  #restartWatch(): void {
    this.#watching?.abort();
    const watching = new AbortController();
    this.#watching = watching;
    void this.#watch(watching.signal);
  }

  async #watch(signal: AbortSignal): Promise<void> {
    while (this.state.phase === 'playing' && !signal.aborted) {
      try {
        await this.#options.api.watch(
          this.#watched(),
          (message) => (signal.aborted ? undefined : this.#hear(message)),
          signal,
        );
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiRefusal) return this.#end(error);
      }
      if (signal.aborted) return;
      this.set({ connected: false });
      await this.#options.wait(reconnectMs);
      if (this.state.phase === 'playing' && !signal.aborted) await this.refresh();
    }
  }

  /** No step is taken before it is due: where one is told while it is still waited for, our clock is behind by as much. */
  #setClock({ id, version }: EventSummary): void {
    const { events, skewMs } = this.state;
    const known = [lookedAt(this.state), ...events].find((event) => event?.id === id);
    if (!known?.waitsUntil || known.version >= version) return;
    const behindMs = Date.parse(known.waitsUntil) - this.serverNow();
    if (behindMs > 0) this.set({ skewMs: skewMs + behindMs });
  }

  #hear(message: BookMessage): void {
    if (!this.state.connected) {
      this.set({ connected: true });
      // What was told while nobody heard it is not told again.
      void this.refresh();
    }
    switch (message.kind) {
      case 'event':
        this.#setClock(message.event);
        this.#takeEvent(message.event);
        break;
      case 'detail':
        this.#setClock(message.event);
        this.#takeDetail(message.event);
        break;
      case 'gone':
        this.set({ events: this.state.events.filter(({ id }) => id !== message.id) });
        break;
      case 'bet':
        this.#recency.noteNews();
        if (message.bet.state === 'settled') return void this.#settled.take([message.bet]);
        this.#takeBets([message.bet]);
        if (message.bet.state !== 'open' && message.bet.state !== 'waiting')
          void this.#money.askUntilKnown(true);
        break;
    }
  }

  #takeEvent(event: EventSummary): void {
    const { events } = this.state;
    const shown = events.find(({ id }) => id === event.id);
    if (shown && shown.version > event.version) return;
    // The slip hears of the event that is looked at from its whole view, as the picture does.
    const isLookedAt = lookedAt(this.state)?.id === event.id;
    this.set({ events: withNews(events, event), ...(!isLookedAt && pricedAfter(this.state, event)) });
    this.slip.follow(event);
  }

  #takeDetail(event: EventView): void {
    if (this.#watched() !== event.id) return;
    const { events } = this.state;
    const shown = lookedAt(this.state);
    if (shown?.id === event.id && shown.version > event.version) return;
    const isListed = events.some(({ id }) => id === event.id);
    const isStep = shown?.id !== event.id || shown.version !== event.version;
    // Of what nobody heard it is not known when it came.
    const isNext = shown?.id === event.id && shown.version + 1 === event.version;
    this.set({
      detail: event,
      ...(isStep && { steppedAt: isNext ? this.serverNow() : null }),
      ...pricedAfter(this.state, event),
      ...(isListed && { events: withNews(events, event) }),
    });
    this.slip.follow(event);
  }

  /** How far the picture of the event has come; `null` once it shows all that was told. */
  readonly setPictured = (pictured: EventView | null): void => {
    if (this.state.pictured === pictured) return;
    this.set({ pictured });
    if (pictured !== null) return;
    void this.slip.requote();
    if (this.#unseen.areAny) void this.#settled.take(this.#unseen.release());
  };

  readonly setCovered = (isCovered: boolean): void => this.set({ isCovered });

  /** A goal or a point is seen. */
  readonly tellScore = (): void => this.#options.sounds.play('score');

  /** Much is at stake in what begins. */
  readonly tellSiege = (sound: 'drum' | 'blow' | 'horn'): void => this.#options.sounds.play(sound);

  /** Fetches where everything stands. */
  async refresh(): Promise<void> {
    if (this.state.phase !== 'playing') return;
    const id = this.#watched();
    try {
      const [, { events }] = await Promise.all([this.#fetchState(), this.#options.api.events()]);
      const latest = notOlder(this.state.events, events);
      this.set({ events: latest, connected: true });
      // The slip hears of the event that is looked at from its whole view, as the picture does.
      const others = latest.filter((event) => event.id !== lookedAt(this.state)?.id);
      const { picks, joints } = others.reduce<Priced>(pricedAfter, this.state);
      this.set({ picks, joints });
      for (const event of others) this.slip.follow(event);
      if (id !== null) await this.#loadEvent(id);
    } catch (error) {
      if (error instanceof ApiRefusal) this.#end(error);
      else if (error instanceof ApiBusy) this.whenAllowed(error, () => this.refresh());
      else this.set({ connected: false });
    }
  }

  /** Fetches where the player stands; again where something newer was told meanwhile, for bets and money do not go back. */
  async #fetchState(): Promise<void> {
    const asked = this.#recency.ask();
    const state = await this.#options.api.state();
    if (!this.#recency.take(asked)) return this.#fetchState();
    this.#takeState(state);
  }

  #takeState({ now, balance, sessionNet, bets }: BookState): void {
    this.set({ skewMs: Date.parse(now) - this.#options.now() });
    const isUntold = paysForPlaced(this.state.bets, bets, this.state.placing !== null);
    this.#isUntold ||= isUntold;
    this.#takeBets(bets);
    if (!isUntold && !this.#unseen.areAny) this.set({ balance: balance ?? this.state.balance, sessionNet });
  }

  /** Notes what became of bets, and tells it: a win before anything else. */
  #takeBets(all: readonly BetView[]): void {
    const { bets, placing, currency, great: shown } = this.state;
    const news = withoutPlaced(bets, this.#unseen.sift(all, this.state), placing !== null);
    const notices = noticesOf(bets, news, currency);
    this.set({ bets: mergedBets(bets, news) });
    const told = notices.find(({ kind }) => kind === 'won') ?? notices.at(-1);
    // While a bet is being placed its own answer is what counts.
    if (!told || (placing !== null && told.kind === 'refused')) return;
    this.#settled.tell(told, notices);
    if (told.kind !== 'won') return;
    const won = notices.flatMap((notice) => (notice.kind === 'won' ? [notice.bet] : []));
    const great = greatAfter(shown, won, currency);
    this.set({ win: told.amount, great, wins: great === null ? mergedBets(this.state.wins, won) : [] });
    // What is celebrated has its tune, and another one for what is greater yet.
    if ((great?.tier ?? 0) > (shown?.tier ?? 0)) this.#options.sounds.play('great');
    else if (shown === null) this.#options.sounds.play('win');
  }

  /** What was told has been seen. */
  readonly forgetNotice = (told: Notice): void => {
    if (this.state.notice === told) this.set({ notice: { kind: 'welcome' } });
  };

  /** The card of wins has been seen: what was told beside them follows. */
  readonly forgetWins = (told: readonly BetView[]): void => {
    if (this.state.wins === told) this.#settled.see({ wins: [] });
  };

  /** What is celebrated has been seen. */
  readonly forgetGreat = (): void => this.#settled.see({ great: null });

  /** Cashes out a share of a bet for what was offered, or more. */
  cashOut(bet: string, share: CashShare, least: string): Promise<void> {
    return this.#cashing.press(bet, share, least);
  }

  /** Where there was no answer, how long until it may be asked for again; milliseconds. */
  async #tryFetchState(): Promise<number | null> {
    try {
      await this.#fetchState();
      return null;
    } catch (error) {
      if (error instanceof ApiRefusal) this.#end(error);
      return againAfterMs(error, askAgainMs);
    }
  }

  override end(ending: Ending): void {
    this.#watching?.abort();
    this.#watching = null;
    super.end(ending);
  }

  #end(error: unknown): void {
    this.end(endingIn(error) ?? 'offline');
  }
}
