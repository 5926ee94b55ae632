import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Counter, Word } from '../counter.fixture.ts';
import { openPayoutCounter, type PayoutCounter, type Taker } from './withdrawals.fixture.ts';

let desk: PayoutCounter;
let counter: Counter;
let taker: Taker;

beforeAll(async () => {
  desk = await openPayoutCounter();
  ({ counter } = desk);
});
afterAll(() => counter.close());
beforeEach(async () => {
  taker = await desk.addTaker();
});

const create = () => desk.create(taker);
const turnoverLeft = async () => (await desk.quote(taker)).data.turnover.left;

describe('a deposit and a withdrawal at the same moment', () => {
  let word: Word;
  beforeEach(async () => {
    word = await counter.order(taker.token, '100.00');
  });

  test('the deposit first: it is to be played, and nothing is held', async () => {
    const [, reply] = await counter.inLineForAccount<unknown>(taker.memberId, [
      () => counter.tell(word),
      create,
    ]);
    expect(reply).toMatchObject({ code: 106, data: { left: '100.00' } });
    expect(await counter.cashOf(taker.memberId)).toBe(110_000n);
    expect(await turnoverLeft()).toBe('100.00');
  });

  test('the withdrawal first: it goes through, and the deposit is to be played before the next', async () => {
    const [reply] = await counter.inLineForAccount<unknown>(taker.memberId, [
      create,
      () => counter.tell(word),
    ]);
    expect(reply).toMatchObject({ code: 100 });
    expect(await counter.cashOf(taker.memberId)).toBe(90_000n);
    expect(await turnoverLeft()).toBe('100.00');
    expect(await create()).toMatchObject({ code: 106, data: { left: '100.00' } });
  });
});
