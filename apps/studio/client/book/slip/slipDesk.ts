import { parseDecimal } from '@pavilion/money';
import type {
  BetRefusal,
  BetView,
  EventSummary,
  EventView,
  MarketView,
  PlaceBody,
  QuotedLeg,
} from '../../../src/book/views.ts';
import { ApiBusy, ApiRefusal } from '../../shell/wire.ts';
import type { BookApi } from '../shell/api.ts';
import { type BookClientState, lookedAt, type Notice, type Receipt } from '../shell/bookState.ts';
import { decimalOf, mergedBets, minorOf } from '../shell/news.ts';
import { Arming } from './arming.ts';
import {
  agreedTo,
  betsOf,
  clashes,
  foldsOf,
  isClosed,
  isHeld,
  isLocked,
  isPicked,
  isSameSlip,
  isUntold,
  jointOf,
  keyOf,
  lateIn,
  modeOf,
  movedOf,
  type Pick,
  type Priced,
  pickOf,
  picturedPicks,
  quoted,
  quotedJoints,
  refusedOf,
  restOf,
  slipAsks,
  stakesOf,
  toggled,
  without,
} from './picks.ts';
import { askWorth, jointProblem } from './quoting.ts';
import { type Final, sendBet } from './sending.ts';

/** What the desk needs of the page around it. */
export interface DeskPort {
  readonly api: BookApi;
  readonly state: () => BookClientState;
  readonly set: (change: Partial<BookClientState>) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly newActionId: () => string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly serverNow: () => number;
  readonly play: (sound: 'chip' | 'placed') => void;
  readonly rememberConsent: (consent: BookClientState['consent']) => void;
  /** The session is over, or cannot be reached. */
  readonly end: (error: unknown) => void;
  /** What became of a bet is not known: it is to be asked for until it is. */
  readonly lookAfterBets: () => void;
}

/** Prices of markets that the stream does not tell are asked for so often while a slip lies open. Milliseconds. */
const quoteEveryMs = 4_000;

const endings: readonly string[] = [
  'session_ended',
  'session_replaced',
  'session_elsewhere',
  'ticket_used',
  'launch_refused',
];

/** The slip: what lies in it, what it would return, and placing it. */
export class SlipDesk {
  readonly #port: DeskPort;
  readonly arming: Arming;
  #quoting = false;
  #asked = false;
  #following = false;

  constructor(port: DeskPort) {
    this.#port = port;
    this.arming = new Arming(port, {
      problem: (isAwaited) => this.problem(isAwaited),
      place: (actions) => this.place(undefined, actions),
    });
  }

  /** Puts a choice into the slip, or takes it out. */
  pick(event: EventSummary, market: MarketView, code: Pick['selection']): void {
    const { picks, placing, opened } = this.#port.state();
    const pick = pickOf(event, market, code);
    if (placing !== null || !opened) return;
    const leg = { event: event.id, market: market.id, selection: code };
    if (isPicked(picks, leg)) return void this.#change(without(picks, leg));
    if (!pick) return;
    const next = toggled(picks, pick);
    if (next.length > opened.limits.legsMax)
      return void this.#tell({ kind: 'refused', reason: 'too_many_legs' });
    this.#port.play('chip');
    this.#port.set({ receipt: null });
    this.#change(next);
  }

  remove(pick: Pick): void {
    this.#change(without(this.#port.state().picks, pick));
  }

  /** Puts another line in the place of a choice whose own is closed, at the price that was shown. */
  replace(closed: Pick, other: Pick): void {
    const { picks } = this.#port.state();
    if (this.#isHeld() || isPicked(picks, other)) return;
    this.#change(picks.map((pick) => (isClosed(pick) && keyOf(pick) === keyOf(closed) ? other : pick)));
  }

  clear(): void {
    this.#change([]);
  }

  setMode(mode: BookClientState['mode']): void {
    this.#port.set({ mode, quote: null, armed: null });
    void this.requote();
  }

  setSystem(system: BookClientState['system']): void {
    this.#port.set({ system, quote: null, armed: null });
    void this.requote();
  }

  setStake(stake: string): void {
    this.#port.set({ stake, armed: null });
    void this.requote();
  }

  /** One step up or down the usual stakes. */
  stepStake(direction: 1 | -1): void {
    const { opened, stake, currency } = this.#port.state();
    if (!opened) return;
    const now = minorOf(stake, currency);
    const steps = direction === 1 ? opened.stakes : [...opened.stakes].reverse();
    const next = steps.find((step) => (minorOf(step, currency) - now) * BigInt(direction) > 0n);
    if (next !== undefined) this.setStake(next);
  }

  setConsent(consent: BookClientState['consent']): void {
    this.#port.rememberConsent(consent);
    this.#port.set({ consent, armed: null });
  }

  /** Agrees to the prices as they were shown to whoever pressed. */
  acceptPrices(shown: Priced): void {
    const state = this.#port.state();
    if (this.#isHeld()) return;
    this.#port.set({ ...agreedTo(state, shown), notice: { kind: 'welcome' } });
  }

  forgetReceipt(): void {
    this.#port.set({ receipt: null, notice: { kind: 'welcome' } });
  }

  /** A receipt has been told for long enough: it goes, and that a bet was taken; what has been told since stands. */
  passReceipt(told: Receipt): void {
    const { receipt, notice } = this.#port.state();
    if (receipt !== told) return;
    this.#port.set({ receipt: null, ...(notice.kind === 'taken' && { notice: { kind: 'welcome' } }) });
  }

  /** Nothing goes in or out while a bet is on its way. */
  #change(picks: readonly Pick[]): void {
    if (this.#port.state().placing !== null) return;
    this.#port.set({ picks, quote: null, armed: null });
    if (picks.length === 0) return;
    void this.requote();
    void this.#follow();
  }

  #tell(notice: Notice): void {
    this.#port.set({ notice });
  }

  /** What was told of a match has not been seen yet: prices stand as they were until then. */
  #isHeld(): boolean {
    const { picks, pictured } = this.#port.state();
    return isHeld(picks, pictured);
  }

