import type { MemberRule } from '../plan/step.ts';
import { type BonusEvent, type MemberBonuses, noBonuses } from './bonusModel.ts';

/** What the model of the wallet knows: members, sessions, rounds, transactions, and how to take back what was done. */

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
  /** What of the stake counts towards what is to be staked of deposits. */
  readonly counted: bigint;
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

export interface ModelSession {
  readonly name: string;
  readonly member: number;
  readonly gp: number;
  readonly openedAtMs: number;
  readonly expiresAtMs: number;
  readonly isEnded: boolean;
}

/** How long a game stays open. Milliseconds. */
const sessionMs = 12 * 3_600_000;

export class ModelBooks {
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
  /** What came of each member ever, by place: of these agents are paid. */
  readonly turnovers = new Map<number, bigint>();
  readonly bonuses = new Map<number, bigint>();
  readonly deposits = new Map<number, bigint>();
  /** What sites gave out of their own accounts, by purpose, site and currency. */
  readonly given = new Map<string, bigint>();
  /** What came with deposits, by the member's place. */
  readonly #bonusBooks = new Map<number, MemberBonuses>();
  /** What providers' houses gained of a member, by `place/provider`. */
  readonly #gains = new Map<string, bigint>();
  /** Transactions that the hall made up by itself when it settled old rounds, by provider. */
  readonly ownTransactions: ModelTransaction[] = [];
  readonly sessions = new Map<string, ModelSession>();
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

  protected put<K, V>(map: Map<K, V>, key: K, value: V): void {
    const before = map.get(key);
    this.#undo.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
    map.set(key, value);
  }

  /** One posting more. */
  countTransfer(): void {
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

  bonusesOf(place: number): MemberBonuses {
    return this.#bonusBooks.get(place) ?? noBonuses;
  }

  protected keepBonuses(place: number, bonuses: MemberBonuses): void {
    this.put(this.#bonusBooks, place, bonuses);
  }

  /** Notes what matters for bonuses. */
  protected note(place: number, ...events: readonly BonusEvent[]): void {
    const book = this.bonusesOf(place);
    this.keepBonuses(place, { ...book, events: [...book.events, ...events] });
  }

  setRule(place: number, rule: MemberRule): void {
    this.put(this.members, place, { ...this.member(place), rule });
  }

  /** One open game a member: the one before it ends. */
  openSession(name: string, member: number, gp: number): void {
    this.endSessions(member);
    this.put(this.sessions, name, {
      name,
      member,
      gp,
      openedAtMs: this.nowMs,
      expiresAtMs: this.nowMs + sessionMs,
      isEnded: false,
    });
  }

  endSessions(member: number): void {
    for (const session of this.sessions.values())
      if (session.member === member && !session.isEnded)
        this.put(this.sessions, session.name, { ...session, isEnded: true });
  }

  protected pay(member: ModelMember, amount: bigint): void {
    this.put(this.members, member.place, {
      ...this.member(member.place),
      cash: this.member(member.place).cash + amount,
    });
  }

  protected add<K>(sums: Map<K, bigint>, key: K, amount: bigint): void {
    this.put(sums, key, (sums.get(key) ?? 0n) + amount);
  }

  protected earn(gp: number, { place, site, currency }: ModelMember, amount: bigint): void {
    this.add(this.houses, `${site}/${gp}/${currency}`, amount);
    this.add(this.#gains, `${place}/${gp}`, amount);
  }

  /** What each provider's house gained of a member. */
  gainsOf(place: number): [gp: number, amount: bigint][] {
    return [...this.#gains].flatMap(([key, amount]) => {
      const [of, gp] = key.split('/');
      return Number(of) === place ? [[Number(gp), amount] as [number, bigint]] : [];
    });
  }

  roundKey(gp: number, ref: string, member: number): string {
    return `${gp}/${ref}/${member}`;
  }

  transaction(gp: number, id: string): ModelTransaction | undefined {
    return this.transactions.get(`${gp}/${id}`);
  }

  /** Keeps a transaction that the hall made up by itself. */
  protected keepOwn(round: ModelRound, kind: TransactionKind, moved: boolean): void {
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
      counted: 0n,
      target: undefined,
      moved,
      state: 'done',
    });
    this.#undo.push(() => {
      this.ownTransactions.pop();
    });
  }
}
