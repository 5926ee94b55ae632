import { type MemberRule, type Message, ruleBetMax, ruleSessionStakeMax } from '../plan/step.ts';

/**
 * The hall's wallet once more, in memory and as plainly as it can be said: the rules of the wallet protocol, of deposits
 * and of old rounds. A simulation compares the real one with it. Amounts are minor units as `bigint`.
 */

export type TransactionKind = 'bet' | 'win' | 'bet_win' | 'rollback' | 'round_close' | 'tombstone';

export interface ModelTransaction {
  readonly gp: number;
  readonly id: string;
  readonly kind: TransactionKind;
  readonly status: string;
  readonly content: string;
  readonly member: number;
  readonly round: string | undefined;
  readonly game: number;
  readonly stake: bigint;
  readonly target: string | undefined;
  /** Whether money moved under its id. */
  readonly moved: boolean;
  readonly state: 'done' | 'rejected' | 'rolled_back';
}

export interface ModelRound {
  readonly key: string;
  readonly gp: number;
  readonly ref: string;
  readonly member: number;
  readonly game: number;
  readonly session: string;
  readonly openedAtMs: number;
  readonly closedAtMs: number | undefined;
  readonly bets: number;
  readonly stake: bigint;
  readonly held: bigint;
  readonly win: bigint;
  readonly state: 'open' | 'closed' | 'rolled_back';
  readonly askedAtMs: number | undefined;
  readonly askedTimes: number;
}

export interface ModelMember {
  readonly place: number;
  readonly site: number;
  readonly currency: string;
  readonly cash: bigint;
  readonly rule: MemberRule;
}

interface ModelSession {
  readonly name: string;
  readonly member: number;
  readonly gp: number;
  readonly openedAtMs: number;
  readonly expiresAtMs: number;
  readonly isEnded: boolean;
}

/** What the hall must answer. */
export interface Expected {
  readonly status: string;
  readonly duplicate: boolean;
  /** Of the member after it; for answers that carry one. */
  readonly cash: bigint;
  /** Of `tx-status`. */
  readonly transactionState?: string;
  /** Of `round-close`. */
  readonly totals?: { readonly stake: bigint; readonly win: bigint; readonly mismatch: boolean };
}

/** A message with what the world knows of its sender. */
export interface Arrival {
  readonly message: Message;
  readonly gp: number;
  readonly game: number;
  /** The session it names. */
  readonly session: string;
  /** Highest stake of the game in the member's currency. */
  readonly stakeMax: bigint;
}

const staleRoundMs = 10 * 60_000;
const askPauseStepMs = 60_000;
const askPauseMaxMs = 60 * 60_000;
export const sessionMs = 12 * 3_600_000;

const kindOf = (call: Message['call']): TransactionKind =>
  call === 'bet-win' ? 'bet_win' : call === 'round-close' ? 'round_close' : (call as TransactionKind);

/** What makes a repeat the same: the meaningful fields of its call. */
const contentOf = ({
  call,
  member,
  round,
  target,
  amount,
  win,
  closes,
  foreignCurrency,
}: Message): string => {
  const about: Readonly<Partial<Record<Message['call'], readonly unknown[]>>> = {
    bet: [amount, closes],
    win: [target, amount, closes],
    'bet-win': [amount, win],
    rollback: [target],
    'round-close': [amount, win],
  };
  return JSON.stringify([call, member, round, foreignCurrency ?? false, about[call]]);
};

const isStake = (kind: TransactionKind): boolean => kind === 'bet' || kind === 'bet_win';

export class WalletModel {
  nowMs: number;
  /** Postings that the ledger must have, no more and no less. */
  transfers = 0;
  readonly members = new Map<number, ModelMember>();
  readonly rounds = new Map<string, ModelRound>();
  readonly transactions = new Map<string, ModelTransaction>();
  /** What payment gateways brought in, by site and currency. */
  readonly paidIn = new Map<string, bigint>();
  /** What providers' houses have, by site, provider and currency. */
  readonly houses = new Map<string, bigint>();
  /** Transactions that the hall made up by itself when it settled old rounds, by provider. */
  readonly ownTransactions: ModelTransaction[] = [];
  readonly #sessions = new Map<string, ModelSession>();
  /** Takes back what was done since `mark`. */
  #undo: (() => void)[] = [];

  constructor(nowMs: number) {
    this.nowMs = nowMs;
  }

  /** Where `backTo` returns to. */
  mark(): number {
    return this.#undo.length;
  }

  backTo(mark: number): void {
    while (this.#undo.length > mark) this.#undo.pop()?.();
  }

  /** What was done stays done. */
  settle(): void {
    this.#undo = [];
  }

  #put<K, V>(map: Map<K, V>, key: K, value: V): void {
    const before = map.get(key);
    this.#undo.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
    map.set(key, value);
  }

