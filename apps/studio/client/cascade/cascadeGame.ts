import { type CascadeSpin, type Fall, playCascade } from '../../src/games/cascade/evaluate.ts';
import { type CascadeMachine, tideMax } from '../../src/games/cascade/machine.ts';
import { type CascadeOutcome, tideOf } from '../../src/games/cascade/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { featureOf, type MachineView, noticeOfSpin, toldWin } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import { summaryOfFree, Tally } from '../machine/summary.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type Notice, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';

/** A symbol in the water: it keeps its identity while it falls. */
export interface Floating {
  readonly id: number;
  readonly letter: string;
  readonly reel: number;
  readonly row: number;
  /** Has won, and dissolves. */
  readonly gone: boolean;
}

export interface CascadeView extends MachineView {
  readonly symbols: readonly Floating[];
  /** The picture whose wins are looked at; `null` while symbols move and at rest. */
  readonly fall: Fall | null;
  /** Pictures of the spin that have won so far, to be told by symbol, ways and amount. */
  readonly told: readonly Fall[];
  /** Pictures of the last spin that won, for those who do not see them. */
  readonly chain: number;
  /** The mark at which the tide stands. */
  readonly tide: number;
}

export interface CascadeOptions extends PlayOptions<CascadeOutcome> {
  readonly machine: CascadeMachine;
  readonly isCalm: () => boolean;
}

/** How long a picture is looked at, what has won is seen to go, and what hangs falls. Milliseconds. */
const pauses = { look: 620, go: 240, fall: 340 } as const;
/** A hurried spin takes this share of the time. */
const hurriedShare = 0.2;
const nothingDrawn: Pick<CascadeOutcome, 'mode' | 'stops' | 'tide'> = {
  mode: 'base',
  stops: [0, 0, 0, 0, 0],
};

/** A machine of falling symbols on the page: shows a spin picture by picture. */
export class CascadeGame implements Shower<CascadeOutcome, CascadeView> {
  readonly play: Play<CascadeOutcome, CascadeView>;
  readonly #options: CascadeOptions;
  readonly #presser: Presser;
  readonly #tally = new Tally();
  #hurried = false;
  #nextId = 0;

  constructor(options: CascadeOptions) {
    this.#options = options;
    this.play = new Play<CascadeOutcome, CascadeView>(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => {
        this.#hurried = true;
      },
    );
  }

  readonly press = (): void => this.#presser.press();

  #floating({ picture }: Fall): Floating[] {
    return picture.flatMap((column, reel) =>
      column.map((letter, row) => {
        this.#nextId += 1;
        return { id: this.#nextId, letter, reel, row, gone: false };
      }),
    );
  }

  readonly rest = (round: RoundView<CascadeOutcome> | null, pressed?: CascadeView): CascadeView => {
    const { mode, stops, tide } = round?.lastStep?.outcome ?? nothingDrawn;
    const { falls } = playCascade(this.#options.machine, mode, stops, tideOf({ tide }));
    const last = falls.at(-1);
    // A spin that was drawn while nobody looked tells what it won by; one that is pressed over does not tell it again.
    const told = round?.lastStep && !pressed ? falls.slice(0, -1) : [];
    return {
      symbols: last ? this.#floating(last) : [],
      fall: null,
      told,
      chain: told.length,
      tide: tide?.to ?? 0,
      feature: featureOf(round, true),
      great: false,
      summary: null,
    };
  };

  readonly begin = (_stake: string | null, view: CascadeView): CascadeView => {
    this.#hurried = false;
    return {
      ...view,
      fall: null,
      told: [],
      chain: 0,
      tide: view.feature ? view.tide : 0,
      great: false,
      summary: null,
    };
  };

  readonly land = async (
    { step, round }: Came<CascadeOutcome>,
    { currency }: PlayState<CascadeOutcome, CascadeView>,
  ): ReturnType<Shower<CascadeOutcome, CascadeView>['land']> => {
    const { mode, stops, freeAdded } = step.outcome;
    const from = tideOf(step.outcome);
    const spin = playCascade(this.#options.machine, mode, stops, from);
    const win = toldWin({ step, round });
    await this.#show(spin, isGain(step.win, round, currency), mode === 'free' ? from : null);
    const chain = spin.falls.length - 1;
    // What the tide brings is played on; what pearls bring is told first.
    const isBrought = freeAdded > 0 && freeAdded <= spin.brought && round.state === 'playing';
    const feature = featureOf(round, !this.#presser.running || (freeAdded > 0 && !isBrought));
    const great = tierOf(win, round.stake, currency) > 0;
    const notice: Notice = isBrought
      ? { kind: 'own', name: 'tide_rose', tone: 'good', amount: step.win, count: freeAdded }
      : noticeOfSpin({ step, round, count: chain, currency });
    const summary = summaryOfFree(this.#tally, { step, round, currency });
    const { sounds } = this.#options;
    if (great) sounds.play('great');
    if (freeAdded > 0) sounds.play('free');
    if (feature?.waiting) this.#presser.stop();
    return {
      view: { ...this.play.getState().view, fall: null, chain, feature, great, summary },
      notice,
      win,
    };
  };

  /**
   * Picture by picture: look, go, fall. It sounds where the spin returns more than its stake. With a tide, it rises from this mark
   * with every picture that wins.
   */
  async #show({ falls }: CascadeSpin, sounds: boolean, from: number | null): Promise<void> {
    const [first] = falls;
    if (!first) return;
    let symbols = this.#floating(first);
    this.#set(symbols, null);
    await this.#pause('fall');
    for (const [index, fall] of falls.entries()) {
      const next = falls[index + 1];
      if (!next) break;
      if (sounds) this.#options.sounds.play('win');
      const { told } = this.play.getState().view;
      this.play.set({ view: { ...this.play.getState().view, told: [...told, fall] } });
      this.#set(symbols, fall);
      await this.#pause('look');
      symbols = symbols.map((symbol) => ({
        ...symbol,
        gone: fall.gone[symbol.reel]?.includes(symbol.row) ?? false,
      }));
      this.#set(symbols, fall);
      await this.#pause('go');
      symbols = this.#fallen(symbols, next);
      if (from !== null) this.#rise(from + index + 1);
      this.#set(symbols, null);
      await this.#pause('fall');
    }
  }

  /** What is left, further down; and what has come from above. */
  #fallen(symbols: readonly Floating[], { picture }: Fall): Floating[] {
    return picture.flatMap((column, reel) => {
      const kept = symbols
        .filter((symbol) => symbol.reel === reel && !symbol.gone)
        .sort((a, b) => a.row - b.row);
      const fresh = column.length - kept.length;
      return column.map((letter, row): Floating => {
        const old = kept[row - fresh];
        if (row >= fresh && old) return { ...old, row };
        this.#nextId += 1;
        return { id: this.#nextId, letter, reel, row, gone: false };
      });
    });
  }

  #rise(mark: number): void {
    const { tide } = this.#options.machine;
    const most = tideMax(tide);
    if (mark > most) return;
    if (mark % tide.every === 0) this.#options.sounds.play('rise');
    this.play.set({ view: { ...this.play.getState().view, tide: mark } });
  }

  #set(symbols: readonly Floating[], fall: Fall | null): void {
    this.play.set({ view: { ...this.play.getState().view, symbols, fall } });
  }

  #pause(kind: keyof typeof pauses): Promise<void> {
    const share = this.#hurried || this.#options.isCalm() ? hurriedShare : 1;
    return this.#options.wait(pauses[kind] * share);
  }
}
