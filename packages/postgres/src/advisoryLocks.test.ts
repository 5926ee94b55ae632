import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advisoryLocks } from './advisoryLocks.ts';

const routines = join(import.meta.dirname, '..', '..', '..', 'database', 'migrations', 'routines');

test('every number is one lock', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('numbers in routines are those of the list', () => {
  const listed = new Set<number>(Object.values(advisoryLocks));
  const used = readdirSync(routines).flatMap((name) =>
    [...readFileSync(join(routines, name), 'utf8').matchAll(/pg_advisory_xact_lock\((\d+)/g)].map(
      ([, number]) => Number(number),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((number) => !listed.has(number))).toEqual([]);
});
