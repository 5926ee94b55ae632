import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captcha } from '@pavilion/contract/identity';
import { register, serviceAgreement } from '@pavilion/contract/signup';
import { findFreePort, prepareRoles } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '../apps/server/src/modules/identity/index.ts';
import { HallApi, type JoinedMember, newMember } from '../e2e/hallApi.ts';
import { buildPages } from './launcher/pages.ts';
import { rootFolder } from './launcher/settings.ts';
import { exampleConfig } from './opening/example.fixture.ts';
import { SlotPlayer } from './slotPlayer.fixture.ts';

/** A hall in production from nothing, as docs/guides/operator.md has it. */

const secret = 'a secret of thirty-two characters!';
const bootWithinMs = 60_000;
const terms = 'Terms of the orchid house';

let folder = '';
let database: TestDatabase;
let studioDatabase: TestDatabase;
let hallPort = 0;
let studioPort = 0;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await buildPages(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'pavilion-open-'));
  const none = join(folder, 'no-migrations');
  mkdirSync(none);
  database = await createTestDatabase({ migrations: none, role: null });
  studioDatabase = await createTestDatabase({ migrations: none, role: null });
  // What a superuser does once.
  await prepareRoles(database.url, join(rootFolder, 'database', 'roles.sql'));
  hallPort = await findFreePort();
  studioPort = await findFreePort();
}, 300_000);
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await database.drop();
  await studioDatabase.drop();
  rmSync(folder, { recursive: true, force: true });
});

const origins = () => ({
  HALL_ORIGIN: `http://127.0.0.1:${hallPort}`,
  STUDIO_ORIGIN: `http://127.0.0.1:${studioPort}`,
});

const environment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  NODE_ENV: 'production',
  PAVILION_DATA_DIR: join(folder, 'data'),
  PAVILION_SECRET: secret,
  DATABASE_URL: database.applicationUrl,
  MIGRATION_DATABASE_URL: database.migrationUrl,
  LOG_LEVEL: 'error',
  ...origins(),
});

const run = async (script: string, ...args: string[]): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, [join(rootFolder, 'scripts', script), ...args], {
    cwd: rootFolder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
};

const start = async (main: string, port: number, env: Readonly<Record<string, string>>): Promise<void> => {
  const child = spawn(process.execPath, [join(rootFolder, main)], {
    cwd: rootFolder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  await waitFor(isReady, { what: main, withinMs: bootWithinMs });
};

/** The studio is provider and gateway in one. */
const config = () => {
  const { STUDIO_ORIGIN: origin } = origins();
  const gateways = exampleConfig().gateways.map((gateway) => ({ ...gateway, origin }));
  const site = { hosts: ['127.0.0.1'] };
  const texts = { folder: 'texts', agreementFrom: '2026-01-01' };
  return exampleConfig({ site, providers: [{ code: 'LANTERN', origin }], gateways, texts });
};

/** In the files' own form, as an operator would write them. */
const writeTexts = (): void => {
  for (const language of ['zh_CN', 'en_US']) {
    mkdirSync(join(folder, 'texts', language, 'main'), { recursive: true });
    writeFileSync(
      join(folder, 'texts', language, 'agreement.html'),
      `<h1>${terms}</h1>\n<p>Play fair.</p>\n`,
    );
    writeFileSync(
      join(folder, 'texts', language, 'main', 'contact.html'),
      'Call us\nDay and night\n\n<p>010</p>\n',
    );
  }
};

const open = () => {
  writeTexts();
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(config()));
  return run('open.ts', '--config', file);
};

/** Reads the captcha where the server keeps its answer: the picture is for people. */
const joinHall = async (api: HallApi): Promise<JoinedMember> => {
  const member = newMember();
  const { captcha_token } = await api.call(captcha, { type: 2 });
  const { rows } = await database.owner.query<{ answer: string }>(
    'SELECT answer FROM captcha WHERE token_hash = $1',
    [createHash('sha256').update(captcha_token).digest()],
  );
  const session = await api.call(register, {
    member_account: member.account,
    password: member.password,
    member_email: member.email,
    member_birthday: '1990-4-7',
    member_currency: 'USD',
    agreement: true,
    answer: rows[0]?.answer ?? '',
    captcha_token,
  });
  return { ...member, session };
};

test('from an empty database to the first bet and books that balance', { timeout: 180_000 }, async () => {
  const migrated = await run('migrate.ts');
  expect(migrated).toMatchObject({ code: 0, output: expect.stringContaining('applied 0001-foundation') });

  const opened = await open();
  expect(opened.code, opened.output).toBe(0);
  const password = /password of mei: (\S+)/.exec(opened.output)?.[1] ?? '';
  const keys = /SANDBOX_KEYS='(.*)'/.exec(opened.output)?.[1] ?? '';
  const { rows } = await database.owner.query<{ password_hash: string; role: string }>(
    'SELECT password_hash, must_change_password, role FROM staff JOIN staff_site_role ON staff_id = id WHERE site_id = 1',
  );
  expect(rows).toEqual([expect.objectContaining({ role: 'owner', must_change_password: true })]);
  expect(await createPasswordHasher().verify(rows[0]?.password_hash ?? null, password)).toBe(true);

  await start('apps/studio/src/main.ts', studioPort, {
    ...environment(),
    STUDIO_PORT: String(studioPort),
    STUDIO_DATABASE_URL: studioDatabase.url,
    SANDBOX_KEYS: keys,
  });
  await start('apps/server/src/main.ts', hallPort, { ...environment(), PORT: String(hallPort) });

  const { HALL_ORIGIN, STUDIO_ORIGIN } = origins();
  const page = await fetch(HALL_ORIGIN);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('兰庭 Orchid');
  // Where customer service leads.
  expect(await (await fetch(`${HALL_ORIGIN}/main/contact`)).text()).toContain('Day and night');

  const api = new HallApi(HALL_ORIGIN);
  const agreement = await api.call(serviceAgreement, {});
  expect(agreement.list.map(({ title }) => title)).toEqual([terms]);
  const member = await joinHall(api);
  await api.deposit(member.session, '100');
  const player = new SlotPlayer(api, STUDIO_ORIGIN, member, () => undefined);
  await player.sitDown();
  await player.playRound();
  expect(player.answered).toBe(1);
  expect(player.returned).toBe(0);

  const books = await run('reconcile.ts');
  expect(books).toMatchObject({ code: 0, output: expect.stringContaining('The books balance') });
  expect(books.output).toContain('USD');
});
