import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memberMain, proveOn, reconcile, transferId } from '@pavilion/ledger';
import { afterEach, describe, expect, it } from 'vitest';
import {
  age,
  archiveAll,
  balancesOf,
  createOldBooks,
  firstHigh,
  type OldBooks,
  partNames,
  playOn,
  prove,
  width,
} from './archive.fixture.ts';
import type { ArchiveStep } from './archiveParts.ts';
import { checkBytes } from './checkBytes.ts';
import { createRowsHash, readMoves } from './moveRows.ts';
import { listParts, nextPart } from './parts.ts';
import { archiveApart } from './runApart.ts';
import { verifyPart } from './verifyParts.ts';

let books: OldBooks;
afterEach(async () => {
  await books.drop();
});

const oldNames = ['ledger.move_first', `ledger.move_${firstHigh}`];
const staysBecause = async (): Promise<string | null | undefined> =>
  (await nextPart(books.database.pool))?.stays;
const reportDifferences = async () =>
  (await books.database.owner.query('SELECT * FROM report.differences()')).rows;
const faultsOf = async (look: typeof verifyPart): Promise<readonly (string | null)[]> => {
  const faults: (string | null)[] = [];
  for (const part of await listParts(books.database.pool)) faults.push(await look(books.deps, part));
  return faults;
};

describe('a part of the ledger', () => {
  it('stays until the books are proved, reports are gathered and it is old enough', async () => {
    books = await createOldBooks();
    expect(await staysBecause()).toBe('the proof of the books has not passed it');
    await proveOn(books.database.pool, { stepTransfers: 200_000_000 });
    expect(await staysBecause()).toBe('reports have not gathered it');
    await prove(books);
    expect(await staysBecause()).toBeNull();
    await age(books.database, firstHigh, '-12 months');
    expect(await staysBecause()).toMatch(/younger than 1 year 1 mon/);
    expect(await archiveAll(books)).toMatchObject({ archived: [], stays: expect.stringMatching(/younger/) });
    expect(await partNames(books)).toContain('ledger.move_first');
    await expect(
      books.database.owner.query("UPDATE growth.plan SET keep = interval '12 months'"),
    ).rejects.toThrow(/check constraint/);
  });

  it('stays while money that was reserved in it is on hold', async () => {
    books = await createOldBooks();
    await prove(books);
    await books.database.owner.query(
      `INSERT INTO ledger.hold (transfer_id, site_id, account_id, held_id, amount_minor)
       SELECT min(id), 1, 1, 2, 5 FROM ledger.transfer`,
    );
    expect(await staysBecause()).toBe('money that was reserved in it is still on hold');
  });

  it('is written whole and exact, read back, and taken away with the books as they were', async () => {
    books = await createOldBooks();
    await prove(books);
    const { pool } = books.database;
    const before = createRowsHash();
    let rows = 0;
    for await (const read of readMoves(pool, { low: 0n, high: firstHigh }, 7)) {
      before.add(read);
      rows += read.length;
    }
    const balances = await balancesOf(books);
    expect(await archiveAll(books)).toEqual({
      archived: oldNames,
      stays: 'it is being written',
    });
    expect((await partNames(books)).filter((name) => oldNames.includes(name))).toEqual([]);

    const [part] = await listParts(pool);
    expect(part).toMatchObject({ low: 0n, high: firstHigh, rows: BigInt(rows), fault: null });
    expect(part?.rows_sha256.equals(before.digest())).toBe(true);
    const manifest = JSON.parse(await readFile(`${books.deps.folder.pathOf(part?.file ?? '')}.json`, 'utf8'));
    expect(manifest).toMatchObject({
      rows: String(rows),
      sums: { USD: { rows: '30', minor: '14700' }, JPY: { rows: '30', minor: '14700' } },
    });
    expect(Object.entries(part?.sums ?? {}).sort()).toEqual(Object.entries(manifest.sums).sort());

    expect(await balancesOf(books)).toEqual(balances);
    expect((await reconcile(pool)).differences).toEqual([]);
    expect(await proveOn(pool, { stepTransfers: 5 })).toMatchObject({ hasEnded: true, differences: [] });
    expect(await reportDifferences()).toEqual([]);
    expect(await faultsOf(verifyPart)).toEqual([null, null]);

    await playOn(books.ledger);
    await prove(books);
    expect((await reconcile(pool)).differences).toEqual([]);
  });

  it('goes in a process of its own, no further part once the time is over', async () => {
    books = await createOldBooks();
    await prove(books);
    const wish = { databaseUrl: books.database.applicationUrl, folder: books.deps.folder.path, settleMs: 0 };
    expect(await archiveApart({ ...wish, withinMs: 0 }, books.deps.say)).toEqual(oldNames.slice(0, 1));
    expect(books.said.at(-1)).toBe('ledger.move_first: dropped');
    expect(await archiveApart({ ...wish, withinMs: 60_000 }, books.deps.say)).toEqual(oldNames.slice(1));
    await expect(
      archiveApart({ ...wish, databaseUrl: 'postgres://nobody@127.0.0.1:1/x', withinMs: 0 }, books.deps.say),
    ).rejects.toThrow(/ECONNREFUSED/);
  });

  it('is refused by the database where what is noted is not what is there, or another comes first', async () => {
    books = await createOldBooks();
    await prove(books);
    await expect(archiveAll(books, { after: kill('file') })).rejects.toThrow('killed');
    const names = await readdir(join(books.deps.folder.path, 'ledger.move'));
    const file = names.find((name) => name.endsWith('.json')) ?? '';
    expect(file).toMatch(new RegExp(`^0-${firstHigh}-[0-9a-f]{16}\\.parquet\\.json$`));
    const manifest = JSON.parse(await readFile(join(books.deps.folder.path, 'ledger.move', file), 'utf8'));
    const note = (changed: object) =>
      books.database.pool.query('SELECT archive.note($1)', [JSON.stringify({ ...manifest, ...changed })]);
    await expect(note({ rows: '59' })).rejects.toThrow(/has 59 rows/);
    await expect(note({ sums: {} })).rejects.toThrow(/the part 60 rows/);
    await expect(note({ name: oldNames[1], low: String(firstHigh) })).rejects.toThrow(
      /another part comes first/,
    );
    await note({});
    await expect(books.database.pool.query("SELECT archive.drop('ledger.move', 0)")).rejects.toThrow(
      /not carried yet/,
    );
    await expect(books.database.pool.query('DELETE FROM archive.part')).rejects.toThrow(/permission denied/);
  });
});

