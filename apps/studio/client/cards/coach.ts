import { Store } from '../shell/store.ts';

/** What the coach shows and counts while this page is open. Costs are shares of the stake that a choice brings less on average. */
export interface CoachState<Advice> {
  /** Off until the player asks for it. */
  readonly isOn: boolean;
  /** The player has asked what the best choice is, for the decision that lies before him. */
  readonly isShown: boolean;
  /** Of the decision that lies before the player, or of the last one; `null` while it is worked out. */
  readonly advice: Advice | null;
  /** What the last decision cost; 0 for the best, `null` for none yet. */
  readonly cost: number | null;
  /** Decisions made without having been shown the answer, and those of them that were best. */
  readonly all: number;
  readonly best: number;
}

/** Less than this is told by two divisions of the same number. */
const costMin = 1e-9;

/** Tells the best choice on demand, and judges the player's own. Nothing of the game hangs on it. */
export class Coach<Question, Advice> extends Store<CoachState<Advice>> {
  #answer: Promise<Advice> | null = null;
  readonly #adviseOn: (question: Question) => Promise<Advice>;

  constructor(adviseOn: (question: Question) => Promise<Advice>) {
    super({ isOn: false, isShown: false, advice: null, cost: null, all: 0, best: 0 });
    this.#adviseOn = adviseOn;
  }

  /** On or off; `question` is the decision that lies before the player, if one does. */
  toggle(question: Question | null): void {
    this.set({ isOn: !this.state.isOn, cost: null });
    this.ask(question);
  }

  /** A decision lies before the player; `null` for none. */
  ask(question: Question | null): void {
    this.#answer = null;
    this.set({ isShown: false, advice: null });
    if (question === null || !this.state.isOn) return;
    const answer = this.#adviseOn(question);
    this.#answer = answer;
    void answer.then((advice) => {
      if (this.#answer === answer) this.set({ advice });
    });
  }

  readonly show = (): void => {
    if (this.#answer) this.set({ isShown: true });
  };

  /** A new round: the last decision is of another one. */
  forget(): void {
    this.ask(null);
    this.set({ cost: null });
  }

  /** The player has decided. */
  judge(costOf: (advice: Advice) => number): void {
    const answer = this.#answer;
    if (!answer) return;
    const { isShown } = this.state;
    void answer.then((advice) => {
      const { isOn, all, best } = this.state;
      if (!isOn) return;
      const cost = Math.max(0, costOf(advice));
      const isBest = cost < costMin;
      this.set({
        cost: isBest ? 0 : cost,
        ...(!isShown && { all: all + 1, best: isBest ? best + 1 : best }),
      });
    });
  }
}