  #countTransfer(): void {
    this.transfers += 1;
    this.#undo.push(() => {
      this.transfers -= 1;
    });
  }

  member(place: number): ModelMember {
    const member = this.members.get(place);
    if (member === undefined) throw new Error(`the world has no member ${place}`);
    return member;
  }

  addMember(member: ModelMember): void {
    this.members.set(member.place, member);
  }

  setRule(place: number, rule: MemberRule): void {
    this.#put(this.members, place, { ...this.member(place), rule });
  }

  /** One open game a member: the one before it ends. */
  openSession(name: string, member: number, gp: number): void {
    this.endSessions(member);
    this.#put(this.#sessions, name, {
      name,
      member,
      gp,
      openedAtMs: this.nowMs,
      expiresAtMs: this.nowMs + sessionMs,
      isEnded: false,
    });
  }

  endSessions(member: number): void {
    for (const session of this.#sessions.values())
      if (session.member === member && !session.isEnded)
        this.#put(this.#sessions, session.name, { ...session, isEnded: true });
  }

  #pay(member: ModelMember, amount: bigint): void {
    this.#put(this.members, member.place, {
      ...this.member(member.place),
      cash: this.member(member.place).cash + amount,
    });
  }

  #earn(gp: number, { site, currency }: ModelMember, amount: bigint): void {
    const key = `${site}/${gp}/${currency}`;
    this.#put(this.houses, key, (this.houses.get(key) ?? 0n) + amount);
  }

  deposit(place: number, amount: bigint): void {
    const member = this.member(place);
    const key = `${member.site}/${member.currency}`;
    this.#pay(member, amount);
    this.#put(this.paidIn, key, (this.paidIn.get(key) ?? 0n) + amount);
    this.#countTransfer();
  }

  /** What a member won, or lost, where the provider keeps the money itself. */
  play(place: number, gp: number, result: bigint): void {
    const member = this.member(place);
    this.#pay(member, result);
    this.#earn(gp, member, -result);
  }

  roundKey(gp: number, ref: string, member: number): string {
    return `${gp}/${ref}/${member}`;
  }

  transaction(gp: number, id: string): ModelTransaction | undefined {
    return this.transactions.get(`${gp}/${id}`);
  }

  apply(arrival: Arrival): Expected {
    const { message, gp } = arrival;
    const member = this.member(message.member);
    if (message.call === 'balance') return this.#answerBalance(arrival, member);
    if (message.call === 'tx-status') return this.#answerState(arrival, member);
    if (message.call === 'rollback' && message.target === message.id)
      return { status: 'BAD_REQUEST', duplicate: false, cash: member.cash };

    const known = this.transaction(gp, message.id);
    const kind = kindOf(message.call);
    const status = known === undefined ? this.#judge(arrival, member) : knownStatus(known, message);
    const round = this.rounds.get(this.roundKey(gp, message.round, message.member));
    if (known === undefined) {
      const moved = status === 'OK' && this.#act(arrival, member, round);
      if (status === 'OK' || isStake(kind)) {
        this.#put(this.transactions, `${gp}/${message.id}`, {
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

  #answerBalance({ message, gp, session }: Arrival, member: ModelMember): Expected {
    const found = this.#sessions.get(session);
    const status =
      found === undefined || found.member !== message.member || found.gp !== gp
        ? 'INVALID_TOKEN'
        : found.isEnded || found.expiresAtMs <= this.nowMs
          ? 'TOKEN_EXPIRED'
          : message.foreignCurrency === true
            ? 'WRONG_CURRENCY'
            : 'OK';
    return { status, duplicate: false, cash: member.cash };
  }

  #answerState({ message, gp }: Arrival, member: ModelMember): Expected {
    if (message.foreignCurrency === true)
      return { status: 'WRONG_CURRENCY', duplicate: false, cash: member.cash };
    const found = this.transaction(gp, message.target ?? '');
    const transactionState = found?.member === message.member ? found.state : 'unknown';
    return { status: 'OK', duplicate: false, cash: member.cash, transactionState };
  }

  #judge(arrival: Arrival, member: ModelMember): string {
    const { message, gp } = arrival;
    const round = this.rounds.get(this.roundKey(gp, message.round, message.member));
    switch (message.call) {
      case 'bet':
      case 'bet-win':
        return this.#judgeStake(arrival, member, round);
      case 'win':
        return this.#judgeWin(arrival, round);
      case 'rollback':
        return this.#judgeRollback(arrival, round);
      default:
        if (round === undefined) return 'BET_NOT_FOUND';
        if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
        return round.game === arrival.game ? 'OK' : 'INVALID_GAME';
    }
  }

  #judgeStake(arrival: Arrival, member: ModelMember, round: ModelRound | undefined): string {
    const { message, gp, game, stakeMax } = arrival;
    const session = this.#sessions.get(arrival.session);
    const stake = BigInt(message.amount);
    if (session === undefined || session.member !== message.member || session.gp !== gp)
      return 'INVALID_TOKEN';
    if (session.isEnded || session.expiresAtMs <= this.nowMs) return 'TOKEN_EXPIRED';
    if (member.rule === 'excluded') return 'PLAYER_EXCLUDED';
    if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
    if (round !== undefined && round.game !== game) return 'INVALID_GAME';
    if (round !== undefined && round.state !== 'open') return 'ROUND_CLOSED';
    if (stake > stakeMax) return 'LIMIT_REACHED';
    if (member.rule === 'bet_limit' && stake > BigInt(ruleBetMax)) return 'LIMIT_REACHED';
    if (member.rule === 'session_limit' && stake > BigInt(ruleSessionStakeMax) - this.#stakedIn(session))
      return 'LIMIT_REACHED';
    return stake > member.cash ? 'INSUFFICIENT_FUNDS' : 'OK';
  }

  /** A round that an earlier session left open counts whole. */
  #stakedIn({ name, member, gp, openedAtMs }: ModelSession): bigint {
    let sum = 0n;
    for (const round of this.rounds.values()) {
      if (round.member !== member || round.gp !== gp) continue;
      const { session, closedAtMs = Number.POSITIVE_INFINITY } = round;
      if (session === name || closedAtMs >= openedAtMs) sum += round.stake;
    }
    return sum;
  }

  #judgeWin({ message, gp, game }: Arrival, round: ModelRound | undefined): string {
    const bet = this.transaction(gp, message.target ?? '');
    if (
      bet === undefined ||
      !(isStake(bet.kind) || bet.kind === 'tombstone') ||
      bet.state === 'rejected' ||
      bet.member !== message.member ||
      (bet.kind !== 'tombstone' && bet.round !== round?.key)
    )
      return 'BET_NOT_FOUND';
    if (bet.state === 'rolled_back') return 'CANCELLED_BEFORE';
    if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
    if (bet.game !== game) return 'INVALID_GAME';
    return round?.state === 'open' ? 'OK' : 'ROUND_CLOSED';
  }

  #judgeRollback({ message, gp }: Arrival, round: ModelRound | undefined): string {
    const bet = this.transaction(gp, message.target ?? '');
    if (bet !== undefined && !(isStake(bet.kind) || bet.kind === 'tombstone')) return 'BAD_REQUEST';
    if (message.foreignCurrency === true) return 'WRONG_CURRENCY';
    if (bet === undefined) return 'OK';
    if (bet.member !== message.member) return 'BET_NOT_FOUND';
    if (bet.kind === 'tombstone' || bet.state !== 'done') return 'OK';
    if (bet.round !== round?.key) return 'BET_NOT_FOUND';
    return round?.state === 'open' && !this.#hasWon(gp, bet) ? 'OK' : 'ALREADY_SETTLED';
  }

  #hasWon(gp: number, bet: ModelTransaction): boolean {
    for (const other of this.transactions.values())
      if (other.gp === gp && other.kind === 'win' && other.target === bet.id && other.round === bet.round)
        return true;
    return false;
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
    this.#put(this.rounds, round.key, {
      ...round,
      bets: round.bets + (stake === undefined ? 0 : 1),
      stake: round.stake + (stake ?? 0n),
      held: heldBefore - released,
      win: round.win + win,
      ...(closes && round.state === 'open' ? { state: 'closed', closedAtMs: this.nowMs } : {}),
    });
    this.#pay(member, win - (stake ?? 0n));
    this.#earn(round.gp, member, released - win);
    const moved = (stake ?? 0n) > 0n || released > 0n || win > 0n;
    if (moved) this.#countTransfer();
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
      this.#put(this.transactions, `${gp}/${target}`, {
        gp,
        id: target,
        kind: 'tombstone',
        status: 'CANCELLED_BEFORE',
        content: '',
        member: message.member,
        round: undefined,
        game: 0,
        stake: 0n,
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
    this.#put(this.transactions, `${bet.gp}/${bet.id}`, { ...bet, state: 'rolled_back' });
    this.#put(this.rounds, round.key, {
      ...round,
      bets,
      stake: round.stake - bet.stake,
      held: round.held - bet.stake,
      ...(bets === 0 && round.win === 0n
        ? { state: 'rolled_back', closedAtMs: this.nowMs }
        : { state: 'open' }),
    });
    this.#pay(member, bet.stake);
    if (bet.stake > 0n) this.#countTransfer();
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
      this.#put(this.rounds, round.key, asked);
      const member = this.member(round.member);
      if (said === 'closed') {
        const moved = this.#change(member, asked, { closes: true });
        this.#keepOwn(asked, 'round_close', moved);
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
      if (round === undefined || round.state !== 'open' || this.#hasWon(bet.gp, bet)) return false;
      this.#keepOwn(round, 'rollback', this.#refund(member, round, bet));
    }
    return true;
  }

  #keepOwn(round: ModelRound, kind: TransactionKind, moved: boolean): void {
    this.ownTransactions.push({
      gp: round.gp,
      id: '',
      kind,
      status: 'OK',
      content: '',
      member: round.member,
      round: round.key,
      game: round.game,
      stake: 0n,
      target: undefined,
      moved,
      state: 'done',
    });
    this.#undo.push(() => {
      this.ownTransactions.pop();
    });
  }
}

const knownStatus = (known: ModelTransaction, message: Message): string => {
  if (known.kind === 'tombstone') return 'CANCELLED_BEFORE';
  return known.content === contentOf(message) ? known.status : 'DUPLICATE_MISMATCH';
};
