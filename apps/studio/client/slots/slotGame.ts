import { type Evaluation, evaluateSpin, type LineWin, type Window } from '../../src/engine/evaluate.ts';
import type { Mode, SlotMachine } from '../../src/engine/machine.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { featureOf, type MachineView, noticeOfSpin, toldWin } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import type { Cell } from '../reels/reelBox.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';
import { cellsOf, litCells, suspenseFrom } from './reading.ts';

/** What the game needs of the reels. */
export interface Reels {
  readonly show: (mode: Mode, stops: readonly number[]) => void;
  readonly spin: (mode: Mode) => void;
  readonly land: (landing: {
    mode: Mode;
    stops: readonly number[];
    suspenseFrom: number | null;
  }) => Promise<void>;
  readonly hurry: () => void;
  readonly fill: (reels: readonly number[]) => void;
  readonly light: (cells: readonly Cell[] | null) => void;
  readonly celebrate: () => void;
}

/** What the reels show after a spin. */
export interface Shown {
  mode: Mode;
  lineWins: LineWin[];
  /** Letters in view, by reel, wild reels filled. */
  window: Window;
}

export interface SlotView extends MachineView {
  readonly shown: Shown | null;
}

export interface SlotOptions extends PlayOptions<SlotOutcome> {
  readonly machine: SlotMachine;
  readonly reels: Reels;
}

const firstStops = [0, 0, 0, 0, 0];

const shownOf = (mode: Mode, { lineWins, shown }: Evaluation): Shown => ({
  mode,
  lineWins,
  window: shown,
});

/** A machine on the page: spins its reels, and plays the free spins one after another once the player begins. */
export class SlotGame implements Shower<SlotOutcome, SlotView> {
  readonly play: Play<SlotOutcome, SlotView>;
  readonly #machine: SlotMachine;
  readonly #reels: Reels;
  readonly #presser: Presser;

  constructor(options: SlotOptions) {
    this.#machine = options.machine;
    this.#reels = options.reels;
    this.play = new Play(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => this.#reels.hurry(),
    );
  }

  readonly press = (): void => this.#presser.press();

  readonly rest = (round: RoundView<SlotOutcome> | null, pressed?: SlotView): SlotView => {
    const { mode, stops } = round?.lastStep?.outcome ?? { mode: 'base', stops: firstStops };
    const evaluation = evaluateSpin(this.#machine, mode, stops);
    this.#reels.show(mode, stops);
    this.#reels.fill(evaluation.expandedReels);
    // A spin that was drawn while nobody looked shows what it won by; one that is pressed over does not show it again.
    const cells = round?.lastStep && !pressed ? litCells(evaluation) : [];
    if (cells.length > 0) this.#reels.light(cells);
    const shown = cells.length > 0 ? shownOf(mode, evaluation) : null;
    return { feature: featureOf(round, true), shown, great: false };
  };

  readonly begin = (stake: string | null, view: SlotView): SlotView => {
    this.#reels.spin(stake === null ? 'free' : 'base');
    return { ...view, shown: null, great: false };
  };

  readonly land = async (
    { step, round }: Came<SlotOutcome>,
    { currency }: PlayState<SlotOutcome, SlotView>,
  ): ReturnType<Shower<SlotOutcome, SlotView>['land']> => {
    const { mode, stops, freeAdded } = step.outcome;
    const evaluation = evaluateSpin(this.#machine, mode, stops);
    const { scatter } = this.#machine;
    await this.#reels.land({ mode, stops, suspenseFrom: suspenseFrom(scatter, evaluation) });
    this.#reels.fill(evaluation.expandedReels);
    const feature = featureOf(round, !this.#presser.running || freeAdded > 0);
    const scatters = freeAdded > 0 ? cellsOf(evaluation, scatter) : [];
    const cells = [...litCells(evaluation), ...scatters];
    if (cells.length > 0) this.#reels.light(cells);
    const notice = noticeOfSpin({ step, round, count: evaluation.lineWins.length, currency });
    const win = toldWin({ step, round });
    const great = tierOf(win, round.stake, currency) > 0;
    const { sounds } = this.play.options;
    if (isGain(win, round, currency)) sounds.play(great ? 'great' : 'win');
    if (freeAdded > 0) sounds.play('free');
    if (great) this.#reels.celebrate();
    if (feature?.waiting) this.#presser.stop();
    return {
      view: { feature, shown: shownOf(mode, evaluation), great },
      notice,
      win,
    };
  };
}
