import { areTogether, type LanternName, lanternNames } from '../../src/games/blackjack/ladder.ts';
import type { BlackjackOutcome, HandResult, Move } from '../../src/games/blackjack/outcome.ts';
import { type SideName, sideNames } from '../../src/games/blackjack/sides.ts';
import type { MoveWorth } from '../../src/games/blackjack/theory.ts';
import type { RoundView } from '../../src/play/views.ts';
import { Coach } from '../cards/coach.ts';
import { amountOf } from '../shell/amounts.ts';
import { type Came, Play, type PlayOptions, type Shower } from '../shell/play.ts';
import { isGain, isRoundOpen, type Notice, type PlayState } from '../shell/playState.ts';

export interface BlackjackView {
  readonly table: BlackjackOutcome | null;
  /** The dealer's cards that are shown so far. */
  readonly dealerShown: number;
  /** Bets beside the hand that the next deal makes. */
  readonly sides: readonly SideName[];
  readonly lanterns: readonly LanternName[];
}

/** Which bets a table takes beside the hand. */
export type Beside = 'sides' | 'lanterns';

export interface BlackjackOptions extends PlayOptions<BlackjackOutcome> {
  readonly isCalm: () => boolean;
  readonly beside: Beside;
}

/** What the moves are worth that a table allows; fetched with the first question. */
const adviseOn = async ({ can, hands, active, dealer }: BlackjackOutcome): Promise<MoveWorth<Move>[]> => {
  const { worthsOf } = await import('../../src/games/blackjack/theory.ts');
  return worthsOf(can, hands[active ?? 0]?.cards ?? [], dealer[0] ?? 0);
};

/** Between two cards of the dealer. Milliseconds. */
const dealerPauseMs = 550;

/** What the end of a round is told as: the best that a hand came to. */
const told: readonly HandResult[] = ['blackjack', 'win', 'push', 'lose', 'bust'];

/** Blackjack on the page: deals, plays the player's moves, and lets the dealer's cards come one by one. */
export class BlackjackGame implements Shower<BlackjackOutcome, BlackjackView> {
  readonly play: Play<BlackjackOutcome, BlackjackView>;
  readonly beside: Beside;
  readonly coach: Coach<BlackjackOutcome, MoveWorth<Move>[]>;
  readonly #isCalm: () => boolean;

  constructor(options: BlackjackOptions) {
    this.#isCalm = options.isCalm;
    this.beside = options.beside;
    this.coach = new Coach(adviseOn);
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
    const { sides, lanterns } = state.view;
    void this.play.step(state.stake, this.beside === 'sides' ? { sides } : { lanterns });
  };

  /** Makes a side bet with the next deal, or makes it no more. */
  readonly toggleSide = (name: SideName): void => {
    const state = this.play.getState();
    if (state.busy || isRoundOpen(state)) return;
    const { view } = state;
    const sides = sideNames.filter((side) => (side === name) !== view.sides.includes(side));
    this.play.options.sounds.play('press');
    this.play.set({ view: { ...view, sides } });
  };

  /** The same at the table of the ladder: of the moons one takes the place of another. */
  readonly toggleLantern = (name: LanternName): void => {
    const state = this.play.getState();
    if (state.busy || isRoundOpen(state)) return;
    const { view } = state;
    const others = view.lanterns.filter((other) => other !== name);
    const kept = others.filter((other) => areTogether([other, name]));
    const chosen = view.lanterns.includes(name) ? others : [...kept, name];
    this.play.options.sounds.play('press');
    this.play.set({ view: { ...view, lanterns: lanternNames.filter((known) => chosen.includes(known)) } });
  };

  readonly toggleCoach = (): void =>
    this.coach.toggle(this.choices().length > 0 ? this.play.getState().view.table : null);

