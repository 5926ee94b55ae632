import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerSchema, type DataOf, type InputOf } from '@pavilion/contract';
import { captcha } from '@pavilion/contract/identity';
import {
  type AnyOfficeCall,
  officeChangePassword,
  officeLogIn,
  officeProveFactor,
  officeSession,
  officeToday,
  officeTokenHeader,
  officeTotpBegin,
  officeTotpConfirm,
} from '@pavilion/contract/office';
import { register, serviceAgreement } from '@pavilion/contract/signup';
import { findFreePort, prepareRoles } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stepAt, totpCode } from '../apps/server/src/modules/identity/index.ts';
import { fromBase32 } from '../apps/server/src/modules/identity/secondFactors/secondFactors.fixture.ts';
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

/** A browser of the staff: keeps its cookie, sends the token of its session. */
const createOfficeBrowser = (origin: string) => {
  let cookie = '';
  let token = '';
  return async <C extends AnyOfficeCall>(call: C, body: InputOf<C>): Promise<DataOf<C>> => {
    const answer = await fetch(`${origin}/api${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin, [officeTokenHeader]: token },
      body: JSON.stringify(body),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const envelope = answerSchema.parse(await answer.json());
    expect(envelope).toMatchObject({ code: 100 });
    const told = z.object({ session: officeSession.data }).safeParse(envelope.data).data?.session;
    const session = told ?? officeSession.data.safeParse(envelope.data).data;
    if (session !== undefined && session.stage !== 'out') token = session.token;
    return call.data.parse(envelope.data) as DataOf<C>;
  };
};

/** The first owner gets in with the password that was shown once, chooses another and enrols an authenticator app. */
const ownerLogsIn = async (origin: string, password: string): Promise<void> => {
  const call = createOfficeBrowser(origin);
  expect(await call(officeLogIn, { account: 'mei', password })).toMatchObject({
    stage: 'password',
    rights: [],
  });
  const chosen = 'Orchids by the harbour';
  const changed = await call(officeChangePassword, { old_password: password, password: chosen });
  expect(changed).toMatchObject({ stage: 'enrol' });
  const begun = await call(officeTotpBegin, {});
  const code = totpCode(fromBase32(begun.secret), stepAt(new Date()));
  const enrolled = await call(officeTotpConfirm, { code });
  expect(enrolled).toMatchObject({ session: { stage: 'open', roles: ['owner'] } });
  expect(await call(officeToday, {})).toMatchObject({ joined: 0 });
  // From now on the factor is asked for, and a recovery code stands in for it.
  const again = createOfficeBrowser(origin);
  expect(await again(officeLogIn, { account: 'mei', password: chosen })).toMatchObject({ stage: 'factor' });
  const proof = { method: 'recovery_code', code: enrolled.recovery_codes?.[0] ?? '' } as const;
  expect(await again(officeProveFactor, { proof })).toMatchObject({ stage: 'open' });
};

test('from an empty database to the first bet and books that balance', { timeout: 180_000 }, async () => {
  const migrated = await run('migrate.ts');
  expect(migrated).toMatchObject({ code: 0, output: expect.stringContaining('applied 0001-foundation') });

  const opened = await open();
  expect(opened.code, opened.output).toBe(0);
  const password = /password of mei: (\S+)/.exec(opened.output)?.[1] ?? '';
  const keys = /SANDBOX_KEYS='(.*)'/.exec(opened.output)?.[1] ?? '';
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

  await ownerLogsIn(HALL_ORIGIN, password);

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
  const trace = await run('audit.ts', '--verify');
  expect(trace).toMatchObject({ code: 0, output: expect.stringContaining('none missing, none changed') });
  expect((await run('officeCode.ts')).code).toBe(1);
});
