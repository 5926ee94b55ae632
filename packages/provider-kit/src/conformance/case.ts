import { partialDeepStrictEqual, strictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { WalletStatus } from '../walletCalls.ts';
import type { HallPort, TestPlayer } from './port.ts';
import { type Body, type CallName, expectHeard, type HallWire, type Heard } from './wire.ts';

/** One thing that a hall must do. */
export interface ConformanceCase {
  readonly title: string;
  readonly run: (context: CaseContext) => Promise<void>;
}

export interface CaseGroup {
  readonly name: string;
  readonly cases: readonly ConformanceCase[];
}

export interface CaseOptions {
  readonly port: HallPort;
  /** The first provider's wire, and the second's where a key of another provider was given. */
  readonly wire: HallWire;
  readonly otherWire?: HallWire;
  /** Minor units: every stake is a multiple of it. */
  readonly unit: number;
  readonly seed: number;
}

/** What every call of a round repeats. */
export type RoundCommon = Readonly<
  Record<'player_id' | 'session_token' | 'currency' | 'game_code' | 'round_id', string>
>;

/** Calls of one round of a player; ids and what every call of the round repeats are filled in. */
export interface TestRound {
  readonly roundId: string;
  readonly player: TestPlayer;
  readonly common: RoundCommon;
  readonly bet: (id: string, amount: number, change?: Body) => Promise<Heard>;
  readonly win: (id: string, betId: string, amount: number, change?: Body) => Promise<Heard>;
  readonly betWin: (id: string, bet: number, win: number, change?: Body) => Promise<Heard>;
  readonly rollback: (id: string, target: string, change?: Body) => Promise<Heard>;
  readonly close: (id: string, bets: number, wins: number, change?: Body) => Promise<Heard>;
  readonly state: (target: string) => Promise<string>;
}

/** What a case works with. Everything it opens is tidied up after it, where players are used again. */
export class CaseContext {
  readonly port: HallPort;
  readonly wire: HallWire;
  readonly otherWire: HallWire | undefined;
  readonly unit: number;
  readonly seed: number;
  readonly #rounds: { readonly round: TestRound; readonly bets: string[] }[] = [];
  readonly #prefix = randomUUID().slice(0, 8);
  #ids = 0;

  constructor({ port, wire, otherWire, unit, seed }: CaseOptions) {
    this.port = port;
    this.wire = wire;
    this.otherWire = otherWire;
    this.unit = unit;
    this.seed = seed;
  }

  /** An id that nobody has used. */
  id(what: string): string {
    this.#ids += 1;
    return `cf-${this.#prefix}-${what}-${this.#ids}`;
  }

  /** A player with at least this many units of cash. */
  player(units: number, provider: 'first' | 'second' = 'first'): Promise<TestPlayer> {
    return this.port.player(units * this.unit, provider);
  }

  /**
   * `persistent`: answers that leave the outcome open are followed by the same call again, as many at once may bring
   * about on a slow machine.
   */
  round(
    player: TestPlayer,
    options: { wire?: HallWire; roundId?: string; persistent?: boolean } = {},
  ): TestRound {
    const { wire = this.wire, roundId = this.id('round'), persistent = false } = options;
    const common = {
      player_id: player.playerId,
      session_token: player.sessionToken,
      currency: player.currency,
      game_code: player.gameCode,
      round_id: roundId,
    };
    const bets: string[] = [];
    const call = (name: CallName, body: Body, change: Body = {}): Promise<Heard> =>
      persistent
        ? wire.persist(name, { ...common, ...body, ...change })
        : wire.call(name, { ...common, ...body, ...change });
    const round: TestRound = {
      roundId,
      player,
      common,
      bet: (transaction_id, amount, change) => {
        bets.push(transaction_id);
        return call('bet', { transaction_id, amount }, change);
      },
      win: (transaction_id, bet_transaction_id, amount, change) =>
        call('win', { transaction_id, bet_transaction_id, amount }, change),
      betWin: (transaction_id, bet_amount, win_amount, change) =>
        call('betWin', { transaction_id, bet_amount, win_amount }, change),
      rollback: (transaction_id, target_transaction_id, change) =>
        call('rollback', { transaction_id, target_transaction_id }, change),
      close: (transaction_id, bet_total, win_total, change) =>
        call('roundClose', { transaction_id, bet_total, win_total }, change),
      state: async (target_transaction_id) => {
        const { player_id, currency } = common;
        const heard = await wire.call('txStatus', { player_id, currency, target_transaction_id });
        expectHeard(heard, 'OK');
        return String(heard.answer.transaction_status);
      },
    };
    this.#rounds.push({ round, bets });
    return round;
  }

  /** Cash in minor units, as the hall says now; also for players whose session is over. */
  async cash({ playerId, currency }: TestPlayer, wire: HallWire = this.wire): Promise<number> {
    const heard = await wire.call('txStatus', {
      player_id: playerId,
      currency,
      target_transaction_id: this.id('nothing'),
    });
    expectHeard(heard, 'OK', { transaction_status: 'unknown' });
    return cashOf(heard);
  }

  async expectCash(player: TestPlayer, expected: number, about: string): Promise<void> {
    const actual = await this.cash(player);
    strictEqual(actual, expected, `${about}: the player has ${actual} minor units, not ${expected}`);
  }

  /** Returns the stakes that a case has left in open rounds. Refusals are no matter: most are settled. */
  async tidy(): Promise<void> {
    if (!this.port.reusesPlayers) return;
    for (const { round, bets } of this.#rounds) {
      for (const bet of bets) await round.rollback(this.id('tidy'), bet).catch(() => undefined);
    }
  }
}

/** `balance.cash` of an answer, in minor units. */
export const cashOf = (heard: Heard): number => {
  const { balance } = heard.answer;
  if (typeof balance === 'object' && balance !== null && 'cash' in balance) return Number(balance.cash);
  throw new Error(`the answer has no balance: ${JSON.stringify(heard.answer)}`);
};

/** How often each status was heard. */
export const tally = (heard: readonly Heard[]): Partial<Record<WalletStatus, number>> => {
  const counts: Partial<Record<WalletStatus, number>> = {};
  for (const { status } of heard) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

export const expectTally = (heard: readonly Heard[], expected: Partial<Record<WalletStatus, number>>): void =>
  partialDeepStrictEqual(
    tally(heard),
    expected,
    `heard ${JSON.stringify(tally(heard))}, expected ${JSON.stringify(expected)}`,
  );

/** One of several statuses that the protocol allows here. */
export const expectEither = <Status extends string>(
  heard: Heard<Status>,
  statuses: readonly Status[],
): void =>
  strictEqual(
    statuses.includes(heard.status),
    true,
    `${heard.status} instead of ${statuses.join(' or ')}: ${JSON.stringify(heard.answer)}`,
  );

export const define = (title: string, run: ConformanceCase['run']): ConformanceCase => ({ title, run });
