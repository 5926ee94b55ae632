import type { PastAnswer } from '../../../src/book/pastViews.ts';
import type {
  BookMessage,
  BookState,
  CashOffersAnswer,
  CashOutAnswer,
  CashOutBody,
  EventView,
  PlaceAnswer,
  PlaceBody,
  QuoteAnswer,
  QuoteBody,
} from '../../../src/book/views.ts';
import { ApiRefusal, ApiSilence } from '../../shell/wire.ts';
import { betOf, eventOf, openedOf, viewOf } from '../book.fixture.ts';
import type { BookApi } from './api.ts';

export const startMs = Date.parse('2026-11-22T07:58:00.000Z');

/** The studio's end of a book, as a test wants it. */
export class ScriptedBook implements BookApi {
  placed: PlaceBody[] = [];
  answers: (PlaceAnswer | Error)[] = [];
  asked: QuoteBody[] = [];
  prices: Readonly<Record<string, number>> = {};
  /** On which choices nothing can be bet any more. */
  isClosed: (leg: QuoteBody['legs'][number]) => boolean = () => false;
  joints: QuoteAnswer['joints'] = [];
  opening: Error | null = null;
  /** What the session of play has come to when it is opened. */
  net = '0.00';
  /** Whether the ticket has opened this page before. */
  isTicketUsed = false;
  current: BookState = {
    now: new Date(startMs).toISOString(),
    balance: '500.00',
    sessionNet: '0.00',
    bets: [],
  };
  tell: (message: BookMessage) => void = () => undefined;
  watched: (string | null)[] = [];
  detail: EventView | Error = viewOf();

  open = async (ticket: string | null) => {
    if (this.opening) throw this.opening;
    if (this.isTicketUsed && ticket !== null) throw new ApiRefusal('ticket_used');
    return openedOf({ sessionNet: this.net, events: [eventOf(), eventOf({ id: 'football-2' })] });
  };
  events = async () => ({ now: this.current.now, events: [eventOf(), eventOf({ id: 'football-2' })] });
  event = async () => {
    if (this.detail instanceof Error) throw this.detail;
    return this.detail;
  };
  proof = async () => {
    throw new ApiRefusal('not_found');
  };
  past = async (): Promise<PastAnswer> => ({ home: [], away: [], meetings: [] });
  results = async () => ({ events: [], before: null });
  cashOffers = async (): Promise<CashOffersAnswer> => ({ offers: [] });
  cashAsked: CashOutBody[] = [];
  cashAnswers: (CashOutAnswer | Error)[] = [];
  cashOut = async (body: CashOutBody): Promise<CashOutAnswer> => {
    this.cashAsked.push(body);
    const answer = this.cashAnswers.shift() ?? new ApiSilence('cash-out');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  siegeRecord = async () => {
    throw new ApiRefusal('not_found');
  };
  league = async () => {
    throw new ApiRefusal('not_found');
  };
  bets = async () => ({ bets: [], before: null });
  /** Answers of `state` wait here, where the test lets them go one by one. */
  held: (() => void)[] | null = null;
  /** Questions for `state` that stay without an answer. */
  silences = 0;
  /** What questions for `state` meet before they are answered. */
  stateErrors: Error[] = [];
  state = async () => {
    const { current } = this;
    const error = this.stateErrors.shift();
    if (error) throw error;
    this.silences -= 1;
    if (this.silences >= 0) throw new ApiSilence('state');
    if (this.held) await new Promise<void>((resolve) => this.held?.push(resolve));
    return current;
  };
  leave = async () => ({ lobbyUrl: 'https://hall.test/close' });
  /** What the stream told last of each event. */
  readonly #versions = new Map<string, number>();
  /** A quote is of what was told when it was asked for. */
  #versionOf(event: string): number {
    const opened = !(this.detail instanceof Error) && this.detail.id === event ? this.detail.version : 1;
    return this.#versions.get(event) ?? opened;
  }
  /** Answers of `quote` wait here, where the test lets them go one by one; a lost one is none. */
  quotes: ((isLost: boolean) => void)[] | null = null;
  quote = async (body: QuoteBody): Promise<QuoteAnswer> => {
    this.asked.push(body);
    const { prices } = this;
    const versions = new Map(body.legs.map(({ event }) => [event, this.#versionOf(event)]));
    if (this.quotes && (await new Promise<boolean>((resolve) => this.quotes?.push(resolve))))
      throw new ApiSilence('quote');
    return {
      legs: body.legs.map((leg) => ({
        ...leg,
        version: versions.get(leg.event) ?? 1,
        ...(this.isClosed(leg)
          ? { price: null, stop: 'closed' as const }
          : { price: prices[leg.event] ?? 2_000, stop: null }),
      })),
      joints: this.joints,
      price: 2_000,
      possibleReturn: '20.00',
      refusal: null,
      isDelayed: false,
    };
  };
  bet = async (body: PlaceBody): Promise<PlaceAnswer> => {
    this.placed.push(body);
    const answer = this.answers.shift() ?? {
      kind: 'taken' as const,
      bet: betOf({ id: `book-${this.placed.length}`, stake: body.stake }),
      balance: '490.00',
    };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  watch = (
    id: string | null,
    onMessage: (message: BookMessage) => void,
    signal: AbortSignal,
  ): Promise<void> => {
    this.watched.push(id);
    this.tell = (message) => {
      if (message.kind === 'event' || message.kind === 'detail')
        this.#versions.set(message.event.id, message.event.version);
      onMessage(message);
    };
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  };
}
