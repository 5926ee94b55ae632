import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createPool,
  findFreePort,
  findServerAccount,
  type Pool,
  type ServedFolder,
  serveFolder,
} from '@pavilion/postgres';
import { openSealedKeys } from '../../apps/server/src/infra/openSealedKeys.ts';
import { differencesOfReports, gatherReports } from '../../apps/server/src/modules/reports/index.ts';
import { verifyTrace } from '../../apps/server/src/modules/trace/index.ts';
import { sealingSecret } from '../launcher/secrets.ts';
import { LaunchError } from '../launcher/settings.ts';
import { proveBooks } from '../proveBooks.ts';
import { compareLedgers } from './compareLedgers.ts';
import type { Drill } from './outcome.ts';
import {
  layBase,
  majorOfData,
  makeScratch,
  type Plan,
  recover,
  requireServer,
  type Scratch,
} from './recover.ts';

type Part = Drill['parts'][number];

export interface DrillOptions {
  /** The hall that runs, as its own role. */
  readonly hall: Pool;
  readonly database: string;
  readonly dataDir: string;
  /** What to restore, or a data folder that another tool has restored and that is started where it is. */
  readonly from: Plan | { readonly restored: string };
  /** Told of every part as it ends. */
  readonly say: (part: Part) => void;
}

/** Settings of a server whose data are thrown away. */
const disposable = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
} as const;

const one = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const proveThatBooksBalance = async (restored: Pool): Promise<string> => {
  const { differences, totals } = await proveBooks(restored);
  const [first] = differences;
  if (first !== undefined)
    throw new LaunchError(
      `the books do not balance, ${one(differences.length, 'difference')}: ${first.subject}, ${first.rule.replaceAll('_', ' ')}, expected ${first.expected}, found ${first.actual}`,
    );
  return `the books balance: ${totals.reduce((sum, { entries }) => sum + entries, 0n)} entries`;
};

const proveTrace = async (restored: Pool): Promise<string> => {
  const chains = await verifyTrace(restored);
  const bad = chains.find(({ firstBad }) => firstBad !== null);
  if (bad !== undefined)
    throw new LaunchError(
      `the trace of ${bad.chain === 0 ? 'the installation' : `site ${bad.chain}`} does not hold from line ${bad.firstBad?.number} on`,
    );
  return `the trace holds: ${one(
    chains.reduce((sum, { lines }) => sum + lines, 0),
    'line',
  )}`;
};

const proveReports = async (restored: Pool): Promise<string> => {
  await gatherReports(restored);
  const differences = await differencesOfReports(restored);
  if (differences[0] !== undefined)
    throw new LaunchError(
      `${one(differences.length, 'sum')} of reports differ from the ledger, first: ${differences[0].subject}`,
    );
  return 'the sums of reports are those of the ledger';
};

const proveLedger = async (restored: Pool, hall: Pool): Promise<string> => {
  const { horizon, hash, beyond } = await compareLedgers(restored, hall);
  return `the same ledger as the hall's up to horizon ${horizon}, ${hash.slice(0, 16)}, and ${one(beyond, 'transfer')} beyond it`;
};

const proveKeys = async (restored: Pool, dataDir: string): Promise<string> => {
  const { keys, closed } = await openSealedKeys(restored, sealingSecret(dataDir));
  if (closed.length > 0)
    throw new LaunchError(
      `PAVILION_SECRET is another one than the keys were sealed under: ${closed.length} of ${keys} stay closed, ${closed[0]} first`,
    );
  if (keys === 0) return 'PAVILION_SECRET is there, and no key is sealed yet';
  return `PAVILION_SECRET opens ${keys === 1 ? 'the one sealed key' : `all ${keys} sealed keys`}`;
};

