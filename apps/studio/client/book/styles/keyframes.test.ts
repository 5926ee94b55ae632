import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Styles of the book, and those that all games share. */
const folders = [import.meta.dirname, join(import.meta.dirname, '..', '..', 'styles')];

it('no two animations of the book have the same name: the one that is loaded last would be played for both', () => {
  const names = folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+)/gu)])
    .map(([, name]) => name);
  expect(names).toContain('siege-heave');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
