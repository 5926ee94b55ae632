import type { Pool } from '@pavilion/postgres';
import { findFaultOutside } from './checkBytes.ts';
import type { ArchiveFolder } from './folder.ts';
import { countMoves, createRowsHash, isEmpty, type MoveRow, wholeOf } from './moveRows.ts';
import { openMovesFile } from './movesFile.ts';
import { type ArchivedPart, noteCheck } from './parts.ts';

interface Carried {
  total: bigint;
  running: bigint;
  entries: bigint;
}

/** What rows come to for each account. */
const countAccounts = () => {
  const accounts = new Map<bigint, Carried>();
  const touch = (id: bigint, minor: bigint, isRunning: boolean): void => {
    const account = accounts.get(id) ?? { total: 0n, running: 0n, entries: 0n };
    account.total += minor;
    account.entries += 1n;
    if (isRunning) account.running += 1n;
    accounts.set(id, account);
  };
  return {
    accounts,
    add: (rows: readonly MoveRow[]): void => {
      for (const row of rows) {
        const amount = wholeOf(row, 'amount_minor');
        touch(wholeOf(row, 'from_id'), -amount, !isEmpty(row, 'from_after'));
        touch(wholeOf(row, 'to_id'), amount, !isEmpty(row, 'to_after'));
      }
    },
  };
};

interface CarriedRow extends Carried {
  readonly account_id: bigint;
}

const accountsAtATime = 10_000;

/** The first account whose carried sums are not what the file comes to; undefined where all are. */
const compareCarried = async (
  pool: Pool,
  { high }: ArchivedPart,
  accounts: Map<bigint, Carried>,
): Promise<string | undefined> => {
  let after = 0n;
  let seen = 0;
  for (;;) {
    const { rows } = await pool.query<CarriedRow>({
      name: 'archive-carried',
      text: `SELECT c.account_id, c.entries, c.balance_minor - coalesce(b.balance_minor, 0) AS total,
                    c.version - coalesce(b.version, 0) AS running
               FROM ledger.carried c LEFT JOIN LATERAL (
                 SELECT balance_minor, version FROM ledger.carried
                  WHERE account_id = c.account_id AND through_transfer_id < $1
                  ORDER BY through_transfer_id DESC LIMIT 1) b ON true
              WHERE c.through_transfer_id = $1 AND c.account_id > $2 ORDER BY c.account_id LIMIT $3`,
      values: [high - 1n, after, accountsAtATime],
    });
    for (const { account_id, total, running, entries } of rows) {
      const found = accounts.get(account_id);
      if (found?.total !== total || found.running !== running || found.entries !== entries)
        return `carries ${total} in ${entries} entries for account ${account_id}, the file has ${found?.total ?? 0n} in ${found?.entries ?? 0n}`;
      after = account_id;
    }
    seen += rows.length;
    if (rows.length < accountsAtATime)
      return seen === accounts.size ? undefined : `carries ${seen} accounts, the file has ${accounts.size}`;
  }
};

/** What is wrong with a file whose bytes are those that were noted; undefined where nothing is. */
const findFaultInside = async (pool: Pool, part: ArchivedPart, path: string): Promise<string | undefined> => {
  const [hash, counter, counted] = [createRowsHash(), countMoves(), countAccounts()];
  const file = await openMovesFile(path);
  for (const { start, rows } of file.groups) {
    const read = await file.rows(start, start + rows);
    hash.add(read);
    counter.add(read);
    counted.add(read);
  }
  if (!hash.digest().equals(part.rows_sha256)) return 'holds other rows than were noted';
  const { rows, sums } = counter.sums();
  const noted = Object.entries(part.sums);
  const isSame = ([currency, sum]: (typeof noted)[number]): boolean =>
    sums[currency]?.rows === sum.rows && sums[currency]?.minor === sum.minor;
  if (rows !== part.rows || noted.length !== Object.keys(sums).length || !noted.every(isSame))
    return 'comes to other sums than were noted';
  return part.carried_at === null ? undefined : compareCarried(pool, part, counted.accounts);
};

/**
 * Reads the file of a part from end to end, compares its sums with what is carried, and takes down how it was found. Answers
 * what is wrong, null where nothing is.
 */
export const verifyPart = async (
  { pool, folder }: { readonly pool: Pool; readonly folder: ArchiveFolder },
  part: ArchivedPart,
): Promise<string | null> => {
  const path = folder.pathOf(part.file);
  const wrong = (await findFaultOutside(part, path)) ?? (await findFaultInside(pool, part, path));
  const fault = wrong === undefined ? null : `${part.file} ${wrong}`;
  await noteCheck(pool, part, fault);
  return fault;
};
