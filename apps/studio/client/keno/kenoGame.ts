import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import { isLit, numberCount, picksMax } from '../../src/games/keno/rules.ts';
import type { RoundView } from '../../src/play/views.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type PlayState } from '../shell/playState.ts';

export interface KenoView {
  /** What the player has marked. */
  readonly picks: readonly number[];
  /** What has been drawn so far, in the order in which it came. */
  readonly drawn: readonly number[];
  /** With the harbor light. */
  readonly light: boolean;
}

export interface KenoOptions extends PlayOptions<KenoOutcome> {
  readonly isCalm: () => boolean;
  /** A number below `size`, for marking at random: it decides nothing. */
  readonly pick: (size: number) => number;
}

/** Between two numbers. Milliseconds. */
const ballPauseMs = 110;

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
    void this.play.step(stake, { picks: view.picks, ...(view.light && { light: true }) });
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
      view: { ...view, picks, drawn: [] },
      notice: { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
  };

  /** Turns the harbor light on or off for the next draw. */
  readonly turnLight = (): void => {
    const { busy, view } = this.play.getState();
    if (busy) return;
    this.play.set({
      view: { ...view, drawn: [], light: !view.light },
      notice: { kind: 'welcome' },
      win: null,
      motion: 'idle',
    });
    if (!view.light) this.#tell('light');
  };

  readonly clear = (): void => {
    const { busy, view } = this.play.getState();
    if (!busy)
      this.play.set({ view: { ...view, picks: [], drawn: [] }, notice: { kind: 'welcome' }, win: null });
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
    this.play.set({ view: { ...view, picks, drawn: [] }, notice: { kind: 'welcome' }, win: null });
  };

  readonly rest = (round: RoundView<KenoOutcome> | null, pressed?: KenoView): KenoView => {
    if (pressed) return { ...pressed, drawn: [] };
    const outcome = round?.lastStep?.outcome;
    return outcome
      ? { picks: outcome.picks, drawn: outcome.drawn, light: outcome.light === true }
      : { picks: [], drawn: [], light: false };
  };

  readonly begin = (_stake: string | null, view: KenoView): KenoView => ({ ...view, drawn: [] });

  readonly land = async (
    { step, round }: Came<KenoOutcome>,
    { currency }: PlayState<KenoOutcome, KenoView>,
  ): ReturnType<Shower<KenoOutcome, KenoView>['land']> => {
    const { picks, drawn, hits, light = false } = step.outcome;
    const { sounds, wait } = this.#options;
    for (let shown = 1; shown < drawn.length && !this.#hurried && !this.#options.isCalm(); shown += 1) {
      this.play.set({ view: { picks, drawn: drawn.slice(0, shown), light } });
      sounds.play('stop');
      await wait(ballPauseMs);
    }
    const pays = /[1-9]/.test(step.win);
    const won = isGain(step.win, round, currency);
    if (won) sounds.play(hits >= 6 ? 'great' : 'win');
    return {
      view: { picks, drawn, light },
      notice: {
        kind: 'own',
        name: won ? (isLit({ picks, drawn, light }) ? 'lit' : 'won') : pays ? 'back' : 'missed',
        tone: won ? 'good' : 'plain',
        amount: step.win,
        count: hits,
      },
      win: step.win,
    };
  };
}
