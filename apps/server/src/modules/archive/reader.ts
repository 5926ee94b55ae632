import { fork } from 'node:child_process';
import { postingKinds } from '@pavilion/contract/records';
import type { AccountRef, HistoryEntry, PostingKind } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import type { Pool } from '@pavilion/postgres';
import { z } from 'zod';
import { createGate } from '../../infra/gate.ts';
import type { EntriesWish, FoundEntries, FoundEntry } from './findEntries.ts';
import type { GainsWish } from './findGains.ts';
import { type ArchiveFolder, openArchiveFolder } from './folder.ts';
import { relation } from './parts.ts';

/** The archive cannot be read now: its folder is not told, a file is not there or not what it was, or it took too long. */
export class ArchiveUnreadable extends Error {
  override readonly name = 'ArchiveUnreadable';
}

export interface ArchivedQuery {
  readonly account: AccountRef;
  /** `nextCursor` of the page before; from the newest archived entry on unless told. */
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly kinds?: readonly PostingKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** As an entry of the books, of a transfer that can no longer be spoken of to the ledger. */
export type ArchivedEntry = Omit<HistoryEntry, 'transferId'> & { readonly transferId: bigint };

export interface ArchivedPage {
  /** Newest first. May be fewer than asked for, or none, though there are more. */
  readonly entries: readonly ArchivedEntry[];
  readonly nextCursor: string | null;
}

export interface ArchiveReader {
  /** Whether an account has entries in the archive, in files that reach to a moment. */
  readonly knows: (account: AccountRef, from?: Date) => Promise<boolean>;
  /**
   * Archived entries of an account. Throws `RangeError` for a cursor that is none, `ArchiveUnreadable`, and a `Refusal` with
   * HTTP 429 while too many wait.
   */
  readonly read: (query: ArchivedQuery) => Promise<ArchivedPage>;
  /**
   * What a site's accounts of a purpose gained in the archive on some days, by currency; empty where those days are not there.
   * Throws `ArchiveUnreadable`, also where there is too much to be read in time, and a `Refusal` with HTTP 429.
   */
  readonly gains: (query: GainsQuery) => Promise<ReadonlyMap<string, bigint>>;
}

export interface GainsQuery {
  readonly siteId: number;
  readonly ownerKind: 'provider' | 'site';
  readonly purpose: 'house' | 'promotion';
  /** Days of the site, by its clock; both belong to the span. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

export type ArchiveQuestion =
  | ({ readonly ask: 'entries' } & EntriesWish)
  | ({ readonly ask: 'gains' } & GainsWish);

/** Files are looked into by one process at a time; so many wait for their turn. */
const waitingMax = 8;
/** After this no further group is looked into. */
const lookMs = 8_000;
/** Sums that take longer are refused. */
const gainsMs = 20_000;
/** After this the process is ended, whatever it is at. */
const killMs = 30_000;
const memoryMegabytes = 512;
const beyondNewest = 2n ** 62n;
const cursorPattern = /^a([0-9]{1,19})\.([0-9]{1,10})$/;

/** Whether a cursor leads into the archive. */
export const isArchiveCursor = (cursor: string | undefined): boolean => cursor?.startsWith('a') === true;
/** The cursor of the newest archived entry. */
export const archiveBegin = `a${beyondNewest}.0`;

const answerSchema = z.union([z.object({ found: z.unknown() }), z.object({ error: z.string() })]);
const entriesSchema = z.custom<FoundEntries>((found) => typeof found === 'object' && found !== null);
const gainsSchema = z.map(z.bigint(), z.bigint());

/** Asks a process of its own, with bounds of time and memory: what a file holds must not hold up a call. */
const ask = (question: ArchiveQuestion): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./readProcess.ts', import.meta.url), {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMegabytes}`],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), killMs);
    child.once('message', (message) => {
      const answer = answerSchema.parse(message);
      if ('error' in answer) reject(new ArchiveUnreadable(answer.error));
      else resolve(answer.found);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new ArchiveUnreadable('the process that reads the archive ended'));
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new ArchiveUnreadable(error.message));
    });
    child.send(question);
  });

const dateOf = (micros: bigint): Date => new Date(Number(micros / 1_000n));
const microsOf = (date: Date | undefined): bigint | null =>
  date === undefined ? null : BigInt(date.getTime()) * 1_000n;
const metaSchema = z.record(z.string(), z.unknown());

const present = (entry: FoundEntry): ArchivedEntry => ({
  transferId: entry.transferId,
  leg: entry.leg,
  kind: z.enum(postingKinds).parse(entry.kind),
  reference: entry.reference,
  reason: entry.reason,
  actor: entry.actor,
  meta: entry.meta === null ? null : metaSchema.parse(JSON.parse(entry.meta)),
  amountMinor: minor(entry.amountMinor),
  balanceAfterMinor: entry.balanceAfterMinor === null ? null : minor(entry.balanceAfterMinor),
  occurredAt: dateOf(entry.occurredAt),
  postedAt: dateOf(entry.createdAt),
});

interface FileRow {
  readonly account_id: bigint;
  readonly file: string;
  readonly first_id: bigint;
  readonly last_id: bigint;
  readonly last_at: Date | null;
}

