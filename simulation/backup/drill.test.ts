import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLedger, gatewayAccount, markHorizon, memberMain } from '@pavilion/ledger';
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seal } from '../../apps/server/src/infra/seal.ts';
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

const openCluster = () => startCluster({ dataDir: join(folder, 'data', 'postgres') });

/** Between the two payments that come after the backup. */
let moment: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-drill-test-'));
  cluster = await openCluster();
  await cluster.ensureDatabase(database);
  await prepareRoles(cluster.url(database), join(rootFolder, 'database/roles.sql'));
  await migrate({
    url: asRole(cluster.url(database), 'pavilion_migrator'),
    folder: join(rootFolder, 'database/migrations'),
  });
  // The server's account must reach it, which it reaches the cluster's own folder by as well.
  backups = mkdtempSync(join('/var/tmp', 'pavilion-backups-'));
  rmSync(backups, { recursive: true });
  expect(backup([]).text).toMatch(/did not come into|archive/);
  expect(backup(['--archive'])).toMatchObject({ status: 0, text: expect.stringContaining('from its next start on') });
  await cluster.stop();
  cluster = await openCluster();
  owner = createPool(cluster.url(database), { max: 2 });
  await owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{USD}')`,
  );
  await owner.query(`INSERT INTO payment_gateway (code, name, origin) VALUES ('pay', '{}', 'http://127.0.0.1')`);
  await owner.query(`INSERT INTO gateway_key (key_id, gateway_code, secret_sealed) VALUES ('pay-1', 'pay', $1)`, [
    seal(secret, 'pay-1', 'open sesame'),
  ]);
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
  rmSync(backups, { recursive: true, force: true });
});