class Killed extends Error {}
const kill =
  (at: ArchiveStep) =>
  (step: ArchiveStep): void => {
    if (step === at) throw new Killed('killed');
  };

describe('an archiving that is killed', () => {
  it.each(['file', 'noted', 'carried', 'dropped'] as const)(
    'after "%s" goes on to the same end',
    async (step) => {
      books = await createOldBooks();
      await prove(books);
      const balances = await balancesOf(books);
      await expect(archiveAll(books, { after: kill(step) })).rejects.toThrow(Killed);
      expect((await reconcile(books.database.pool)).differences).toEqual([]);
      expect(await reportDifferences()).toEqual([]);
      await archiveAll(books);
      expect((await partNames(books)).filter((name) => oldNames.includes(name))).toEqual([]);
      expect((await listParts(books.database.pool)).map(({ rows }) => rows)).toEqual([60n, 30n]);
      // Two files and their manifests: what an earlier try wrote is the very same.
      expect((await readdir(join(books.deps.folder.path, 'ledger.move'))).length).toBe(4);
      expect(await readdir(books.deps.folder.path)).toEqual(['ledger.move']);
      expect(await faultsOf(verifyPart)).toEqual([null, null]);
      expect(await balancesOf(books)).toEqual(balances);
      expect((await reconcile(books.database.pool)).differences).toEqual([]);
    },
  );

  it('keeps a part whose file was lost or changed before it was dropped', async () => {
    books = await createOldBooks();
    await prove(books);
    await expect(archiveAll(books, { after: kill('carried') })).rejects.toThrow(Killed);
    const [part] = await listParts(books.database.pool);
    const path = books.deps.folder.pathOf(part?.file ?? '');
    const whole = await readFile(path);
    await writeFile(path, Buffer.concat([whole, Buffer.from('x')]));
    await expect(archiveAll(books)).rejects.toThrow(/not the file that was noted/);
    expect(await partNames(books)).toContain('ledger.move_first');
    await writeFile(path, whole);
    expect((await archiveAll(books)).archived).toEqual(oldNames);
  });

  it('writes a file anew that was lost before anything was carried', async () => {
    books = await createOldBooks();
    await prove(books);
    await expect(archiveAll(books, { after: kill('noted') })).rejects.toThrow(Killed);
    const [part] = await listParts(books.database.pool);
    await rm(books.deps.folder.pathOf(part?.file ?? ''));
    expect((await archiveAll(books)).archived).toEqual(oldNames);
    expect(await faultsOf(verifyPart)).toEqual([null, null]);
  });
});

