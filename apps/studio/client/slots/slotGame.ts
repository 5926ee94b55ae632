import type { Evaluation } from '../../src/engine/evaluate.ts';
import type { Gathered, Mode, SlotMachine } from '../../src/engine/machine.ts';
import { giftsBetween } from '../../src/engine/round.ts';
import { readSpin, type SlotOutcome, thenOf } from '../../src/games/slots/outcome.ts';
import type { RoundView, StepView } from '../../src/play/views.ts';
import { featureOf, type MachineView, noticeOfSpin, toldWin } from '../machine/machineView.ts';
import { Presser, playOn } from '../machine/presser.ts';
import { summaryOfFree, Tally } from '../machine/summary.ts';
import type { Cell } from '../reels/reelBox.ts';
import { amountOf } from '../shell/amounts.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';
import {
  awardPace,
  type Comet,
  comingOf,
  crossingOf,
  crossPace,
  type Flight,
  factorsOf,
  fallPace,
  fallsOf,
  flyingOf,
  greatMs,
  leavePace,
  litWhileTurning,
  lookPace,
  overOf,
  type Pace,
  readMs,
  stampPace,
  timesPace,
  turningOf,
  turnOf,
  turnPace,
} from './comet.ts';
import { type Climb, climbPace, climbsOf, gatheredOf, nextOf, stepPace, topPace } from './growth.ts';
import { cellsOf, cellsOfPath, foundAt, litCells, type Shown, shownOf, suspenseFrom } from './reading.ts';
import { type Stars, starsOf, toldNew } from './stars.ts';

/** What the game needs of the reels. */
export interface Reels {
  readonly show: (mode: Mode, stops: readonly number[]) => void;
  readonly spin: (mode: Mode) => void;
  readonly land: (landing: {
    mode: Mode;
    stops: readonly number[];
    suspenseFrom: number | null;
    onHeld: () => void;
    foundAt: number | null;
    onFound: () => void;
  }) => Promise<void>;
  readonly hurry: () => void;
  readonly fill: (reels: readonly number[]) => void;
  readonly cover: (cells: readonly Cell[]) => void;
  readonly light: (cells: readonly Cell[] | null) => void;
  readonly mark: (cells: readonly Cell[]) => void;
  readonly celebrate: () => void;
}

export interface SlotView extends MachineView {
  readonly shown: Shown | null;
  /** Wilds gathered in the free spins that are played or were just over; 0 before any are. */
  readonly gathered: number;
  /** Those of them that hold in the free spin that turns or is shown; `null` in a round that gathers none. */
  readonly inForce: Gathered;
  /** What flies up from a reel that it has filled. */
  readonly climb: Climb | null;
  readonly comet: Comet | null;
  /** How often what crosses has turned round in the spin that turns or comes next; 0 where it has not. */
  readonly turn: number;
  /** How often it had before the spin that is shown; 0 where it had not. */
  readonly turned: number;
  /** Two scatters show: the reels from this one on still turn, and are held back. */
  readonly heldFrom: number | null;
  /** The scatters that have just won free spins, while they are looked at. */
  readonly awarded: readonly Cell[];
  /** What scatters have won in the spin that is shown, from the third of them on. */
  readonly stars: Stars | null;
}

export interface SlotOptions extends PlayOptions<SlotOutcome> {
  readonly machine: SlotMachine;
  readonly reels: Reels;
  /** Whether the player asked for less motion. */
  readonly isCalm: () => boolean;
}

const firstStops = [0, 0, 0, 0, 0];

/** A machine on the page: spins its reels, and plays the free spins one after another once the player begins. */
export class SlotGame implements Shower<SlotOutcome, SlotView> {
  readonly play: Play<SlotOutcome, SlotView>;
  readonly #machine: SlotMachine;
  readonly #reels: Reels;
  readonly #isCalm: () => boolean;
  readonly presser: Presser;
  readonly #tally = new Tally();
  #isHurried = false;

  constructor(options: SlotOptions) {
    this.#machine = options.machine;
    this.#reels = options.reels;
    this.#isCalm = options.isCalm;
    this.play = new Play(options, this);
    this.presser = new Presser(
      () => this.play,
      () => {
        this.#isHurried = true;
        this.#reels.hurry();
      },
      this.#machine.crossing && greatMs,
    );
  }

