import { waitFor } from '@pavilion/testing';
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

/** Runs acts so that they reach the member's account one after the other, and none goes on before all are there. */
const inLineForTheAccount = async (acts: readonly (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const { owner } = counter.hall.database;
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query(
      `select from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = 'main' for update`,
      [taker.memberId],
    );
    const running: Promise<unknown>[] = [];
    for (const act of acts) {
      running.push(act());
      await waitFor(
        async () => {
          const { rowCount } = await owner.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rowCount === running.length;
        },
        { what: `${running.length} to wait for the account` },
      );
    }
    await holder.query('commit');
    return await Promise.all(running);
  } finally {
    holder.release();
  }
};

describe('a deposit and a withdrawal at the same moment', () => {
  let word: Word;
  beforeEach(async () => {
    word = await counter.order(taker.token, '100.00');
  });

  test('the deposit first: it is to be played, and nothing is held', async () => {
    const [, reply] = await inLineForTheAccount([() => counter.tell(word), create]);
    expect(reply).toMatchObject({ code: 106, data: { left: '100.00' } });
    expect(await counter.cashOf(taker.memberId)).toBe(110_000n);
    expect(await turnoverLeft()).toBe('100.00');
  });

  test('the withdrawal first: it goes through, and the deposit is to be played before the next', async () => {
    const [reply] = await inLineForTheAccount([create, () => counter.tell(word)]);
    expect(reply).toMatchObject({ code: 100 });
    expect(await counter.cashOf(taker.memberId)).toBe(90_000n);
    expect(await turnoverLeft()).toBe('100.00');
    expect(await create()).toMatchObject({ code: 106, data: { left: '100.00' } });
  });
});
