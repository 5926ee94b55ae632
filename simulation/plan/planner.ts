import type { SeededRandom } from '@pavilion/testing/random';
import type {
  BankTrouble,
  BankTroubles,
  CallKind,
  Delivery,
  Lane,
  MemberRule,
  Message,
  PaymentWord,
  Plan,
  Step,
  Target,
} from './step.ts';

/**
 * Draws a plan. What is drawn depends on the seed alone, never on what a hall answered, so that the same seed gives the
 * same plan whatever raced with what. The planner therefore only remembers what it has sent.
 */

/** Each world has weather of its own: some are calm, some are all kills and lost answers. */
interface Weather {
  /** Share of messages that something happens to on their way. */
  readonly faults: number;
  /** Share of messages that are out of order, repeated, or lies. */
  readonly mischief: number;
  /** Share of steps in which something is killed. */
  readonly kills: number;
  readonly targets: readonly [Target, ...Target[]];
}

interface PlannedRound {
  readonly ref: string;
  readonly provider: number;
  readonly bets: { readonly id: string; readonly amount: number }[];
  staked: number;
  won: number;
}

interface PlannedMember {
  readonly place: number;
  /** The provider whose game is open. */
  provider: number;
  readonly rounds: PlannedRound[];
}

export interface WorldShape {
  readonly members: number;
  readonly providers: number;
  readonly halls: number;
}

const recentMax = 60;
const amounts = [0, 20, 40, 50, 100, 150, 300, 700] as const;
const faulty: readonly [Delivery, ...Delivery[]] = [
  'slow',
  'request_lost',
  'answer_lost',
  'twice',
  'replayed',
  'request_corrupted',
  'answer_corrupted',
];
const bankTroubles: readonly [BankTrouble, ...BankTrouble[]] = [
  'request_lost',
  'answer_lost',
  'answer_lost',
  'retry_later',
  'refused',
];
const paymentWords: readonly [readonly PaymentWord[], ...(readonly PaymentWord[])[]] = [
  ['approved'],
  ['approved', 'approved_again'],
  ['approved', 'approved_anew'],
  ['pending', 'approved'],
  ['approved', 'pending'],
  ['declined'],
  ['declined', 'approved'],
  ['wrong_amount', 'approved'],
];

export class Planner {
  readonly #random: SeededRandom;
  readonly #shape: WorldShape;
  readonly #weather: Weather;
  readonly #members: PlannedMember[];
  /** Sent in earlier steps. */
  readonly #recent: Message[] = [];
  /** Sent in the step that is being drawn: nothing else of it may be about these, since lanes go side by side. */
  #now: Message[] = [];
  readonly #held: string[] = [];
  #names = 0;