/** The files in which an account has entries, the newest first. */
const filesOf = async (pool: Pool, account: AccountRef): Promise<readonly FileRow[]> => {
  const { rows } = await pool.query<FileRow>({
    name: 'archive-files',
    text: `SELECT c.account_id, p.file, c.first_transfer_id AS first_id, c.last_transfer_id AS last_id, p.last_at
             FROM ledger.account a JOIN ledger.carried c ON c.account_id = a.id
             JOIN archive.part p ON p.relation = $7 AND p.high = c.through_transfer_id + 1
            WHERE a.site_id = $1 AND a.owner_kind = $2 AND a.owner_id = $3 AND a.purpose = $4 AND a.counterparty_id = $5
              AND a.currency = $6
            ORDER BY p.low DESC`,
    values: [
      account.siteId,
      account.ownerKind,
      account.ownerId,
      account.purpose,
      account.counterpartyId,
      account.currency,
      relation,
    ],
  });
  return rows;
};

interface GainsRow {
  readonly from_at: bigint;
  readonly to_at: bigint;
  readonly accounts: readonly { readonly id: string; readonly currency: string }[] | null;
  readonly files: readonly string[] | null;
}

/** Where the entries of a site's accounts on some days lie. */
const placesOfGains = async (pool: Pool, query: GainsQuery): Promise<GainsRow | undefined> => {
  const { siteId, ownerKind, purpose, from, to, timeZone } = query;
  const { rows } = await pool.query<GainsRow>({
    name: 'archive-gains',
    text: `WITH span AS (
             SELECT $4::date::timestamp AT TIME ZONE $6 AS begins, ($5::date + 1)::timestamp AT TIME ZONE $6 AS ends
           )
           SELECT (extract(epoch FROM begins) * 1000000)::bigint AS from_at,
                  (extract(epoch FROM ends) * 1000000)::bigint AS to_at,
                  (SELECT json_agg(json_build_object('id', id::text, 'currency', currency)) FROM ledger.account
                    WHERE site_id = $1 AND owner_kind = $2 AND purpose = $3
                      AND owner_id = ANY (CASE $2 WHEN 'site' THEN ARRAY[$1] ELSE ARRAY(SELECT gp_id FROM provider) END)) AS accounts,
                  (SELECT array_agg(file ORDER BY low) FROM archive.part
                    WHERE relation = $7 AND carried_at IS NOT NULL AND last_at >= begins AND first_at < ends) AS files
             FROM span`,
    values: [siteId, ownerKind, purpose, from, to, timeZone, relation],
  });
  return rows[0];
};

const placeOf = (cursor: string | undefined): EntriesWish['before'] => {
  const [, id, leg] = cursorPattern.exec(cursor ?? archiveBegin) ?? [];
  if (id === undefined || leg === undefined) throw new RangeError('not a cursor of the archive');
  return { transferId: BigInt(id), leg: Number(leg) };
};

/** Reads what was taken out of the books into files. Without a folder it knows what there is and can read none of it. */
export const createArchiveReader = (pool: Pool, path: string | undefined): ArchiveReader => {
  const folder: ArchiveFolder | undefined = path === undefined ? undefined : openArchiveFolder(path);
  const gate = createGate(1, waitingMax);
  return {
    knows: async (account, from) =>
      (await filesOf(pool, account)).some(
        ({ last_at }) => from === undefined || (last_at !== null && last_at >= from),
      ),
    read: async ({ account, cursor, limit, kinds, from, to }) => {
      const before = placeOf(cursor);
      const files = await filesOf(pool, account);
      const [first] = files;
      if (first === undefined) return { entries: [], nextCursor: null };
      if (folder === undefined) throw new ArchiveUnreadable('ARCHIVE_FOLDER is not told');
      const answered = await gate(() =>
        ask({
          ask: 'entries',
          files: files.map(({ file, first_id, last_id }) => ({
            path: folder.pathOf(file),
            firstId: first_id,
            lastId: last_id,
          })),
          accountId: first.account_id,
          before,
          limit,
          kinds: kinds ?? null,
          from: microsOf(from),
          to: microsOf(to),
          withinMs: lookMs,
        }),
      );
      const found = entriesSchema.parse(answered);
      return {
        entries: found.entries.map(present),
        nextCursor: found.next === null ? null : `a${found.next.transferId}.${found.next.leg}`,
      };
    },
    gains: async (query) => {
      const places = await placesOfGains(pool, query);
      const [files, accounts] = [places?.files ?? [], places?.accounts ?? []];
      if (places === undefined || files.length === 0 || accounts.length === 0) return new Map();
      if (folder === undefined) throw new ArchiveUnreadable('ARCHIVE_FOLDER is not told');
      const answered = await gate(() =>
        ask({
          ask: 'gains',
          files: files.map((file) => folder.pathOf(file)),
          accountIds: accounts.map(({ id }) => BigInt(id)),
          from: places.from_at,
          to: places.to_at,
          withinMs: gainsMs,
        }),
      );
      const gained = gainsSchema.parse(answered);
      const byCurrency = new Map<string, bigint>();
      for (const { id, currency } of accounts)
        byCurrency.set(currency, (byCurrency.get(currency) ?? 0n) + (gained.get(BigInt(id)) ?? 0n));
      return byCurrency;
    },
  };
};
