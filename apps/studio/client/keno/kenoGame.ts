import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import {
  hitsOf,
  type Lamp,
  lampOf,
  numberCount,
  picksMax,
  pierCount,
  timesOf,
} from '../../src/games/keno/rules.ts';
import type { RoundView } from '../../src/play/views.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';
import { DrawCounts } from './drawCounts.ts';
import { type TicketResult, Tickets, ticketsMax, ticketsOn } from './tickets.ts';

export interface KenoView {
  /** What the player has marked. */
  readonly picks: readonly number[];
  /** What has been drawn so far, in the order in which it came. */
  readonly drawn: readonly number[];
  /** With the harbor light, the lighthouse, or neither. */
  readonly lamp: Lamp;
  /** Where the beam of the lighthouse fell. */
  readonly pier?: number | undefined;
  /** Where it passes on its way there. */
  readonly sweep?: number | undefined;
}

export interface KenoOptions extends PlayOptions<KenoOutcome> {
  readonly isCalm: () => boolean;
  /** A number below `size`, for marking at random: it decides nothing. */
  readonly pick: (size: number) => number;
}

/** Between two numbers, and between two piers that the beam passes. Milliseconds. */
const ballPauseMs = 110;
const pierPauseMs = 130;
/** Between the draws of two tickets, so that each is seen to end; less where the player hurries. Milliseconds. */
const ticketPauseMs = { plain: 900, hurried: 300 } as const;

/** Before anything is drawn. */
const blank = ({ picks, lamp }: KenoView): KenoView => ({ picks, drawn: [], lamp });

/** What is said of a win that counts more than once. */
const shone: Readonly<Record<Lamp, string>> = { none: 'won', light: 'lit', beam: 'beamed' };

type Shown = PlayState<KenoOutcome, KenoView>;

const resultOf = ({ view: { picks, drawn, pier }, win, round, currency, notice }: Shown): TicketResult => ({
  kind: 'played',
  drawn,
  pier,
  hits: hitsOf(picks, drawn),
  won: win ?? '0',
  isGain: round !== null && isGain(win ?? '0', round, currency),
  notice,
});

/** It is certain that nothing was drawn and nothing is kept; of anything else the line of notices tells. */
const isTurnedDown = ({ notice }: { readonly notice: Notice }): boolean =>
  notice.kind === 'refused' || notice.kind === 'returned';

/** Keno on the page: numbers marked, a draw, the numbers coming one by one. */
export class KenoGame implements Shower<KenoOutcome, KenoView> {
  readonly play: Play<KenoOutcome, KenoView>;
  readonly tickets = new Tickets();
  readonly counts: DrawCounts;
  readonly #options: KenoOptions;
  #hurried = false;

  constructor(options: KenoOptions) {
    this.#options = options;
    this.play = new Play<KenoOutcome, KenoView>(options, this);
    this.counts = new DrawCounts(options.api.history);
  }

  /**
   * Whether one press draws for all tickets. A site that forbids autoplay wants a press for every round; play money has no such
   * rule.
   */
  get drawsAll(): boolean {
    const { opened } = this.play.getState();
    return opened !== null && (opened.autoplay || opened.demo);
  }

  /** Places of the tickets that a press draws for. */
  placesToPlay(): number[] {
    const { at } = this.tickets.getState();
    return ticketsOn(this.tickets.getState(), this.play.getState().view).flatMap(({ picks }, place) =>
      picks.length > 0 && (this.drawsAll || place === at) ? [place] : [],
    );
  }

  /** Draws for the tickets one after another; hurries the numbers that are coming. */
  readonly press = (): void => {
    const { phase, opened } = this.play.getState();
    if (phase !== 'playing') return;
    if (this.#isHeld) {
      this.#hurried = opened?.hurry === true;
      return;
    }
    const places = this.placesToPlay();
    if (places.length === 0) {
      this.#tell('pick_first');
      return;
    }
    this.#options.sounds.play('press');
    this.#hurried = false;
    void this.#drawFor(places);
  };

