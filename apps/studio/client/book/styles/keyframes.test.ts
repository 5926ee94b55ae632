import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('no two animations of the book have the same name: the one that is loaded last would be played for both', () => {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/@keyframes ([\w-]+)/gu),
    ])
    .map(([, name]) => name);
  expect(names).toContain('siege-heave');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
