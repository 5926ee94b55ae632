import { minor } from '@pavilion/money';
import { waitFor } from '@pavilion/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountRef,
  createLedger,
  createModelLedger,
  gatewayAccount,
  type HistoryEntry,
  type Ledger,
  LedgerBusy,
  openAccounts,
  post,
  providerHouse,
  reconcile,
  type Statement,
  statementCsv,
} from './index.ts';
import { depositTo, house, move, newKey, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const amountsOf = async (statement: Statement): Promise<bigint[]> =>
  (await collect(statement.lines())).map(({ amountMinor }) => amountMinor);

/** Every entry of an account, oldest first. */
const entriesOf = async (ledger: Ledger, account: AccountRef): Promise<HistoryEntry[]> =>
  (await ledger.historyOf({ account, limit: 200 })).entries.toReversed();

/** A moment after all that was posted so far and before all that is posted later. */
const nextMoment = async (): Promise<Date> => {
  const begun = Date.now();
  await waitFor(() => Date.now() > begun + 1);
  return new Date(begun + 1);
};

describe.each([
  ['on PostgreSQL', () => createLedger(database().pool)],
  ['in the model', () => createModelLedger()],
])('a statement %s', (_, open) => {
  it('opens and closes with what was there, and tells what was in between, oldest first', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    const from = await nextMoment();
    await ledger.post(request('bet', [move(ann, house, 30)]));
    await ledger.post(request('bet_win', [move(ann, house, 70), move(house, ann, 5)]));
    const to = await nextMoment();
    await ledger.post(depositTo(ann, 7));

    const between = await ledger.statementOf({ account: ann, from, to });
    expect(between).toMatchObject({ account: ann, from, to, openingMinor: 100n, closingMinor: 5n });
    expect(await amountsOf(between)).toEqual([-30n, -70n, 5n]);
    expect(await collect(between.lines())).toEqual((await entriesOf(ledger, ann)).slice(1, 4));

    const whole = await ledger.statementOf({ account: ann });
    expect(whole).toMatchObject({ from: null, openingMinor: 0n, closingMinor: 12n });
    expect(await amountsOf(whole)).toEqual([100n, -30n, -70n, 5n, 7n]);

    const before = await ledger.statementOf({ account: ann, to: new Date(from.getTime() - 60_000) });
    expect(before).toMatchObject({ openingMinor: 0n, closingMinor: 0n });
    expect(await amountsOf(before)).toEqual([]);
  });

  it('of the house is told as well, before and after reconciliation', async () => {
    const ledger = open();
    const table = providerHouse(1, Number(newKey().slice(1)) + 500, 'USD');
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    await ledger.post(request('bet', [move(ann, table, 40)]));
    const from = await nextMoment();
    await reconcile(database().pool);
    await ledger.post(request('win', [move(table, ann, 15)]));
    const to = await nextMoment();
    await ledger.post(request('bet', [move(ann, table, 1)]));
    await reconcile(database().pool);

    const statement = await ledger.statementOf({ account: table, from, to });
    expect(statement).toMatchObject({ openingMinor: 40n, closingMinor: 25n });
    expect(await amountsOf(statement)).toEqual([-15n]);
  });

  it('never ends later than now: the next one continues it', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    const first = await ledger.statementOf({ account: ann, to: new Date(Date.now() + 3_600_000) });
    expect(first.to.getTime()).toBeLessThan(Date.now() + 60_000);
    await nextMoment();
    await ledger.post(depositTo(ann, 5));

    const next = await ledger.statementOf({ account: ann, from: first.to });
    expect(first).toMatchObject({ closingMinor: 100n });
    expect(next).toMatchObject({ openingMinor: 100n, closingMinor: 105n });
    expect(await amountsOf(first)).toEqual([100n]);
    expect(await amountsOf(next)).toEqual([5n]);
  });

  it('of an account that nothing was posted to is empty; backwards it is refused', async () => {
    const ledger = open();
    const statement = await ledger.statementOf({ account: newMember() });
    expect(statement).toMatchObject({ openingMinor: 0n, closingMinor: 0n });
    expect(await amountsOf(statement)).toEqual([]);
    await expect(
      ledger.statementOf({ account: newMember(), from: new Date(2), to: new Date(1) }),
    ).rejects.toThrow(RangeError);
  });
});

