import type { CurrencyCode } from '@pavilion/money';
import type { Win } from '../../src/games/videoSlots/evaluate.ts';
import { cellsOf, stripsOf, type VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { SlotState, VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import {
  baseState,
  isChoosing,
  isLaying,
  type Played,
  playStep,
  sizesOf,
} from '../../src/games/videoSlots/round.ts';
import type { Fall } from '../../src/games/videoSlots/spin.ts';
import type { RoundView } from '../../src/play/views.ts';
import type { Feature, MachineView } from '../machine/machineView.ts';
import { Presser } from '../machine/presser.ts';
import { type Summary, Tally } from '../machine/summary.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type PlayState } from '../shell/playState.ts';
import { type Tier, tierOf } from '../shell/tiers.ts';
import { type Placed, Placer } from './placer.ts';
import { noticeOf } from './slotNotice.ts';

export interface VideoSlotView extends MachineView {
  readonly symbols: readonly Placed[];
  /** Reels from here on turn; all of them rest when it is their number. */
  readonly turningFrom: number;
  /** The reels that turn are waited for: one more of a kind starts the feature. */
  readonly tense: boolean;
  /** What the picture at hand pays. */
  readonly wins: readonly Win[];
  /** Of the picture at hand, where there is more than one. */
  readonly multiplier: number;
  /** Values of cash symbols by cell, numbered from 1. */
  readonly cash: readonly number[];
  /** Beads on the rod beside. */
  readonly carried: number;
  /** Reels that a walking wild covers, in bits. */
  readonly wilds: number;
  /** What the round goes on with. */
  readonly next: SlotState | null;
  /** A feature begins: told for a moment. */
  readonly intro: SlotState['mode'] | null;
  /** How great the round's win was. */
  readonly tier: Tier;
}

export interface VideoSlotOptions extends PlayOptions<VideoSlotOutcome> {
  readonly slot: VideoSlot;
  readonly isCalm: () => boolean;
}

/** A reel turns at least so long, stops so long after the one before, and a picture is looked at. Milliseconds. */
const pauses = { turn: 420, stop: 150, tense: 900, look: 640, go: 220, fall: 340, intro: 1_500 } as const;
/** A hurried spin takes this share of the time. */
const hurriedShare = 0.2;

/** Free spins or respins that are left of a round. */
const featureOf = (round: RoundView<VideoSlotOutcome> | null, waiting: boolean): Feature | null => {
  const next = round?.state === 'playing' ? round.lastStep?.outcome.next : null;
  return round && next
    ? { awarded: next.played + next.left, played: next.played, won: round.won, waiting }
    : null;
};

/** A video slot on the page: shows each step as it was drawn, whatever its features are. */
export class VideoSlotGame implements Shower<VideoSlotOutcome, VideoSlotView> {
  readonly play: Play<VideoSlotOutcome, VideoSlotView>;
  readonly #options: VideoSlotOptions;
  readonly #presser: Presser;
  #hurried = false;
  #goesOn = false;
  readonly #placer = new Placer();
  readonly #tally = new Tally();

  constructor(options: VideoSlotOptions) {
    this.#options = options;
    this.play = new Play<VideoSlotOutcome, VideoSlotView>(options, this);
    this.#presser = new Presser(
      () => this.play,
      () => {
        this.#hurried = true;
      },
    );
  }

  /** The button, and the space bar. Free spins that are to be chosen wait for the choice. */
  readonly press = (): void => {
    const { view, busy } = this.play.getState();
    if (!busy && view.next && isChoosing(view.next)) return;
    this.#presser.press();
  };

  /** Begins the free spins of this number. */
  readonly choose = async (choice: number): Promise<void> => {
    this.#options.sounds.play('press');
    this.#goesOn = true;
    if (await this.play.step(null, { choice })) await this.#continue();
    else this.#goesOn = false;
  };

  /** Presses on as the player did who came to this step. */
  readonly follow = ({ state }: Pick<VideoSlotOutcome, 'state'>): void => {
    const { next } = this.play.getState().view;
    if (next && isChoosing(next)) void this.choose(state.choice ?? 0);
    else this.press();
  };

  /** Opens a round with its feature, at the price of this choice. The player begins free spins. */
  readonly buy = async (choice: number): Promise<void> => {
    const { stake, view, phase, busy } = this.play.getState();
    if (phase !== 'playing' || busy || view.feature) return;
    this.#options.sounds.play('press');
    await this.play.step(stake, choice === 0 ? { buy: true } : { buy: true, choice });
  };

  readonly rest = (round: RoundView<VideoSlotOutcome> | null, pressed?: VideoSlotView): VideoSlotView => {
    const { slot } = this.#options;
    const last = round?.lastStep?.outcome;
    const state = last?.state ?? baseState;
    const drawn = last?.drawn ?? sizesOf(slot, baseState).map(() => 0);
    const played = playStep(slot, state, drawn);
    const fall = played.falls.at(-1);
    return {
      symbols: fall ? this.#placer.placed(fall) : [],
      turningFrom: slot.strips.base.length,
      tense: false,
      // A spin that was drawn while nobody looked shows what it won by; one that is pressed over does not show it again.
      wins: last && !pressed ? (fall?.wins ?? []) : [],
      multiplier: 1,
      cash: played.cash,
      carried: slot.carry && fall ? fall.multiplier - 1 : 0,
      wilds: 0,
      next: round?.state === 'playing' ? (last?.next ?? null) : null,
      intro: null,
      feature: featureOf(round, true),
      great: false,
      summary: null,
      tier: 0,
    };
  };

  readonly begin = (_stake: string | null, view: VideoSlotView): VideoSlotView => {
    this.#hurried = false;
    const holds = view.next?.mode === 'hold';
    return {
      ...view,
      // What is held stays; a walking wild has taken its step.
      turningFrom: holds ? view.turningFrom : 0,
      symbols: holds ? [] : view.symbols,
      cash: holds ? view.cash : [],
      carried: this.#options.slot.carry && view.next ? view.next.multiplier - 1 : 0,
      wilds: view.next?.wilds ?? 0,
      wins: [],
      multiplier: 1,
      great: false,
      summary: null,
      tier: 0,
    };
  };

  readonly land = async (
    { step, round }: Came<VideoSlotOutcome>,
    { currency }: PlayState<VideoSlotOutcome, VideoSlotView>,
  ): ReturnType<Shower<VideoSlotOutcome, VideoSlotView>['land']> => {
    const { slot, sounds } = this.#options;
    const { state, drawn, next } = step.outcome;
    const played = playStep(slot, state, drawn);
    const gains = isGain(step.win, round, currency);
    if (isLaying(state)) await this.#beginHold(state);
    if (state.mode === 'hold') await this.#showHold(played);
    else await this.#showSpin(played, state, gains);
    const begins = next !== null && state.mode !== next.mode;
    // A wild that stays says so by itself; everything else is told before it begins.
    if (begins && !(next.mode === 'walk' && slot.walking?.stays)) {
      sounds.play('free');
      this.#set({ intro: next.mode, next });
      await this.#pause('intro');
    }
    const running = this.#presser.running || this.#goesOn;
    // What the player has nothing to decide about goes on by itself.
    const byItself = next !== null && (next.mode !== 'free' || running) && !isChoosing(next);
    if (byItself && !this.#presser.running && !this.#goesOn) this.#continueSoon();
    const tier = next === null ? tierOf(round.won, round.stake, currency) : 0;
    const endsInGain = next === null && state.mode !== 'base' && isGain(round.won, round, currency);
    if (tier > 0) sounds.play('great');
    else if (endsInGain && !gains) sounds.play('win');
    const feature = featureOf(round, !byItself);
    if (feature?.waiting) this.#presser.stop();
    return {
      view: {
        ...this.play.getState().view,
        intro: null,
        next,
        feature,
        great: tier > 0,
        summary: this.#summaryOf({ step, round }, currency),
        tier,
      },
      notice: noticeOf({ step, round, currency, added: played.added }),
      win: next === null ? round.won : step.win,
    };
  };

  #summaryOf(
    { step, round }: Pick<Came<VideoSlotOutcome>, 'step' | 'round'>,
    currency: CurrencyCode,
  ): Summary | null {
    const { state, next } = step.outcome;
    if (state.mode === 'base' || isLaying(state)) this.#tally.reset();
    else this.#tally.add({ step });
    if (next !== null || state.mode === 'base') return null;
    return this.#tally.end(state.mode, state.played + 1, { round, currency });
  }

  /** Reel by reel, then picture by picture. It sounds where the spin returns more than the round cost. */
  async #showSpin(played: Played, state: SlotState, gains: boolean): Promise<void> {
    const [first] = played.falls;
    if (!first) return;
    const fresh = await this.#land(first, played.cash, state);
    const { slot, sounds } = this.#options;
    if (slot.cascade) return this.#fall(played.falls, fresh, gains);
    if (gains) sounds.play('win');
    this.#set({ wins: first.wins, multiplier: first.multiplier });
    if (played.units > 0 && state.mode !== 'base') await this.#pause('look');
  }

  /** Reel by reel, until all rest; with what they came to rest as. */
  async #land(first: Fall, cash: Played['cash'], state: SlotState): Promise<Placed[]> {
    const { slot, sounds } = this.#options;
    const reels = first.picture.length;
    const old = this.play.getState().view.symbols;
    const fresh = this.#placer.placed(first);
    const mystery = slot.mystery?.symbol ?? '';
    const turned = new Set(first.turned);
    const covered = fresh.map((symbol) =>
      turned.has(symbol.reel * slot.rows + symbol.row) ? { ...symbol, letter: mystery } : symbol,
    );
    // What was chosen with this spin may begin with beads.
    if (slot.carry) this.#set({ carried: state.multiplier - 1 });
    await this.#pause('turn');
    for (let reel = 0; reel < reels; reel += 1) {
      if (this.#isTense(first, reel, state.mode === 'free')) {
        this.#set({ tense: true });
        sounds.play('rise');
        await this.#pause('tense');
      }
      this.#set({
        symbols: [
          ...covered.filter((symbol) => symbol.reel <= reel),
          ...old.filter((symbol) => symbol.reel > reel),
        ],
        turningFrom: reel + 1,
        cash: cash.map((value, cell) => (cell < (reel + 1) * slot.rows ? value : 0)),
      });
      sounds.play('stop');
      await this.#pause('stop');
    }
    this.#set({ tense: false, wilds: 0 });
    if (first.turned.length > 0) await this.#turn(first, fresh);
    if (slot.carry) await this.#carry(first, state);
    return fresh;
  }

  /** Picture by picture, as long as something falls. */
  async #fall(falls: readonly Fall[], landed: readonly Placed[], gains: boolean): Promise<void> {
    let symbols = landed;
    for (const [index, fall] of falls.entries()) {
      const next = falls[index + 1];
      if (!next) break;
      if (gains) this.#options.sounds.play('win');
      this.#set({ symbols, wins: fall.wins, multiplier: fall.multiplier });
      await this.#pause('look');
      const gone = new Set(fall.wins.flatMap(({ cells }) => cells));
      symbols = symbols.map((symbol) => ({
        ...symbol,
        gone: gone.has(symbol.reel * this.#options.slot.rows + symbol.row),
      }));
      this.#set({ symbols });
      await this.#pause('go');
      symbols = this.#placer.fallen(symbols, next);
      this.#set({ symbols, wins: [] });
      await this.#pause('fall');
    }
  }

  /** What has been counted is seen before the beads are carried that multiply it. */
  async #carry({ wins, multiplier }: Fall, state: SlotState): Promise<void> {
    if (multiplier === state.multiplier) return;
    this.#set({ wins, multiplier: state.multiplier });
    await this.#pause('look');
    this.#options.sounds.play('card');
    this.#set({ carried: multiplier - 1, multiplier });
    await this.#pause('fall');
  }

  /** All mysteries of the picture turn at once. */
  async #turn({ turned }: Fall, symbols: readonly Placed[]): Promise<void> {
    const { slot, sounds } = this.#options;
    await this.#pause('fall');
    sounds.play('card');
    const cells = new Set(turned);
    this.#set({
      symbols: symbols.map((symbol) => ({
        ...symbol,
        turned: cells.has(symbol.reel * slot.rows + symbol.row),
      })),
    });
    await this.#pause('look');
  }

  /** Hold and win that was bought: the reels give way to empty cells. */
  async #beginHold(next: SlotState): Promise<void> {
    this.#options.sounds.play('free');
    this.#set({
      symbols: [],
      turningFrom: this.#options.slot.strips.base.length,
      cash: Array.from({ length: cellsOf(this.#options.slot) }, () => 0),
      intro: next.mode,
      next,
    });
    await this.#pause('intro');
    this.#set({ intro: null });
  }

  /** One after another, the cash symbols that have come. */
  async #showHold({ cash, units }: Played): Promise<void> {
    await this.#pause('turn');
    const before = this.play.getState().view.cash;
    const shown = [...before];
    for (const [cell, value] of cash.entries()) {
      if (value === (before[cell] ?? 0)) continue;
      shown[cell] = value;
      this.#options.sounds.play('card');
      this.#set({ cash: [...shown] });
      await this.#pause('stop');
    }
    this.#set({ cash });
    await this.#pause(units > 0 ? 'fall' : 'stop');
  }

  /** One more on the reels that still turn, and the feature begins. */
  #isTense({ picture }: Fall, reel: number, isFree: boolean): boolean {
    const { freeSpins, hold } = this.#options.slot;
    const seen = (letter: string): number =>
      picture
        .slice(0, reel)
        .flat()
        .filter((shown) => shown === letter).length;
    const left = picture.length - reel;
    const strip = stripsOf(this.#options.slot, isFree)[reel] ?? '';
    // A reel that has no such symbol is not waited for.
    if (freeSpins && strip.includes(freeSpins.scatter))
      return left <= 2 && seen(freeSpins.scatter) === freeSpins.from - 1;
    return (
      hold !== undefined && left === 1 && seen(hold.cash) >= hold.from - 2 && seen(hold.cash) < hold.from
    );
  }

  #continueSoon(): void {
    this.#goesOn = true;
    void this.#options.wait(0).then(() => this.#continue());
  }

  async #continue(): Promise<void> {
    // The step that decided so is still being told.
    while (this.play.getState().busy && this.play.getState().phase === 'playing') await this.#options.wait(0);
    this.#goesOn = false;
    if (this.play.getState().view.feature) this.#presser.press();
  }

  #set(view: Partial<VideoSlotView>): void {
    this.play.set({ view: { ...this.play.getState().view, ...view } });
  }

  #pause(kind: keyof typeof pauses): Promise<void> {
    const share = this.#hurried || this.#options.isCalm() ? hurriedShare : 1;
    return this.#options.wait(pauses[kind] * share);
  }
}
