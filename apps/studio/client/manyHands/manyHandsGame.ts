import type { ManyHandsOutcome } from '../../src/games/manyHands/outcome.ts';
import { type HandCount, handsVariant, paysOf } from '../../src/games/manyHands/rules.ts';
import { type HandName, payOf } from '../../src/games/videoPoker/variants.ts';
import type { RoundView } from '../../src/play/views.ts';
import { Holder } from '../poker/holder.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, isRoundOpen, type PlayState } from '../shell/playState.ts';
import { tierOf } from '../shell/tiers.ts';

export interface ManyHandsView {
  readonly round: ManyHandsOutcome | null;
  /** Places that the player means to hold. */
  readonly held: readonly number[];
  /** Hands of the next round. */
  readonly count: HandCount;
  /** Hands that have drawn so far: they come one after another. */
  readonly shown: number;
}

export interface ManyHandsOptions extends PlayOptions<ManyHandsOutcome> {
  readonly isCalm: () => boolean;
}

/** Between two hands that draw. Milliseconds. */
const handPauseMs = 160;
const firstCount: HandCount = 5;

/** Draw poker with several hands: a deal, cards held or not, one draw for each hand, shown one after another. */
export class ManyHandsGame implements Shower<ManyHandsOutcome, ManyHandsView> {
  readonly play: Play<ManyHandsOutcome, ManyHandsView>;
  readonly #isCalm: () => boolean;
  readonly #holder: Holder<ManyHandsView>;

  constructor(options: ManyHandsOptions) {
    this.#isCalm = options.isCalm;
    this.play = new Play<ManyHandsOutcome, ManyHandsView>(options, this);
    this.#holder = new Holder(this.play);
  }

  /** Deals, or draws with what is held. */
  readonly press = (): void => this.#holder.press({ hands: this.play.getState().view.count });

  readonly drawHolding = (held: readonly number[]): void => this.#holder.drawHolding(held);

  /** Holds a card in every hand, or lets it go. */
  readonly toggle = (place: number): void => this.#holder.toggle(place);

  readonly choose = (count: HandCount): void => {
    const state = this.play.getState();
    if (state.busy || isRoundOpen(state)) return;
    this.play.set({ view: { ...state.view, count } });
  };

  readonly rest = (round: RoundView<ManyHandsOutcome> | null, pressed?: ManyHandsView): ManyHandsView => {
    const outcome = round?.lastStep?.outcome ?? null;
    return {
      round: outcome,
      held: outcome?.held ?? pressed?.held ?? [],
      count: pressed?.count ?? outcome?.count ?? firstCount,
      shown: outcome?.hands.length ?? 0,
    };
  };

  readonly begin = (stake: string | null, view: ManyHandsView): ManyHandsView =>
    stake === null ? view : { ...view, round: null, held: [], shown: 0 };

  readonly land = async (
    { step, round }: Came<ManyHandsOutcome>,
    { view, currency }: PlayState<ManyHandsOutcome, ManyHandsView>,
  ): ReturnType<Shower<ManyHandsOutcome, ManyHandsView>['land']> => {
    const outcome = step.outcome;
    const { sounds, wait } = this.play.options;
    sounds.play('card');
    const landed = { ...view, round: outcome, held: outcome.held ?? [] };
    for (let shown = 1; shown < outcome.hands.length && !this.#isCalm(); shown += 1) {
      this.play.set({ view: { ...landed, shown } });
      await wait(handPauseMs);
      sounds.play('card');
    }
    const over = outcome.held !== null;
    const won = over && isGain(step.win, round, currency);
    if (won) sounds.play(tierOf(step.win, round.stake, currency) > 0 ? 'great' : 'win');
    const paying = outcome.hands.filter(({ hand }) => payOf(handsVariant, hand) > 0);
    const name = !over ? 'hold' : won ? 'won' : paysOf(paying) > 0 ? 'back' : 'nothing';
    return {
      view: { ...landed, shown: outcome.hands.length },
      notice: { kind: 'own', name, tone: won ? 'good' : 'plain', amount: step.win, count: paying.length },
      win: step.win,
    };
  };
}

/** The hands that pay, by name, the best first. */
export const talliedOf = ({
  hands,
}: Pick<ManyHandsOutcome, 'hands'>): { readonly hand: HandName; readonly times: number }[] => {
  const tally = new Map<HandName, number>();
  for (const { hand } of hands)
    if (payOf(handsVariant, hand) > 0) tally.set(hand, (tally.get(hand) ?? 0) + 1);
  return [...tally]
    .map(([hand, times]) => ({ hand, times }))
    .sort((one, other) => payOf(handsVariant, other.hand) - payOf(handsVariant, one.hand));
};
