import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from './launcher/settings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-settlement-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/settlement.ts', ...args], {
    cwd: rootFolder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** The example of the guide, which has to be one that works. */
const example = (): string => {
  const guide = readFileSync(join(rootFolder, 'docs/guides/settlement.md'), 'utf8');
  return /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
};

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('npm run settlement', () => {
  it('computes the example of the guide, and verifies the lines that it wrote', () => {
    const computed = run('compute', write('example.json', example()), '--csv', folder);
    expect(computed).toMatchObject({ status: 0, stderr: '' });
    const { bills } = JSON.parse(computed.stdout) as { bills: { agent: number; sha256: string }[] };
    // 400.00 less 48.00 to the provider, less 3 % of what is left: 341.44. A fifth for the agent below, a quarter above.
    expect(bills).toMatchObject([
      { agent: 1, lineBase: '34144', earned: '15364.8', below: '6828.8', payableMinor: '8536' },
      { agent: 2, lineBase: '34144', earned: '6828.8', cut: '0.8', payableMinor: '6828' },
    ]);
    const hash = bills[1]?.sha256 ?? '';
    const verified = run('verify', join(folder, 'bill-2.csv'), '--sha256', hash);
    expect(verified).toMatchObject({ status: 0, stderr: '' });
    expect(verified.stdout).toBe(
      `The bill of agent 2 for 2026-10-01/2026-10-31: 11 lines come to 68.28 USD, as it says.\nSHA-256 ${hash}\n`,
    );
  });

  it.each<[string, () => string[], RegExp]>([
    ['no file', () => ['compute'], /npm run settlement -- compute/],
    ['a file that is not there', () => ['compute', join(folder, 'none.json')], /none\.json: ENOENT/],
    ['what is not JSON', () => ['compute', write('a.json', '{')], /✗ the file: is not JSON/],
    ['what is no object', () => ['compute', write('b.json', '[]')], /✗ the file: does not hold an object/],
    [
      'a field that is wrong',
      () => ['compute', write('c.json', example().replace('"stakedMinor": 100000', '"stakedMinor": 1000.5'))],
      /✗ days\[0\]\.stakedMinor: takes whole minor units/,
    ],
    [
      'a field that there is not',
      () => ['compute', write('d.json', example().replace('"debts"', '"dept"'))],
      /✗ the whole: Unrecognized key: "dept"/,
    ],
    [
      'lines that were changed',
      () => {
        const lines = readFileSync(join(folder, 'bill-2.csv'), 'utf8');
        return ['verify', write('e.csv', lines.replace('400.00', '900.00'))];
      },
      /✗ the last line: gives [0-9a-f]{64}; the lines come to [0-9a-f]{64}: they were changed/,
    ],
  ])('refuses %s, and leaves with 2', (_, args, told) => {
    const { status, stdout, stderr } = run(...args());
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(told);
  });
});
