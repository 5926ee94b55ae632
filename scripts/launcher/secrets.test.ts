import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureSecrets } from './secrets.ts';

let folder = '';
const path = (): string => join(folder, 'secrets.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('secrets are made once, kept, and readable by their owner alone', () => {
  const first = ensureSecrets(folder);
  expect(first.PAVILION_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(first.SANDBOX_KEYS.map((key) => key.secret)).size).toBe(8);
  expect(first.SANDBOX_KEYS.map((key) => key.for)).toContain('gateway:sandbox');
  expect(first.SANDBOX_KEYS.map((key) => key.for)).toContain('oidc:sandbox');
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(ensureSecrets(folder)).toEqual(first);
});

test('a key that is missing is added and the others stay', () => {
  const first = ensureSecrets(folder);
  const [dropped, ...kept] = first.SANDBOX_KEYS;
  writeFileSync(path(), JSON.stringify({ ...first, SANDBOX_KEYS: kept }));
  const second = ensureSecrets(folder);
  expect(second.SANDBOX_KEYS.slice(1)).toEqual(kept);
  expect(second.SANDBOX_KEYS[0]?.keyId).toBe(dropped?.keyId);
  expect(second.SANDBOX_KEYS[0]?.secret).not.toBe(dropped?.secret);
});

test('a damaged file is named, never replaced: what it encrypted would be lost', () => {
  writeFileSync(path(), '{ "PAVILION_SECRET": ');
  expect(() => ensureSecrets(folder)).toThrow(`cannot read ${path()}`);
  expect(readFileSync(path(), 'utf8')).toBe('{ "PAVILION_SECRET": ');
});
