import type { SeededRandom } from '@pavilion/testing/random';
import type { CallKind, Delivery, Message } from './step.ts';

/** Each world has weather of its own: some are calm, some are all kills and lost answers. */
export interface Weather {
  /** Share of messages that something happens to on their way. */
  readonly faults: number;
  /** Share of messages that are out of order, repeated, or lies. */
  readonly mischief: number;
  /** Share of steps in which something is killed. */
  readonly kills: number;
}

interface PlannedRound {
  readonly ref: string;
  readonly provider: number;
  readonly bets: { readonly id: string; readonly amount: number }[];
  staked: number;
  won: number;
}

export interface PlannedMember {
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

/** What providers send of their players: what one that works would send next, and what none should. */
export class MessagePlanner {
  readonly #random: SeededRandom;
  readonly #shape: WorldShape;
  readonly #weather: Weather;
  readonly members: readonly PlannedMember[];
  /** Sent in earlier steps. */
  readonly #recent: Message[] = [];
  #names = 0;

  constructor(random: SeededRandom, shape: WorldShape, weather: Weather) {
    this.#random = random;
    this.#shape = shape;
    this.#weather = weather;
    this.members = Array.from({ length: shape.members }, (_, place) => ({
      place,
      provider: -1,
      rounds: [],
    }));
  }

  /** These were sent: later ones may be about them. */
  remember(messages: readonly Message[]): void {
    this.#recent.push(...messages);
    this.#recent.splice(0, Math.max(0, this.#recent.length - recentMax));
  }

  /** A name that nothing else of the plan bears. */
  name(letter: string): string {
    this.#names += 1;
    return `${letter}${this.#names}`;
  }

  /** Any of the halls. */
  hall(): number {
    return this.#random.int(0, this.#shape.halls - 1);
  }

  anyMember(): PlannedMember {
    const member = this.members[this.#random.int(0, this.members.length - 1)];
    if (member === undefined) throw new Error('a world without members');
    return member;
  }

  /** The next message of a member, honest or not, on a smooth way or a rough one. */
  draw(member: PlannedMember): Message {
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
      id: this.name('t'),
      amount: 0,
      win: 0,
      closes: false,
      skewSeconds: 0,
      delivery: 'plain',
      hall: this.hall(),
      ...rest,
    };
  }

  #newRound(member: PlannedMember): PlannedRound {
    const provider = Math.max(0, member.provider);
    // Some tables are shared: another member's round of the same name.
    const other = this.anyMember().rounds.at(-1);
    const isShared = other !== undefined && other.provider === provider && this.#random.chance(0.2);
    const round = { ref: isShared ? other.ref : this.name('r'), provider, bets: [], staked: 0, won: 0 };
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
    const target = bet === undefined ? this.name('t') : bet.id;
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
        return old === undefined ? fresh : { ...old, skewSeconds: 0, hall: this.hall() };
      case 2:
        // The same id with another amount.
        return old === undefined
          ? fresh
          : { ...old, amount: old.amount + 1, skewSeconds: 0, hall: this.hall() };
      case 3:
        return { ...fresh, sessionOf: this.anyMember().place };
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
