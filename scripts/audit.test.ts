import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rootFolder } from './launcher/settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{RMB}')`,
  );
  for (const call of ['/office/login', '/office/logout', '/office/login'])
    await database.pool.query(
      `SELECT trace_append(1, now(), NULL, NULL, '192.0.2.1', $1, 'login', NULL, NULL, NULL, NULL, NULL, 'done', NULL, NULL)`,
      [call],
    );
});
afterAll(() => database.drop());

const audit = async (...args: string[]): Promise<{ code: number | null; output: string }> => {
  const child = spawn(process.execPath, [join(rootFolder, 'scripts', 'audit.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: database.applicationUrl,
      PAVILION_SECRET: 'a secret of thirty-two characters!',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, output };
};

/** As the owner of the tables, who takes the guard away first. */
const meddle = (statement: string) =>
  database.owner.query(
    `ALTER TABLE trace DISABLE TRIGGER append_only; ${statement}; ALTER TABLE trace ENABLE ALWAYS TRIGGER append_only`,
  );

test('proves a trace, and names the first line that was changed or is missing', async () => {
  expect(await audit('--verify')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^site 1: 3 lines, none missing, none changed; the last is [0-9a-f]{64}\n$/,
    ),
  });
  expect((await audit()).code).toBe(1);
  await meddle(`UPDATE trace SET address = '192.0.2.2' WHERE number = 3`);
  expect(await audit('--verify')).toEqual({ code: 1, output: 'site 1: line 3 is not as it was written\n' });
  await meddle('DELETE FROM trace WHERE number = 2');
  expect(await audit('--verify')).toEqual({ code: 1, output: 'site 1: line 2 is missing\n' });
  await meddle('DELETE FROM trace');
  expect(await audit('--verify')).toEqual({ code: 1, output: 'site 1: line 1 is missing\n' });
});
