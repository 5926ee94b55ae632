import type { SeededRandom } from '@pavilion/testing/random';
import { MessagePlanner, type PlannedMember, type Weather, type WorldShape } from './messagePlanner.ts';
import type {
  BankTrouble,
  BankTroubles,
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
  /** What may be killed. */
  readonly #targets: readonly [Target, ...Target[]];
  readonly #messages: MessagePlanner;
  /** Sent in the step that is being drawn: nothing else of it may be about these, since lanes go side by side. */
  #now: Message[] = [];
  readonly #held: string[] = [];

  constructor(random: SeededRandom, shape: WorldShape, targets: readonly [Target, ...Target[]]) {
    this.#random = random;
    this.#shape = shape;
    this.#targets = targets;
    this.#weather = {
      faults: random.pick([0.02, 0.1, 0.25, 0.5]),
      mischief: random.pick([0.02, 0.1, 0.3]),
      kills: random.pick([0, 0.01, 0.03]),
    };
    this.#messages = new MessagePlanner(random, shape, this.#weather);
  }

  plan(stepsMax: number): Plan {
    const opening: Step[] = this.#messages.members.flatMap((member): Step[] => [
      this.#deposit(member, [5_000, 20_000, 100_000]),
      this.#launch(member),
    ]);
    const steps = [...opening];
    while (steps.length < stepsMax) steps.push(this.#step());
    const { members, halls } = this.#shape;
    return { seed: this.#random.seed, members, halls, steps };
  }

  #step(): Step {
    const random = this.#random;
    this.#messages.remember(this.#now);
    this.#now = [];
    if (random.chance(this.#weather.kills)) return this.#kill();
    const roll = random.next();
    if (roll < 0.62) return { kind: 'calls', lanes: this.#lanes() };
    if (roll < 0.74) return this.#race();
    if (roll < 0.78) return this.#hold();
    if (roll < 0.82) return this.#arrive();
    if (roll < 0.86) return this.#launch(this.#messages.anyMember());
    if (roll < 0.87) return this.#leave();
    if (roll < 0.9) return this.#deposit(this.#messages.anyMember(), [1_000, 5_000, 20_000]);
    if (roll < 0.92) return this.#clock();
    if (roll < 0.94) return this.#settle();
    if (roll < 0.955) return this.#rule();
    if (roll < 0.965)
      return { kind: 'look', member: this.#messages.anyMember().place, hall: this.#messages.hall() };
    return this.#excursion();
  }

  #excursion(): Step {
    const random = this.#random;
    const isKilled = this.#weather.kills > 0 && this.#targets.includes('hall') && random.chance(0.3);
    return {
      kind: 'excursion',
      member: this.#messages.anyMember().place,
      hall: this.#messages.hall(),
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
    const members = random
      .shuffle(this.#messages.members)
      .slice(0, random.int(1, Math.min(8, this.#messages.members.length)));
    return members.map((member) => this.#lane(member));
  }

  #lane(member: PlannedMember): Message[] {
    const random = this.#random;
    const lane: Message[] = [];
    const length = random.int(1, 5);
    while (lane.length < length) lane.push(this.#messages.draw(member));
    const isOutOfOrder = random.chance(this.#weather.mischief);
    const sent = isOutOfOrder ? random.shuffle(lane) : lane;
    this.#now.push(...sent);
    return sent;
  }

  #race(): Step {
    const member = this.#messages.anyMember();
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
    if (this.#random.chance(0.5)) return { ...message, hall: this.#messages.hall() };
    return {
      ...message,
      call: 'rollback',
      id: this.#messages.name('t'),
      target: message.id,
      amount: 0,
      win: 0,
      closes: false,
      hall: this.#messages.hall(),
    };
  }

  #hold(): Step {
    const member = this.#messages.anyMember();
    const message: Message = { ...this.#messages.draw(member), delivery: 'plain', skewSeconds: 0 };
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
    return { kind: 'launch', member: member.place, provider: member.provider, hall: this.#messages.hall() };
  }

  #leave(): Step {
    return { kind: 'leave', member: this.#messages.anyMember().place, hall: this.#messages.hall() };
  }

  #deposit(member: PlannedMember, sizes: readonly [number, ...number[]]): Step {
    return {
      kind: 'deposit',
      member: member.place,
      amount: this.#random.pick(sizes),
      words: this.#random.pick(paymentWords),
      twice: this.#random.chance(0.3),
      hall: this.#messages.hall(),
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
      hall: this.#messages.hall(),
    };
  }

  #rule(): Step {
    const rule: MemberRule = this.#random.pick(['none', 'none', 'excluded', 'bet_limit', 'session_limit']);
    return { kind: 'rule', member: this.#messages.anyMember().place, rule };
  }

  #kill(): Step {
    const random = this.#random;
    const what = random.pick(this.#targets);
    const which = random.int(0, (what === 'provider' ? this.#shape.providers : this.#shape.halls) - 1);
    return { kind: 'kill', what, which, afterMs: random.int(0, 40), lanes: this.#lanes() };
  }
}
