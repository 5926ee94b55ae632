import type { OpenAnswer, RoundView, StepAnswer, StepView } from '../../src/play/views.ts';
import { less, netAfter } from './amounts.ts';
import type { GameApi } from './api.ts';
import type { Ending } from './ending.ts';
import { isRoundOpen, type Notice, type PlayState } from './playState.ts';
import { endingOf, noticeOfAnswer, noticeOfOpening, noticeOfRound } from './reading.ts';
import { Recency } from './recency.ts';
import { currencyBeforeSession, currencyOf } from './sessionCurrency.ts';
import { type SessionOptions, SessionStore } from './sessionStore.ts';
import { openOrResume } from './ticket.ts';
import { ApiBusy, ApiRefusal, ApiSilence } from './wire.ts';

export interface Sounds {
  readonly setOn: (on: boolean) => void;
  readonly play: (
    sound: 'press' | 'win' | 'great' | 'free' | 'card' | 'stop' | 'rise' | 'sweep' | 'climb',
  ) => void;
}

export interface PlayOptions<Outcome> extends SessionOptions {
  readonly api: GameApi<Outcome>;
  readonly sounds: Sounds;
}

/** Waits between repeats of an unanswered press; the last is kept. Milliseconds. */
const repeatMs = [400, 800, 1_500, 3_000, 5_000] as const;
/** What moves longer than this without an answer comes back to rest and waits there. Milliseconds. */
export const patienceMs = 4_000;

/** A step as it came: its outcome, the round after it, and the balance that the hall told. */
export interface Came<Outcome> {
  readonly step: StepView<Outcome>;
  readonly round: RoundView<Outcome>;
  readonly balance: string | null;
}

/** How a kind of game shows its outcomes. Holds no money truth: every figure is the studio's last answer. */
export interface Shower<Outcome, View> {
  /**
   * Shows where the round stands, at once: after opening, after a wait, and, with what was `pressed`, while a press waits for
   * its answer or has come to nothing: what the player chose for it stays chosen.
   */
  readonly rest: (round: RoundView<Outcome> | null, pressed?: View) => View;
  /** A press is on its way. */
  readonly begin: (stake: string | null, view: View) => View;
  /** Shows an outcome; resolves when everything is at rest, with what to tell. */
  readonly land: (
    came: Came<Outcome>,
    before: PlayState<Outcome, View>,
  ) => Promise<{ view: View; notice: Notice; win: string | null }>;
}

/**
 * The game behind the page, whatever its kind: opens it, takes presses, repeats them until there is an answer, and
 * tells its kind what to show.
 */
export class Play<Outcome, View> extends SessionStore<PlayState<Outcome, View>> {
  readonly options: PlayOptions<Outcome>;
  readonly #shower: Shower<Outcome, View>;
  readonly #recency = new Recency();
  /** The balance that is shown is not what the hall would tell. */
  #isBehind = false;
  #isAsking = false;
  /** When the last round was pressed, by the page's own clock. */
  #roundBegunAt = 0;

  constructor(options: PlayOptions<Outcome>, shower: Shower<Outcome, View>) {
    super(
      {
        phase: 'opening',
        ending: null,
        opened: null,
        currency: currencyBeforeSession,
        balance: null,
        stakes: [],
        stake: '0.00',
        freeRounds: null,
        win: null,
        motion: 'idle',
        busy: false,
        round: null,
        notice: { kind: 'welcome' },
        fairness: null,
        sessionNet: '0',
        sound: false,
        view: shower.rest(null),
      },
      options,
    );
    this.options = options;
    this.#shower = shower;
  }

  /** Opens with a ticket, or takes up the session that this browser had. */
  async open(ticket: string | null): Promise<void> {
    this.set({ phase: 'opening', ending: null });
    try {
      this.#begin(await openOrResume(this.options.api.open, ticket));
    } catch (error) {
      this.end(endingOf(error));
    }
  }

