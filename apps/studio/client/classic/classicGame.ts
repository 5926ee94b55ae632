import { minor, toDecimal } from '@pavilion/money';
import type { ClassicEvaluation } from '../../src/games/classic/evaluate.ts';
import { type ClassicSpin, type Hop, wildReels } from '../../src/games/classic/hops.ts';
import { type ClassicMachine, lines } from '../../src/games/classic/machine.ts';
import { type ClassicOutcome, spinOf, winsJackpot } from '../../src/games/classic/outcome.ts';
import { winOf } from '../../src/games/units.ts';
import type { RoundView } from '../../src/play/views.ts';
import type { MachineView } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import { Tally } from '../machine/summary.ts';
import type { Cell, ReelBox } from '../reels/reelBox.ts';
import { amountOf } from '../shell/amounts.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';

export interface ClassicView extends MachineView {
  /** What the reels show after a spin. */
  readonly shown: ClassicEvaluation | null;
  /** Hops of the spin that have begun, the last of them with the reels that stay; 0 before any. */
  readonly hops: { readonly made: number; readonly held: readonly number[] };
  /** What the last spin won out of the pot, a decimal string. */
  readonly jackpot: string | null;
}

export interface ClassicOptions extends PlayOptions<ClassicOutcome> {
  readonly machine: ClassicMachine;
  readonly isCalm: () => boolean;
  readonly reels: Pick<ReelBox, 'show' | 'spin' | 'land' | 'hurry' | 'light' | 'celebrate'>;
}

const firstStops = [0, 0, 0];
const noHops = { made: 0, held: [] } as const;
/** How long is looked at what has landed before the reels hop on; a hurried spin takes a fifth of it. Milliseconds. */
const lookMs = 900;
const hurriedLookMs = 180;

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
  readonly #options: ClassicOptions;
  readonly #reels: ClassicOptions['reels'];
  readonly #presser: Presser;
  #hurried = false;

  constructor(options: ClassicOptions) {
    this.#machine = options.machine;
    this.#options = options;
    this.#reels = options.reels;
    this.play = new Play<ClassicOutcome, ClassicView>(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => {
        this.#hurried = true;
        this.#reels.hurry();
      },
    );
  }

  readonly press = (): void => this.#presser.press();

  readonly rest = (round: RoundView<ClassicOutcome> | null, pressed?: ClassicView): ClassicView => {
    const outcome = round?.lastStep?.outcome ?? { stops: firstStops };
    const spin = spinOf(outcome);
    const last = spin.hops.at(-1);
    const { evaluation } = last ?? spin;
    this.#reels.show('base', last?.stops ?? outcome.stops);
    // A spin that was drawn while nobody looked shows what it won by; one that is pressed over does not show it again.
    const isTold = round?.lastStep && !pressed && evaluation.lineWins.length > 0;
    if (isTold) this.#reels.light(litCells(evaluation));
    const hops = this.#hopsAtRest(spin);
    return {
      feature: null,
      great: false,
      summary: null,
      shown: isTold ? evaluation : null,
      hops,
      jackpot: null,
    };
  };

  readonly begin = (_stake: string | null, view: ClassicView): ClassicView => {
    this.#hurried = false;
    this.#reels.spin('base');
    return { ...view, great: false, summary: null, shown: null, hops: noHops, jackpot: null };
  };

  /** After the last hop: how many there were, and where wilds sit. */
  #hopsAtRest({ hops }: ClassicSpin): ClassicView['hops'] {
    const last = hops.at(-1);
    return last ? { made: hops.length, held: wildReels(this.#machine, last.stops) } : noHops;
  }

  /** Looks at what has landed, holds the reels that stay, and lets the others hop. */
  async #hop(landed: ClassicEvaluation, { stops, held, multiplier }: Hop): Promise<void> {
    const { play } = this;
    if (landed.lineWins.length > 0) this.#reels.light(litCells(landed));
    play.options.sounds.play(multiplier === 1 ? 'free' : 'stop');
    play.set({ view: { ...play.getState().view, hops: { made: multiplier - 1, held } } });
    await play.options.wait(this.#hurried || this.#options.isCalm() ? hurriedLookMs : lookMs);
    this.#reels.spin('base', held);
    play.set({ view: { ...play.getState().view, hops: { made: multiplier, held } } });
    const landing = this.#reels.land({ mode: 'base', stops, suspenseFrom: null });
    if (this.#hurried) this.#reels.hurry();
    await landing;
  }

  readonly land = async (
    { step, round }: Came<ClassicOutcome>,
    { currency }: PlayState<ClassicOutcome, ClassicView>,
  ): ReturnType<Shower<ClassicOutcome, ClassicView>['land']> => {
    const { outcome, win } = step;
    const spin = spinOf(outcome);
    await this.#reels.land({ mode: 'base', stops: outcome.stops, suspenseFrom: null });
    let shown = spin.evaluation;
    for (const hop of spin.hops) {
      await this.#hop(shown, hop);
      shown = hop.evaluation;
    }
    if (shown.lineWins.length > 0) this.#reels.light(litCells(shown));
    const stake = amountOf(round.stake, currency);
    const won = amountOf(win, currency);
    // The pot is told by the studio's amount alone: what the lines do not explain.
    const jackpot = winsJackpot(outcome) ? toDecimal(minor(won - winOf(spin.units, stake)), currency) : null;
    const great = jackpot !== null || tierOf(win, round.stake, currency) > 0;
    const { sounds } = this.play.options;
    const isWon = isGain(win, round, currency);
    if (isWon) sounds.play(great ? 'great' : 'win');
    if (great) this.#reels.celebrate();
    const count = spin.hops.length > 0 ? spin.hops.length : shown.lineWins.length;
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
          : told(isWon ? (spin.hops.length > 0 ? 'hopped' : 'won') : 'back', isWon ? 'good' : 'plain', win);
    const hops = this.#hopsAtRest(spin);
    const played = spin.hops.length;
    const summary = played > 0 ? new Tally().end('hops', played, { round, currency }) : null;
    return {
      view: { feature: null, great: great && jackpot === null, summary, shown, hops, jackpot },
      notice,
      win,
    };
  };
}
