import { describe, expect, it } from 'vitest';
import {
  createLedger,
  createModelLedger,
  type HistoryEntry,
  type Ledger,
  memberCommission,
  openAccounts,
  postingKinds,
} from './index.ts';
import { depositTo, gateway, house, move, newMember, request, useDatabase } from './ledger.fixture.ts';

const database = useDatabase();

const pagesOf = async (
  ledger: Ledger,
  query: Parameters<Ledger['historyOf']>[0],
): Promise<HistoryEntry[][]> => {
  const pages: HistoryEntry[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<Ledger['historyOf']>> = await ledger.historyOf({
      ...query,
      ...(cursor === null ? {} : { cursor }),
    });
    pages.push([...page.entries]);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
};

it('finds nothing before the first transfer of all', async () => {
  const ann = newMember();
  await openAccounts(database().pool, [ann]);
  const { entries, nextCursor } = await createLedger(database().pool).historyOf({ account: ann, limit: 10 });
  expect({ entries, nextCursor }).toEqual({ entries: [], nextCursor: null });
});

describe.each([
  ['on PostgreSQL', () => createLedger(database().pool)],
  ['in the model', () => createModelLedger()],
])('history %s', (_, open) => {
  it('shows the entries of an account newest first, with the balance after each', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    await ledger.post(request('bet', [move(ann, house, 30)], { reference: 'round-1' }));
    await ledger.post(
      request('bet_win', [move(ann, house, 70), move(house, ann, 5)], { reference: 'round-2' }),
    );

    const { entries, nextCursor } = await ledger.historyOf({ account: ann, limit: 10 });

    expect(nextCursor).toBeNull();
    expect(
      entries.map(({ kind, reference, amountMinor, balanceAfterMinor }) => [
        kind,
        reference,
        amountMinor,
        balanceAfterMinor,
      ]),
    ).toEqual([
      ['bet_win', 'round-2', 5n, 5n],
      ['bet_win', 'round-2', -70n, 0n],
      ['bet', 'round-1', -30n, 70n],
      ['deposit', 'r', 100n, 100n],
    ]);
  });

  it('pages through every entry once, also between the legs of one transfer and while new ones arrive', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 1000));
    for (let round = 0; round < 4; round += 1)
      await ledger.post(request('bet_win', [move(ann, house, 10), move(house, ann, round)]));
    const all = await ledger.historyOf({ account: ann, limit: 200 });

    const first = await ledger.historyOf({ account: ann, limit: 2 });
    await ledger.post(depositTo(ann, 1));
    const rest = await pagesOf(ledger, { account: ann, limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.entries, ...rest.flat()]).toEqual(all.entries);

    const seen = await pagesOf(ledger, { account: ann, limit: 2 });
    expect(seen.map((page) => page.length)).toEqual([2, 2, 2, 2, 2]);
    expect(seen.flat().slice(1)).toEqual(all.entries);
  });

  it('shows only the kinds and the time asked for', async () => {
    const ledger = open();
    const ann = newMember();
    await ledger.post(depositTo(ann, 100));
    await ledger.post(request('bet', [move(ann, house, 1)]));
    await ledger.post(request('win', [move(house, ann, 1)]));
    const kindsOf = async (rest: Partial<Parameters<Ledger['historyOf']>[0]>) =>
      (await ledger.historyOf({ account: ann, limit: 10, ...rest })).entries.map(({ kind }) => kind);
    const [newest, , oldest] = (await ledger.historyOf({ account: ann, limit: 10 })).entries;
    const past = new Date((oldest?.postedAt.getTime() ?? 0) - 1);
    const future = new Date((newest?.postedAt.getTime() ?? 0) + 1);

    expect(await kindsOf({ kinds: ['win', 'deposit'] })).toEqual(['win', 'deposit']);
    expect(await kindsOf({ kinds: [] })).toEqual([]);
    expect(await kindsOf({ from: past, to: future })).toEqual(['win', 'bet', 'deposit']);
    expect(await kindsOf({ to: past })).toEqual([]);
    expect(await kindsOf({ from: future })).toEqual([]);
  });

  it.each(postingKinds)('tells who posted a %s, why, and what else they noted', async (kind) => {
    const ledger = open();
    const ann = newMember();
    const purse = memberCommission(1, ann.ownerId, 'USD');
    await ledger.post(depositTo(ann, 100));
    const told = { reason: 'because', actor: 'operator:7', meta: { note: 'ü', steps: [1, { two: null }] } };
    await ledger.post(request(kind, [move(ann, house, 10)], told));
    await ledger.post(request(kind, [move(ann, purse, 10), move(purse, house, 5)], told));
    await ledger.post(request(kind, [move(ann, house, 10)]));

    const { entries } = await ledger.historyOf({ account: ann, limit: 3 });
    expect(
      entries.map(({ kind: shown, reason, actor, meta }) => ({ kind: shown, reason, actor, meta })),
    ).toEqual([
      { kind, reason: null, actor: null, meta: null },
      { kind, ...told },
      { kind, ...told },
    ]);
  });

  it('of an account that nothing was posted to is empty', async () => {
    expect(await open().historyOf({ account: newMember(), limit: 5 })).toEqual({
      entries: [],
      nextCursor: null,
    });
  });
});