  constructor(random: SeededRandom, shape: WorldShape, targets: readonly [Target, ...Target[]]) {
    this.#random = random;
    this.#shape = shape;
    this.#weather = {
      faults: random.pick([0.02, 0.1, 0.25, 0.5]),
      mischief: random.pick([0.02, 0.1, 0.3]),
      kills: random.pick([0, 0.01, 0.03]),
      targets,
    };
    this.#members = Array.from({ length: shape.members }, (_, place) => ({
      place,
      provider: -1,
      rounds: [],
    }));
  }

  plan(stepsMax: number): Plan {
    const opening: Step[] = this.#members.flatMap((member): Step[] => [
      this.#deposit(member, [5_000, 20_000, 100_000]),
      this.#launch(member),
    ]);
    const steps = [...opening];
    while (steps.length < stepsMax) steps.push(this.#step());
    const { members, halls } = this.#shape;
    return { seed: this.#random.seed, members, halls, steps };
  }

  #name(letter: string): string {
    this.#names += 1;
    return `${letter}${this.#names}`;
  }

  #hall(): number {
    return this.#random.int(0, this.#shape.halls - 1);
  }

  #anyMember(): PlannedMember {
    const member = this.#members[this.#random.int(0, this.#members.length - 1)];
    if (member === undefined) throw new Error('a world without members');
    return member;
  }

  #step(): Step {
    const random = this.#random;
    this.#recent.push(...this.#now);
    this.#recent.splice(0, Math.max(0, this.#recent.length - recentMax));
    this.#now = [];
    if (random.chance(this.#weather.kills)) return this.#kill();
    const roll = random.next();
    if (roll < 0.62) return { kind: 'calls', lanes: this.#lanes() };
    if (roll < 0.74) return this.#race();
    if (roll < 0.78) return this.#hold();
    if (roll < 0.82) return this.#arrive();
    if (roll < 0.86) return this.#launch(this.#anyMember());
    if (roll < 0.87) return this.#leave();
    if (roll < 0.9) return this.#deposit(this.#anyMember(), [1_000, 5_000, 20_000]);
    if (roll < 0.92) return this.#clock();
    if (roll < 0.94) return this.#settle();
    if (roll < 0.955) return this.#rule();
    if (roll < 0.965) return { kind: 'look', member: this.#anyMember().place, hall: this.#hall() };
    return this.#excursion();
  }

  #excursion(): Step {
    const random = this.#random;
    const isKilled = this.#weather.kills > 0 && this.#weather.targets.includes('hall') && random.chance(0.3);
    return {
      kind: 'excursion',
      member: this.#anyMember().place,
      hall: this.#hall(),
      result: random.pick([-100_000, -700, -20, 0, 50, 900, 250_000]),
      troubles: this.#bankTroubles(),
      ...(isKilled ? { killAfterMs: random.int(0, 60) } : {}),
      home: random.pick(['leave', 'one_key', 'get_back'] as const),
    };
  }

  #bankTroubles(): BankTroubles {
    const random = this.#random;
    const some = (): BankTrouble[] => {
      const troubles: BankTrouble[] = [];
      while (troubles.length < 3 && random.chance(0.4)) troubles.push(random.pick(bankTroubles));
      return troubles;
    };
    return {
      transferIn: some(),
      transferOut: some(),
      transferBalance: some(),
      transferStatus: some(),
      ofUnknown: random.pick(['failed', 'unknown'] as const),
    };
  }

  /** Lanes of different members, who cannot get in each other's way. */
  #lanes(): Lane[] {
    const random = this.#random;
    const members = random.shuffle(this.#members).slice(0, random.int(1, Math.min(8, this.#members.length)));
    return members.map((member) => this.#lane(member));
  }

  #lane(member: PlannedMember): Message[] {
    const random = this.#random;
    const lane: Message[] = [];
    const length = random.int(1, 5);
    while (lane.length < length) lane.push(this.#draw(member));
    const isOutOfOrder = random.chance(this.#weather.mischief);
    const sent = isOutOfOrder ? random.shuffle(lane) : lane;
    this.#now.push(...sent);
    return sent;
  }

  #race(): Step {
    const member = this.#anyMember();
    const messages = this.#lane(member).slice(0, 4);
    const first = messages[0];
    // Often about one transaction: itself twice, or with its rollback.
    if (first !== undefined && this.#random.chance(0.5)) messages.splice(1, 1, this.#rival(first));
    return {
      kind: 'race',
      messages: messages.map((message) => ({ ...message, delivery: 'plain', skewSeconds: 0 })),
    };
  }

  #rival(message: Message): Message {
    if (this.#random.chance(0.5)) return { ...message, hall: this.#hall() };
    return {
      ...message,
      call: 'rollback',
      id: this.#name('t'),
      target: message.id,
      amount: 0,
      win: 0,
      closes: false,
      hall: this.#hall(),
    };
  }

  #hold(): Step {
    const member = this.#anyMember();
    const message: Message = { ...this.#draw(member), delivery: 'plain', skewSeconds: 0 };
    this.#held.push(message.id);
    this.#now.push(message);
    return { kind: 'hold', message };
  }

  #arrive(): Step {
    const id = this.#held.splice(this.#random.int(0, Math.max(0, this.#held.length - 1)), 1)[0];
    return id === undefined ? this.#hold() : { kind: 'arrive', id };
  }

  #launch(member: PlannedMember): Step {
    member.provider = this.#random.int(0, this.#shape.providers - 1);
    return { kind: 'launch', member: member.place, provider: member.provider, hall: this.#hall() };
  }

  #leave(): Step {
    return { kind: 'leave', member: this.#anyMember().place, hall: this.#hall() };
  }

  #deposit(member: PlannedMember, sizes: readonly [number, ...number[]]): Step {
    return {
      kind: 'deposit',
      member: member.place,
      amount: this.#random.pick(sizes),
      words: this.#random.pick(paymentWords),
      twice: this.#random.chance(0.3),
      hall: this.#hall(),
    };
  }

  #clock(): Step {
    const minute = 60_000;
    const byMs = this.#random.pick([
      1_000,
      2 * minute,
      6 * minute,
      11 * minute,
      40 * minute,
      13 * 60 * minute,
      -1_000,
      -3 * minute,
    ]);
    return { kind: 'clock', byMs };
  }

  #settle(): Step {
    return {
      kind: 'settle',
      said: this.#random.pick(['open', 'closed', 'closed', 'cancelled']),
      hall: this.#hall(),
    };
  }

  #rule(): Step {
    const rule: MemberRule = this.#random.pick(['none', 'none', 'excluded', 'bet_limit', 'session_limit']);
    return { kind: 'rule', member: this.#anyMember().place, rule };
  }

  #kill(): Step {
    const random = this.#random;
    const what = random.pick(this.#weather.targets);
    const which = random.int(0, (what === 'provider' ? this.#shape.providers : this.#shape.halls) - 1);
    return { kind: 'kill', what, which, afterMs: random.int(0, 40), lanes: this.#lanes() };
  }

  #draw(member: PlannedMember): Message {
    const random = this.#random;
    const isMischief = random.chance(this.#weather.mischief);
    const honest = isMischief ? this.#mischief(member) : this.#honest(member);
    // A copy signed anew would bear the right time.
    const isFaulty = honest.skewSeconds === 0 && random.chance(this.#weather.faults);
    return { ...honest, delivery: isFaulty ? random.pick(faulty) : 'plain' };
  }

  #message(
    member: PlannedMember,
    round: PlannedRound,
    call: CallKind,
    rest: Partial<Pick<Message, 'target' | 'amount' | 'win' | 'closes'>> = {},
  ): Message {
    return {
      call,
      provider: round.provider,
      member: member.place,
      round: round.ref,
      id: this.#name('t'),
      amount: 0,
      win: 0,
      closes: false,
      skewSeconds: 0,
      delivery: 'plain',
      hall: this.#hall(),
      ...rest,
    };
  }

  #newRound(member: PlannedMember): PlannedRound {
    const provider = Math.max(0, member.provider);
    // Some tables are shared: another member's round of the same name.
    const other = this.#anyMember().rounds.at(-1);
    const isShared = other !== undefined && other.provider === provider && this.#random.chance(0.2);
    const round = { ref: isShared ? other.ref : this.#name('r'), provider, bets: [], staked: 0, won: 0 };
    member.rounds.push(round);
    if (member.rounds.length > 6) member.rounds.shift();
    return round;
  }

  /** What a provider that works would send next. */
  #honest(member: PlannedMember): Message {
    const random = this.#random;
    const round = member.rounds.at(-1);
    const isFresh = round === undefined || round.provider !== member.provider || random.chance(0.25);
    if (isFresh && random.chance(0.25)) return this.#betWin(member);
    const current = isFresh ? this.#newRound(member) : round;
    const bet = current.bets.at(-1);
    if (bet === undefined) return this.#bet(member, current);
    const roll = random.next();
    if (roll < 0.2) return this.#bet(member, current);
    if (roll < 0.6) return this.#win(member, current, bet.id);
    if (roll < 0.75) return this.#rollback(member, current);
    if (roll < 0.9) return this.#close(member, current);
    if (roll < 0.95) return this.#message(member, current, 'tx-status', { target: bet.id });
    return this.#message(member, current, 'balance');
  }

  #bet(member: PlannedMember, round: PlannedRound): Message {
    const amount = this.#random.pick(amounts);
    const message = this.#message(member, round, 'bet', { amount, closes: this.#random.chance(0.05) });
    round.bets.push({ id: message.id, amount });
    round.staked += amount;
    return message;
  }

  #betWin(member: PlannedMember): Message {
    const round = this.#newRound(member);
    return this.#message(member, round, 'bet-win', {
      amount: this.#random.pick(amounts),
      win: this.#random.pick(amounts),
    });
  }

  #win(member: PlannedMember, round: PlannedRound, target: string): Message {
    const amount = this.#random.pick(amounts);
    round.won += amount;
    return this.#message(member, round, 'win', { target, amount, closes: this.#random.chance(0.6) });
  }

  #rollback(member: PlannedMember, round: PlannedRound): Message {
    const bet = round.bets[this.#random.int(0, round.bets.length - 1)];
    const target = bet === undefined ? this.#name('t') : bet.id;
    return this.#message(member, round, 'rollback', { target });
  }

  #close(member: PlannedMember, round: PlannedRound): Message {
    const isRight = this.#random.chance(0.8);
    const amount = isRight ? round.staked : round.staked + 10;
    return this.#message(member, round, 'round-close', { amount, win: round.won });
  }

  /** Repeats, lies and trespass. */
  #mischief(member: PlannedMember): Message {
    const random = this.#random;
    const mine = this.#recent.filter((message) => message.member === member.place);
    const old = mine[random.int(0, Math.max(0, mine.length - 1))];
    const fresh = this.#honest(member);
    switch (random.int(0, 8)) {
      case 0:
      case 1:
        return old === undefined ? fresh : { ...old, skewSeconds: 0, hall: this.#hall() };
      case 2:
        // The same id with another amount.
        return old === undefined
          ? fresh
          : { ...old, amount: old.amount + 1, skewSeconds: 0, hall: this.#hall() };
      case 3:
        return { ...fresh, sessionOf: this.#anyMember().place };
      case 4:
        return { ...fresh, provider: random.int(0, this.#shape.providers - 1) };
      case 5:
        return { ...fresh, skewSeconds: random.pick([-400, 400, -200, 200]) };
      case 6:
        return { ...fresh, foreignCurrency: true };
      case 7:
        return this.#foreignTarget(member, fresh);
      default:
        return { ...fresh, amount: random.pick([1_000_000, 60_000, 1]) };
    }
  }

  /** Another member's bet, as if it were this member's. */
  #foreignTarget(member: PlannedMember, fresh: Message): Message {
    const other = this.#recent.findLast(
      (message) => message.member !== member.place && message.call === 'bet',
    );
    if (other === undefined) return fresh;
    const round = { ref: other.round, provider: other.provider, bets: [], staked: 0, won: 0 };
    const call = this.#random.pick(['win', 'rollback'] as const);
    return this.#message(member, round, call, {
      target: other.id,
      amount: call === 'win' ? this.#random.pick(amounts) : 0,
    });
  }
}