describe('statements on PostgreSQL', () => {
  it('cut anywhere, add up to the whole, for the member and for the house', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    const table = providerHouse(1, 400, 'USD');
    await ledger.post(depositTo(ann, 1000));
    for (let turn = 0; turn < 30; turn += 1) {
      await ledger.post(
        request(turn % 3 === 0 ? 'bet_win' : 'bet', [
          move(ann, table, 3),
          ...(turn % 3 === 0 ? [move(table, ann, turn)] : []),
        ]),
      );
      if (turn % 10 === 5) await reconcile(database().pool);
    }
    const entries = await entriesOf(ledger, ann);
    const began = entries[0]?.postedAt.getTime() ?? 0;
    const span = (entries.at(-1)?.postedAt.getTime() ?? 0) - began + 2;
    const end = await nextMoment();

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(ann, table),
        fc.integer({ min: -1, max: span }),
        fc.integer({ min: 0, max: span }),
        async (account, start, length) => {
          const from = new Date(Math.min(began + start, end.getTime()));
          const to = new Date(Math.min(from.getTime() + length, end.getTime()));
          const all = await entriesOf(ledger, account);
          const sumOf = (some: readonly HistoryEntry[]) =>
            some.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
          const statement = await ledger.statementOf({ account, from, to });
          expect(await collect(statement.lines())).toEqual(
            all.filter(({ postedAt }) => postedAt >= from && postedAt < to),
          );
          expect(statement.openingMinor).toBe(sumOf(all.filter(({ postedAt }) => postedAt < from)));
          expect(statement.closingMinor).toBe(sumOf(all.filter(({ postedAt }) => postedAt < to)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('wait for a posting under way, which bears an earlier time', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN');
      await post(client, request('bet', [move(ann, house, 10)]));
      const asked = ledger.statementOf({ account: ann });
      await waitFor(async () => {
        const { rows } = await database().owner.query(
          "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        );
        return rows.length > 0;
      });
      await client.query('COMMIT');
      expect(await asked).toMatchObject({ closingMinor: 90n });
    } finally {
      client.release();
    }
  });

  it('give up, rather than miss it, when a posting stays under way', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    const gate = gatewayAccount(1, 77, 'USD');
    await ledger.post(request('deposit', [move(gate, ann, 100)]));
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN');
      await post(client, request('deposit', [move(gate, ann, 10)]));
      await expect(ledger.statementOf({ account: ann })).rejects.toThrow(LedgerBusy);
      await expect(ledger.statementOf({ account: gate })).rejects.toThrow(LedgerBusy);
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    expect(await ledger.statementOf({ account: ann })).toMatchObject({ closingMinor: 100n });
    expect(await ledger.statementOf({ account: gate })).toMatchObject({ closingMinor: -100n });
  });

  it('end before what took its number earlier and was posted later', async () => {
    const ledger = createLedger(database().pool);
    const [ann, bob] = [newMember(), newMember()];
    const gate = gatewayAccount(1, 78, 'USD');
    await ledger.post(request('deposit', [move(gate, bob, 1)]));
    const client = await database().pool.connect();
    try {
      await client.query('BEGIN');
      // Under way, with a lower number than what follows.
      await post(client, request('deposit', [move(gate, ann, 10)]));
      await ledger.post(request('deposit', [move(gate, bob, 5)]));
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    const statement = await ledger.statementOf({ account: gate });
    expect(statement.closingMinor).toBe(-16n);
    expect(await amountsOf(statement)).toEqual([-1n, -10n, -5n]);
  });
});

describe('a statement as CSV', () => {
  const csvOf = async (statement: Statement): Promise<string> =>
    (await collect(statementCsv(statement))).join('');

  it('has a header, the opening, every entry in decimals, the closing', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    await ledger.post({
      ...depositTo(ann, 12_345),
      reference: 'D1',
      reason: 'paid, in "full"',
      actor: 'gateway:1',
    });
    await ledger.post(request('bet', [move(ann, house, 45)], { reference: 'R\n1' }));
    const statement = await ledger.statementOf({ account: ann });
    const [deposit, bet] = await collect(statement.lines());

    expect(await csvOf(statement)).toBe(
      [
        'posted_at,kind,reference,amount,balance,currency,reason,actor,transfer',
        ',opening_balance,,,0.00,USD,,,',
        `${deposit?.postedAt.toISOString()},deposit,D1,123.45,123.45,USD,"paid, in ""full""",gateway:1,${deposit?.transferId}`,
        `${bet?.postedAt.toISOString()},bet,"R\n1",-0.45,123.00,USD,,,${bet?.transferId}`,
        `${statement.to.toISOString()},closing_balance,,,123.00,USD,,,`,
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44', "'+44"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\n=1+1', '"\'\n=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a=1', 'a=1'],
    ['合計', '合計'],
  ])('writes the text %j so that no spreadsheet runs it', async (text, cell) => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    await ledger.post({ ...depositTo(ann, 1), reference: text, reason: text, actor: text });
    const [, , line] = (await csvOf(await ledger.statementOf({ account: ann }))).split('\r\n');
    expect(line).toContain(`,deposit,${cell},0.01,0.01,USD,${cell},${cell},`);
  });

  it('tells the balance of an account that keeps none', async () => {
    const ledger = createLedger(database().pool);
    const gate = gatewayAccount(1, 79, 'JPY');
    await ledger.post(request('deposit', [move(gate, newMember('JPY'), 10)]));
    await ledger.post(request('deposit', [move(gate, newMember('JPY'), 5)]));
    const lines = (await csvOf(await ledger.statementOf({ account: gate }))).split('\r\n');
    expect(lines.map((line) => line.split(',').slice(3, 5))).toEqual([
      ['amount', 'balance'],
      ['', '0'],
      ['-10', '-10'],
      ['-5', '-15'],
      ['', '-15'],
      [],
    ]);
  });

  it('streams: lines are read page by page as they are asked for, and all of them arrive', async () => {
    const ann = newMember();
    await createLedger(database().pool).post(depositTo(ann, 10_000));
    await database().owner.query(
      `SELECT ledger.post(1, 'csv', $1 || n, 'bet_win', 'r' || n, NULL, NULL, NULL, NULL,
         ARRAY['member', 'provider']::ledger.owner_kind[], ARRAY[$1::integer, 1], ARRAY['main', 'house']::ledger.purpose[],
         ARRAY[0, 0], ARRAY['USD', 'USD'], ARRAY[1, 2], ARRAY[2, 1], ARRAY[2, 1]::bigint[])
       FROM generate_series(1, 1100) n`,
      [ann.ownerId],
    );
    let queries = 0;
    const ledger = createLedger({
      query: (statement) => {
        queries += statement.name === 'ledger_statement_lines' ? 1 : 0;
        return database().pool.query(statement);
      },
    });
    const chunks = statementCsv(await ledger.statementOf({ account: ann }));
    const { value: first } = await chunks.next();
    expect(queries).toBe(1);
    const rest = await collect(chunks);
    expect(queries).toBe(5);
    const lines = [first, ...rest].join('').split('\r\n');
    expect(lines).toHaveLength(1 + 1 + 2201 + 1 + 1);
    expect(lines.at(-2)).toContain(',closing_balance,,,89.00,');
    expect(rest.length).toBeGreaterThan(5);
  });

  it('does not end well when entries and closing differ', async () => {
    const statement = await createLedger(database().pool).statementOf({ account: newMember() });
    await expect(csvOf({ ...statement, closingMinor: minor(1) })).rejects.toThrow('closes with 1');
  });
});

describe('a statement of an account without a running balance', () => {
  /** A posting as a slow transaction leaves it: its time was taken before that of one with a lower number. */
  const write = async (id: number, postedAt: string): Promise<void> => {
    await database().owner.query(
      `INSERT INTO ledger.transfer (id, site_id, scope, key, input_hash, kind, reference, occurred_at, created_at)
       VALUES ($1::bigint, 1, 'test', 'crosswise' || $1, '', 'win', 'r', $2, $2)`,
      [id, postedAt],
    );
    await database().owner.query(
      `INSERT INTO ledger.move (transfer_id, place, kind, from_id, to_id, amount_minor, currency)
       SELECT $1::bigint, 1, 'win', h.id, o.id, 1, 'USD'
       FROM ledger.account h, ledger.account o
       WHERE (h.owner_id, h.purpose, h.currency) = (77, 'house', 'USD') AND (o.owner_id, o.purpose, o.currency) = (78, 'house', 'USD')`,
      [id],
    );
  };

  it('opens with what the last one closed with, also when numbers and times crossed at that moment', async () => {
    const ledger = createLedger(database().pool);
    const [account, other] = [providerHouse(1, 77, 'USD'), providerHouse(1, 78, 'USD')];
    await openAccounts(database().pool, [account, other]);
    const base = 2 ** 40;
    const at = (ms: number) => `2020-01-01T00:00:00.${String(ms).padStart(3, '0')}Z`;
    const midnight = new Date(at(500));
    const openings: bigint[] = [];
    // Lower numbers with later times, on both sides of the moment.
    for (const [id, ms] of [
      [1, 100],
      [3, 501],
      [4, 499],
      [5, 502],
      [6, 498],
      [7, 503],
    ] as const) {
      await write(base + id, at(ms));
      const closing = (await ledger.statementOf({ account, to: midnight })).closingMinor;
      const opening = (await ledger.statementOf({ account, from: midnight })).openingMinor;
      expect(opening).toBe(closing);
      openings.push(closing);
    }
    for (const id of [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]) {
      await write(base + id, at(600 + id));
      openings.push((await ledger.statementOf({ account, from: midnight })).openingMinor);
    }
    expect(new Set(openings.slice(4)).size).toBe(1);
  });
});
