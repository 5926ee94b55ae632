/**
 * Prints the JavaScript that the first load of the home page and of the lobbies fetches, per template, in brotli bytes:
 * `npm run measure -w @pavilion/hall -- [locale]`, by default the language whose texts weigh most. Exits with 1 when one is
 * over the budget.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

interface Load {
  readonly route: string;
  readonly layouts: readonly string[];
  /** Names of the pages that the route shows (`templates/pages.ts`). */
  readonly pages: readonly string[];
}

const budgetBytes = 125_000;

const loads: readonly Load[] = [
  { route: 'home', layouts: ['hall'], pages: ['HallShell', 'Home'] },
  { route: 'gameHall', layouts: ['hall'], pages: ['HallShell', 'GameHall'] },
  { route: 'slotgame', layouts: [], pages: ['Lobby'] },
];

const client = join(import.meta.dirname, '../build/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

const keyEndingIn = (ending: string): string => {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending) || name.includes(`${ending}?`));
  if (key === undefined) throw new Error(`no chunk for ${ending}`);
  return key;
};

const closure = (keys: readonly string[], files = new Set<string>()): Set<string> => {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    closure(chunk.imports ?? [], files);
  }
  return files;
};

const brotliBytes = (file: string): number => {
  const path = join(client, file);
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).byteLength;
};

const textsOf = (locale: string): string => keyEndingIn(`app/locales/${locale}/first.ts`);

const weightOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliBytes(file), 0);

const heaviestLocale = (): string => {
  const found = Object.keys(manifest)
    .map((key) => /^app\/locales\/(\w+)\/first\.ts$/.exec(key)?.[1])
    .filter((locale) => locale !== undefined)
    .map((locale) => ({ locale, bytes: weightOf(closure([textsOf(locale)])) }));
  found.sort((a, b) => b.bytes - a.bytes);
  return found[0]?.locale ?? 'zh_CN';
};

const firstLoadOf = ({ route, layouts, pages }: Load, template: string, locale: string): Set<string> => {
  const files = closure([
    keyEndingIn('entry.client.tsx'),
    keyEndingIn('app/root.tsx'),
    ...layouts.map((layout) => keyEndingIn(`app/routes/layouts/${layout}.tsx`)),
    keyEndingIn(`app/routes/${route}.tsx`),
    textsOf(locale),
    ...pages.map((name) => keyEndingIn(`/${template}/${name}Page.tsx`)),
  ]);
  return files.add(routeManifest());
};

/** The router's own list of routes; the page /manifest.webmanifest has a chunk of the same name. */
const routeManifest = (): string => {
  const found = readdirSync(join(client, 'assets'))
    .filter((name) => /^manifest-\w+\.js$/.test(name))
    .find((name) => readFileSync(join(client, 'assets', name), 'utf8').includes('__reactRouterManifest'));
  if (found === undefined) throw new Error('the build has no list of routes');
  return `assets/${found}`;
};

const [locale = heaviestLocale()] = process.argv.slice(2);
let over = false;
for (const load of loads) {
  for (const template of ['wide', 'narrow']) {
    const sizes = [...firstLoadOf(load, template, locale)].map((file) => ({
      file,
      bytes: brotliBytes(file),
    }));
    sizes.sort((a, b) => b.bytes - a.bytes);
    const total = weightOf(sizes.map(({ file }) => file));
    over ||= total > budgetBytes;
    console.log(`\n${load.route} · ${template} · ${locale}`);
    for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
    console.log(`${String(total).padStart(8)}  in all (brotli bytes)`);
  }
}
if (over) {
  console.error(`over the budget of ${budgetBytes} bytes`);
  process.exitCode = 1;
}
