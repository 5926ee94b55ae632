import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLedger, gatewayAccount, memberMain, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createPool, findFreePort, findServerAccount, migrate } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { requirePostgresTools } from '../../scripts/postgresTools.ts';

/** The commands of docs/guides/backup.md, run as they stand there against PostgreSQL servers of the test's own. */

const guide = readFileSync(join(rootFolder, 'docs/guides/backup.md'), 'utf8');
const { spawnAs } = findServerAccount();
const superuser = 'postgres';
const database = 'pavilion';

let folder: string;
let old: Server;
const running: Server[] = [];

/** Runs a script of a shell as the server's account, which stops at the first command that fails; throws with what it said. */
const run = (script: string, environment: Readonly<Record<string, string>> = {}): void => {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], {
    ...spawnAs,
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${requirePostgresTools()}:${process.env.PATH}`,
      BACKUP: folderOf('backup'),
      LC_ALL: 'C',
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
};
/** The same as whoever runs the tests, in production's environment: commands of the hall. */
const runHall = (script: string, environment: Readonly<Record<string, string>> = {}): string => {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], {
    cwd: rootFolder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: folderOf('cache'),
      POSTGRES_BIN: requirePostgresTools(),
      BACKUP: folderOf('backup'),
      DATABASE_URL: old.url(database, 'pavilion_app'),
      BACKUP_DATABASE_URL: old.url(database, 'pavilion_backup'),
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`${script}\n${stdout}${stderr}`);
  return stdout;
};
/** A block of the guide by its name. */
const command = (name: string): string => {
  const found = guide.split(new RegExp(`\`\`\`(?:sh|sql) ${name}\\n`))[1]?.split('\n```')[0];
  if (found === undefined) throw new Error(`the guide has no commands called ${name}`);
  return found;
};
const folderOf = (name: string): string => join(folder, name);
const makeFolder = (name: string): string => {
  mkdirSync(folderOf(name));
  if (spawnAs.uid !== undefined && spawnAs.gid !== undefined)
    chownSync(folderOf(name), spawnAs.uid, spawnAs.gid);
  chmodSync(folderOf(name), 0o700);
  return folderOf(name);
};

const timeOf = async ({ url }: Server): Promise<string> => {
  const pool = createPool(url('postgres'), { max: 1 });
  const { rows } = await pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
  await pool.end();
  return rows[0]?.now ?? '';
};

interface Server {
  readonly data: string;
  readonly port: number;
  /** A database of it, as the superuser unless told. */
  readonly url: (database: string, role?: string) => string;
}

const newServer = async (name: string): Promise<Server> => {
  const port = await findFreePort();
  return {
    data: makeFolder(name),
    port,
    url: (name, role = superuser) => `postgres://${role}@127.0.0.1:${port}/${name}`,
  };
};
const initialise = ({ data }: Server): void =>
  run(`initdb --pgdata="${data}" --username=${superuser} --auth=trust --encoding=UTF8 --no-sync`);
