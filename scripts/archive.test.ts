import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reconcile } from '@pavilion/ledger';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balancesOf,
  createOldBooks,
  firstHigh,
  type OldBooks,
  partNames,
  prove,
} from '../apps/server/src/modules/archive/archive.fixture.ts';
import { listParts } from '../apps/server/src/modules/archive/parts.ts';
import { rootFolder } from './launcher/settings.ts';

let books: OldBooks;
beforeAll(async () => {
  books = await createOldBooks();
  await prove(books);
});
afterAll(() => books.drop());

const start = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [join(rootFolder, 'scripts', 'archive.ts'), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: books.database.applicationUrl,
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      ARCHIVE_FOLDER: books.deps.folder.path,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = { output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (told.output += String(chunk)));
  return { child, told };
};
const archive = async (args: readonly string[], environment?: Readonly<Record<string, string>>) => {
  const { child, told } = start(args, environment);
  await once(child, 'close');
  return { code: child.exitCode, output: told.output };
};

test('says where it wants a folder, and what it does not know', async () => {
  expect(await archive([], { ARCHIVE_FOLDER: '' })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/ARCHIVE_FOLDER is missing/),
  });
  expect(await archive(['--everything'])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/npm run archive/),
  });
});

test('is killed between what it carries and what it drops, and goes on to the same end', async () => {
  expect((await archive(['--list'])).output).toBe('ledger.move_first may go\n');
  const balances = await balancesOf(books);
  const { child, told } = start([]);
  await waitFor(() => told.output.includes('its sums are carried'));
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await partNames(books)).toContain('ledger.move_first');
  expect((await reconcile(books.database.pool)).differences).toEqual([]);

  const { code, output } = await archive([]);
  expect(output).toMatch(
    new RegExp(
      `ledger.move_first, ledger.move_${firstHigh} went to the archive; the next part stays: it is being written`,
    ),
  );
  expect(code).toBe(0);
  expect(await partNames(books)).not.toContain('ledger.move_first');
  expect(await balancesOf(books)).toEqual(balances);
  expect((await reconcile(books.database.pool)).differences).toEqual([]);
});

test('proves what is in the archive, and leaves with 1 where a file is lost', async () => {
  const proved = await archive(['--verify']);
  expect(
    proved.output.match(/^✓ ledger\.move\/.* rows, what accounts carry is what they come to$/gm)?.length,
  ).toBe(2);
  expect(proved.code).toBe(0);
  const [part] = await listParts(books.database.pool);
  await rm(books.deps.folder.pathOf(part?.file ?? ''));
  expect(await archive(['--verify'])).toMatchObject({
    code: 1,
    output: expect.stringContaining(`✗ ${part?.file} or its manifest is missing`),
  });
  expect((await archive([])).output).toMatch(/nothing more goes there until that is put right/);
});
