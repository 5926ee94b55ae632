import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  booksOf,
  lantern,
  openHall,
  playRound,
  promoWin,
  type TestHall,
  untilDefinite,
} from './hall.fixture.ts';

/**
 * Any order of bet, win, rollback, close, adjustment, promotional win and retry in a round, against a model that knows
 * the protocol's rules and nothing of the database: the same statuses, the same balance, and never a cent lost or below zero.
 */

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const funds = 1_000;

type Call =
  | { readonly kind: 'bet'; readonly id: string; readonly amount: number; readonly closes: boolean }
  | {
      readonly kind: 'win';
      readonly id: string;
      readonly bet: string;
      readonly amount: number;
      readonly closes: boolean;
    }
  | { readonly kind: 'rollback'; readonly id: string; readonly target: string }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'adjust'; readonly id: string; readonly amount: number }
  | { readonly kind: 'promo'; readonly id: string; readonly amount: number };

const ids = fc.constantFrom('1', '2', '3', '4', '5', '6');
const amounts = fc.constantFrom(0, 150, 400, 700);
const seldom = fc.integer({ min: 1, max: 5 }).map((roll) => roll === 1);
const calls: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('bet' as const), id: ids, amount: amounts, closes: seldom }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      id: ids,
      bet: ids,
      amount: amounts,
      closes: seldom,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const), id: ids, target: ids }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), id: ids }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('adjust' as const),
      id: ids,
      amount: fc.constantFrom(-700, -300, -50, 0, 200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('promo' as const), id: ids, amount: amounts }) },
);

interface Known {
  readonly content: string;
  readonly kind: Call['kind'] | 'tombstone';
  readonly status: string;
  readonly amount: number;
  rolledBack: boolean;
  hasWin: boolean;
}

/** The rules of the wallet protocol for one round of one player, in memory. */
class Model {
  cash = funds;
  staked = 0;
  won = 0;
  isClosed: boolean | undefined;
  readonly #known = new Map<string, Known>();

  apply(call: Call): string {
    if (call.kind === 'rollback' && call.target === call.id) return 'BAD_REQUEST';
    const content = JSON.stringify(call);
    const before = this.#known.get(call.id);
    if (before?.kind === 'tombstone') return 'CANCELLED_BEFORE';
    if (before) return before.content === content ? before.status : 'DUPLICATE_MISMATCH';
    const status = this.#judge(call);
    if (status === 'OK') this.#act(call);
    // Only what would have taken money is rejected for good.
    if (status === 'OK' || call.kind === 'bet' || (call.kind === 'adjust' && call.amount < 0)) {
      const amount = 'amount' in call ? call.amount : 0;
      this.#known.set(call.id, {
        content,
        kind: call.kind,
        status,
        amount,
        rolledBack: false,
        hasWin: false,
      });
    }
    return status;
  }

  #judge(call: Call): string {
    switch (call.kind) {
      case 'bet':
        if (this.isClosed === true) return 'ROUND_CLOSED';
        return call.amount > this.cash ? 'INSUFFICIENT_FUNDS' : 'OK';
      case 'win': {
        const bet = this.#known.get(call.bet);
        if (bet?.kind === 'tombstone') return 'CANCELLED_BEFORE';
        if (bet?.kind !== 'bet' || bet.status !== 'OK') return 'BET_NOT_FOUND';
        if (bet.rolledBack) return 'CANCELLED_BEFORE';
        return this.isClosed === true ? 'ROUND_CLOSED' : 'OK';
      }
      case 'rollback': {
        const target = this.#known.get(call.target);
        if (!target || target.kind === 'tombstone') return 'OK';
        if (target.kind !== 'bet') return 'BAD_REQUEST';
        if (target.status !== 'OK' || target.rolledBack) return 'OK';
        return this.isClosed === true || target.hasWin ? 'ALREADY_SETTLED' : 'OK';
      }
      case 'close':
        return this.isClosed === undefined ? 'BET_NOT_FOUND' : 'OK';
      case 'adjust':
        if (this.isClosed === undefined) return 'BET_NOT_FOUND';
        return -call.amount > this.cash ? 'INSUFFICIENT_FUNDS' : 'OK';
      case 'promo':
        return 'OK';
    }
  }

  #act(call: Call): void {
    switch (call.kind) {
      case 'bet':
        this.cash -= call.amount;
        this.staked += call.amount;
        this.isClosed = call.closes;
        return;
      case 'win': {
        this.cash += call.amount;
        this.won += call.amount;
        this.isClosed = call.closes;
        const bet = this.#known.get(call.bet);
        if (bet) bet.hasWin = true;
        return;
      }
      case 'rollback':
        this.#takeBack(call.target);
        return;
      case 'close':
        this.isClosed = true;
        return;
      case 'adjust':
      case 'promo':
        this.cash += call.amount;
    }
  }

  #takeBack(id: string): void {
    const target = this.#known.get(id);
    if (!target) {
      const tombstone = { content: '', kind: 'tombstone', status: '', amount: 0 } as const;
      this.#known.set(id, { ...tombstone, rolledBack: true, hasWin: false });
      return;
    }
    if (target.kind !== 'bet' || target.status !== 'OK' || target.rolledBack) return;
    target.rolledBack = true;
    this.cash += target.amount;
    this.staked -= target.amount;
    const bets = [...this.#known.values()].filter(({ kind, status }) => kind === 'bet' && status === 'OK');
    if (this.won === 0 && bets.every(({ rolledBack }) => rolledBack)) this.isClosed = true;
  }
}