  readonly move = (move: Move): void => {
    if (this.play.getState().busy || !this.choices().includes(move)) return;
    this.coach.judge((worths) => {
      const mine = worths.find((worth) => worth.move === move)?.worth ?? 0;
      return (worths[0]?.worth ?? mine) - mine;
    });
    this.play.options.sounds.play('card');
    void this.play.step(null, { move });
  };

  readonly rest = (round: RoundView<BlackjackOutcome> | null, pressed?: BlackjackView): BlackjackView => {
    const table = round?.lastStep?.outcome ?? null;
    const sides = pressed?.sides ?? table?.sides?.map(({ name }) => name) ?? [];
    const lanterns = pressed?.lanterns ?? table?.lanterns?.map(({ name }) => name) ?? [];
    return { table, dealerShown: table?.dealer.length ?? 0, sides, lanterns };
  };

  readonly begin = (stake: string | null, view: BlackjackView): BlackjackView => {
    if (stake === null) return view;
    this.coach.forget();
    return { ...view, table: null, dealerShown: 0 };
  };

  readonly land = async (
    { step, round }: Came<BlackjackOutcome>,
    { view, currency }: PlayState<BlackjackOutcome, BlackjackView>,
  ): ReturnType<Shower<BlackjackOutcome, BlackjackView>['land']> => {
    const table = step.outcome;
    const { sounds, wait } = this.play.options;
    sounds.play('card');
    for (let shown = Math.max(1, view.dealerShown); shown < table.dealer.length; shown += 1) {
      this.play.set({ view: { ...view, table: untold(table), dealerShown: shown } });
      if (this.#isCalm()) break;
      await wait(dealerPauseMs);
      sounds.play('card');
    }
    this.coach.ask(table.can.length > 0 ? table : null);
    // What side bets have won is in the round's win, and stays there while the hand is played.
    const win = table.sides || table.lanterns ? round.won : step.win;
    const hasSidePaid = round.state === 'playing' && amountOf(step.win, currency) > 0n;
    const won = isGain(win, round, currency);
    if (won) sounds.play('win');
    return {
      view: { ...view, table, dealerShown: table.dealer.length },
      notice: hasSidePaid
        ? { kind: 'own', name: 'side', tone: won ? 'good' : 'plain', amount: step.win, count: 0 }
        : noticeOf(table, win, won),
      win,
    };
  };
}

/** The table while the dealer's cards still turn: only what the player's own cards decided is told. */
const untold = (table: BlackjackOutcome): BlackjackOutcome => ({
  ...table,
  hands: table.hands.map((hand) => (hand.result === 'bust' ? hand : { ...hand, result: null })),
  ...(table.lanterns && {
    lanterns: table.lanterns.map((bet) => (bet.name === 'ladder' ? { ...bet, units: null } : bet)),
  }),
});

/** The move that the gold button offers: insurance, which costs more than it is worth, is never it. */
export const mainMove = (choices: readonly Move[]): Move | undefined =>
  choices.includes('insure') ? undefined : choices[0];

const noticeOf = (table: BlackjackOutcome, amount: string, won: boolean): Notice => {
  const results = table.hands.map((hand) => hand.result);
  const best = told.find((result) => results.includes(result));
  // A hand that lost beside a side bet that won: the round is told by what it brought.
  const sided =
    table.sides?.some(({ result }) => result !== null) ||
    table.lanterns?.some(({ units }) => (units ?? 0) > 0);
  if (best && sided && (best === 'lose' || best === 'bust' || best === 'push')) {
    return { kind: 'own', name: won ? 'win' : 'back', tone: won ? 'good' : 'plain', amount, count: 0 };
  }
  if (best) {
    const isBest = best === 'blackjack' || best === 'win';
    const name = best === 'lose' && table.insurance === 'won' ? 'insured' : isBest && !won ? 'back' : best;
    const tone = isBest && won ? 'good' : 'plain';
    return { kind: 'own', name, tone, amount, count: 0 };
  }
  const name = table.insurance === 'offered' ? 'insurance' : 'your_move';
  return { kind: 'own', name, tone: 'plain', amount, count: 0 };
};