  #begin(opened: OpenAnswer<Outcome>): void {
    const currency = currencyOf(opened);
    const { round } = opened;
    this.set({
      phase: 'playing',
      opened,
      currency,
      balance: opened.balance,
      stakes: opened.stakes,
      stake: round?.state === 'playing' ? round.bet : opened.stake,
      freeRounds: opened.freeRounds,
      win: round?.lastStep?.win ?? null,
      round,
      fairness: opened.fairness,
      notice: noticeOfOpening(opened),
      sessionNet: opened.sessionNet,
      view: this.#shower.rest(round),
    });
    if (round?.state === 'pending' || round?.state === 'paying') void this.waitForRound();
    this.#followBalance(opened.balance === null);
  }

  /** Where the hall did not say what there is to play with, or has not paid yet: asks until it has. */
  #followBalance(isBehind: boolean): void {
    this.#isBehind = isBehind;
    if (isBehind && !this.#isAsking) void this.#askForBalance();
  }

  async #askForBalance(): Promise<void> {
    this.#isAsking = true;
    for (let attempt = 1; this.state.phase === 'playing' && this.#isBehind; attempt += 1) {
      await this.options.wait(repeatMs[Math.min(attempt, repeatMs.length - 1)] ?? 0);
      await this.refresh();
    }
    this.#isAsking = false;
  }

  override end(ending: Ending): void {
    super.end(ending, { busy: false, motion: 'idle' });
  }

  readonly changeStake = (steps: 1 | -1): void => {
    const { stakes, stake } = this.state;
    const next = stakes[stakes.indexOf(stake) + steps];
    if (next !== undefined) this.setStake(next);
  };

  /** The stake of the next round, out of those that are offered. */
  readonly setStake = (stake: string): void => {
    const { busy, stakes } = this.state;
    if (!busy && !isRoundOpen(this.state) && stakes.includes(stake)) this.set({ stake });
  };

  /** Asks for the balance again: the player may have paid in meanwhile. */
  readonly refresh = async (): Promise<void> => {
    if (this.state.phase !== 'playing' || this.state.busy) return;
    const asked = this.#recency.ask();
    try {
      const { balance, round } = await this.options.api.state();
      if (this.state.busy || balance === null || !this.#recency.take(asked)) return;
      const isOwed = this.state.round?.state === 'paying' && round?.id === this.state.round.id;
      this.set({ balance, ...(isOwed && { round }) });
      this.#isBehind = this.state.round?.state === 'paying';
    } catch (error) {
      if (error instanceof ApiRefusal) this.end(endingOf(error));
    }
  };

  readonly rotate = async (
    clientSeed: string,
  ): Promise<{ serverSeed: string; serverSeedHash: string } | null> => {
    if (this.state.busy) return null;
    const { revealed, fairness } = await this.options.api.rotate(clientSeed);
    this.set({ fairness });
    return revealed;
  };

  /** Asks for the seeds in use: the answer that told of the last change may have been lost. */
  readonly readFairness = async (): Promise<void> => {
    if (this.state.phase !== 'playing' || this.state.busy) return;
    try {
      const fairness = await this.options.api.fairness();
      if (!this.state.busy) this.set({ fairness });
    } catch (error) {
      if (error instanceof ApiRefusal) this.end(endingOf(error));
    }
  };

  /**
   * One step from press to rest; answers whether it was drawn. `stake` opens a round, `null` plays on in the open one.
   */
  async step(stake: string | null, action: object = {}): Promise<boolean> {
    const { phase, busy } = this.state;
    if (phase !== 'playing' || busy) return false;
    const actionId = this.options.newActionId();
    this.#recency.noteNews();
    const begunAt = performance.now();
    const view = this.#shower.begin(stake, this.state.view);
    const win = stake === null ? this.state.win : null;
    this.set({ busy: true, motion: 'moving', win, view, notice: { kind: 'welcome' } });
    let isKnown = false;
    void this.#restUnlessKnown(() => isKnown);
    const answer = await this.#askUntilKnown(actionId, stake, action);
    isKnown = true;
    if (answer === null) return false;
    if (answer.kind === 'drawn') {
      this.set({ freeRounds: answer.freeRounds });
      if (stake !== null) this.#roundBegunAt = begunAt;
      await this.#present(answer, stake);
      return true;
    }
    this.#backToRest();
    this.set({
      busy: false,
      motion: 'idle',
      ...(answer.kind !== 'stuck' &&
        answer.kind !== 'pending' && {
          freeRounds: answer.freeRounds,
          ...(answer.balance !== null && { balance: answer.balance }),
        }),
      notice: noticeOfAnswer(answer),
    });
    if (answer.kind === 'refused' && answer.reason === 'session_ended') this.end('session_ended');
    return false;
  }

  /** A line that has gone dead keeps silent for as long as a call may take: what moves does not move for so long. */
  async #restUnlessKnown(isKnown: () => boolean): Promise<void> {
    await this.options.wait(patienceMs);
    if (isKnown() || this.state.phase !== 'playing') return;
    this.#backToRest();
    if (this.state.notice.kind === 'welcome') this.set({ notice: { kind: 'asking' } });
  }

  #backToRest(): void {
    this.set({ view: this.#shower.rest(this.state.round, this.state.view) });
  }

  /** Sends the same press until it is answered for good. `null` when the game is over instead. */
  async #askUntilKnown(
    actionId: string,
    stake: string | null,
    action: object,
  ): Promise<StepAnswer<Outcome> | null> {
    for (let attempt = 0; ; attempt += 1) {
      let notice: Notice;
      try {
        const answer = await this.options.api.step(actionId, stake, action);
        if (answer.kind !== 'pending') return answer;
        notice = { kind: 'asking' };
      } catch (error) {
        // Nothing was drawn; the same press comes again when its time has come.
        const isEarly =
          error instanceof ApiBusy || (error instanceof ApiRefusal && error.error === 'too_soon');
        if (!isEarly && !(error instanceof ApiSilence)) return this.#giveUp(error);
        notice = isEarly ? { kind: 'asking' } : { kind: 'offline' };
      }
      if (attempt > 0) this.set({ notice });
      await this.options.wait(repeatMs[Math.min(attempt, repeatMs.length - 1)] ?? 0);
      if (this.state.phase !== 'playing') return null;
    }
  }

  /** The studio turned the press down: nothing was drawn. */
  async #giveUp(error: unknown): Promise<null> {
    this.#backToRest();
    const refusal = error instanceof ApiRefusal ? error.error : 'internal';
    this.set({ busy: false, motion: 'idle' });
    if (refusal === 'round_open' || refusal === 'nothing_open') await this.waitForRound();
    else if (refusal === 'stake_not_offered' || refusal === 'action_refused')
      this.set({ notice: { kind: 'refused', reason: refusal } });
    else this.end(endingOf(error));
    return null;
  }

  /** Milliseconds until the next round may begin, where the site wants them further apart. */
  #earlyBy({ state }: RoundView<Outcome>): number {
    const roundMs = this.state.opened?.roundMs ?? null;
    if (roundMs === null || state === 'playing') return 0;
    return Math.max(0, this.#roundBegunAt + roundMs - performance.now());
  }

  async #present(came: Came<Outcome>, stake: string | null): Promise<void> {
    const { step, round, balance } = came;
    const before = this.state;
    const { currency } = before;
    const isPaid = round.state === 'settled' || round.state === 'playing';
    if (balance !== null) this.set({ balance: isPaid ? less(balance, step.win, currency) : balance });
    // What was staked is gone before what it wins is shown, in the session's net as in the balance.
    const paid = stake === null ? step.stake : round.isFree ? null : round.stake;
    this.set({ sessionNet: netAfter(this.state.sessionNet, '0', paid, currency) });
    const landed = await this.#shower.land(came, this.state);
    const earlyBy = this.#earlyBy(round);
    this.set({
      busy: earlyBy > 0,
      motion: 'settled',
      balance: balance ?? before.balance,
      ...landed,
      round,
      sessionNet: netAfter(this.state.sessionNet, step.win, null, currency),
      fairness: this.state.fairness && {
        ...this.state.fairness,
        nonce: Math.max(this.state.fairness.nonce, step.nonce + 1),
      },
    });
    this.#followBalance(balance === null || round.state === 'paying');
    if (earlyBy === 0) return;
    await this.options.wait(earlyBy);
    this.set({ busy: false });
  }

  /** Asks until an unfinished round is over for certain, or the player's again, and shows what it came to. */
  async waitForRound(): Promise<void> {
    this.set({ busy: true, notice: { kind: 'asking' } });
    for (let attempt = 0; this.state.phase === 'playing'; attempt += 1) {
      try {
        const { balance, round, sessionNet } = await this.options.api.state();
        if (round?.state !== 'pending' && round?.state !== 'paying') {
          this.set({
            busy: false,
            balance: balance ?? this.state.balance,
            win: round?.lastStep?.win ?? null,
            round,
            sessionNet,
            notice: noticeOfRound(round),
            view: this.#shower.rest(round),
          });
          return;
        }
      } catch (error) {
        if (!(error instanceof ApiSilence)) return this.end(endingOf(error));
        if (!(error instanceof ApiBusy)) this.set({ notice: { kind: 'offline' } });
      }
      await this.options.wait(repeatMs[Math.min(attempt + 1, repeatMs.length - 1)] ?? 0);
    }
  }
}
