import type { BlackjackOutcome, HandResult, Move } from '../../src/games/blackjack/outcome.ts';
import type { RoundView } from '../../src/play/views.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, isRoundOpen, type Notice, type PlayState } from '../shell/playState.ts';

export interface BlackjackView {
  readonly table: BlackjackOutcome | null;
  /** The dealer's cards that are shown so far. */
  readonly dealerShown: number;
}

export interface BlackjackOptions extends PlayOptions<BlackjackOutcome> {
  readonly isCalm: () => boolean;
}

/** Between two cards of the dealer. Milliseconds. */
const dealerPauseMs = 550;

/** What the end of a round is told as: the best that a hand came to. */
const told: readonly HandResult[] = ['blackjack', 'win', 'push', 'lose', 'bust'];

/** Blackjack on the page: deals, plays the player's moves, and lets the dealer's cards come one by one. */
export class BlackjackGame implements Shower<BlackjackOutcome, BlackjackView> {
  readonly play: Play<BlackjackOutcome, BlackjackView>;
  readonly #isCalm: () => boolean;

  constructor(options: BlackjackOptions) {
    this.#isCalm = options.isCalm;
    this.play = new Play(options, this);
  }

  /** What the player may do now; a deal where no round is open. */
  readonly choices = (): readonly Move[] => {
    const state = this.play.getState();
    return isRoundOpen(state) ? (state.view.table?.can ?? []) : [];
  };

  readonly deal = (): void => {
    const state = this.play.getState();
    if (state.busy || isRoundOpen(state)) return;
    this.play.options.sounds.play('press');
    void this.play.step(state.stake);
  };

  readonly move = (move: Move): void => {
    if (this.play.getState().busy || !this.choices().includes(move)) return;
    this.play.options.sounds.play('card');
    void this.play.step(null, { move });
  };

  readonly rest = (round: RoundView<BlackjackOutcome> | null): BlackjackView => {
    const table = round?.lastStep?.outcome ?? null;
    return { table, dealerShown: table?.dealer.length ?? 0 };
  };

  readonly begin = (stake: string | null, view: BlackjackView): BlackjackView =>
    stake === null ? view : { table: null, dealerShown: 0 };

  readonly land = async (
    { step, round }: Came<BlackjackOutcome>,
    { view, currency }: PlayState<BlackjackOutcome, BlackjackView>,
  ): ReturnType<Shower<BlackjackOutcome, BlackjackView>['land']> => {
    const table = step.outcome;
    const { sounds, wait } = this.play.options;
    sounds.play('card');
    for (let shown = Math.max(1, view.dealerShown); shown < table.dealer.length; shown += 1) {
      this.play.set({ view: { table: untold(table), dealerShown: shown } });
      if (this.#isCalm()) break;
      await wait(dealerPauseMs);
      sounds.play('card');
    }
    const won = isGain(step.win, round, currency);
    if (won) sounds.play('win');
    return {
      view: { table, dealerShown: table.dealer.length },
      notice: noticeOf(table, step.win, won),
      win: step.win,
    };
  };
}

/** The table while the dealer's cards still turn: only what the player's own cards decided is told. */
const untold = (table: BlackjackOutcome): BlackjackOutcome => ({
  ...table,
  hands: table.hands.map((hand) => (hand.result === 'bust' ? hand : { ...hand, result: null })),
});

/** The move that the gold button offers: insurance, which costs more than it is worth, is never it. */
export const mainMove = (choices: readonly Move[]): Move | undefined =>
  choices.includes('insure') ? undefined : choices[0];

const noticeOf = (table: BlackjackOutcome, amount: string, won: boolean): Notice => {
  const results = table.hands.map((hand) => hand.result);
  const best = told.find((result) => results.includes(result));
  if (best) {
    const isBest = best === 'blackjack' || best === 'win';
    const name = best === 'lose' && table.insurance === 'won' ? 'insured' : isBest && !won ? 'back' : best;
    const tone = isBest && won ? 'good' : 'plain';
    return { kind: 'own', name, tone, amount, count: 0 };
  }
  const name = table.insurance === 'offered' ? 'insurance' : 'your_move';
  return { kind: 'own', name, tone: 'plain', amount, count: 0 };
};
