import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readState } from './clusterFolder.ts';
import { isAlive } from './processState.ts';
import { type Cluster, startCluster } from './startCluster.ts';

const holder = fileURLToPath(new URL('holdCluster.fixture.ts', import.meta.url));

let dataDir = '';
let clusters: Cluster[] = [];
let holders: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pavilion-cluster-'));
  // The server's account must be able to enter: mkdtemp closes the folder to everybody else.
  chmodSync(dataDir, 0o755);
  clusters = [];
  holders = [];
});

afterEach(async () => {
  await Promise.all(
    holders.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      // As long as it lives, it owns the cluster.
      await once(child, 'exit');
    }),
  );
  for (const cluster of clusters) await cluster.stop();
  // A killed holder leaves its server behind, as it should: adopt it to stop it.
  if (holders.length > 0) await (await startCluster({ dataDir })).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (options: { whenOwned?: 'refuse' | 'attach' } = {}): Promise<Cluster> => {
  const cluster = await startCluster({ dataDir, ...options });
  clusters.push(cluster);
  return cluster;
};

const run = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const isHeld = (value: unknown): value is { pid: number; url: string } =>
  typeof value === 'object' && value !== null && 'pid' in value && 'url' in value;

/** A process of its own that owns the cluster. */
const holdElsewhere = async (): Promise<{ parent: ChildProcess; pid: number; url: string }> => {
  const parent = spawn(process.execPath, [holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  holders.push(parent);
  for await (const line of createInterface({ input: parent.stdout })) {
    const held: unknown = JSON.parse(line);
    if (isHeld(held)) return { parent, pid: held.pid, url: held.url };
  }
  throw new Error('the holder ended without a cluster');
};

const kill = async (parent: ChildProcess): Promise<void> => {
  const exited = once(parent, 'exit');
  parent.kill('SIGKILL');
  await exited;
};

test('data written before a stop are there after the next start, on the same port', async () => {
  const first = await start();
  await first.ensureDatabase('hall');
  await first.ensureDatabase('hall');
  await run(first.url('hall'), 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start();
  expect(second.origin).toBe('started');
  expect(second.port).toBe(first.port);
  expect(await run(second.url('hall'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('the server is durable, listens on loopback only and asks for the password that only the owner can read', async () => {
  const cluster = await start();
  expect(
    await run(
      cluster.url('postgres'),
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories') ORDER BY name`,
    ),
  ).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'unix_socket_directories', setting: '' },
  ]);
  expect(statSync(join(dataDir, 'cluster.json')).mode & 0o777).toBe(0o600);
  const wrong = new URL(cluster.url('postgres'));
  wrong.password = 'guess';
  await expect(run(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
});

test('a server left behind by a killed parent is adopted, and stopped when its adopter stops', async () => {
  const { parent, pid, url } = await holdElsewhere();
  await run(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await kill(parent);
  expect(isAlive(pid)).toBe(true);
  const cluster = await start();
  expect(cluster.origin).toBe('adopted');
  expect(cluster.pid).toBe(pid);
  expect(await run(cluster.url('postgres'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  await cluster.stop();
  expect(isAlive(pid)).toBe(false);
});

test('after the parent and the server were both killed, the next start recovers what was committed', async () => {
  const { parent, pid, url } = await holdElsewhere();
  await run(url, 'CREATE TABLE kept (answer int)');
  await run(url, 'INSERT INTO kept VALUES (42)');
  process.kill(pid, 'SIGKILL');
  await kill(parent);
  const cluster = await start();
  expect(cluster.origin).toBe('started');
  expect(await run(cluster.url('postgres'), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
});

test('a cluster with a living owner is refused by name, or attached to without stopping it', async () => {
  const { parent, pid } = await holdElsewhere();
  await expect(start()).rejects.toMatchObject({
    reason: 'in_use',
    message: expect.stringContaining(String(parent.pid)),
  });
  const attached = await start({ whenOwned: 'attach' });
  expect(attached.origin).toBe('attached');
  expect(attached.pid).toBe(pid);
  await attached.stop();
  expect(isAlive(pid)).toBe(true);
});

test('a pid file that names a living stranger does not keep the server from starting', async () => {
  const first = await start();
  await first.stop();
  const pgdata = join(readState(dataDir)?.home ?? '', 'pgdata');
  writeFileSync(
    join(pgdata, 'postmaster.pid'),
    `1\n${pgdata}\n0\n${first.port}\n\n127.0.0.1\n         0         0\nready\n`,
  );
  const second = await start();
  expect(await run(second.url('postgres'), 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
});

test('a port taken meanwhile is given up for a free one', async () => {
  const first = await start();
  await first.stop();
  const squatter: Server = createServer().listen(first.port, '127.0.0.1');
  await once(squatter, 'listening');
  try {
    const second = await start();
    expect(second.port).not.toBe(first.port);
    expect(await run(second.url('postgres'), 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  } finally {
    squatter.close();
  }
});

test('an initialisation cut short is begun again', async () => {
  const partial = join(dataDir, 'pgdata.new');
  mkdirSync(partial);
  writeFileSync(join(partial, 'PG_VERSION'), '18\n');
  const cluster = await start();
  expect(await run(cluster.url('postgres'), 'SELECT 1 AS up')).toEqual([{ up: 1 }]);
  expect(existsSync(partial)).toBe(false);
});

test('a server that cannot start says why in one line', async () => {
  const first = await start();
  await first.stop();
  const config = join(readState(dataDir)?.home ?? '', 'pgdata', 'postgresql.conf');
  writeFileSync(config, `${readFileSync(config, 'utf8')}\nno_such_setting = on\n`);
  const refusal = start();
  await expect(refusal).rejects.toThrow(/did not start: .+/);
  await expect(refusal).rejects.not.toThrow(/\n/);
  expect(existsSync(join(dataDir, 'owner'))).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'as root, a folder closed to the account of the server gets its files elsewhere, and says so',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'pavilion-closed-'));
    const lines: string[] = [];
    const cluster = await startCluster({ dataDir: join(closed, 'db'), say: (line) => lines.push(line) });
    try {
      const home = readState(join(closed, 'db'))?.home ?? '';
      expect(home).toMatch(/^\/var\/lib\/pavilion\//);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(home);
      expect(await run(cluster.url('postgres'), 'SHOW data_directory')).toEqual([
        { data_directory: join(home, 'pgdata') },
      ]);
      await cluster.stop();
      rmSync(home, { recursive: true });
    } finally {
      await cluster.stop();
      rmSync(closed, { recursive: true });
    }
  },
);
