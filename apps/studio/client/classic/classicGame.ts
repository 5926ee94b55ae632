import { minor, toDecimal } from '@pavilion/money';
import { type ClassicEvaluation, evaluateClassic } from '../../src/games/classic/evaluate.ts';
import { type ClassicMachine, lines } from '../../src/games/classic/machine.ts';
import { type ClassicOutcome, winsJackpot } from '../../src/games/classic/outcome.ts';
import { winOf } from '../../src/games/units.ts';
import type { RoundView } from '../../src/play/views.ts';
import type { MachineView } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import type { Cell, ReelBox } from '../reels/reelBox.ts';
import { amountOf } from '../shell/amounts.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';

export interface ClassicView extends MachineView {
  /** What the reels show after a spin. */
  readonly shown: ClassicEvaluation | null;
  /** What the last spin won out of the pot, a decimal string. */
  readonly jackpot: string | null;
}

export interface ClassicOptions extends PlayOptions<ClassicOutcome> {
  readonly machine: ClassicMachine;
  readonly reels: Pick<ReelBox, 'show' | 'spin' | 'land' | 'hurry' | 'light' | 'celebrate'>;
}

const firstStops = [0, 0, 0];

const litCells = ({ lineWins }: ClassicEvaluation): Cell[] => {
  const cells = new Map<string, Cell>();
  for (const { line } of lineWins)
    for (const [reel, row] of (lines[line] ?? []).entries()) cells.set(`${reel}/${row}`, { reel, row });
  return [...cells.values()];
};

/** A three-reel machine on the page. A round is one spin; what the jackpot pays is in its win. */
export class ClassicGame implements Shower<ClassicOutcome, ClassicView> {
  readonly play: Play<ClassicOutcome, ClassicView>;
  readonly #machine: ClassicMachine;
  readonly #reels: ClassicOptions['reels'];
  readonly #presser: Presser;

  constructor(options: ClassicOptions) {
    this.#machine = options.machine;
    this.#reels = options.reels;
    this.play = new Play<ClassicOutcome, ClassicView>(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => this.#reels.hurry(),
    );
  }

  readonly press = (): void => this.#presser.press();

  readonly rest = (round: RoundView<ClassicOutcome> | null, pressed?: ClassicView): ClassicView => {
    const stops = round?.lastStep?.outcome.stops ?? firstStops;
    const evaluation = evaluateClassic(this.#machine, stops);
    this.#reels.show('base', stops);
    // A spin that was drawn while nobody looked shows what it won by; one that is pressed over does not show it again.
    const isTold = round?.lastStep && !pressed && evaluation.lineWins.length > 0;
    if (isTold) this.#reels.light(litCells(evaluation));
    return { feature: null, great: false, shown: isTold ? evaluation : null, jackpot: null };
  };

  readonly begin = (_stake: string | null, view: ClassicView): ClassicView => {
    this.#reels.spin('base');
    return { ...view, great: false, shown: null, jackpot: null };
  };

  readonly land = async (
    { step, round }: Came<ClassicOutcome>,
    { currency }: PlayState<ClassicOutcome, ClassicView>,
  ): ReturnType<Shower<ClassicOutcome, ClassicView>['land']> => {
    const { outcome, win } = step;
    const shown = evaluateClassic(this.#machine, outcome.stops);
    await this.#reels.land({ mode: 'base', stops: outcome.stops, suspenseFrom: null });
    if (shown.lineWins.length > 0) this.#reels.light(litCells(shown));
    const stake = amountOf(round.stake, currency);
    const won = amountOf(win, currency);
    // The pot is told by the studio's amount alone: what the lines do not explain.
    const jackpot = winsJackpot(outcome) ? toDecimal(minor(won - winOf(shown.units, stake)), currency) : null;
    const great = jackpot !== null || tierOf(win, round.stake, currency) > 0;
    const { sounds } = this.play.options;
    const isWon = isGain(win, round, currency);
    if (isWon) sounds.play(great ? 'great' : 'win');
    if (great) this.#reels.celebrate();
    const count = shown.lineWins.length;
    const told = (name: string, tone: 'good' | 'plain', amount: string): Notice => ({
      kind: 'own',
      name,
      tone,
      amount,
      count,
    });
    const notice: Notice =
      jackpot !== null
        ? told('jackpot', 'good', jackpot)
        : won === 0n
          ? { kind: 'nothing' }
          : told(isWon ? 'won' : 'back', isWon ? 'good' : 'plain', win);
    return { view: { feature: null, great: great && jackpot === null, shown, jackpot }, notice, win };
  };
}
