import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLedger,
  gatewayAccount,
  type Ledger,
  memberMain,
  type PostingKind,
  proveOn,
  providerHouse,
  reconcile,
} from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { type ArchiveDeps, archiveParts } from './archiveParts.ts';
import { openArchiveFolder } from './folder.ts';

/** Where the first part ends, as migration 0324 has it, and how wide those after it are here. */
export const firstHigh = 100_000_000n;
export const width = 1_000n;
const manyTransfers = 200_000_000;

export interface OldBooks {
  readonly database: TestDatabase;
  readonly ledger: Ledger;
  readonly deps: Pick<ArchiveDeps, 'pool' | 'folder' | 'say' | 'settleMs'>;
  readonly said: string[];
  readonly drop: () => Promise<void>;
}

const people = [1, 2, 3];
let keys = 0;

/** A day of play, which touches everybody and takes one bet back. */
export const playOn = async (ledger: Ledger): Promise<void> => {
  const post = async (kind: PostingKind, moves: Parameters<Ledger['post']>[0]['moves']): Promise<void> => {
    keys += 1;
    const { status } = await ledger.post({
      scope: 'test',
      key: `k${keys}`,
      kind,
      reference: 'r',
      ...(keys % 2 === 0 ? { reason: 'words with a \t tab and "quotes"' } : {}),
      actor: 'test',
      meta: { play: keys },
      moves,
    });
    if (status !== 'posted') throw new Error(status);
  };
  for (const id of people)
    for (const currency of ['USD', 'JPY'] as const) {
      const [own, house] = [memberMain(1, id, currency), providerHouse(1, 1, currency)];
      const of = (amount: number) => minor(BigInt(amount * id));
      await post('deposit', [{ from: gatewayAccount(1, 1, currency), to: own, amountMinor: of(1_000) }]);
      await post('bet', [{ from: own, to: house, amountMinor: of(70) }]);
      await post('bet_win', [
        { from: own, to: house, amountMinor: of(60) },
        { from: house, to: own, amountMinor: of(25) },
      ]);
      await post('rollback', [{ from: house, to: own, amountMinor: of(70) }]);
    }
};

/** The next transfer has the id after this one. */
export const setNewestId = (database: TestDatabase, id: bigint) =>
  database.owner.query("SELECT setval('ledger.transfer_id', $1)", [id]);

/** Moves what was posted with ids below one into the past. */
export const age = async (database: TestDatabase, below: bigint, by: string): Promise<void> => {
  await database.owner.query('ALTER TABLE ledger.transfer DISABLE TRIGGER append_only');
  await database.owner.query(
    'UPDATE ledger.transfer SET created_at = created_at - $2::interval WHERE id < $1',
    [below, by],
  );
  await database.owner.query('ALTER TABLE ledger.transfer ENABLE ALWAYS TRIGGER append_only');
};

/** Proves the books to their horizon and gathers the reports, as the hall's jobs do. */
export const prove = async ({ database }: Pick<OldBooks, 'database'>): Promise<void> => {
  const proof = await proveOn(database.pool, { stepTransfers: manyTransfers });
  if (proof?.hasEnded !== true || proof.differences.length > 0)
    throw new Error(JSON.stringify(proof?.differences));
  while ((await database.pool.query('SELECT report.gather($1) AS more', [manyTransfers])).rows[0]?.more);
};

/** Books of three parts, the first of them two years old, the second a year and a half. */
export const createOldBooks = async (): Promise<OldBooks> => {
  const database = await createTestDatabase({ max: 8 });
  const root = await mkdtemp(join(tmpdir(), 'pavilion-archive-'));
  const ledger = createLedger(database.pool);
  const said: string[] = [];
  await database.owner.query('UPDATE growth.plan SET width = $1', [width]);
  await database.pool.query("SELECT growth.extend('ledger.move')");
  await playOn(ledger);
  await reconcile(database.pool);
  await playOn(ledger);
  await setNewestId(database, firstHigh + 7n);
  await playOn(ledger);
  await age(database, firstHigh, '6 months');
  await setNewestId(database, firstHigh + width + 3n);
  await age(database, firstHigh + width, '18 months');
  await playOn(ledger);
  await database.pool.query("SELECT growth.extend('ledger.move')");
  const deps = {
    pool: database.pool,
    folder: openArchiveFolder(root),
    say: (line: string) => void said.push(line),
    settleMs: 0,
  };
  return {
    database,
    ledger,
    deps,
    said,
    drop: async () => {
      await database.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

/** Parts of the table that there are. */
export const partNames = async ({ database }: OldBooks): Promise<readonly string[]> => {
  const { rows } = await database.owner.query<{ part: string }>(
    "SELECT part::text AS part FROM growth.parts_of('ledger.move')",
  );
  return rows.map(({ part }) => part);
};

/** Every balance, now and as the accounts' snapshots and entries say. */
export const balancesOf = async ({ database }: OldBooks): Promise<unknown> => {
  const { rows } = await database.owner.query(
    `SELECT id, ledger.balance_of(id) AS now, ledger.balance_at(id, (SELECT max(id) FROM ledger.transfer)) AS then
       FROM ledger.account ORDER BY id`,
  );
  return rows;
};

export const archiveAll = (books: OldBooks, more: Partial<ArchiveDeps> = {}) =>
  archiveParts({ ...books.deps, ...more });