/** Runs the parts one after the other; what fails is told and kept, and the next one runs. */
const createParts = (say: (part: Part) => void) => {
  const parts: Part[] = [];
  const run = async <T>(
    name: string,
    work: () => Promise<T>,
    words: (result: T) => string,
  ): Promise<T | undefined> => {
    const from = performance.now();
    const note = (ok: boolean, said: string): void => {
      const part = { name, ok, words: said, ms: Math.round(performance.now() - from) };
      parts.push(part);
      say(part);
    };
    try {
      const result = await work();
      note(true, words(result));
      return result;
    } catch (error) {
      // A fault of the data shows as an error of the database as well: a page whose checksum is wrong, an index that lies.
      note(false, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      return undefined;
    }
  };
  return { parts, run };
};

const startRestored = async (pgdata: string, port: number, scratch: Scratch): Promise<ServedFolder> => {
  const account = findServerAccount();
  const program = requireServer(majorOfData(pgdata), account);
  if (existsSync(join(pgdata, 'postmaster.pid')))
    throw new LaunchError(
      `a server runs on ${pgdata}, or ended without a word: the drill takes a folder of its own`,
    );
  return serveFolder({ program, account, pgdata, port, logPath: scratch.log, settings: scratch.settings });
};

interface Ground {
  readonly scratch: string;
  readonly port: number;
}

const bringUp = async ({ from }: DrillOptions, { scratch: path, port }: Ground): Promise<ServedFolder> => {
  const account = findServerAccount();
  const scratch = makeScratch(join(path, 'run'), account);
  if ('restored' in from) return startRestored(from.restored, port, scratch);
  const pgdata = join(path, 'pgdata');
  await layBase(from, pgdata, account);
  const settings = { ...scratch.settings, ...disposable };
  return recover(from, { pgdata, port, scratch: { ...scratch, settings }, account });
};

const lastTransactionOf = async (restored: Pool): Promise<Date | null> => {
  const { rows } = await restored.query<{ at: Date | null }>('SELECT pg_last_xact_replay_timestamp() AS at');
  return rows[0]?.at ?? null;
};

const seconds = (ms: number): number => Math.round(ms / 100) / 10;

/**
 * Restores into a second server, proves what came back, and takes the server and its folder away again. Never throws for
 * what a drill is there to find: that is a part that did not hold.
 */
export const runDrill = async (options: DrillOptions, lastSuccessAt: string | null): Promise<Drill> => {
  const { hall, database, dataDir, from } = options;
  const { parts, run } = createParts(options.say);
  const startedAt = new Date();
  const path = mkdtempSync(join(tmpdir(), 'pavilion-drill-'));
  // The server's account goes through it to the folders that are its own.
  chmodSync(path, 0o711);
  let rtoMs: number | null = null;
  let last: Date | null = null;
  const port = await findFreePort();
  const served = await run(
    'restore',
    async () => {
      const server = await bringUp(options, { scratch: path, port });
      rtoMs = Date.now() - startedAt.getTime();
      return server;
    },
    () =>
      'restored' in from
        ? `${from.restored} is up`
        : `base backup ${from.base.name} and ${one(from.reach.segments.length, 'WAL segment')} of its archive`,
  );
  try {
    if (served !== undefined) {
      const url = `postgres://pavilion_app@/${encodeURIComponent(database)}?host=${encodeURIComponent(join(path, 'run'))}&port=${port}`;
      const restored = createPool(url, { max: 2, applicationName: 'pavilion-drill' });
      try {
        const said = (words: string): string => words;
        last = await lastTransactionOf(restored).catch(() => null);
        // Before what writes: reconciling marks a horizon of the restored server's own.
        await run('ledger', () => proveLedger(restored, hall), said);
        await run('reconcile', () => proveThatBooksBalance(restored), said);
        await run('trace', () => proveTrace(restored), said);
        await run('reports', () => proveReports(restored), said);
        await run('keys', () => proveKeys(restored, dataDir), said);
      } finally {
        await restored.end();
      }
    }
  } finally {
    await served?.stop();
    rmSync(path, { recursive: true, force: true });
  }
  const ok = parts.every((part) => part.ok);
  const isNewest = 'restored' in from || from.at === undefined;
  return {
    ok,
    startedAt: startedAt.toISOString(),
    base: 'restored' in from ? null : from.base.name,
    at: 'restored' in from ? null : (from.at?.text ?? null),
    parts,
    rtoSeconds: rtoMs === null ? null : seconds(rtoMs),
    // The archive goes on to grow while it is copied from: the age counts from when the server was up.
    rpoSeconds:
      isNewest && last !== null && rtoMs !== null
        ? seconds(startedAt.getTime() + rtoMs - last.getTime())
        : null,
    lastTransactionAt: last?.toISOString() ?? null,
    lastSuccessAt: ok ? startedAt.toISOString() : lastSuccessAt,
  };
};
