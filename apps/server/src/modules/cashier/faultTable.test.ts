import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** docs/guides/deposits.md names a test for every fault of the webhook; the page must not outlive its proofs. */
const guide = readFileSync(resolve(import.meta.dirname, '../../../../../docs/guides/deposits.md'), 'utf8');
const row = /^\| (.+?) \|.*\| `(\w+\.test\.ts)` \| (.+) \|$/gm;
const faults = [...guide.matchAll(row)].map(([, fault = '', file = '', title = '']) => ({
  fault,
  file,
  title,
}));

describe('the table of what a gateway may tell', () => {
  test('has all its rows', () => {
    expect(faults.length).toBeGreaterThanOrEqual(21);
  });

  test.each(faults)('$fault: $file has the test that provokes it', ({ file, title }) => {
    const source = readFileSync(resolve(import.meta.dirname, file), 'utf8');
    const quoted = [`'${title}'`, `"${title}"`, `\`${title}\``];
    expect(
      quoted.some((name) => source.includes(name)),
      title,
    ).toBe(true);
  });
});
