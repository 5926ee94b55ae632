import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastFailure } from './postmaster.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const refusal = '2026-11-20 12:00:01 UTC [41] FATAL:  pre-existing shared memory block is still in use';
const ofOrphan =
  '2026-11-20 12:00:01 UTC [17] FATAL:  terminating connection due to unexpected postmaster exit';

test.each([
  ['a server’s own reason', [ofOrphan, refusal], 'pre-existing shared memory block is still in use'],
  [
    'its own also where a backend of the one before leaves later',
    [refusal, ofOrphan],
    'pre-existing shared memory block is still in use',
  ],
  [
    'that of a process it began, where it gives none',
    ['2026-11-20 12:00:01 UTC [42] PANIC:  could not locate a valid checkpoint record'],
    'could not locate a valid checkpoint record',
  ],
  ['what the loader said', ['postgres: error while loading shared libraries: libpq'], undefined],
  ['its last line, whatever it is', ['something went wrong'], 'something went wrong'],
])('%s is why it did not start', (_name, lines, reason) => {
  const log = join(folder, 'postgres.log');
  const before = `${refusal.replace('pre-existing', 'earlier')}\n`;
  writeFileSync(log, `${before}${lines.join('\n')}\n`);
  expect(lastFailure(log, before.length, 41)).toBe(reason ?? lines[0]);
});