  /** Something moves, or will. */
  get #isHeld(): boolean {
    return this.play.getState().busy || this.tickets.getState().isRunning;
  }

  /** A round for each; where one is not drawn, those after it are left. */
  async #drawFor(places: readonly number[]): Promise<void> {
    const { stake, view: before } = this.play.getState();
    this.tickets.keep(before);
    this.tickets.begin(places);
    for (const [turn, place] of places.entries()) {
      if (turn > 0 && !(await this.#pause())) break;
      this.#lay(place, null);
      this.tickets.mark(place, { kind: 'playing' });
      const { picks, lamp } = this.play.getState().view;
      const isDrawn = await this.play.step(stake, { picks, ...(lamp !== 'none' && { [lamp]: true }) });
      const state = this.play.getState();
      this.tickets.mark(place, isDrawn ? resultOf(state) : isTurnedDown(state) ? { kind: 'unplayed' } : null);
      if (!isDrawn) break;
      if (state.round) this.counts.note(state.round.id, state.view.drawn);
    }
    this.tickets.end(places);
  }

  /** Until the next ticket may begin; answers whether it may. */
  async #pause(): Promise<boolean> {
    this.play.set({ busy: true });
    await this.#options.wait(this.#hurried ? ticketPauseMs.hurried : ticketPauseMs.plain);
    this.play.set({ busy: false });
    return this.play.getState().phase === 'playing';
  }

  /** Puts a ticket on the board, with what became of it. */
  #lay(place: number, result: TicketResult | null): void {
    const ticket = this.tickets.getState().tickets[place];
    if (!ticket) return;
    const { picks, lamp } = ticket;
    const played = result?.kind === 'played' ? result : null;
    this.tickets.choose(place);
    this.play.set({
      view: { picks, lamp, drawn: played?.drawn ?? [], pier: played?.pier },
      notice: played?.notice ?? { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
  }

  /** Chooses the ticket that is marked on the board. */
  readonly choose = (place: number): void => {
    if (this.#isHeld) return;
    this.tickets.keep(this.play.getState().view);
    this.#lay(place, this.tickets.getState().tickets[place]?.result ?? null);
  };

  /** One more ticket, played with the same light. */
  readonly add = (): void => {
    const { view } = this.play.getState();
    const { tickets } = this.tickets.getState();
    if (this.#isHeld || tickets.length === ticketsMax) return;
    if (view.picks.length === 0) {
      this.#tell('pick_first');
      return;
    }
    this.tickets.keep(view);
    this.tickets.add(view.lamp);
    this.#lay(tickets.length, null);
  };

  /** Takes the chosen ticket away, where another is left. */
  readonly remove = (): void => {
    if (this.#isHeld || this.tickets.getState().tickets.length === 1) return;
    this.tickets.remove();
    const { tickets, at } = this.tickets.getState();
    this.#lay(at, tickets[at]?.result ?? null);
  };

  /** Marks these numbers instead of those that were. */
  readonly mark = (picks: readonly number[]): void => {
    if (!this.#isHeld) this.#change({ picks });
  };

  #change(change: Partial<Pick<KenoView, 'picks' | 'lamp'>>): void {
    this.tickets.changed();
    this.play.set({
      view: blank({ ...this.play.getState().view, ...change }),
      notice: { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
  }

  #tell(name: string): void {
    this.play.set({ notice: { kind: 'own', name, tone: 'plain', amount: '0', count: picksMax } });
  }

  readonly toggle = (number: number): void => {
    if (this.#isHeld) return;
    const { picks } = this.play.getState().view;
    const isMarked = picks.includes(number);
    if (!isMarked && picks.length === picksMax) {
      this.#tell('enough');
      return;
    }
    this.#change({ picks: isMarked ? picks.filter((pick) => pick !== number) : [...picks, number] });
  };

  /** Turns the harbor light or the lighthouse on for the next draw, and the other off; or off again. */
  readonly turn = (lamp: Exclude<Lamp, 'none'>): void => {
    if (this.#isHeld) return;
    const isOn = this.play.getState().view.lamp === lamp;
    this.#change({ lamp: isOn ? 'none' : lamp });
    if (!isOn) this.#tell(lamp);
  };

  readonly clear = (): void => this.mark([]);

  /** Marks as many numbers as may be marked, at random. */
  readonly fill = (): void => {
    const left = Array.from({ length: numberCount }, (_, index) => index + 1);
    this.mark(
      Array.from({ length: picksMax }, () => left.splice(this.#options.pick(left.length), 1)[0] ?? 1),
    );
  };

  readonly rest = (round: RoundView<KenoOutcome> | null, pressed?: KenoView): KenoView => {
    if (pressed) return blank(pressed);
    const outcome = round?.lastStep?.outcome;
    return outcome
      ? { picks: outcome.picks, drawn: outcome.drawn, lamp: lampOf(outcome), pier: outcome.pier }
      : { picks: [], drawn: [], lamp: 'none' };
  };

  readonly begin = (_stake: string | null, view: KenoView): KenoView => blank(view);

  readonly land = async (
    { step, round }: Came<KenoOutcome>,
    { currency }: PlayState<KenoOutcome, KenoView>,
  ): ReturnType<Shower<KenoOutcome, KenoView>['land']> => {
    const { picks, drawn, hits, pier } = step.outcome;
    const lamp = lampOf(step.outcome);
    const { sounds, wait } = this.#options;
    for (let shown = 1; shown < drawn.length && !this.#hurried && !this.#options.isCalm(); shown += 1) {
      this.play.set({ view: { picks, drawn: drawn.slice(0, shown), lamp } });
      sounds.play('stop');
      await wait(ballPauseMs);
    }
    // The beam goes over all piers once, and on to its own.
    const passes = pier === undefined ? 0 : pierCount + pier;
    for (let at = 0; at < passes && !this.#hurried && !this.#options.isCalm(); at += 1) {
      this.play.set({ view: { picks, drawn, lamp, sweep: at % pierCount } });
      await wait(pierPauseMs);
    }
    const pays = /[1-9]/.test(step.win);
    const won = isGain(step.win, round, currency);
    if (won) sounds.play(tierOf(step.win, round.stake, currency) > 0 ? 'great' : 'win');
    const view: KenoView = { picks, drawn, lamp, pier };
    const times = timesOf(view);
    return {
      view,
      notice: {
        kind: 'own',
        name: won ? (times > 1 ? shone[lamp] : 'won') : pays ? 'back' : 'missed',
        tone: won ? 'good' : 'plain',
        amount: step.win,
        count: hits,
        times,
      },
      win: step.win,
    };
  };
}
