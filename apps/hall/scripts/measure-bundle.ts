/**
 * Prints the JavaScript that the first load of a route fetches, per template, in brotli bytes:
 * `npm run measure -w @pavilion/hall -- [route file] [page] [locale]`, by default the home page in zh_CN.
 * Exits with 1 when a template of the home page is over its budget.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const budgetBytes = 150_000;
const client = join(import.meta.dirname, '../build/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const [route = 'home', page = 'Home', locale = 'zh_CN'] = process.argv.slice(2);

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

const firstLoadOf = (template: 'wide' | 'narrow'): Set<string> => {
  const pages = route === 'slotgame' ? [page] : ['HallShell', page];
  const layouts = route === 'slotgame' ? [] : ['app/routes/layouts/hall.tsx'];
  const files = closure([
    keyEndingIn('entry.client.tsx'),
    keyEndingIn('app/root.tsx'),
    ...layouts.map(keyEndingIn),
    keyEndingIn(`app/routes/${route}.tsx`),
    keyEndingIn(`app/locales/${locale}/index.ts`),
    ...pages.map((name) => keyEndingIn(`/${template}/${name}Page.tsx`)),
  ]);
  const routeManifest = readdirSync(join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name));
  if (routeManifest) files.add(`assets/${routeManifest}`);
  return files;
};

let over = false;
for (const template of ['wide', 'narrow'] as const) {
  const sizes = [...firstLoadOf(template)].map((file) => ({ file, bytes: brotliBytes(file) }));
  sizes.sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  over ||= route === 'home' && total > budgetBytes;
  console.log(`\n${route} · ${template} · ${locale}`);
  for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  in all (brotli bytes)`);
}
if (over) {
  console.error(`over the budget of ${budgetBytes} bytes`);
  process.exitCode = 1;
}