/** Hundreds of calls one after the other, on a machine that may have other things to do. */
const busyMs = 120_000;

let runs = 0;

/** Ids are made the run's own, so that runs do not meet. */
const send = (round: ReturnType<typeof playRound>, player_id: string, call: Call, at: string) => {
  const own = (id: string): string => `${at}-${id}`;
  switch (call.kind) {
    case 'bet':
      return round.bet(own(call.id), call.amount, { round_closed: call.closes });
    case 'win':
      return round.win(own(call.id), own(call.bet), call.amount, { round_closed: call.closes });
    case 'rollback':
      return round.rollback(own(call.id), own(call.target));
    case 'close':
      return round.close(own(call.id), 0, 0);
    case 'adjust':
      return round.adjust(own(call.id), call.amount);
    case 'promo':
      return promoWin(hall, lantern, player_id, { transaction_id: own(call.id), amount: call.amount });
  }
};

test(
  'one after the other, the hall answers as the model does',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: 4, maxLength: 24 }), async (sequence) => {
        runs += 1;
        const player = await hall.addPlayer(funds);
        const round = playRound(hall, lantern, player);
        const at = `run${runs}`;
        const model = new Model();
        for (const call of sequence) {
          const answer = await untilDefinite(() => send(round, player.player_id, call, at));
          expect(answer.status).toBe(model.apply(call));
          expect(await hall.cashOf(player.memberId)).toBe(model.cash);
          expect(model.cash).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
    expect(await booksOf(hall)).toEqual([]);
  },
  busyMs,
);

test(
  'all at once, every balance is one that some order of the calls gives',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(calls, { minLength: 2, maxLength: 5 }), async (together) => {
        runs += 1;
        const player = await hall.addPlayer(funds);
        const round = playRound(hall, lantern, player);
        const at = `run${runs}`;
        await Promise.all(
          together.map((call) => untilDefinite(() => send(round, player.player_id, call, at))),
        );
        const lawful = new Set(ordersOf(together).map(cashAfter));
        expect(lawful).toContain(await hall.cashOf(player.memberId));
      }),
      { numRuns: 40 },
    );
    expect(await booksOf(hall)).toEqual([]);
  },
  busyMs,
);

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) =>
        ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      );

const cashAfter = (sequence: readonly Call[]): number => {
  const model = new Model();
  for (const call of sequence) model.apply(call);
  return model.cash;
};
