import { describe, expect, it } from 'vitest';
import { createLedger, LedgerBusy, LedgerClosed, PostingBatcher, type SqlExecutor } from './index.ts';
import { depositTo, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

interface Gate {
  readonly executor: SqlExecutor;
  /** Number of transfers of each batch that was called. */
  readonly batches: number[];
  /** Lets calls through. */
  readonly open: () => void;
}

/** A pool whose batches wait until they are let through. */
const gated = (): Gate => {
  const batches: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    batches,
    open: resolve,
    executor: {
      query: async <Row extends object>(statement: { name?: string; text: string; values?: unknown[] }) => {
        if (statement.name === 'ledger_post_batch') {
          const [sites] = statement.values ?? [];
          batches.push(String(sites).split(',').length);
          await promise;
        }
        return database().pool.query<Row>(statement);
      },
    },
  };
};

/** Waits until every promise that can settle by itself has. */
const settled = async (check: () => boolean): Promise<void> => {
  while (!check()) await new Promise((resolve) => setImmediate(resolve));
};

describe('PostingBatcher', () => {
  it('gathers what comes while its calls are under way, no more than batchMax in one', async () => {
    const gate = gated();
    const batcher = new PostingBatcher(gate.executor, { batchMax: 5, inFlightMax: 1 });
    const first = batcher.post(depositTo(newMember(), 1));
    await settled(() => gate.batches.length === 1);
    const rest = Array.from({ length: 12 }, () => batcher.post(depositTo(newMember(), 1)));
    expect(batcher.waiting).toBe(12);

    gate.open();
    const outcomes = await Promise.all([first, ...rest]);

    expect(gate.batches).toEqual([1, 5, 5, 2]);
    expect(outcomes.every(({ status }) => status === 'posted')).toBe(true);
  });

  it('gives each posting of a mixed batch its own outcome', async () => {
    const gate = gated();
    gate.open();
    const batcher = new PostingBatcher(gate.executor);
    const [ann, bob] = [newMember(), newMember()];
    await batcher.post(depositTo(ann, 100));
    const bet = request('bet', [move(ann, house, 40)]);

    const outcomes = await Promise.all([
      batcher.post(bet),
      batcher.post(bet),
      batcher.post({ ...bet, moves: [move(ann, house, 41)] }),
      batcher.post(request('bet', [move(bob, house, 1)])),
      batcher.post(request('bet', [move(ann, house, -1)])),
      batcher.post(request('bet', [move(ann, { ...house, currency: 'JPY' }, 1)])),
      batcher.post(request('bet', [])),
      batcher.post(request('bet', [move(ann, house, 60)])),
      batcher.post(request('bet', [move(ann, house, 1)])),
    ]);

    expect(gate.batches).toEqual([1, 8]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'posted',
      'posted',
      'mismatch',
      'insufficient_funds',
      'invalid_amount',
      'wrong_currency',
      'invalid_request',
      'posted',
      'insufficient_funds',
    ]);
    expect(outcomes[1]).toEqual({ ...outcomes[0], duplicate: true });
    expect(outcomes[8]).toEqual({ status: 'insufficient_funds', balanceMinor: 0n });
  });

  it('holds back a posting while a call under way touches its member, and keeps the order of each member', async () => {
    const gate = gated();
    const batcher = new PostingBatcher(gate.executor, { inFlightMax: 2 });
    const [ann, bob] = [newMember(), newMember()];
    const deposit = batcher.post(depositTo(ann, 10));
    await settled(() => gate.batches.length === 1);
    const late = [
      batcher.post(request('bet', [move(ann, house, 10)])),
      batcher.post(request('adjustment', [move(ann, bob, 1)])),
      batcher.post(depositTo(bob, 7)),
      batcher.post(depositTo(newMember(), 3)),
    ];
    // Only the stranger goes: the payment to bob waits for ann, and bob's deposit for that payment.
    await settled(() => gate.batches.length === 2);
    expect(gate.batches).toEqual([1, 1]);
    expect(batcher.waiting).toBe(3);

    gate.open();
    expect((await deposit).status).toBe('posted');
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual([
      'posted',
      'insufficient_funds',
      'posted',
      'posted',
    ]);
  });

  it('refuses with LedgerBusy when too many wait, moves nothing of what it refused, and goes on', async () => {
    const gate = gated();
    const batcher = new PostingBatcher(gate.executor, { batchMax: 1, inFlightMax: 1, waitingMax: 2 });
    const ann = newMember();
    const first = batcher.post(depositTo(newMember(), 1));
    await settled(() => gate.batches.length === 1);
    const waiting = [batcher.post(depositTo(newMember(), 1)), batcher.post(depositTo(newMember(), 1))];

    await expect(batcher.post(depositTo(ann, 5))).rejects.toThrow(LedgerBusy);

    gate.open();
    await Promise.all([first, ...waiting]);
    expect(await createLedger(database().pool).balanceOf(ann)).toBe(0n);
    expect((await batcher.post(depositTo(ann, 5))).status).toBe('posted');
  });

  it('closes when all that it took on is answered, and takes nothing more', async () => {
    const gate = gated();
    const batcher = new PostingBatcher(gate.executor, { batchMax: 2, inFlightMax: 1 });
    const taken = Array.from({ length: 5 }, () => batcher.post(depositTo(newMember(), 1)));
    const closing = batcher.close();
    await expect(batcher.post(depositTo(newMember(), 1))).rejects.toThrow(LedgerClosed);
    gate.open();
    await closing;
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(5).fill('posted'));
    await batcher.close();
  });

  it('tells every posting of a call that failed, and works on afterwards', async () => {
    let failing = true;
    const executor: SqlExecutor = {
      query: (statement) =>
        failing && statement.name === 'ledger_post_batch'
          ? Promise.reject(new Error('connection lost'))
          : database().pool.query(statement),
    };
    const batcher = new PostingBatcher(executor);
    const ann = newMember();
    const deposit = depositTo(ann, 5);
    const failed = await Promise.allSettled([batcher.post(deposit), batcher.post(depositTo(newMember(), 5))]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    failing = false;
    expect(await batcher.post(deposit)).toMatchObject({
      status: 'posted',
      duplicate: false,
      balanceMinor: 5n,
    });
  });

  it.each(['40001', '40P01'])('runs a call again that PostgreSQL undid with %s', async (code) => {
    let failures = 2;
    const executor: SqlExecutor = {
      query: (statement) => {
        if (statement.name !== 'ledger_post_batch' || failures === 0) return database().pool.query(statement);
        failures -= 1;
        return Promise.reject(Object.assign(new Error('again'), { code }));
      },
    };
    expect((await new PostingBatcher(executor).post(depositTo(newMember(), 5))).status).toBe('posted');
    expect(failures).toBe(0);
  });

  it('forgets accounts beyond accountsMax and still finds them', async () => {
    const batcher = new PostingBatcher(database().pool, { accountsMax: 2 });
    const members = Array.from({ length: 6 }, () => newMember());
    for (let round = 1; round <= 2; round += 1)
      for (const member of members)
        expect(await batcher.post(depositTo(member, 5))).toMatchObject({ balanceMinor: BigInt(5 * round) });
  });
});
