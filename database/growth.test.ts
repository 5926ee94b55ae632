import { createLedger, gatewayAccount, historyOf, memberMain, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, sqlStateOf } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const width = 1_000;
const lockNotAvailable = '55P03';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 12 });
  await database.owner.query('UPDATE growth.plan SET width = $1', [width]);
});
afterAll(() => database.drop());

interface Part {
  readonly part: string;
  readonly low: bigint | null;
  readonly high: bigint | null;
}
const partsOf = async (relation: string): Promise<readonly Part[]> => {
  const { rows } = await database.owner.query<Part>(
    'SELECT part::text AS part, low, high FROM growth.parts_of($1)',
    [relation],
  );
  return rows;
};
const ahead = async (relation: string): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ parts: number }>(
    'SELECT parts FROM growth.ahead() WHERE relation = $1',
    [relation],
  );
  return rows[0]?.parts;
};
/** As the hall's job does. */
const extend = async (relation: string): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ made: number }>('SELECT growth.extend($1) AS made', [
    relation,
  ]);
  return rows[0]?.made;
};
const setNewestId = (id: number) => database.owner.query("SELECT setval('ledger.transfer_id', $1)", [id]);

let keys = 0;
const deposit = (memberId = 1) =>
  createLedger(database.pool).post({
    scope: 'test',
    key: `k${keys++}`,
    kind: 'deposit',
    reference: 'r',
    moves: [
      {
        from: gatewayAccount(1, 1, 'USD'),
        to: memberMain(1, memberId, 'USD'),
        amountMinor: minor(100),
      },
    ],
  });
const post = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n++) expect((await deposit()).status).toBe('posted');
};
const idsOf = async (part: string): Promise<readonly bigint[]> => {
  const { rows } = await database.owner.query<{ id: bigint }>(
    `SELECT transfer_id AS id FROM ${part} ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
};

describe('a table in parts', () => {
  const first = 100_000_000;

  it('begins with one part and one without an end', async () => {
    expect(await partsOf('ledger.move')).toEqual([
      { part: 'ledger.move_first', low: null, high: BigInt(first) },
      { part: 'ledger.move_rest', low: BigInt(first), high: null },
    ]);
    expect(await ahead('ledger.move')).toBe(0);
  });

  it('gets parts as wide as planned, as many as wanted, and then no more', async () => {
    expect(await extend('ledger.move')).toBe(2);
    expect(await extend('ledger.move')).toBe(0);
    expect(await ahead('ledger.move')).toBe(2);
    expect((await partsOf('ledger.move')).slice(1)).toEqual([
      { part: `ledger.move_${first}`, low: BigInt(first), high: BigInt(first + width) },
      { part: `ledger.move_${first + width}`, low: BigInt(first + width), high: BigInt(first + 2 * width) },
      { part: 'ledger.move_rest', low: BigInt(first + 2 * width), high: null },
    ]);
  });

  it('is written across a bound without anybody noticing', async () => {
    await setNewestId(first - 3);
    await post(5);
    expect(await idsOf('ledger.move_first')).toEqual([-2, -1].map((n) => BigInt(first + n)));
    expect(await idsOf(`ledger.move_${first}`)).toEqual([0, 1, 2].map((n) => BigInt(first + n)));
    expect(await ahead('ledger.move')).toBe(1);
    expect(await extend('ledger.move')).toBe(1);
  });

  it('takes rows where the job was late, and their part then becomes one like the others', async () => {
    const before = await partsOf('ledger.move');
    const bound = Number(before.at(-1)?.low);
    await setNewestId(bound + 2 * width);
    await post(3);
    const written = [1, 2, 3].map((n) => BigInt(bound + 2 * width + n));
    expect(await idsOf('ledger.move_rest')).toEqual(written);
    expect(await ahead('ledger.move')).toBe(0);
    expect(await extend('ledger.move')).toBe(3);
    expect(await idsOf('ledger.move_rest')).toEqual([]);
    expect(await idsOf(`ledger.move_${bound}`)).toEqual(written);
    expect((await partsOf('ledger.move')).slice(before.length - 1)[0]).toMatchObject({
      low: BigInt(bound),
      high: BigInt(bound + 3 * width),
    });
  });

  it('leaves no hole and no overlap, and books that balance', async () => {
    const parts = await partsOf('ledger.move');
    expect(parts.slice(1).map(({ low }) => low)).toEqual(parts.slice(0, -1).map(({ high }) => high));
    expect((await reconcile(database.pool)).differences).toEqual([]);
  });

  it('is extended while postings go on, none of which fails', async () => {
    let isOver = false;
    const posting = Array.from({ length: 6 }, async (_, memberId) => {
      while (!isOver) expect((await deposit(memberId + 10)).status).toBe('posted');
    });
    for (let made = 0; made < 8; ) {
      const newest = (await partsOf('ledger.move')).at(-1)?.low;
      await setNewestId(Number(newest));
      made += await extend('ledger.move').then(
        (now) => now ?? 0,
        (error) => {
          expect(error).toMatchObject({ code: lockNotAvailable });
          return 0;
        },
      );
    }
    isOver = true;
    await Promise.all(posting);
    expect((await reconcile(database.pool)).differences).toEqual([]);
  });

  it('is not waited for long by who makes parts, nor by who posts behind them', async () => {
    await setNewestId(Number((await partsOf('ledger.move')).at(-1)?.low));
    const reader = await database.pool.connect();
    try {
      await reader.query('BEGIN; SELECT count(*) FROM ledger.move');
      await expect(extend('ledger.move')).rejects.toMatchObject({ code: lockNotAvailable });
      await post(1);
    } finally {
      await reader.query('ROLLBACK');
      reader.release();
    }
    expect(await extend('ledger.move')).toBeGreaterThan(0);
  });

  it('is known to the planner as a whole', async () => {
    await database.pool.query("SELECT growth.analyse('ledger.move')");
    const { rows } = await database.owner.query(
      "SELECT inherited FROM pg_stats WHERE schemaname = 'ledger' AND tablename = 'move' AND attname = 'kind'",
    );
    expect(rows).toEqual([{ inherited: true }]);
  });
});

describe('parts of the ledger', () => {
  interface Named {
    readonly part: string;
    readonly column: string;
  }
  const writes = ({ part, column }: Named): readonly string[] => [
    `UPDATE ${part} SET ${column} = ${column}`,
    `UPDATE ${part} SET ${column} = NULL WHERE false`,
    `DELETE FROM ${part}`,
    `TRUNCATE ${part}`,
  ];
  const ledgerParts = async (): Promise<readonly Named[]> => {
    const { rows } = await database.owner.query<Named>(
      `SELECT i.inhrelid::regclass::text AS part, a.attname AS column
       FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = 1
       WHERE c.relnamespace = 'ledger'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
    );
    return rows;
  };
  const codesOf = async (ask: (sql: string) => Promise<unknown>): Promise<readonly unknown[]> => {
    const codes = new Set<unknown>();
    for (const part of await ledgerParts())
      for (const sql of writes(part))
        codes.add(
          await ask(sql).then(
            () => `done: ${sql}`,
            (error: unknown) => sqlStateOf(error),
          ),
        );
    return [...codes];
  };

  it('are written by name by nobody: not the hall, not who migrates, not the owner in any session', async () => {
    // Made by the migration, made ahead, and the last one renamed once it had taken rows.
    expect((await ledgerParts()).length).toBeGreaterThan(8);
    expect(await codesOf((sql) => database.pool.query(sql))).toEqual(['42501']);
    expect(await codesOf((sql) => database.owner.query(sql))).toEqual(['23001']);
    const migrator = createPool(database.migrationUrl, { max: 1 });
    expect(await codesOf((sql) => migrator.query(sql))).toEqual(['23001']);
    await migrator.end();
    const client = await database.owner.connect();
    await client.query("SET session_replication_role = 'replica'");
    expect(await codesOf((sql) => client.query(sql))).toEqual(['23001']);
    client.release(true);
  });

  it('are neither read nor filled by name by the hall, which reads them through their table', async () => {
    for (const { part } of await ledgerParts()) {
      for (const sql of [`SELECT FROM ${part}`, `INSERT INTO ${part} DEFAULT VALUES`])
        await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
    }
    expect((await database.pool.query('SELECT FROM ledger.move LIMIT 1')).rowCount).toBe(1);
  });
});

