import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SealError, unseal } from '../apps/server/src/infra/seal.ts';
import { rootFolder } from './launcher/settings.ts';
import { configSchema } from './opening/config.ts';
import { exampleConfig } from './opening/example.fixture.ts';
import { openFirstSite } from './opening/openHall.ts';
import type { StudioKey } from './opening/report.ts';

/** `npm run store-secret` where the wire's keys are concerned: docs/guides/operator.md, "Keys", and backup.md. */

const before = 'the secret that went with the disk';
const now = 'the secret that was drawn after it';
let database: TestDatabase;
let keys: readonly StudioKey[];
beforeAll(async () => {
  database = await createTestDatabase();
  keys = (await openFirstSite(database.pool, before, configSchema.parse(exampleConfig()))).studioKeys;
});
afterAll(() => database.drop());

const run = async (args: readonly string[], secret?: string) => {
  const child = spawn(process.execPath, [join(rootFolder, 'scripts/storeSecret.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: database.applicationUrl,
      PAVILION_SECRET: now,
      ...(secret === undefined ? {} : { SECRET: secret }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
};

/** A key's secret as a hall of today's `PAVILION_SECRET` reads it. */
const readKey = async (table: 'provider_key' | 'gateway_key', keyId: string): Promise<string> => {
  const { rows } = await database.owner.query<{ sealed: Buffer }>(
    `SELECT secret_sealed AS sealed FROM ${table} WHERE key_id = $1 AND active`,
    [keyId],
  );
  return unseal(now, keyId, rows[0]?.sealed ?? Buffer.alloc(0));
};

test.each([
  ['provider', 'LANTERN', 'provider:1', 'provider_key'],
  ['gateway', 'pay', 'gateway:sandbox', 'gateway_key'],
] as const)(
  'under another PAVILION_SECRET the key of a %s is stored anew, and a second one beside it',
  async (owner, code, holder, table) => {
    const key = keys.find((one) => one.for === holder);
    if (key === undefined) throw new Error(`no key of ${holder} was made`);
    await expect(readKey(table, key.keyId)).rejects.toThrow(SealError);

    const again = await run([`--${owner}=${code}`, `--key=${key.keyId}`], key.secret);
    expect(again).toEqual({ code: 0, output: `· stored: key ${key.keyId} of ${owner} ${code}\n` });
    expect(await readKey(table, key.keyId)).toBe(key.secret);

    const second = `${owner}-second`;
    expect((await run([`--${owner}=${code}`, `--key=${second}`], 'another')).code).toBe(0);
    expect(await readKey(table, second)).toBe('another');
    expect(await readKey(table, key.keyId)).toBe(key.secret);

    const third = await run([`--${owner}=${code}`, `--key=${owner}-third`], 'one too many');
    expect(third).toEqual({
      code: 1,
      output: `✗ ${owner} ${code} has two keys that live, ${key.keyId} and ${second}: retire one first\n`,
    });
  },
);

test.each([
  ['a provider that there is not', ['--provider=NOBODY', '--key=n-1'], '✗ there is no provider NOBODY'],
  ['a gateway that there is not', ['--gateway=nobody', '--key=n-1'], '✗ there is no gateway nobody'],
  ['no key', ['--provider=LANTERN'], '✗ npm run store-secret'],
  ['two owners', ['--provider=LANTERN', '--gateway=pay', '--key=n-1'], '✗ npm run store-secret'],
  ['an id that is too long', ['--gateway=pay', `--key=${'k'.repeat(65)}`], "✗ a key's id takes up to 64"],
])('%s is refused in words', async (_what, args, told) => {
  const { code, output } = await run(args, 'd'.repeat(64));
  expect(code).toBe(1);
  expect(output).toContain(told);
  expect(output).not.toMatch(/\n\s+at /);
});

test('without SECRET nothing is stored', async () => {
  expect(await run(['--gateway=pay', '--key=pay-9'])).toMatchObject({ code: 1 });
  const { rowCount } = await database.owner.query("SELECT FROM gateway_key WHERE key_id = 'pay-9'");
  expect(rowCount).toBe(0);
});
