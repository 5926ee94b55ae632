import type { Lamp } from '../../src/games/keno/rules.ts';
import type { Notice } from '../shell/playState.ts';
import { Store } from '../shell/store.ts';
import type { KenoView } from './kenoGame.ts';

export const ticketsMax = 5;

/** What became of a ticket; each that is drawn is a round of its own. */
export type TicketResult =
  | { readonly kind: 'waiting' | 'playing' | 'unplayed' }
  | {
      readonly kind: 'played';
      readonly drawn: readonly number[];
      readonly pier: number | undefined;
      readonly hits: number;
      readonly won: string;
      readonly isGain: boolean;
      /** What was said of it. */
      readonly notice: Notice;
    };

export interface Ticket {
  readonly id: number;
  readonly picks: readonly number[];
  readonly lamp: Lamp;
  /** `null` before its draw, and once it has been changed. */
  readonly result: TicketResult | null;
}

/** Draws of all tickets, one after another. */
export interface TicketRun {
  readonly number: number;
  /** Every ticket was drawn. */
  readonly isWhole: boolean;
  /** Tickets that were drawn, and those that were not because one was not accepted. */
  readonly played: number;
  readonly left: number;
  readonly won: readonly string[];
}

export interface TicketsState {
  readonly tickets: readonly Ticket[];
  /** The one on the board. */
  readonly at: number;
  readonly isRunning: boolean;
  /** The last run of them. */
  readonly run: TicketRun | null;
}

type Marked = Pick<KenoView, 'picks' | 'lamp'>;

/** The tickets as they stand: what is marked on the board is the chosen one's. */
export const ticketsOn = ({ tickets, at }: TicketsState, { picks, lamp }: Marked): readonly Ticket[] =>
  tickets.map((ticket, place) => (place === at ? { ...ticket, picks, lamp } : ticket));

/** Up to five tickets beside one another. */
export class Tickets extends Store<TicketsState> {
  #nextId = 1;
  #runs = 0;

  constructor() {
    super({
      tickets: [{ id: 0, picks: [], lamp: 'none', result: null }],
      at: 0,
      isRunning: false,
      run: null,
    });
  }

  /** Writes down what is marked on the board. */
  keep(marked: Marked): void {
    this.set({ tickets: ticketsOn(this.state, marked) });
  }

  /** The chosen ticket was changed: what became of tickets is no longer of these. */
  changed(): void {
    const { tickets, at } = this.state;
    this.set({
      run: null,
      tickets: tickets.map((ticket, place) =>
        place === at || ticket.result?.kind === 'unplayed' ? { ...ticket, result: null } : ticket,
      ),
    });
  }

  choose(at: number): void {
    this.set({ at });
  }

  add(lamp: Lamp): void {
    const { tickets } = this.state;
    const ticket: Ticket = { id: this.#nextId, picks: [], lamp, result: null };
    this.#nextId += 1;
    this.set({ tickets: [...tickets, ticket], at: tickets.length, run: null });
  }

  /** Takes the chosen one away; the one before it is chosen. */
  remove(): void {
    const { tickets, at } = this.state;
    this.set({
      tickets: tickets.filter((_, place) => place !== at),
      at: Math.max(0, at - 1),
      run: null,
    });
  }

  mark(place: number, result: TicketResult | null): void {
    const { tickets } = this.state;
    this.set({
      tickets: tickets.map((ticket, index) => (index === place ? { ...ticket, result } : ticket)),
    });
  }

  begin(places: readonly number[]): void {
    const { tickets } = this.state;
    this.set({
      isRunning: true,
      tickets: tickets.map((ticket, place) => ({
        ...ticket,
        result: places.includes(place) ? { kind: 'waiting' } : null,
      })),
    });
  }

  /** Everything is drawn, or the rest is not. */
  end(places: readonly number[]): void {
    const { tickets } = this.state;
    const results = places.map((place) => tickets[place]?.result);
    const won = results.flatMap((result) => (result?.kind === 'played' ? [result.won] : []));
    this.#runs += 1;
    this.set({
      isRunning: false,
      tickets: tickets.map((ticket) =>
        ticket.result?.kind === 'waiting' ? { ...ticket, result: { kind: 'unplayed' } } : ticket,
      ),
      run: {
        number: this.#runs,
        isWhole: won.length === places.length,
        played: won.length,
        left: results.filter((result) => result?.kind === 'waiting' || result?.kind === 'unplayed').length,
        won,
      },
    });
  }
}