  readonly press = (): void => {
    const { view, busy, phase } = this.play.getState();
    if (phase === 'playing' && !busy && view.turn > 0) {
      this.play.options.sounds.play('press');
      void this.#goOn();
    } else this.presser.press();
  };

  /** What has turned round crosses again, until it has won something or goes its way. */
  async #goOn(): Promise<void> {
    const { getState, options } = this.play;
    // The step that decided so is still being told.
    while (getState().busy && getState().phase === 'playing') await options.wait(0);
    if (getState().view.turn > 0) await playOn(this.play);
  }

  readonly rest = (round: RoundView<SlotOutcome> | null, pressed?: SlotView): SlotView => {
    const outcome = round?.lastStep?.outcome;
    const { mode, stops } = outcome ?? { mode: 'base', stops: firstStops };
    const evaluation = readSpin(this.#machine, outcome ?? { mode, stops, crossing: null });
    this.#reels.show(mode, stops);
    const turned = outcome?.turned ?? 0;
    // Wilds fill reels in free spins, which nothing crosses.
    if (evaluation.crossing) this.#reels.cover(cellsOfPath(evaluation.crossing.path));
    else this.#reels.fill(evaluation.expandedReels);
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
      inForce: gatheredOf(this.#machine, outcome),
      climb: null,
      comet: overOf(crossingOf(this.#machine, evaluation, { turned })),
      turn: turnOf(round),
      turned,
      heldFrom: null,
      awarded: [],
      stars: starsOf(
        outcome ? thenOf(this.#machine, outcome) : this.#machine,
        mode,
        evaluation.scatters,
        round?.stake ?? '0',
      ),
    };
  };

  readonly begin = (stake: string | null, view: SlotView): SlotView => {
    const { feature } = view;
    // Whoever hurries one crossing hurries those that follow from it.
    if (view.turn === 0) this.#isHurried = false;
    this.#reels.spin(stake === null && view.turn === 0 ? 'free' : 'base');
    return {
      ...view,
      // The spin that turns is counted.
      feature: stake === null && feature ? { ...feature, played: feature.played + 1 } : feature,
      shown: null,
      great: false,
      summary: null,
      gathered: stake === null ? view.gathered : 0,
      inForce: nextOf(this.#machine, view, stake),
      comet: null,
      turned: view.turn,
      stars: null,
    };
  };

  #tell(comet: Comet | null): void {
    this.play.set({ view: { ...this.play.getState().view, comet } });
  }

  /** Flies over the reels that stand: each place that is passed turns wild as it is told, and the picture follows that. */
  async #fly(flight: Flight, covered: readonly Cell[]): Promise<void> {
    const { wait, sounds } = this.play.options;
    const pace = flight.isFall ? fallPace : crossPace;
    const eachMs = this.#isHurried ? pace.hurried : pace.plain;
    const cells = cellsOfPath(flight.path);
    this.#tell(flyingOf(flight, 0, eachMs));
    sounds.play('sweep');
    for (const [index] of cells.entries()) {
      await wait(eachMs);
      this.#reels.cover([...covered, ...cells.slice(0, index + 1)]);
      this.#tell(flyingOf(flight, index + 1, eachMs));
    }
    if (flight.isFall) await wait(eachMs);
    else if (!flight.isTurning) await wait(this.#isHurried ? leavePace.hurried : leavePace.plain);
  }

  /** What several things multiply lines by is read before the lines are. */
  async #multiply(crossing: Flight, turned: number): Promise<void> {
    const told = overOf(crossing);
    if (told && factorsOf(this.#machine, told, turned).length > 0)
      await this.play.options.wait(this.#isHurried ? timesPace.hurried : timesPace.plain);
  }

  /** One more scatter is waited for: the first two are lit, and it is said. */
  #hold(scatters: readonly Cell[], heldFrom: number | null): void {
    this.#reels.mark(scatters.slice(0, 2));
    this.play.options.sounds.play('rise');
    this.play.set({ view: { ...this.play.getState().view, heldFrom } });
  }

  /** The third scatter stands: nothing is waited for any more, whatever the last reels still bring. */
  #found(stars: Stars | null, scatters: readonly Cell[]): void {
    this.#reels.mark(scatters);
    this.play.options.sounds.play('rise');
    this.play.set({ view: { ...this.play.getState().view, heldFrom: null, stars } });
  }

  /** All reels stand. */
  #letGo(): void {
    this.#reels.light(null);
    this.play.set({ view: { ...this.play.getState().view, heldFrom: null } });
  }

  /** Fills reels with wilds; at a machine that is crossed, something runs down one after another. */
  async #fill(evaluation: Evaluation): Promise<void> {
    const falls = this.#machine.crossing && !this.#isCalm() ? fallsOf(evaluation) : [];
    const covered: Cell[] = [];
    for (const fall of falls) {
      await this.#fly(fall, covered);
      covered.push(...cellsOfPath(fall.path));
    }
    if (falls.length > 0) this.#tell(null);
    this.#reels.fill(evaluation.expandedReels);
  }

  /** What has filled a reel flies up from it, and the next free spin pays more: told while there is one. */
  async #climb(
    { outcome }: Pick<StepView<SlotOutcome>, 'outcome'>,
    filled: readonly number[],
  ): Promise<void> {
    const { play } = this;
    const { wait, sounds } = play.options;
    const paceOf = ({ plain, hurried }: Pace): number => (this.#isHurried ? hurried : plain);
    for (const climb of climbsOf(this.#machine, outcome, filled)) {
      if (!this.#isCalm()) {
        const ms = paceOf(climbPace);
        play.set({ view: { ...play.getState().view, climb: { ...climb, ms } } });
        await wait(ms);
      }
      const isTop = climb.to === this.#machine.gathering?.most;
      sounds.play(isTop ? 'great' : 'climb');
      play.set({ view: { ...play.getState().view, climb: null, gathered: climb.to } });
      await wait(paceOf(isTop ? topPace : stepPace));
    }
  }

  /** The scatters that have won free spins are looked at before anything lies over them. */
  async #showAwarded(scatters: readonly Cell[], stars: Stars | null): Promise<void> {
    const { wait, sounds } = this.play.options;
    this.#reels.light(scatters);
    sounds.play('rise');
    this.play.set({ view: { ...this.play.getState().view, awarded: scatters, stars } });
    await wait(this.#isHurried ? awardPace.hurried : awardPace.plain);
  }

  /** What crossed has won nothing: it is told to turn round, and the next spin follows by itself. */
  async #turn(crossing: Flight, turn: number): Promise<Notice> {
    const { wait, sounds } = this.play.options;
    await wait(this.#isHurried ? lookPace.hurried : lookPace.plain);
    const turnMs = this.#isHurried ? turnPace.hurried : turnPace.plain;
    const cells = cellsOfPath(crossing.path);
    sounds.play('sweep');
    // It takes its light along, all of it until it is out of sight: each place is again what it was.
    for (let left = cells.length; left > 0; left -= 1) {
      this.#reels.cover(cells.slice(0, left));
      this.#tell(turningOf(crossing, left, turnMs));
      await wait((turnMs * litWhileTurning) / cells.length);
    }
    this.#reels.cover([]);
    this.#tell(turningOf(crossing, 0, turnMs));
    await wait(turnMs * (1 - litWhileTurning));
    this.play.set({ view: { ...this.play.getState().view, comet: null, turn } });
    sounds.play('rise');
    await wait(this.#isHurried ? stampPace.hurried : stampPace.plain);
    void wait(0).then(() => this.#goOn());
    return { kind: 'own', name: 'turn', tone: 'good', amount: '0', count: 0 };
  }

  /** The gate has given a free spin; or it has opened, and wilds fill their reels from now on. */
  #giftNotice({ gathered, freeAdded }: SlotOutcome): Notice {
    const isFull = gathered !== undefined && gathered.after === this.#machine.gathering?.most;
    return { kind: 'own', name: isFull ? 'leap' : 'gift', tone: 'good', amount: '0', count: freeAdded };
  }

  readonly land = async (
    { step, round }: Came<SlotOutcome>,
    { currency }: PlayState<SlotOutcome, SlotView>,
  ): ReturnType<Shower<SlotOutcome, SlotView>['land']> => {
    const { mode, stops, freeAdded, gathered } = step.outcome;
    const evaluation = readSpin(this.#machine, step.outcome);
    const then = thenOf(this.#machine, step.outcome);
    const { scatter, wild, gathering } = then;
    const turn = turnOf(round);
    const crossing = crossingOf(this.#machine, evaluation, {
      turned: step.outcome.turned,
      isTurning: turn > 0,
    });
    if (crossing) this.#tell(comingOf(crossing));
    const heldFrom = suspenseFrom(scatter, evaluation);
    const found = foundAt(scatter, evaluation);
    const seen = cellsOf(evaluation, scatter);
    // What comes with the wilds is no reason to wait for the player again.
    const gifts = gathering && gathered ? giftsBetween(gathering, gathered.before, gathered.after) : 0;
    const isAwarded = freeAdded > gifts;
    await this.#reels.land({
      mode,
      stops,
      suspenseFrom: heldFrom,
      onHeld: () => this.#hold(seen, heldFrom),
      foundAt: found,
      onFound: () =>
        this.#found(
          isAwarded ? toldNew(starsOf(then, mode, 3, round.stake)) : null,
          seen.filter(({ reel }) => reel <= (found ?? 0)),
        ),
    });
    if (heldFrom !== null) this.#letGo();
    await this.#fill(evaluation);
    if (round.state === 'playing') await this.#climb(step, evaluation.expandedReels);
    if (crossing) await this.#fly(crossing, []);
    if (crossing) await this.#multiply(crossing, step.outcome.turned ?? 0);
    const feature = featureOf(round, !this.presser.running || isAwarded);
    const scatters = isAwarded ? seen : [];
    // What fills its reel needs no light of its own.
    const isLit = gathered && gathered.after > gathered.before && !this.#machine.free.wildsExpand;
    const came = isLit ? cellsOf(evaluation, wild) : [];
    const stars = starsOf(then, mode, evaluation.scatters, round.stake);
    if (isAwarded) await this.#showAwarded(scatters, toldNew(stars, freeAdded - gifts));
    const cells = [...litCells(evaluation), ...scatters, ...came];
    if (cells.length > 0) this.#reels.light(cells);
    const turned = turn > 0 && crossing ? await this.#turn(crossing, turn) : null;
    const gift = freeAdded > 0 && !isAwarded ? this.#giftNotice(step.outcome) : null;
    const notice =
      turned ?? gift ?? noticeOfSpin({ step, round, count: evaluation.lineWins.length, currency });
    const win = toldWin({ step, round });
    const great = tierOf(win, round.stake, currency) > 0;
    const summary = summaryOfFree(this.#tally, { step, round, currency });
    const shown = shownOf(mode, evaluation);
    const comet = turn > 0 ? null : overOf(crossing);
    const isLastWin = summary !== null && amountOf(step.win, currency) > 0n;
    if (isLastWin || (great && evaluation.lineWins.length > 0)) {
      const { view } = this.play.getState();
      // Free spins have won all that they will when it is celebrated.
      const feature = view.feature && isLastWin ? { ...view.feature, won: round.won } : view.feature;
      this.play.set({ ...(isLastWin && { win: step.win }), view: { ...view, feature, shown, comet } });
      const isTraced = this.#machine.crossing !== undefined && !this.#isCalm();
      const lines = evaluation.lineWins.length;
      await this.play.options.wait(
        readMs({ lines, isLast: isLastWin, isTraced, isHurried: this.#isHurried }),
      );
    }
    const { sounds } = this.play.options;
    if (isGain(win, round, currency)) sounds.play(great ? 'great' : 'win');
    if (freeAdded > 0) sounds.play('free');
    if (great) this.#reels.celebrate();
    if (feature?.waiting) this.presser.stop();
    return {
      view: {
        feature,
        shown,
        great,
        summary,
        gathered: gathered?.after ?? 0,
        inForce: gathered?.before ?? null,
        climb: null,
        comet,
        turn,
        turned: step.outcome.turned ?? 0,
        heldFrom: null,
        awarded: [],
        stars,
      },
      notice,
      // Of a round that goes on at once, nothing is won yet.
      win: turn > 0 ? null : win,
    };
  };
}
