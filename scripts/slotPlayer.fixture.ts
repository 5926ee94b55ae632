import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { play, playUrl } from '@pavilion/contract/play';
import { type RoundRecord, recordsRounds } from '@pavilion/contract/records';
import { myCash } from '@pavilion/contract/wallet';
import { waitFor } from '@pavilion/testing';
import { z } from 'zod';
import type { HallApi, JoinedMember } from '../e2e/hallApi.ts';

/** The slot that is played, as the hall knows it. */
const game = { gpId: 1, game_type: 2, game_code: 'koi-lantern' } as const;

/** A press that is not answered is repeated, as the game page repeats it: the same press, so that it moves money once. */
const repeatEveryMs = 100;
const answerWithinMs = 120_000;

const openSchema = z.object({ session: z.string(), stake: z.string() });
const roundSchema = z.object({ id: z.string(), state: z.string(), stake: z.string(), won: z.string() });
export type PlayedRound = z.infer<typeof roundSchema>;
const stateSchema = z.object({ round: roundSchema.nullable() });
const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), round: roundSchema }),
  z.object({ kind: z.literal('refused'), reason: z.string() }),
  z.object({ kind: z.literal('returned') }),
  z.object({ kind: z.literal('pending') }),
  z.object({ kind: z.literal('stuck') }),
]);
type StepAnswer = Exclude<z.infer<typeof stepSchema>, { kind: 'pending' }>;

/** A member at a slot, playing through the studio's own game API without a browser. */
export class SlotPlayer {
  readonly member: JoinedMember;
  /** Rounds as the studio told them last, by id. */
  readonly rounds = new Map<string, PlayedRound>();
  answered = 0;
  returned = 0;
  readonly #hall: HallApi;
  readonly #studioOrigin: string;
  readonly #onSent: () => void;
  #session = '';
  #stake = '';

  constructor(hall: HallApi, studioOrigin: string, member: JoinedMember, onSent: () => void) {
    this.#hall = hall;
    this.#studioOrigin = studioOrigin;
    this.member = member;
    this.#onSent = onSent;
  }

  /** Launches the game as the hall's page does and enters it with the ticket of its address. */
  async sitDown(): Promise<void> {
    const { session } = this.member;
    const { play_id } = await this.#hall.call(play, game, session);
    const url = await waitFor(
      async () => (await this.#hall.call(playUrl, { play_id }, session)).game_url ?? undefined,
      { what: 'the address of the game', withinMs: 10_000 },
    );
    const ticket = new URL(url).searchParams.get('t');
    const opened = openSchema.parse(await this.#ask('open', { ticket }));
    this.#session = opened.session;
    this.#stake = opened.stake;
  }

  async #ask(name: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.#studioOrigin}/play/${game.game_code}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-game-session': this.#session },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** One press, repeated until the studio knows for certain what became of it. */
  async #press(stake: string | null): Promise<StepAnswer> {
    const body = { action_id: randomUUID(), stake };
    const deadline = performance.now() + answerWithinMs;
    let last: unknown;
    while (performance.now() < deadline) {
      try {
        const asked = this.#ask('step', body);
        this.#onSent();
        const answer = stepSchema.parse(await asked);
        if (answer.kind !== 'pending') return answer;
        last = new Error('pending');
      } catch (error) {
        last = error;
      }
      await delay(repeatEveryMs);
    }
    throw new Error('a press was never answered', { cause: last });
  }

  /** One round from its stake to its last free spin. */
  async playRound(): Promise<void> {
    let answer = await this.#press(this.#stake);
    while (answer.kind === 'drawn') {
      this.rounds.set(answer.round.id, answer.round);
      if (answer.round.state !== 'playing') break;
      answer = await this.#press(null);
    }
    this.answered += 1;
    if (answer.kind === 'returned') this.returned += 1;
    if (answer.kind === 'refused' || answer.kind === 'stuck')
      throw new Error(`a press ended as ${JSON.stringify(answer)}`);
  }

  /** The round that the studio shows last; null before the first. */
  async lastRound(): Promise<PlayedRound | null> {
    return stateSchema.parse(await this.#ask('state', {})).round;
  }

  /** Every round of the member as the hall's records tell it. */
  async recordedRounds(): Promise<readonly RoundRecord[]> {
    const rounds: RoundRecord[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.#hall.call(
        recordsRounds,
        cursor === undefined ? {} : { cursor },
        this.member.session,
      );
      rounds.push(...page.list);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return rounds;
  }

  async mainBalance(): Promise<string> {
    return (await this.#hall.call(myCash, {}, this.member.session)).main;
  }
}