describe('what is archived', () => {
  it('is found to be lost or changed, byte for byte and sum for sum', async () => {
    books = await createOldBooks();
    await prove(books);
    await archiveAll(books);
    const [first, second] = await listParts(books.database.pool);
    const [lost, changed] = [first, second].map((part) => books.deps.folder.pathOf(part?.file ?? ''));
    const whole = await readFile(changed ?? '');
    const other = Buffer.from(whole);
    other[100] = (other[100] ?? 0) ^ 1;
    await writeFile(changed ?? '', other);
    await rm(lost ?? '');
    expect(await faultsOf(checkBytes)).toEqual([
      `${first?.file} or its manifest is missing`,
      `${second?.file} was changed`,
    ]);
    expect((await listParts(books.database.pool)).map(({ fault }) => fault !== null)).toEqual([true, true]);

    await writeFile(changed ?? '', whole);
    await books.database.owner.query('ALTER TABLE ledger.carried DISABLE TRIGGER append_only');
    await books.database.owner.query(
      'UPDATE ledger.carried SET balance_minor = balance_minor + 1 WHERE through_transfer_id >= $1 AND account_id = 1',
      [firstHigh],
    );
    expect((await faultsOf(verifyPart))[1]).toMatch(/carries .* for account 1/);
    expect((await reconcile(books.database.pool)).differences.map(({ rule }) => rule)).toContain(
      'currency_sums_to_zero',
    );
  });

  it('is no part of histories and statements, whose opening holds it', async () => {
    books = await createOldBooks();
    await prove(books);
    const account = memberMain(1, 2, 'USD');
    const live = await books.ledger.historyOf({ account, limit: 200 });
    await archiveAll(books);
    const left = await books.ledger.historyOf({ account, limit: 200 });
    expect(left.entries).toEqual(
      live.entries.filter(({ transferId: id }) => BigInt(id) >= firstHigh + width),
    );
    const statement = await books.ledger.statementOf({ account });
    const lines = [];
    for await (const line of statement.lines()) lines.push(line);
    expect(lines.length).toBe(left.entries.length);
    expect(statement.closingMinor).toBe(live.entries[0]?.balanceAfterMinor);
    expect(statement.openingMinor).toBe(
      live.entries.find(({ transferId: id }) => BigInt(id) < firstHigh + width)?.balanceAfterMinor,
    );
  });

  it('cannot be taken back by the ledger, nor gathered again', async () => {
    books = await createOldBooks();
    await prove(books);
    const { rows } = await books.database.pool.query<{ id: bigint }>(
      'SELECT min(id) AS id FROM ledger.transfer',
    );
    await archiveAll(books);
    const outcome = await books.ledger.reverse({
      siteId: 1,
      scope: 'test',
      key: 'late',
      transferId: transferId(rows[0]?.id ?? 0n),
      reason: 'r',
      actor: 'a',
    });
    expect(outcome).toEqual({ status: 'archived' });
    await expect(books.database.pool.query('SELECT report.begin_anew()')).rejects.toThrow(
      /cannot be gathered again/,
    );
  });

  it('counts for what was staked since a deposit that is in it', async () => {
    books = await createOldBooks();
    await prove(books);
    const text = `SELECT coalesce(sum(CASE WHEN e.kind = 'rollback' THEN -e.amount_minor WHEN e.amount_minor < 0 THEN -e.amount_minor END), 0)::bigint AS staked
      FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
      WHERE a.owner_kind = 'member' AND a.owner_id = 2 AND a.purpose = 'main' AND a.currency = 'USD' AND e.transfer_id < $1
        AND e.kind IN ('bet', 'bet_win', 'rollback')`;
    const { rows: live } = await books.database.owner.query(text, [firstHigh + width]);
    await archiveAll(books);
    const { rows: carried } = await books.database.pool.query(
      `SELECT sum(s.staked_minor)::bigint AS staked, count(*)::integer AS deposits FROM ledger.carried_stake s
         JOIN ledger.account a ON a.id = s.account_id
        WHERE a.owner_id = 2 AND a.purpose = 'main' AND a.owner_kind = 'member' AND a.currency = 'USD'`,
    );
    expect(carried).toEqual([{ staked: live[0]?.staked, deposits: 3 }]);
    expect(carried[0]?.staked).toBe(360n);
  });
});
