import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, findFreePort, findServerAccount, migrate, prepareRoles } from '@pavilion/postgres';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFigures } from '../../apps/server/src/modules/system/gauges/readFigures.ts';
import { rootFolder } from '../launcher/settings.ts';
import { requirePostgresTools } from '../postgresTools.ts';

/** A primary and a standby of the test's own: the server that tests share writes no log for others. */

const { spawnAs } = findServerAccount();
let folder: string;
let ports: { readonly primary: number; readonly standby: number };

const run = (script: string): void => {
  const { status, stderr } = spawnSync('sh', ['-euc', script], {
    ...spawnAs,
    cwd: folder,
    encoding: 'utf8',
    // What is started must not keep the pipes open.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: `${requirePostgresTools()}:${process.env.PATH}`, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${script}\n${stderr}`);
};
const start = (name: 'primary' | 'standby', options: string): void =>
  run(
    `pg_ctl start --wait --pgdata=${name} --log=${name}.log 2>&- --options="-p ${ports[name]} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off ${options}"`,
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-standby-'));
  if (spawnAs.uid !== undefined && spawnAs.gid !== undefined) chownSync(folder, spawnAs.uid, spawnAs.gid);
  ports = { primary: await findFreePort(), standby: await findFreePort() };
  run('initdb --pgdata=primary --username=postgres --auth=trust --encoding=UTF8 --no-sync');
  start('primary', '-c wal_level=replica');
  const url = `postgres://postgres@127.0.0.1:${ports.primary}/postgres`;
  await prepareRoles(url, join(rootFolder, 'database/roles.sql'));
  await migrate({
    url: url.replace('postgres@', 'pavilion_migrator@'),
    folder: join(rootFolder, 'database/migrations'),
  });
  run(
    `pg_basebackup --pgdata=standby --host=127.0.0.1 --port=${ports.primary} --username=postgres --checkpoint=fast --no-sync --write-recovery-conf --create-slot --slot=one`,
  );
});
afterAll(() => {
  for (const name of ['standby', 'primary']) run(`pg_ctl stop --mode=immediate --pgdata=${name} || true`);
  rmSync(folder, { recursive: true, force: true });
});

it('the role of the hall sees how far a standby is behind, and what its slot keeps while it is away', async () => {
  const pool = createPool(`postgres://pavilion_app@127.0.0.1:${ports.primary}/postgres`, { max: 2 });
  try {
    const away = await readFigures(pool, new Date());
    expect(away.standbys).toEqual([]);
    expect(away.slots).toEqual([{ slot: 'one', bytes: expect.any(Number), isActive: false }]);
    start('standby', '-c hot_standby=on');
    const figures = await waitFor(async () => {
      const read = await readFigures(pool, new Date());
      return read.standbys.length === 1 && read;
    });
    expect(figures.standbys[0]?.standby).toBe('walreceiver');
    expect(figures.standbys[0]?.lagBytes).toBeGreaterThanOrEqual(0);
    expect(figures.slots).toMatchObject([{ slot: 'one', isActive: true }]);
  } finally {
    await pool.end();
  }
});
