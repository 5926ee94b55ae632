import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import { type Lamp, lampOf, numberCount, picksMax, pierCount, timesOf } from '../../src/games/keno/rules.ts';
import type { RoundView } from '../../src/play/views.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type PlayState } from '../shell/playState.ts';

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

/** Before anything is drawn. */
const blank = ({ picks, lamp }: KenoView): KenoView => ({ picks, drawn: [], lamp });

/** What is said of a win that counts more than once. */
const shone: Readonly<Record<Lamp, string>> = { none: 'won', light: 'lit', beam: 'beamed' };

/** Keno on the page: numbers marked, a draw, the numbers coming one by one. */
export class KenoGame implements Shower<KenoOutcome, KenoView> {
  readonly play: Play<KenoOutcome, KenoView>;
  readonly #options: KenoOptions;
  #hurried = false;

  constructor(options: KenoOptions) {
    this.#options = options;
    this.play = new Play<KenoOutcome, KenoView>(options, this);
  }

  /** Draws; hurries the numbers that are coming. */
  readonly press = (): void => {
    const { phase, busy, view, stake, opened } = this.play.getState();
    if (phase !== 'playing') return;
    if (busy) {
      this.#hurried = opened?.hurry === true;
      return;
    }
    if (view.picks.length === 0) {
      this.#tell('pick_first');
      return;
    }
    this.#options.sounds.play('press');
    this.#hurried = false;
    void this.play.step(stake, {
      picks: view.picks,
      ...(view.lamp !== 'none' && { [view.lamp]: true }),
    });
  };

  #tell(name: string): void {
    this.play.set({ notice: { kind: 'own', name, tone: 'plain', amount: '0', count: picksMax } });
  }

  readonly toggle = (number: number): void => {
    const { busy, view } = this.play.getState();
    if (busy) return;
    const marked = view.picks.includes(number);
    if (!marked && view.picks.length === picksMax) {
      this.#tell('enough');
      return;
    }
    const picks = marked ? view.picks.filter((pick) => pick !== number) : [...view.picks, number];
    this.play.set({
      view: blank({ ...view, picks }),
      notice: { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
  };

  /** Turns the harbor light or the lighthouse on for the next draw, and the other off; or off again. */
  readonly turn = (lamp: Exclude<Lamp, 'none'>): void => {
    const { busy, view } = this.play.getState();
    if (busy) return;
    const isOn = view.lamp === lamp;
    this.play.set({
      view: blank({ ...view, lamp: isOn ? 'none' : lamp }),
      notice: { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
    if (!isOn) this.#tell(lamp);
  };

  readonly clear = (): void => {
    const { busy, view } = this.play.getState();
    if (!busy) this.play.set({ view: blank({ ...view, picks: [] }), notice: { kind: 'welcome' }, win: null });
  };

  /** Marks as many numbers as may be marked, at random. */
  readonly fill = (): void => {
    const { busy, view } = this.play.getState();
    if (busy) return;
    const left = Array.from({ length: numberCount }, (_, index) => index + 1);
    const picks = Array.from(
      { length: picksMax },
      () => left.splice(this.#options.pick(left.length), 1)[0] ?? 1,
    );
    this.play.set({ view: blank({ ...view, picks }), notice: { kind: 'welcome' }, win: null });
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
    if (won) sounds.play(hits >= 6 ? 'great' : 'win');
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
