import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { loadFirstTexts, loadLocale } from '../locales/index.ts';

const app = resolve(import.meta.dirname, '..');
const master = resolve(app, 'locales/zh_CN');
const hallPages = readFileSync(resolve(app, 'templates/hallPages.ts'), 'utf8');

/**
 * Whatever is shown without waiting for the rest of the texts: pages, routes but those in windows of their own
 * (`entry.client.tsx`), and what comes after them by itself.
 */
const roots = [
  'entry.client.tsx',
  'root.tsx',
  'features/popups/WallParts.tsx',
  'AfterLoad.tsx',
  ...globSync('routes/{*,layouts/*}.tsx', { cwd: app }).filter(
    (file) => !/routes\/(offline|proxy|close|loading|authCallback)\./.test(file),
  ),
  ...[...hallPages.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, path = '']) => path),
].map((path) => resolve(app, path));

const staticImport = /^(?:import|export)\s(?!type\s)(?:[^;]*?\sfrom\s)?'(\.[^']+)'/gm;

const reach = (file: string, reached: Map<string, string>): Map<string, string> => {
  if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return reached;
  const source = readFileSync(file, 'utf8');
  reached.set(file, source);
  for (const [, path = ''] of source.matchAll(staticImport)) reach(resolve(dirname(file), path), reached);
  return reached;
};

const reached = roots.reduce((all, root) => reach(root, all), new Map<string, string>());
const namespaces = globSync('*.json', { cwd: master }).map((file) => file.replace('.json', ''));
const plainKeys: readonly string[] = Object.keys(
  JSON.parse(readFileSync(resolve(master, 'message.json'), 'utf8')),
);

/** Namespaces whose texts a source names, as `'shell.login'` or as the beginning of a template literal. */
const namedIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/['`]([a-z_]+)\.[\w${]/g)]
    .map(([, name = '']) => name)
    .filter((name) => namespaces.includes(name)),
  ...([...source.matchAll(/\bt\('(\w+)'/g)].some(([, key = '']) => plainKeys.includes(key))
    ? ['message']
    : []),
];

describe('the first texts', () => {
  it.each(locales)('of %s are those of the whole', async (locale) => {
    const [first, whole] = await Promise.all([loadFirstTexts(locale), loadLocale(locale)]);
    expect(whole).toMatchObject(first);
    expect(Object.keys(first).length).toBeLessThan(Object.keys(whole).length);
  });

  it('hold every text that is shown without waiting for the others', async () => {
    const first = new Set(['message', ...Object.keys(await loadFirstTexts('zh_CN'))]);
    const missing = [...reached].flatMap(([file, source]) =>
      namedIn(source)
        .filter((name) => !first.has(name))
        .map((name) => `${relative(app, file)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are looked for in the pages of the hall and not in what a press brings', () => {
    const files = [...reached.keys()].map((file) => relative(app, file));
    expect(files).toContain('features/home/Hero.tsx');
    expect(files).toContain('features/lobby/LobbyGrid.tsx');
    expect(files).not.toContain('features/login/LoginModal.tsx');
  });
});