const start = (server: Server): void => {
  const options = `-p ${server.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  run(`pg_ctl --pgdata="${server.data}" --log="${server.data}.log" --options="${options}" --wait start`);
  running.push(server);
};
const stop = (server: Server, mode: 'fast' | 'immediate'): void => {
  running.splice(running.indexOf(server), 1);
  run(`pg_ctl --pgdata="${server.data}" --mode=${mode} --wait stop`);
};

const migrateAs = ({ url }: Server) =>
  migrate({ url: url(database, 'pavilion_migrator'), folder: join(rootFolder, 'database/migrations') });
/** `npm run reconcile` as the guide has it: what it says, and whether it is content. */
const reconcileBy = ({ url }: Server) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/reconcile.ts'], {
    cwd: rootFolder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: url(database, 'pavilion_app'),
      PAVILION_SECRET: 'a secret of thirty-two characters!',
    },
  });
  return { status, balances: stdout.includes('The books balance') };
};

/** Pays into accounts of members, by which the books of different moments are told apart. */
const moveMoney = async ({ url }: Server, keys: readonly string[]): Promise<void> => {
  const pool = createPool(url(database, 'pavilion_app'), { max: 2 });
  const ledger = createLedger(pool);
  for (const [at, key] of keys.entries()) {
    const moves = [
      { from: gatewayAccount(1, 1, 'USD'), to: memberMain(1, at + 1, 'USD'), amountMinor: minor(1_000) },
    ];
    await ledger.post({ scope: 'backup', key, kind: 'deposit', reference: key, moves });
  }
  await pool.end();
};
/** What the books hold, and what is wrong with them. */
const booksOf = async ({ url }: Server) => {
  const pool = createPool(url(database, 'pavilion_app'), { max: 2 });
  const { differences, totals } = await reconcile(pool);
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM ledger.transfer ORDER BY id');
  await pool.end();
  return { differences, moved: totals.map(({ movedMinor }) => movedMinor), keys: rows.map(({ key }) => key) };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-backup-'));
  if (spawnAs.uid !== undefined && spawnAs.gid !== undefined) chownSync(folder, spawnAs.uid, spawnAs.gid);
  makeFolder('backup');
  old = await newServer('old');
  initialise(old);
  start(old);
  run('createdb --maintenance-db="$SERVER_URL" --template=template0 "$NAME"', {
    SERVER_URL: old.url('postgres'),
    NAME: database,
  });
  run('psql --dbname="$HALL_URL" --quiet --set=ON_ERROR_STOP=1 < "$ROLES"', {
    HALL_URL: old.url(database),
    ROLES: join(rootFolder, 'database/roles.sql'),
  });
  await migrateAs(old);
  runHall(command('archive'), { BACKUP_DATABASE_URL: old.url(database) });
  stop(old, 'fast');
  start(old);
  run('psql --dbname="$HALL_URL" --quiet --set=ON_ERROR_STOP=1 --command="$ROLE"', {
    HALL_URL: old.url(database),
    ROLE: command('role'),
  });
});
afterAll(() => {
  for (const server of [...running]) stop(server, 'immediate');
  rmSync(folder, { recursive: true, force: true });
});

describe('after the loss of the server', { timeout: 120_000 }, () => {
  const before = ['d1', 'd2', 'd3'];
  const after = ['d4', 'd5'];
  /** Between the two that came after the backup. */
  let moment = '';

  beforeAll(async () => {
    await moveMoney(old, before);
    const urls = { SERVER_URL: old.url('postgres'), HALL_URL: old.url(database) };
    run(command('dump'), urls);
    expect(runHall(command('base'))).toContain('by pg_basebackup, read again and whole');
    for (const key of after) {
      moment = await timeOf(old);
      await moveMoney(old, [key]);
    }
    // What came after the base backup reaches the archive as the next one is taken; the lost server was in the midst of it.
    expect(runHall(command('base'))).toContain('read again and whole');
    expect(runHall(command('verify'))).toMatch(/^✓ /m);
    expect(runHall(command('drill'))).toContain('The drill held.');
    // Without a last word, as a machine that burns.
    stop(old, 'immediate');
    rmSync(old.data, { recursive: true });
  });

  it('the dump brings back what was there when it was taken, and the books balance', async () => {
    const fresh = await newServer('fresh');
    initialise(fresh);
    start(fresh);
    run(command('restore-dump'), { NEW_SERVER_URL: fresh.url('postgres') });
    expect(await booksOf(fresh)).toEqual({ differences: [], moved: [3_000n], keys: before });
    expect(reconcileBy(fresh)).toEqual({ status: 0, balances: true });
    // Grants and functions came along: the hall's role goes on where the dump ended, and nothing is to be migrated.
    expect(await migrateAs(fresh)).toEqual([]);
    await moveMoney(fresh, [...before, 'd6']);
    expect(await booksOf(fresh)).toEqual({ differences: [], moved: [4_000n], keys: [...before, 'd6'] });
  });

  /** A server on a folder that was recovered. */
  const recover = async (name: string, block: string): Promise<Server> => {
    const fresh = await newServer(name);
    runHall(command(block), { NEW_PGDATA: fresh.data, MOMENT: moment });
    start(fresh);
    return fresh;
  };

  it('the base backup brings back the moment before a mistake, and the books balance', async () => {
    const fresh = await recover('rewound', 'restore-moment');
    expect(await booksOf(fresh)).toEqual({ differences: [], moved: [4_000n], keys: [...before, 'd4'] });
    expect(reconcileBy(fresh)).toEqual({ status: 0, balances: true });
    await moveMoney(fresh, ['d8']);
    expect((await booksOf(fresh)).keys).toEqual([...before, 'd4', 'd8']);
  });

  it('the base backup brings back everything that was archived, and the books balance', async () => {
    const fresh = await recover('recovered', 'restore-base');
    expect(await booksOf(fresh)).toEqual({ differences: [], moved: [5_000n], keys: [...before, ...after] });
    expect(reconcileBy(fresh)).toEqual({ status: 0, balances: true });
    await moveMoney(fresh, [...before, ...after, 'd7']);
    expect((await booksOf(fresh)).moved).toEqual([6_000n]);
  });
});
