import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLedger, gatewayAccount, memberMain } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import {
  asRole,
  type Cluster,
  createPool,
  findFreePort,
  migrate,
  type Pool,
  prepareRoles,
  startCluster,
} from '@pavilion/postgres';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal } from '../../apps/server/src/infra/seal.ts';
import { parseLsn, segmentAt } from '../../scripts/backup/wal.ts';
import { rootFolder } from '../../scripts/launcher/settings.ts';

/** `npm run backup` against the private server, whose files it copies itself: what it brings back, and what it refuses. */

const secret = 'a secret of thirty-two characters!';
const database = 'pavilion';
let folder: string;
let backups: string;
let cluster: Cluster;
let owner: Pool;

interface Said {
  readonly status: number | null;
  readonly text: string;
}

const backup = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Said => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/backup.ts', ...args], {
    cwd: rootFolder,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      // Compiled code is kept from command to command.
      NODE_COMPILE_CACHE: join(folder, 'cache'),
      PAVILION_DATA_DIR: join(folder, 'data'),
      BACKUP_FOLDER: backups,
      PAVILION_SECRET: secret,
      ...environment,
    },
  });
  return { status, text: `${stdout}${stderr}`.trim() };
};

/** A drill by what held of it: each part, and the words of those that did not. */
const drill = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const { status, text } = backup(['--drill', '--json', ...args], environment);
  const outcome: { parts: { name: string; ok: boolean; words: string }[] } = JSON.parse(text);
  const failed = outcome.parts.filter(({ ok }) => !ok);
  return { status, failed: Object.fromEntries(failed.map(({ name, words }) => [name, words])) };
};

const pay = async (url: string, key: string): Promise<void> => {
  const pool = createPool(url, { max: 1, role: 'pavilion_app' });
  const moves = [
    { from: gatewayAccount(1, 1, 'USD'), to: memberMain(1, 1, 'USD'), amountMinor: minor(1_000) },
  ];
  await createLedger(pool).post({ scope: 'drill', key, kind: 'deposit', reference: key, moves });
  await pool.end();
};
const keysIn = async (url: string): Promise<string[]> => {
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM ledger.transfer ORDER BY id');
  await pool.end();
  return rows.map(({ key }) => key);
};
const now = async (): Promise<string> =>
  (await owner.query<{ now: string }>('SELECT clock_timestamp()::text AS now')).rows[0]?.now ?? '';

/** The newest base backup's name with an ending: '' for its folder. */
const newestBase = (ending: '' | '.json'): string =>
  `${readdirSync(join(backups, 'base'))
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .at(-1)}${ending}`;

const openCluster = () => startCluster({ dataDir: join(folder, 'data', 'postgres') });