describe('history', () => {
  it.each([0, 201, -1, 1.5, Number.NaN])('refuses a page of %s', async (limit) => {
    await expect(createLedger(database().pool).historyOf({ account: house, limit })).rejects.toThrow(
      RangeError,
    );
  });

  it.each(['', '1', 'x.1', '1.1 or true', `${'9'.repeat(19)}.1`])('refuses the cursor %j', async (cursor) => {
    await expect(
      createLedger(database().pool).historyOf({ account: house, limit: 1, cursor }),
    ).rejects.toThrow(RangeError);
  });
});

describe('history of an account with many entries', () => {
  /** Moves that PostgreSQL looks at for a page, by an index or one after another; those by which it finds the place of a moment left out. */
  const lookedAt = async (query: Omit<Parameters<Ledger['historyOf']>[0], 'limit'>): Promise<number> => {
    const client = await database().owner.connect();
    try {
      await client.query('BEGIN');
      const read = async (): Promise<number> => {
        const { rows } = await client.query<{ looked: number }>(
          `SELECT coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::integer AS looked FROM pg_stat_xact_user_tables
           WHERE schemaname = 'ledger' AND relname LIKE 'move%'`,
        );
        return rows[0]?.looked ?? 0;
      };
      const before = await read();
      const [id] = await openAccounts(client, [query.account]);
      if (query.to !== undefined) await client.query('SELECT ledger.place_at($1, $2)', [id, query.to]);
      const found = await read();
      await createLedger(client).historyOf({ ...query, limit: 10 });
      return (await read()) - found - (found - before);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };

  it('reads no entry in vain: neither for a page, nor for rare kinds, nor for a time long ago', async () => {
    const ledger = createLedger(database().pool);
    const ann = newMember();
    await ledger.post(depositTo(ann, 1_000_000));
    const [id] = await openAccounts(database().pool, [ann]);
    const [tableId] = await openAccounts(database().pool, [house]);
    const play = () =>
      database().owner.query(
        `SELECT count(*) FROM (SELECT array_agg(1) AS sites, array_agg('play'::text) AS scopes,
             array_agg(gen_random_uuid()::text) AS keys, array_agg('bet'::ledger.posting_kind) AS kinds,
             array_agg('r'::text) AS refs, array_agg(n) AS places, array_agg($1::bigint) AS froms,
             array_agg($2::bigint) AS tos, array_agg(1::bigint) AS amounts
           FROM generate_series(1, 4000) n) b,
         ledger.post_batch(sites, scopes, keys, kinds, refs, NULL, NULL, NULL, NULL, places, froms, tos, amounts)`,
        [id, tableId],
      );
    await play();
    await ledger.post(depositTo(ann, 1));
    const { entries } = await ledger.historyOf({ account: ann, limit: 1 });
    const middle = entries[0]?.postedAt ?? new Date(0);
    await play();
    await database().owner.query(
      "ANALYZE ledger.move_first, ledger.transfer, ledger.account; SELECT growth.analyse('ledger.move')",
    );

    // Of 8,000: a page of 10 of each kind that there is, one more to know of the next, one more to sort by legs.
    const few = 2 * (10 + 2);
    expect(await lookedAt({ account: ann })).toBeLessThan(few);
    expect(await lookedAt({ account: ann, to: middle })).toBeLessThan(few);
    expect(await lookedAt({ account: house, to: middle, kinds: ['bet'] })).toBeLessThan(few);
    expect(await lookedAt({ account: ann, kinds: ['deposit'] })).toBeLessThan(4);
    expect(await lookedAt({ account: ann, kinds: ['win'] })).toBe(0);
    const old = await ledger.historyOf({ account: ann, to: new Date(middle.getTime()), limit: 3 });
    expect(old.entries.map(({ kind }) => kind)).toEqual(['bet', 'bet', 'bet']);
  });
});

describe('openAccounts', () => {
  it('answers the same numbers to everybody, in the order asked', async () => {
    const refs = [newMember(), house, newMember(), gateway, newMember()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, turn) => {
        const asked = turn % 2 === 0 ? refs : refs.toReversed();
        const ids = await openAccounts(database().pool, asked);
        return turn % 2 === 0 ? ids : ids.toReversed();
      }),
    );
    expect(new Set(answers[0]).size).toBe(refs.length);
    for (const ids of answers) expect(ids).toEqual(answers[0]);
  });

  it('takes one account asked for twice, and none at all', async () => {
    const ann = newMember();
    const [first, second] = await openAccounts(database().pool, [ann, ann]);
    expect(first).toBe(second);
    expect(await openAccounts(database().pool, [])).toEqual([]);
  });
});
