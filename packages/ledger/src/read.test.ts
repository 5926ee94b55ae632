import { describe, expect, it } from 'vitest';
import { createLedger, createModelLedger, type HistoryEntry, type Ledger, openAccounts } from './index.ts';
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