/** Between the two payments that come after the backup. */
let moment: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-drill-test-'));
  // The server's account must be able to enter: mkdtemp closes the folder to everybody else.
  chmodSync(folder, 0o755);
  backups = join(folder, 'backups');
  cluster = await openCluster();
  await cluster.ensureDatabase(database);
  await prepareRoles(cluster.url(database), join(rootFolder, 'database/roles.sql'));
  await migrate({
    url: asRole(cluster.url(database), 'pavilion_migrator'),
    folder: join(rootFolder, 'database/migrations'),
  });
  expect(backup([])).toMatchObject({ status: 1, text: expect.stringContaining('nothing is archived into') });
  expect(backup(['--archive'])).toMatchObject({
    status: 0,
    text: expect.stringContaining('from its next start on'),
  });
  await cluster.stop();
  cluster = await openCluster();
  owner = createPool(cluster.url(database), { max: 2 });
  await owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{USD}')`,
  );
  await owner.query(
    `INSERT INTO payment_gateway (id, code, adapter, base_url) VALUES (1, 'pay', 'sandbox', 'http://127.0.0.1:9')`,
  );
  await owner.query(
    `INSERT INTO gateway_key (key_id, gateway_code, secret_sealed) VALUES ('pay-1', 'pay', $1)`,
    [seal(secret, 'pay-1', 'open sesame')],
  );
  await pay(cluster.url(database), 'd1');
  expect(backup([])).toMatchObject({ status: 0, text: expect.stringContaining('read again and whole') });
  await pay(cluster.url(database), 'd2');
  moment = await now();
  await pay(cluster.url(database), 'd3');
});
afterAll(async () => {
  await owner?.end();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('recovery to a moment', () => {
  it("has what was posted before it and not what came after, and leaves the hall's archive alone", async () => {
    const pgdata = join(folder, 'rewound');
    const port = await findFreePort();
    // As much of the archive as leads beyond the moment.
    expect(backup([]).status).toBe(0);
    const said = backup(['--restore', backups, '--at', moment, '--into', pgdata, '--port', String(port)]);
    expect(said).toMatchObject({ status: 0, text: expect.stringContaining(`runs on 127.0.0.1:${port}`) });
    const restored = new URL(cluster.url(database));
    restored.port = String(port);
    try {
      expect(await keysIn(restored.href)).toEqual(['d1', 'd2']);
      expect(await keysIn(cluster.url(database))).toEqual(['d1', 'd2', 'd3']);
      const pool = createPool(restored.href, { max: 1 });
      expect((await pool.query('SHOW archive_mode')).rows).toEqual([{ archive_mode: 'off' }]);
      // What somebody with the disk in hand could do, whom no trigger holds.
      await pool.query('ALTER TABLE ledger.move DISABLE TRIGGER append_only');
      await pool.query(
        'UPDATE ledger.move SET to_after = to_after + 1 WHERE transfer_id = (SELECT min(id) FROM ledger.transfer)',
      );
      await pool.end();
    } finally {
      process.kill(Number(/process (\d+)/.exec(said.text)?.[1]), 'SIGINT');
    }
    await waitFor(() => !existsSync(join(pgdata, 'postmaster.pid')), { what: 'the end of the server' });
    // The same folder, as another tool would have restored it.
    const outcome = drill(['--restored', pgdata], { PAVILION_SECRET: secret.toUpperCase() });
    expect(outcome).toEqual({
      status: 1,
      failed: {
        ledger: expect.stringContaining("the restored ledger is not the hall's: transfers 1 to"),
        reconcile: expect.stringContaining('the books do not balance'),
        keys: expect.stringContaining(
          'PAVILION_SECRET is another one than the keys were sealed under: 1 of 1 stay closed',
        ),
      },
    });
  });

  it.each([
    ['before the first base backup', '2026-01-01 00:00:00+00', 'nothing before'],
    ['after the end of the archive', '2199-01-01 00:00:00+00', 'the archive ends at'],
    ['without a zone', '2026-01-01 00:00:00', 'a moment with its zone'],
  ])('refuses a moment %s', (_name, at, words) => {
    const said = backup(['--restore', backups, '--at', at, '--into', join(folder, 'never')]);
    expect(said).toEqual({ status: 1, text: expect.stringContaining(words) });
    expect(said.text.split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });

  it('refuses a folder with something in it', () => {
    const said = backup(['--restore', backups, '--into', join(folder, 'data')]);
    expect(said).toEqual({ status: 1, text: expect.stringContaining('is not empty') });
  });

  it('refuses a backup of a version of which no server is here', () => {
    const path = join(backups, 'base', newestBase('.json'));
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, before.replace(/"major": \d+/, '"major": 99'));
    const said = backup(['--restore', backups, '--into', join(folder, 'never')]);
    writeFileSync(path, before);
    expect(said).toEqual({ status: 1, text: expect.stringContaining('the backup is of PostgreSQL 99') });
  });
});

describe('the drill', () => {
  it('holds, and leaves nothing but word of it for an alarm', () => {
    const before = readdirSync(tmpdir()).filter(
      (name) => name.startsWith('pavilion-drill-') && !folder.endsWith(name),
    );
    expect(drill([])).toEqual({ status: 0, failed: {} });
    const after = readdirSync(tmpdir()).filter(
      (name) => name.startsWith('pavilion-drill-') && !folder.endsWith(name),
    );
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
    const outcome = JSON.parse(readFileSync(join(backups, 'last-drill.json'), 'utf8'));
    expect(outcome).toMatchObject({
      ok: true,
      rtoSeconds: expect.any(Number),
      rpoSeconds: expect.any(Number),
    });
    const metrics = readFileSync(join(backups, 'backup.prom'), 'utf8');
    const held = Math.floor(Date.parse(outcome.lastSuccessAt) / 1_000);
    expect(metrics).toContain(`\npavilion_backup_drill_last_success_timestamp_seconds ${held}\n`);
    expect(metrics).toMatch(/^pavilion_backup_last_success_timestamp_seconds [1-9]/m);
  });

  it('says that the secret is missing, in one line, and fails', () => {
    const outcome = drill([], {
      NODE_ENV: 'production',
      PAVILION_SECRET: '',
      DATABASE_URL: asRole(cluster.url(database), 'pavilion_app'),
    });
    expect(outcome).toEqual({ status: 1, failed: { keys: 'PAVILION_SECRET is missing' } });
    // The alarm goes by when one held last.
    expect(readFileSync(join(backups, 'backup.prom'), 'utf8')).toContain('\npavilion_backup_drill_ok 0\n');
  });

  it('fails where a byte of the backup was changed', () => {
    const path = join(backups, 'base', newestBase(''), 'global', 'pg_control');
    const bytes = readFileSync(path);
    const changed = Buffer.from(bytes);
    changed.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
    writeFileSync(path, changed);
    const words = expect.stringContaining('global/pg_control was changed');
    expect(drill([])).toEqual({ status: 1, failed: { restore: words } });
    expect(backup(['--verify'])).toEqual({ status: 1, text: words });
    writeFileSync(path, bytes);
  });

  it.each([
    ['is missing', (path: string) => renameSync(path, `${path}.away`), 'is missing in'],
    ['was changed', (path: string) => writeFileSync(path, Buffer.alloc(16 * 1024 * 1024)), 'was changed'],
  ])('fails where a segment of the log %s, and names it', (_name, harm, words) => {
    const { startLsn } = JSON.parse(readFileSync(join(backups, 'base', newestBase('.json')), 'utf8'));
    const segment = segmentAt(1, parseLsn(startLsn), 16 * 1024 * 1024);
    const path = join(backups, 'wal', segment);
    const bytes = readFileSync(path);
    harm(path);
    const said = backup(['--drill']);
    rmSync(`${path}.away`, { force: true });
    writeFileSync(path, bytes);
    expect(said.status).toBe(1);
    expect(said.text).toContain(`WAL segment ${segment}`);
    expect(said.text).toContain(words);
  });
});

it('keeps the newest backups with the log that they need, and never takes the last one away', () => {
  const before = readdirSync(join(backups, 'base')).filter((name) => name.endsWith('.json'));
  expect(before).toHaveLength(2);
  expect(backup(['--keep', '0']).status).toBe(1);
  expect(backup(['--keep', '1']).status).toBe(0);
  expect(readdirSync(join(backups, 'base')).filter((name) => before.includes(name))).toEqual([]);
  expect(backup(['--verify'])).toMatchObject({ status: 0, text: expect.stringMatching(/^✓ \S+: \d+ files/) });
  const { startLsn } = JSON.parse(readFileSync(join(backups, 'base', newestBase('.json')), 'utf8'));
  const first = segmentAt(1, parseLsn(startLsn), 16 * 1024 * 1024);
  expect(readdirSync(join(backups, 'wal')).filter((name) => name < first)).toEqual([]);
});
