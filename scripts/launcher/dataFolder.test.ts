import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDataFolder } from './dataFolder.ts';
import { LaunchError } from './settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a data folder is made with what leads to it, left empty, and made again without complaint', () => {
  const wanted = join(folder, 'a', 'b');
  ensureDataFolder(wanted);
  ensureDataFolder(wanted);
  expect(readdirSync(wanted)).toEqual([]);
});

test('a folder below a file is refused by name', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => ensureDataFolder(join(file, 'data'))).toThrow(LaunchError);
  expect(() => ensureDataFolder(join(file, 'data'))).toThrow(join(file, 'data'));
});

test.runIf(existsSync('/proc/self'))('a folder under /proc is refused in one line, and at once', () => {
  expect(() => ensureDataFolder('/proc/x/y')).toThrow(
    /^the data folder \/proc\/x\/y cannot be written.*ENOENT.*$/,
  );
});