describe('the hall', () => {
  it.each(['UPDATE growth.plan SET width = 1', "SELECT growth.guard('ledger.move', 'ledger.move_rest')"])(
    'may not: %s',
    async (sql) => {
      await expect(database.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it.each(['extend', 'analyse'])('asks to %s what has a plan, and nothing else', async (what) => {
    await expect(database.pool.query(`SELECT growth.${what}('public.member')`)).rejects.toThrow();
  });
});

describe('a history over many parts', () => {
  const bob = memberMain(1, 99, 'USD');
  const pages = async (limit: number): Promise<readonly bigint[]> => {
    const ids: bigint[] = [];
    let cursor: string | undefined;
    do {
      const page = await historyOf(database.pool, {
        account: bob,
        limit,
        ...(cursor === undefined ? {} : { cursor }),
      });
      ids.push(...page.entries.map(({ transferId }) => transferId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  };

  it('is whole and in order, however far its entries lie apart', async () => {
    const written: bigint[] = [];
    for (const times of [3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]) {
      await setNewestId(Number((await partsOf('ledger.move')).at(-1)?.low));
      await extend('ledger.move');
      for (let n = 0; n < times; n++) {
        const outcome = await deposit(99);
        if (outcome.status === 'posted') written.push(outcome.transferId);
      }
    }
    expect(written).toHaveLength(6);
    for (const limit of [1, 2, 200]) expect(await pages(limit)).toEqual(written.toReversed());
  });

  it('has kinds that lie far back, and nothing where there is nothing', async () => {
    const { entries } = await historyOf(database.pool, { account: bob, limit: 5, kinds: ['win'] });
    expect(entries).toEqual([]);
    const nobody = { account: memberMain(1, 98, 'USD'), limit: 5 };
    expect(await historyOf(database.pool, nobody)).toEqual({ entries: [], nextCursor: null });
  });
});
