import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rootFolder } from './launcher/settings.ts';
import { exampleConfig } from './opening/example.fixture.ts';

/**
 * What every command of `package.json` does in production: `works` on the database that `DATABASE_URL` names, `refuses`
 * to run at all because it would start a private one, or opens `none`. A new command must be entered here.
 */
const commands: Readonly<
  Record<
    string,
    {
      does: 'works' | 'refuses' | 'none';
      args?: readonly string[];
      env?: Readonly<Record<string, string>>;
    }
  >
> = {
  migrate: { does: 'works' },
  open: { does: 'works', args: ['--config', 'site.json'] },
  reconcile: { does: 'works' },
  deposits: { does: 'works', args: ['list'] },
  withdrawals: { does: 'works', args: ['list'] },
  wins: { does: 'works', args: ['list'] },
  agents: { does: 'works', args: ['list'] },
  audit: { does: 'works', args: ['--verify'] },
  archive: { does: 'works', args: ['--list'] },
  reports: { does: 'works', args: ['--verify'] },
  'move-pictures': {
    does: 'works',
    args: ['--from', 'database'],
    env: { PICTURES_STORE: 'folder', PICTURES_FOLDER: join(tmpdir(), 'pavilion-no-pictures') },
  },
  'store-secret': { does: 'works', args: ['--site=1', '--handoff-key=app-1'] },
  start: { does: 'refuses' },
  seed: { does: 'refuses' },
  simulate: { does: 'refuses' },
  crash: { does: 'refuses', args: ['--kills', '1'] },
  conformance: { does: 'refuses' },
  composition: { does: 'refuses' },
  containers: { does: 'refuses' },
  cluster: { does: 'refuses' },
  chaos: { does: 'refuses' },
  bench: { does: 'refuses', args: ['ledger'] },
  'office-code': { does: 'refuses' },
  // A file in, bills out: it knows no database.
  settlement: { does: 'none' },
  // It takes a server that archives: simulation/backup runs it in production's environment.
  backup: { does: 'none' },
  // The databases are named in a file or by their own options: scripts/cells.
  cells: { does: 'none' },
  'move-site': { does: 'none' },
  // Its tests set an environment of their own.
  test: { does: 'none' },
  sweep: { does: 'none' },
  build: { does: 'none' },
  typecheck: { does: 'none' },
  lint: { does: 'none' },
  format: { does: 'none' },
  circles: { does: 'none' },
  deps: { does: 'none' },
  dead: { does: 'none' },
  size: { does: 'none' },
  check: { does: 'none' },
  dashboards: { does: 'none' },
  fairness: { does: 'none' },
  pictures: { does: 'none' },
  'pictures:games': { does: 'none' },
  'pictures:office': { does: 'none' },
};

const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(rootFolder, 'package.json'), 'utf8'),
).scripts;

const secret = 'a secret of thirty-two characters!';

let database: TestDatabase;
/** Where the commands are run from; has the file that `open` reads. */
let workDir = '';
/** Holds what a demo leaves, so that a command that looks there would find it. */
let dataDir = '';

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'named', 'Named', '{zh_CN}', '{RMB}')`,
  );
  dataDir = mkdtempSync(join(tmpdir(), 'pavilion-production-'));
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  workDir = mkdtempSync(join(tmpdir(), 'pavilion-commands-'));
  writeFileSync(join(workDir, 'site.json'), JSON.stringify(exampleConfig({ site: { id: 2 } })));
});
afterAll(async () => {
  await database.drop();
  for (const folder of [dataDir, workDir]) rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const run = async (name: string, given: Readonly<Record<string, string>>): Promise<Ended> => {
  const [program, file = ''] = (scripts[name] ?? '').split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [join(rootFolder, file), ...(commands[name]?.args ?? [])], {
    cwd: workDir,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PAVILION_DATA_DIR: dataDir,
      PAVILION_SECRET: secret,
      SECRET: 'd'.repeat(64),
      ...commands[name]?.env,
      ...given,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
};

/** Connections that the named database has had so far from others than this test. */
const sessionsOf = async (): Promise<number> => {
  const { rows } = await database.owner.query<{ sessions: number }>(
    'SELECT sessions::integer FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.sessions ?? 0;
};

const whichDo = (does: string): string[] =>
  Object.keys(commands).filter((name) => commands[name]?.does === does);

test('every command of package.json is known here', () => {
  expect(Object.keys(commands).sort()).toEqual(Object.keys(scripts).sort());
});

test.each(whichDo('works'))(
  'in production %s works on the named database and starts nothing',
  async (name) => {
    const before = await sessionsOf();
    const { code, output } = await run(name, { DATABASE_URL: database.url });
    expect(output).not.toContain('✗');
    expect(code).toBe(0);
    await waitFor(async () => (await sessionsOf()) > before, { what: 'a session in the named database' });
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test.each(whichDo('works'))(
  'in production %s refuses in a sentence when no database is named',
  async (name) => {
    const { code, output } = await run(name, {});
    expect(code).toBe(1);
    expect(output).toMatch(/^✗ DATABASE_URL is missing: in production [^\n]*\n$/);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test.each(whichDo('works'))(
  'in production %s says in a sentence that the named database is not there',
  async (name) => {
    const elsewhere = new URL(database.url);
    elsewhere.pathname = '/nowhere';
    const { code, output } = await run(name, { DATABASE_URL: elsewhere.href });
    expect(code).toBe(1);
    expect(output).toMatch(/^✗ cannot reach the database "nowhere": [^\n]*\n$/);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test.each(whichDo('refuses'))(
  'in production %s refuses in a sentence, with or without a database',
  async (name) => {
    for (const given of [{}, { DATABASE_URL: database.url }]) {
      const { code, output } = await run(name, given);
      expect(code).toBe(1);
      expect(output).toMatch(/✗ [^\n]*production[^\n]*\n$/);
      expect(output).not.toMatch(/\n\s+at /);
      expect(readdirSync(dataDir)).toEqual(['secrets.json']);
    }
  },
);