  /** Whether the studio says of the event that is looked at more than its page knows. */
  #isAhead({ legs }: { readonly legs: readonly QuotedLeg[] }): boolean {
    const looked = lookedAt(this.#port.state());
    return (
      looked !== null && legs.some(({ event, version }) => event === looked.id && version > looked.version)
    );
  }

  /** Keeps prices fresh while something lies in the slip. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    try {
      for (;;) {
        await this.#port.wait(quoteEveryMs);
        const { picks, phase } = this.#port.state();
        if (picks.length === 0 || phase !== 'playing') return;
        await this.requote();
      }
    } finally {
      this.#following = false;
    }
  }

  /** What the slip is worth after news of an event is asked for at once, where the news do not say it. */
  follow(event: EventSummary | EventView): void {
    if (isUntold(this.#port.state().picks, event)) void this.requote();
  }

  /** Asks what the slip is worth now. A change while an answer is awaited is asked for afterwards. */
  async requote(): Promise<void> {
    this.#asked = true;
    if (this.#quoting) return;
    this.#quoting = true;
    try {
      for (let isAgain = false; this.#asked; ) {
        this.#asked = false;
        // What was overtaken on its way is asked for once more; what comes late again waits for the next look.
        const isLate = await this.#quoteOnce();
        this.#asked ||= isLate && !isAgain;
        isAgain = isLate;
      }
    } finally {
      this.#quoting = false;
    }
  }

  /** Whether the answer told less of some event than was known when it came. */
  async #quoteOnce(): Promise<boolean> {
    const state = this.#port.state();
    const { picks, phase } = state;
    if (picks.length === 0 || phase !== 'playing' || this.#isHeld()) return false;
    try {
      const { quote, legs } = await askWorth(this.#port.api, state);
      if (this.#isHeld() || this.#isAhead({ legs })) return false;
      const known = this.#port.state();
      const late = lateIn(known.picks, legs);
      const after = quoted(known.picks, legs);
      // Of other choices than those that are left by now it must be asked again.
      const rest = restOf(picks);
      this.#asked ||= !isSameSlip(restOf(after), rest);
      const inTime = quote.joints.filter(({ event }) => !late.has(event));
      this.#port.set({
        // What is quoted of another stake, of other legs or of older prices is not what this slip returns.
        quote: this.#asked || late.size > 0 ? null : quote,
        joints: [
          ...known.joints.filter(({ event }) => late.has(event)),
          ...quotedJoints(known.joints, rest, inTime),
        ],
        picks: after,
      });
      return late.size > 0;
    } catch (error) {
      if (error instanceof ApiRefusal && endings.includes(error.error)) this.#port.end(error);
      // The prices stay as they were last told, and the bet itself is judged by the studio.
      else this.#port.set({ quote: null });
      return false;
    }
  }

  /** Why the slip cannot be placed as it stands; `null` when it can. What is awaited to open is taken as open at the price that was seen. */
  problem(isAwaited = false): BetRefusal | 'stake_empty' | null {
    const told = this.#port.state();
    const state = { ...told, picks: restOf(picturedPicks(told.picks, told.pictured)) };
    const { picks, stake, currency, consent, opened } = state;
    const amount = parseDecimal(stake, currency);
    if (!opened || amount === undefined || amount <= 0n) return 'stake_empty';
    if (picks.length === 0) return 'closed';
    if (!isAwaited && picks.some(isLocked)) return 'suspended';
    const together = jointProblem(state, isAwaited);
    if (together !== null) return together;
    if (!isAwaited && slipAsks(state, consent)) return 'price_changed';
    // The limits are of a bet, and a system is one.
    const whole = foldsOf(picks, state) ? amount * BigInt(stakesOf(picks, state)) : amount;
    if (whole < minorOf(opened.limits.stakeMin, currency)) return 'stake_low';
    const most = picks.map(({ terms: { kind } }) => opened.limits.kindMax[kind] ?? opened.limits.stakeMax);
    if ([opened.limits.stakeMax, ...most].some((each) => whole > minorOf(each, currency)))
      return 'stake_high';
    return null;
  }

  /** Bets what lies in the slip: one bet of all, a system included, or one of each; what is closed leaves it. What is not taken stays in it. `shown`: what was read to be bet; nothing is where something else is left by now. `actions`: their numbers, where they have been made before. */
  async place(shown?: readonly Pick[], actions: readonly string[] = []): Promise<void> {
    const { picks, mode, placing, phase } = this.#port.state();
    const rest = restOf(picks);
    if (shown && !isSameSlip(shown, rest)) return;
    if (placing !== null || phase !== 'playing' || picks.length === 0 || this.#isHeld()) return;
    const problem = this.problem();
    if (problem !== null) return this.#tell({ kind: 'refused', reason: problem });
    this.#port.set({
      picks: rest,
      placing: { kind: 'sending', acceptAt: null },
      receipt: null,
      armed: null,
    });
    const placed: BetView[] = [];
    try {
      for (const [at, legs] of betsOf(rest, modeOf(rest, mode)).entries()) {
        const bet = await this.#placeOne(legs, actions[at] ?? this.#port.newActionId());
        if (bet !== null) placed.push(bet);
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#port.set({
        placing: null,
        receipt: { placed, of: rest, refused: this.#port.state().picks.length },
      });
      const isUnheard = this.#port.state().notice.kind === 'asking';
      if (isUnheard || placed.some(({ state }) => state === 'pending')) this.#port.lookAfterBets();
      void this.requote();
    }
  }

  /** One bet to its end; answers it when it stands, or may yet stand. */
  async #placeOne(legs: readonly Pick[], action: string): Promise<BetView | null> {
    const state = this.#port.state();
    const { stake, currency, consent } = state;
    const folds = foldsOf(state.picks, state);
    const seen = [...clashes(legs)].flatMap((event) => {
      const agreed = jointOf(legs, state.joints, event)?.agreed ?? null;
      return agreed === null ? [] : [{ event, price: agreed }];
    });
    const answer = await this.#send(legs, {
      action_id: action,
      ...{ consent, stake: decimalOf(minorOf(stake, currency), currency) },
      ...(folds && { folds }),
      ...(seen.length > 0 && { joints: seen }),
      legs: legs.map(({ event, market, selection, agreed }) => ({ event, market, selection, price: agreed })),
    });
    const { balance } = this.#port.state();
    switch (answer.kind) {
      case 'taken':
        // The slip, by which it was bet, has brought this part along.
        if (answer.bet.legs.some(({ price }, at) => price !== legs[at]?.agreed))
          await (await import('./untilSeen.ts')).untilSeen(this.#port, legs, answer.bet);
        this.#port.set({ balance: answer.balance ?? this.#port.state().balance });
        this.#port.play('placed');
        this.#takeOut(legs, answer.bet);
        this.#tell({ kind: 'taken', amount: answer.bet.stake });
        return answer.bet;
      case 'pending':
        this.#takeOut(legs, answer.bet);
        this.#tell({ kind: 'asking' });
        return answer.bet;
      case 'refused':
        this.#refused(legs, answer);
        this.#port.set({ balance: answer.balance ?? balance });
        return null;
      case 'returned':
      case 'stuck':
        this.#takeOut(legs, null);
        this.#tell({ kind: answer.kind });
        return null;
    }
  }

