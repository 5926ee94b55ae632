import { sitePercent } from '../plan/offers.ts';
import {
  duesOf,
  givenFor,
  hasTerms,
  type ModelBonus,
  offerAt,
  runningOf,
  takenOf,
  termsAt,
} from './bonusModel.ts';
import { ModelBooks, type ModelMember, type ModelRound, type ModelTransaction } from './books.ts';
import {
  type Arrival,
  answerBalance,
  answerState,
  contentOf,
  type Expected,
  hasWon,
  isStake,
  judge,
  kinds,
  knownStatus,
} from './judge.ts';

const staleRoundMs = 10 * 60_000;
const askPauseStepMs = 60_000;
const askPauseMaxMs = 60 * 60_000;
const dayMs = 86_400_000;
/** Providers whose games take bets out of the hall's wallet. */
const providersCount = 2;

/**
 * The hall's wallet once more, in memory and as plainly as it can be said: the rules of the wallet protocol, of deposits
 * and of old rounds. A simulation compares the real one with it. Amounts are minor units as `bigint`.
 */
export class WalletModel extends ModelBooks {
  deposit(place: number, amount: bigint, chosen?: { readonly order: string; readonly offer: number }): void {
    const { site, currency } = this.member(place);
    this.add(this.paidIn, `${site}/${currency}`, amount);
    this.receiveDeposit(place, amount, { percent: sitePercent, ...(chosen && { order: chosen.order }) });
    if (chosen !== undefined) this.#beginBonus(place, amount, chosen);
  }

  /** A deposit, wherever it comes from. */
  receiveDeposit(place: number, amount: bigint, demand: { percent: number; order?: string }): void {
    this.add(this.deposits, place, amount);
    this.receive(place, amount);
    this.note(place, { kind: 'deposit', amount, ...demand });
  }

