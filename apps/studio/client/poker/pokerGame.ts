import type { HoldWorth } from '../../src/games/videoPoker/advice.ts';
import type { PokerOutcome } from '../../src/games/videoPoker/outcome.ts';
import { variantOf } from '../../src/games/videoPoker/rules.ts';
import type { Variant } from '../../src/games/videoPoker/variants.ts';
import type { RoundView } from '../../src/play/views.ts';
import { Coach } from '../cards/coach.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, isRoundOpen, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';
import { Holder } from './holder.ts';

export interface PokerView {
  readonly hand: PokerOutcome | null;
  /** Places that the player means to hold. */
  readonly held: readonly number[];
  /** The pay table of the next round. */
  readonly variant: Variant;
}

export interface HoldAdvice {
  /** As they were dealt. */
  readonly cards: readonly number[];
  /** Of every hold, the best first. */
  readonly worths: readonly HoldWorth[];
}

/** Fetched with the first question; lets the page breathe while it counts. */
const adviseOn = async (dealt: PokerOutcome): Promise<HoldAdvice> => {
  const { holdWorths } = await import('../../src/games/videoPoker/advice.ts');
  const worths = await holdWorths(
    dealt.cards,
    variantOf(dealt),
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );
  return { cards: dealt.cards, worths };
};

/** What one hold is worth, as the coach says. */
export const worthOfHold = (worths: readonly HoldWorth[], held: readonly number[]): number =>
  worths.find((worth) => worth.held.join() === held.join())?.mean ?? 0;

/** Draw poker on the page: a deal, cards held or not, one draw. */
export class PokerGame implements Shower<PokerOutcome, PokerView> {
  readonly play: Play<PokerOutcome, PokerView>;
  readonly coach: Coach<PokerOutcome, HoldAdvice>;
  readonly #holder: Holder<PokerView>;

  constructor(options: PlayOptions<PokerOutcome>) {
    this.coach = new Coach(adviseOn);
    this.play = new Play<PokerOutcome, PokerView>(options, this);
    this.#holder = new Holder(this.play);
  }

  /** The hand that waits for its draw. */
  #dealt(): PokerOutcome | null {
    const state = this.play.getState();
    const { hand } = state.view;
    return isRoundOpen(state) && hand?.held === null ? hand : null;
  }

  /** Deals, or draws with what is held. */
  readonly press = (): void => {
    const { busy, phase, view } = this.play.getState();
    const isDraw = this.#dealt() !== null;
    if (isDraw && !busy && phase === 'playing')
      this.coach.judge(({ worths }) => (worths[0]?.mean ?? 0) - worthOfHold(worths, view.held));
    this.#holder.press({ variant: view.variant });
  };

  readonly drawHolding = (held: readonly number[]): void => this.#holder.drawHolding(held);

  /** Holds a card, or lets it go. */
  readonly toggle = (place: number): void => this.#holder.toggle(place);

  readonly toggleCoach = (): void => this.coach.toggle(this.#dealt());

  /** The pay table of the next round. */
  readonly choose = (variant: Variant): void => {
    const state = this.play.getState();
    if (state.busy || isRoundOpen(state)) return;
    this.play.options.sounds.play('press');
    this.play.set({ view: { ...state.view, variant } });
  };

  readonly rest = (round: RoundView<PokerOutcome> | null, pressed?: PokerView): PokerView => {
    const hand = round?.lastStep?.outcome ?? null;
    return {
      hand,
      held: hand?.held ?? pressed?.held ?? [],
      variant: pressed?.variant ?? (hand ? variantOf(hand) : 'jacks'),
    };
  };

  readonly begin = (stake: string | null, view: PokerView): PokerView => {
    if (stake === null) return view;
    this.coach.forget();
    return { ...view, hand: null, held: [] };
  };

  readonly land = async (
    { step, round }: Came<PokerOutcome>,
    { currency }: PlayState<PokerOutcome, PokerView>,
  ): ReturnType<Shower<PokerOutcome, PokerView>['land']> => {
    const hand = step.outcome;
    const { sounds } = this.play.options;
    sounds.play('card');
    const over = hand.held !== null;
    if (!over) this.coach.ask(hand);
    const won = over && isGain(step.win, round, currency);
    if (won) sounds.play(tierOf(step.win, round.stake, currency) > 0 ? 'great' : 'win');
    return {
      view: { hand, held: hand.held ?? [], variant: variantOf(hand) },
      notice: {
        kind: 'own',
        name: over ? hand.hand : 'hold',
        tone: won ? 'good' : 'plain',
        amount: step.win,
        count: won ? 1 : 0,
      },
      win: step.win,
    };
  };
}