  async #send(legs: readonly Pick[], body: PlaceBody): Promise<Final> {
    try {
      return await sendBet(this.#port, body);
    } catch (error) {
      // It may have been taken: the list of bets tells, and it must not be bet anew from this slip.
      if (!(error instanceof ApiRefusal || error instanceof ApiBusy)) this.#takeOut(legs, null);
      throw error;
    }
  }

  #takeOut(legs: readonly Pick[], bet: BetView | null): void {
    const { picks, bets } = this.#port.state();
    this.#port.set({
      picks: legs.reduce<readonly Pick[]>((left, leg) => without(left, leg), picks),
      ...(bet !== null && { bets: mergedBets(bets, [bet]) }),
    });
  }

  /** Notes why it was not taken; at which prices it would be now, only where no picture has yet to show what came of it. */
  #refused(legs: readonly Pick[], refusal: Extract<Final, { kind: 'refused' }>): void {
    const { reason } = refusal;
    const now = this.#isHeld() || this.#isAhead(refusal) ? [] : refusal.legs;
    this.#port.set({
      picks: quoted(refusedOf(this.#port.state().picks, legs, reason), now),
      notice: { kind: 'refused', reason, ...(reason === 'price_changed' && movedOf(legs, now)) },
    });
  }

  #failed(error: unknown): void {
    if (!(error instanceof ApiRefusal)) this.#tell({ kind: error instanceof ApiBusy ? 'busy' : 'asking' });
    else if (endings.includes(error.error)) this.#port.end(error);
    else this.#tell({ kind: 'refused', reason: 'bad_request' });
  }
}
