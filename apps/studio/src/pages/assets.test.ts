import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAssets } from './assets.ts';

let folder = '';

const manifest = {
  'tables/main.tsx': {
    file: 'assets/main.js',
    css: ['assets/main.css'],
    imports: ['shell'],
    dynamicImports: ['tables/race/view.ts', 'tables/bout/view.ts'],
    isEntry: true,
  },
  shell: { file: 'assets/shell.js', css: ['assets/shell.css'], imports: ['runtime'] },
  runtime: { file: 'assets/runtime.js' },
  'tables/race/view.ts': { file: 'assets/race.js', imports: ['hares', 'tables/main.tsx'] },
  hares: {
    file: 'assets/hares.js',
    imports: ['runtime'],
    dynamicImports: ['tables/race/words/zh_CN.ts', 'tables/race/words/en_US.ts'],
  },
  'tables/race/words/zh_CN.ts': { file: 'assets/zh.js', imports: ['session'] },
  session: { file: 'assets/session.js' },
  'tables/race/words/en_US.ts': { file: 'assets/en.js' },
  'tables/bout/view.ts': { file: 'assets/bout.js' },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-assets-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a page tells at once of everything that its entry imports, however deep', () => {
  expect(readAssets(folder)('tables/main.tsx')).toEqual({
    script: '/assets/main.js',
    styles: ['/assets/shell.css', '/assets/main.css'],
    preloads: ['/assets/shell.js', '/assets/runtime.js'],
  });
});

it('a page tells of the part that one game needs, once, and of no other', () => {
  const { script, preloads } = readAssets(folder)('tables/main.tsx', { part: 'tables/race/view.ts' });
  expect(script).toBe('/assets/main.js');
  expect(preloads).toEqual(['/assets/shell.js', '/assets/runtime.js', '/assets/race.js', '/assets/hares.js']);
});

it('a page tells of the words in its own language, and of no other', () => {
  const { preloads } = readAssets(folder)('tables/main.tsx', {
    part: 'tables/race/view.ts',
    locale: 'zh_CN',
  });
  expect(preloads.slice(4)).toEqual(['/assets/zh.js', '/assets/session.js']);
});

it('an entry that was not built has neither script nor style', () => {
  const none = { script: null, styles: [], preloads: [] };
  expect(readAssets(folder)('nowhere.tsx')).toEqual(none);
  expect(readAssets(join(folder, 'nowhere'))('tables/main.tsx')).toEqual(none);
});
