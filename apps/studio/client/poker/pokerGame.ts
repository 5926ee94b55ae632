import type { PokerOutcome } from '../../src/games/videoPoker/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, type PlayState } from '../shell/playState.ts';
import { Holder } from './holder.ts';

export interface PokerView {
  readonly hand: PokerOutcome | null;
  /** Places that the player means to hold. */
  readonly held: readonly number[];
}

/** Draw poker on the page: a deal, cards held or not, one draw. */
export class PokerGame implements Shower<PokerOutcome, PokerView> {
  readonly play: Play<PokerOutcome, PokerView>;
  readonly #holder: Holder<PokerView>;

  constructor(options: PlayOptions<PokerOutcome>) {
    this.play = new Play(options, this);
    this.#holder = new Holder(this.play);
  }

  /** Deals, or draws with what is held. */
  readonly press = (): void => this.#holder.press();

  readonly drawHolding = (held: readonly number[]): void => this.#holder.drawHolding(held);

  /** Holds a card, or lets it go. */
  readonly toggle = (place: number): void => this.#holder.toggle(place);

  readonly rest = (round: RoundView<PokerOutcome> | null, pressed?: PokerView): PokerView => {
    const hand = round?.lastStep?.outcome ?? null;
    return { hand, held: hand?.held ?? pressed?.held ?? [] };
  };

  readonly begin = (stake: string | null, view: PokerView): PokerView =>
    stake === null ? view : { hand: null, held: [] };

  readonly land = async (
    { step, round }: Came<PokerOutcome>,
    { currency }: PlayState<PokerOutcome, PokerView>,
  ): ReturnType<Shower<PokerOutcome, PokerView>['land']> => {
    const hand = step.outcome;
    const { sounds } = this.play.options;
    sounds.play('card');
    const over = hand.held !== null;
    const won = over && isGain(step.win, round, currency);
    if (won) sounds.play(hand.hand === 'jacks' || hand.hand === 'two_pair' ? 'win' : 'great');
    return {
      view: { hand, held: hand.held ?? [] },
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