  #beginBonus(
    place: number,
    amount: bigint,
    { order, offer: chosen }: { readonly order: string; readonly offer: number },
  ): void {
    const offer = offerAt(chosen);
    const given = givenFor(offer, amount);
    this.giveBonus(place, given);
    this.note(place, { kind: 'bonus', order });
    const { bonuses, events } = this.bonusesOf(place);
    const bonus: ModelBonus = {
      order,
      offer,
      given,
      settledAtMs: this.nowMs,
      untilMs: offer.days === null ? Number.POSITIVE_INFINITY : this.nowMs + offer.days * dayMs,
      taken: 0n,
      end: undefined,
      isEnded: false,
      wasWhole: false,
    };
    this.keepBonuses(place, { bonuses: [...bonuses, bonus], events });
  }

  #changeBonus(place: number, order: string, change: Partial<ModelBonus>): void {
    const { bonuses, events } = this.bonusesOf(place);
    const changed = bonuses.map((bonus) => (bonus.order === order ? { ...bonus, ...change } : bonus));
    this.keepBonuses(place, { bonuses: changed, events });
  }

  /** What counts of stakes in rounds that are open. */
  unsettledOf(place: number): bigint {
    let sum = 0n;
    for (const { member, round, state, counted } of this.transactions.values())
      if (member === place && state === 'done' && this.rounds.get(round ?? '')?.state === 'open')
        sum += counted;
    return sum;
  }

  /** What is still to be staked of each deposit, the oldest first. */
  leftOf(place: number): bigint[] {
    return duesOf(this.bonusesOf(place), this.unsettledOf(place)).map(({ left }) => left);
  }

  runningBonuses(place: number): ModelBonus[] {
    return runningOf(this.bonusesOf(place), this.unsettledOf(place));
  }

  takenOf(place: number, bonus: ModelBonus): { readonly taken: bigint; readonly isWhole: boolean } {
    const { cash } = this.member(place);
    return takenOf(this.bonusesOf(place), bonus, { unsettled: this.unsettledOf(place), cash });
  }

  /** Whether money may still come back to the member. */
  isInPlay(place: number): boolean {
    return [...this.rounds.values()].some(
      ({ member, state, held }) => member === place && state === 'open' && held > 0n,
    );
  }

  /** A bonus goes back. */
  endBonus(place: number, bonus: ModelBonus, end: 'given_up' | 'expired'): bigint {
    const { taken, isWhole } = this.takenOf(place, bonus);
    if (taken > 0n) {
      this.giveBonus(place, -taken);
      this.note(place, { kind: 'out', left: this.member(place).cash });
    }
    this.#changeBonus(place, bonus.order, { taken, end, isEnded: true, wasWhole: isWhole });
    return taken;
  }

  /** What the job of bonuses does in one run. */
  endBonuses(): void {
    for (const place of this.members.keys()) {
      const running = this.runningBonuses(place);
      const bound = this.bonusesOf(place).bonuses.filter(({ offer, isEnded }) => hasTerms(offer) && !isEnded);
      for (const { order } of bound.filter((one) => !running.some((other) => other.order === one.order)))
        this.#changeBonus(place, order, { isEnded: true });
      const [over] = bound
        .filter((one) => one.untilMs <= this.nowMs && running.includes(one))
        .sort((left, right) => left.untilMs - right.untilMs);
      if (over !== undefined && !this.isInPlay(place)) this.endBonus(place, over, 'expired');
    }
  }

  /** Money left the wallet for a provider's own; so much was left in it. */
  noteAway(place: number, left: bigint): void {
    this.note(place, { kind: 'out', left });
  }

  /** What the house gives for nothing. */
  giveBonus(place: number, amount: bigint): void {
    this.add(this.bonuses, place, amount);
    this.payFromSite('promotion', place, amount);
    this.receive(place, amount);
  }

  /** The other side of what somebody is given by the site. */
  payFromSite(purpose: 'promotion' | 'commission', place: number, amount: bigint): void {
    const { site, currency } = this.member(place);
    this.add(this.given, `${purpose}/${site}/${currency}`, amount);
  }

  /** Money for the main wallet that comes by a posting of its own. */
  receive(place: number, amount: bigint): void {
    this.pay(this.member(place), amount);
    this.countTransfer();
  }

  /** What a member won, or lost, where the provider keeps the money itself. */
  play(place: number, gp: number, result: bigint): void {
    const member = this.member(place);
    this.pay(member, result);
    this.earn(gp, member, -result);
  }

  apply(arrival: Arrival): Expected {
    const { message, gp } = arrival;
    const { call } = message;
    const member = this.member(message.member);
    if (call === 'balance') return answerBalance(this, arrival, member);
    if (call === 'tx-status') return answerState(this, arrival, member);
    if (call === 'rollback' && message.target === message.id)
      return { status: 'BAD_REQUEST', duplicate: false, cash: member.cash };

    const known = this.transaction(gp, message.id);
    const kind = kinds[call];
    const status = known === undefined ? judge(this, arrival, member) : knownStatus(known, message);
    const round = this.rounds.get(this.roundKey(gp, message.round, message.member));
    if (known === undefined) {
      const moved = status === 'OK' && this.#act(arrival, member, round);
      if (status === 'OK' || isStake(kind)) {
        this.put(this.transactions, `${gp}/${message.id}`, {
          gp,
          id: message.id,
          kind,
          status,
          content: contentOf(message),
          member: message.member,
          round:
            status === 'OK' || round !== undefined
              ? this.roundKey(gp, message.round, message.member)
              : undefined,
          game: arrival.game,
          stake: isStake(kind) ? BigInt(message.amount) : 0n,
          counted: isStake(kind) ? this.#countedOf(arrival) : 0n,
          target: message.target,
          moved,
          state: status === 'OK' ? 'done' : 'rejected',
        });
      }
    }
    const after = this.rounds.get(this.roundKey(gp, message.round, message.member));
    return {
      status,
      duplicate: known !== undefined,
      cash: this.member(message.member).cash,
      ...(kind === 'round_close' &&
        status === 'OK' &&
        after !== undefined && {
          totals: {
            stake: after.stake,
            win: after.win,
            mismatch: BigInt(message.amount) !== after.stake || BigInt(message.win) !== after.win,
          },
        }),
    };
  }

  /** Does what was judged `OK`; whether money moved. */
  #act(arrival: Arrival, member: ModelMember, round: ModelRound | undefined): boolean {
    const { message } = arrival;
    switch (message.call) {
      case 'bet':
      case 'bet-win':
        return this.#stake(arrival, member, round);
      case 'win': {
        if (round === undefined) return false;
        const win = BigInt(message.amount);
        return this.#change(member, round, { win, closes: message.closes });
      }
      case 'rollback':
        return this.#takeBack(arrival, member, round);
      default:
        return round !== undefined && this.#change(member, round, { closes: true });
    }
  }

  /** What of a stake counts by the bonuses that its member has running; a part of a minor unit does not. */
  #countedOf({ message }: Arrival): bigint {
    const { percentAt } = termsAt(this.bonusesOf(message.member), this.nowMs);
    return (BigInt(message.amount) * BigInt(percentAt(message.provider % providersCount))) / 100n;
  }

  #stake(arrival: Arrival, member: ModelMember, round: ModelRound | undefined): boolean {
    const { message, gp, game, session } = arrival;
    const opened: ModelRound = round ?? {
      key: this.roundKey(gp, message.round, message.member),
      gp,
      ref: message.round,
      member: message.member,
      game,
      session,
      openedAtMs: this.nowMs,
      closedAtMs: undefined,
      bets: 0,
      stake: 0n,
      held: 0n,
      win: 0n,
      state: 'open',
      askedAtMs: undefined,
      askedTimes: 0,
    };
    const closes = message.call === 'bet-win' || message.closes;
    const stake = BigInt(message.amount);
    if (stake > 0n)
      this.note(
        member.place,
        { kind: 'out', left: member.cash - stake },
        { kind: 'counted', amount: this.#countedOf(arrival) },
      );
    return this.#change(member, opened, {
      stake: BigInt(message.amount),
      win: BigInt(message.call === 'bet-win' ? message.win : 0),
      closes,
    });
  }

  /** Money into and out of a round; closing it gives its stakes to the house. */
  #change(
    member: ModelMember,
    round: ModelRound,
    { stake, win = 0n, closes }: { stake?: bigint; win?: bigint; closes: boolean },
  ): boolean {
    const heldBefore = round.held + (stake ?? 0n);
    const released = closes ? heldBefore : 0n;
    this.put(this.rounds, round.key, {
      ...round,
      bets: round.bets + (stake === undefined ? 0 : 1),
      stake: round.stake + (stake ?? 0n),
      held: heldBefore - released,
      win: round.win + win,
      ...(closes && round.state === 'open' ? { state: 'closed', closedAtMs: this.nowMs } : {}),
    });
    this.pay(member, win - (stake ?? 0n));
    this.earn(round.gp, member, released - win);
    this.add(this.turnovers, round.member, released);
    const moved = (stake ?? 0n) > 0n || released > 0n || win > 0n;
    if (moved) this.countTransfer();
    return moved;
  }

  #takeBack(
    { message, gp }: Pick<Arrival, 'message' | 'gp'>,
    member: ModelMember,
    round: ModelRound | undefined,
  ): boolean {
    const target = message.target ?? '';
    const bet = this.transaction(gp, target);
    if (bet === undefined) {
      this.put(this.transactions, `${gp}/${target}`, {
        gp,
        id: target,
        kind: 'tombstone',
        status: 'CANCELLED_BEFORE',
        content: '',
        member: message.member,
        round: undefined,
        game: 0,
        stake: 0n,
        counted: 0n,
        target: undefined,
        moved: false,
        state: 'rolled_back',
      });
      return false;
    }
    if (bet.kind !== 'bet' || bet.state !== 'done' || round === undefined) return false;
    return this.#refund(member, round, bet);
  }

  #refund(member: ModelMember, round: ModelRound, bet: ModelTransaction): boolean {
    const bets = round.bets - 1;
    this.put(this.transactions, `${bet.gp}/${bet.id}`, { ...bet, state: 'rolled_back' });
    this.put(this.rounds, round.key, {
      ...round,
      bets,
      stake: round.stake - bet.stake,
      held: round.held - bet.stake,
      ...(bets === 0 && round.win === 0n
        ? { state: 'rolled_back', closedAtMs: this.nowMs }
        : { state: 'open' }),
    });
    this.pay(member, bet.stake);
    this.note(member.place, { kind: 'counted', amount: -bet.counted });
    if (bet.stake > 0n) this.countTransfer();
    return bet.stake > 0n;
  }

  /** Rounds that the hall asks about at this moment. */
  staleRounds(): ModelRound[] {
    return [...this.rounds.values()]
      .filter(({ state, openedAtMs }) => state === 'open' && openedAtMs <= this.nowMs - staleRoundMs)
      .filter(
        ({ askedAtMs, askedTimes }) =>
          askedAtMs === undefined ||
          askedAtMs <= this.nowMs - Math.min(askedTimes * askPauseStepMs, askPauseMaxMs),
      )
      .sort((left, right) => left.openedAtMs - right.openedAtMs);
  }

  /** What the hall does with old rounds of which their providers say this. Answers how many it settled. */
  settleStaleRounds(said: 'open' | 'closed' | 'cancelled'): { asked: number; settled: number } {
    const stale = this.staleRounds();
    let settled = 0;
    for (const round of stale) {
      const asked = { ...round, askedAtMs: this.nowMs, askedTimes: round.askedTimes + 1 };
      this.put(this.rounds, round.key, asked);
      const member = this.member(round.member);
      if (said === 'closed') {
        const moved = this.#change(member, asked, { closes: true });
        this.keepOwn(asked, 'round_close', moved);
        settled += 1;
      }
      if (said === 'cancelled' && this.#refundAll(member, round.key)) settled += 1;
    }
    return { asked: stale.length, settled };
  }

  /** Bets in the order in which they came, until one has won and cannot be taken back. */
  #refundAll(member: ModelMember, key: string): boolean {
    const bets = [...this.transactions.values()].filter(
      ({ round, kind, state }) => round === key && kind === 'bet' && state === 'done',
    );
    for (const bet of bets) {
      const round = this.rounds.get(key);
      if (round === undefined || round.state !== 'open' || hasWon(this, bet.gp, bet)) return false;
      this.keepOwn(round, 'rollback', this.#refund(member, round, bet));
    }
    return true;
  }
}
