import type { SeededRandom } from '@pavilion/testing/random';
import type { CallKind, Message } from '../plan/step.ts';
import type { World } from '../world/world.ts';

/** What the hall has said is done. It must be on disk whatever is killed afterwards. */
export interface Acknowledged {
  readonly gp: number;
  readonly id: string;
  readonly member: number;
  /** What it brought the member, minor units; negative for a stake. */
  readonly delta: number;
  /** 1 when money moved under its id, of the member or of the house. */
  readonly postings: 0 | 1;
  readonly state: 'done' | 'rolled_back';
}

/** The hall says no to what it cannot lawfully refuse: it has forgotten what came before. */
class Refused extends Error {}

const stakes = [20, 40, 100, 200] as const;

/** A member at a game whose provider plays every round to its end, however often it must ask. */
export class CrashPlayer {
  readonly acknowledged: Acknowledged[] = [];
  /** What the hall said no to; the member plays no more after that. */
  readonly refused: string[] = [];
  rounds = 0;
  readonly #world: World;
  readonly #random: SeededRandom;
  readonly #member: number;
  readonly #provider: number;
  #messages = 0;
  #isOver = false;

  constructor(world: World, random: SeededRandom, member: number, provider: number) {
    this.#world = world;
    this.#random = random;
    this.#member = member;
    this.#provider = provider;
  }

  /** No new round after this one. */
  stop(): void {
    this.#isOver = true;
  }

  async play(): Promise<void> {
    try {
      while (!this.#isOver) {
        await this.#round();
        this.rounds += 1;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused.push(error.message);
    }
  }

  async #send(
    call: CallKind,
    round: string,
    rest: Partial<Pick<Message, 'amount' | 'win' | 'closes' | 'target'>>,
  ): Promise<string> {
    this.#messages += 1;
    const id = `c${this.#member}-${this.#messages}`;
    const message: Message = {
      call,
      round,
      id,
      member: this.#member,
      provider: this.#provider,
      amount: 0,
      win: 0,
      closes: false,
      skewSeconds: 0,
      delivery: 'plain',
      hall: this.#random.int(0, this.#world.ports.length - 1),
      ...rest,
    };
    const answer = await this.#world.courier.send(this.#world.envelopeOf(message));
    if (answer.status !== 'OK') throw new Refused(`${call} ${id} was answered ${answer.status}`);
    return id;
  }

  #note(id: string, delta: number, postings: 0 | 1, state: Acknowledged['state'] = 'done'): void {
    this.acknowledged.push({
      gp: this.#world.facts(this.#provider).gp,
      id,
      member: this.#member,
      delta,
      postings,
      state,
    });
  }

  async #round(): Promise<void> {
    const random = this.#random;
    const round = `c${this.#member}-r${this.rounds}`;
    const amount = random.pick(stakes);
    const win = random.chance(0.4) ? 2 * amount : 0;
    const roll = random.next();
    if (roll < 0.2) {
      const id = await this.#send('bet-win', round, { amount, win });
      return this.#note(id, win - amount, 1);
    }
    const bet = await this.#send('bet', round, { amount });
    if (roll < 0.4) {
      const rollback = await this.#send('rollback', round, { target: bet });
      this.#note(bet, -amount, 1, 'rolled_back');
      return this.#note(rollback, amount, 1);
    }
    this.#note(bet, -amount, 1);
    if (roll < 0.8) {
      const id = await this.#send('win', round, { target: bet, amount: win, closes: true });
      return this.#note(id, win, 1);
    }
    const id = await this.#send('round-close', round, { amount, win: 0 });
    this.#note(id, 0, 1);
  }
}
