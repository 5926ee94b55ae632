import type { Evaluation, LineWin, Window } from '../../src/engine/evaluate.ts';
import type { Mode, Path, SlotMachine } from '../../src/engine/machine.ts';
import { giftsBetween } from '../../src/engine/round.ts';
import { readSpin, type SlotOutcome } from '../../src/games/slots/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { featureOf, type MachineView, noticeOfSpin, toldWin } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import { summaryOfFree, Tally } from '../machine/summary.ts';
import type { Cell } from '../reels/reelBox.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';
import { cellsOf, cellsOfPath, litCells, suspenseFrom } from './reading.ts';

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
  readonly cover: (cells: readonly Cell[]) => void;
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

/** What crosses the reels: it comes while they turn, flies over them once they stand, and is over. */
export interface Comet {
  readonly stage: 'coming' | 'flying' | 'over';
  readonly path: Path;
  readonly scatters: number;
  /** What the scatters that it passes multiply lines by. */
  readonly times: number;
  /** From one cell to the next. Milliseconds. */
  readonly cellMs: number;
}

export interface SlotView extends MachineView {
  readonly shown: Shown | null;
  /** Wilds gathered in the free spins that are played or were just over; 0 before any are. */
  readonly gathered: number;
  readonly comet: Comet | null;
}

export interface SlotOptions extends PlayOptions<SlotOutcome> {
  readonly machine: SlotMachine;
  readonly reels: Reels;
}

const firstStops = [0, 0, 0, 0, 0];

/** What crosses takes so long from one cell to the next, and so long where the player does not want to wait. Milliseconds. */
const cellMs = { plain: 260, hurried: 90 } as const;

const cometOf = ({ crossing }: Evaluation, stage: Comet['stage'], cellMs: number): Comet | null =>
  crossing && { ...crossing, stage, cellMs };

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
  readonly #tally = new Tally();
  #isHurried = false;

  constructor(options: SlotOptions) {
    this.#machine = options.machine;
    this.#reels = options.reels;
    this.play = new Play(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => {
        this.#isHurried = true;
        this.#reels.hurry();
      },
    );
  }

  readonly press = (): void => this.#presser.press();

  readonly rest = (round: RoundView<SlotOutcome> | null, pressed?: SlotView): SlotView => {
    const outcome = round?.lastStep?.outcome;
    const { mode, stops } = outcome ?? { mode: 'base', stops: firstStops };
    const evaluation = readSpin(this.#machine, outcome ?? { mode, stops, crossing: null });
    this.#reels.show(mode, stops);
    this.#reels.fill(evaluation.expandedReels);
    this.#reels.cover(cellsOfPath(evaluation.crossing?.path ?? []));
    // A spin that was drawn while nobody looked shows what it won by; one that is pressed over does not show it again.
    const cells = round?.lastStep && !pressed ? litCells(evaluation) : [];
    if (cells.length > 0) this.#reels.light(cells);
    const shown = cells.length > 0 ? shownOf(mode, evaluation) : null;
    return {
      feature: featureOf(round, true),
      shown,
      great: false,
      summary: null,
      gathered: outcome?.gathered?.after ?? 0,
      comet: cometOf(evaluation, 'over', 0),
    };
  };

  readonly begin = (stake: string | null, view: SlotView): SlotView => {
    this.#isHurried = false;
    this.#reels.spin(stake === null ? 'free' : 'base');
    return {
      ...view,
      shown: null,
      great: false,
      summary: null,
      gathered: stake === null ? view.gathered : 0,
      comet: null,
    };
  };

  #tell(comet: Comet | null): void {
    this.play.set({ view: { ...this.play.getState().view, comet } });
  }

  /** Flies over the reels that stand: each cell that is passed catches light, and is wild. */
  async #cross(evaluation: Evaluation): Promise<void> {
    const { wait, sounds } = this.play.options;
    const eachMs = this.#isHurried ? cellMs.hurried : cellMs.plain;
    const cells = cellsOfPath(evaluation.crossing?.path ?? []);
    this.#tell(cometOf(evaluation, 'flying', eachMs));
    sounds.play('sweep');
    for (const [index] of cells.entries()) {
      await wait(eachMs);
      const passed = cells.slice(0, index + 1);
      this.#reels.cover(passed);
      this.#reels.light(passed);
    }
    await wait(eachMs * 2);
  }

  /** The gate has given a free spin; or it has opened, and wilds fill their reels from now on. */
  #giftNotice({ gathered, freeAdded }: SlotOutcome): Notice {
    const isFull = gathered !== undefined && gathered.after === this.#machine.gathering?.fillsFrom;
    return { kind: 'own', name: isFull ? 'leap' : 'gift', tone: 'good', amount: '0', count: freeAdded };
  }

  readonly land = async (
    { step, round }: Came<SlotOutcome>,
    { currency }: PlayState<SlotOutcome, SlotView>,
  ): ReturnType<Shower<SlotOutcome, SlotView>['land']> => {
    const { mode, stops, freeAdded, gathered } = step.outcome;
    const evaluation = readSpin(this.#machine, step.outcome);
    const { scatter, wild } = this.#machine;
    if (evaluation.crossing) this.#tell(cometOf(evaluation, 'coming', cellMs.plain));
    await this.#reels.land({ mode, stops, suspenseFrom: suspenseFrom(scatter, evaluation) });
    this.#reels.fill(evaluation.expandedReels);
    if (evaluation.crossing) await this.#cross(evaluation);
    // What comes with the wilds is no reason to wait for the player again.
    const gathering = gathered && this.#machine.gathering;
    const gifts = gathering ? giftsBetween(gathering, gathered.before, gathered.after) : 0;
    const isAwarded = freeAdded > gifts;
    const feature = featureOf(round, !this.#presser.running || isAwarded);
    const scatters = isAwarded ? cellsOf(evaluation, scatter) : [];
    const came = gathered && gathered.after > gathered.before ? cellsOf(evaluation, wild) : [];
    const cells = [...litCells(evaluation), ...scatters, ...came];
    if (cells.length > 0 || evaluation.crossing) this.#reels.light(cells.length > 0 ? cells : null);
    const gift = freeAdded > 0 && !isAwarded ? this.#giftNotice(step.outcome) : null;
    const notice = gift ?? noticeOfSpin({ step, round, count: evaluation.lineWins.length, currency });
    const win = toldWin({ step, round });
    const great = tierOf(win, round.stake, currency) > 0;
    const summary = summaryOfFree(this.#tally, { step, round, currency });
    const { sounds } = this.play.options;
    if (isGain(win, round, currency)) sounds.play(great ? 'great' : 'win');
    if (freeAdded > 0) sounds.play('free');
    if (great) this.#reels.celebrate();
    if (feature?.waiting) this.#presser.stop();
    return {
      view: {
        feature,
        shown: shownOf(mode, evaluation),
        great,
        summary,
        gathered: gathered?.after ?? 0,
        comet: cometOf(evaluation, 'over', 0),
      },
      notice,
      win,
    };
  };
}
