/**
 * `npm run weigh -w @pavilion/office`: what the office fetches until somebody can log in and read a list of members, in brotli
 * bytes, out of the last build, in the language whose words weigh most. Exits with 1 when it is over the budget.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const budgetBytes = 402_000;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const build = join(import.meta.dirname, '../build');
const manifestFile = join(build, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('the office is not built: npm run build -w @pavilion/office');
  process.exit(1);
}
const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));

/** As the server hands it out: compressed, where that was worth a file. */
const bytesOf = (file: string): number => {
  const path = join(build, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

/** Every file that these chunks need at once. */
const needed = (names: readonly string[], files = new Set<string>()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) continue;
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) files.add(file);
    needed(chunk.imports, files);
  }
  return files;
};

const sumOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + bytesOf(file), 0);

/** What the first file fetches by itself, and a room. */
const fetched = [
  'index.html',
  'src/api/callOffice.ts',
  'src/i18n/i18nProvider.ts',
  'src/openOffice.tsx',
  'src/rooms/members/MemberList.tsx',
  'src/data/nouns/members.ts',
];
const unknown = fetched.filter((name) => manifest[name] === undefined);
if (unknown.length > 0) throw new Error(`not in the build: ${unknown.join(', ')}`);

const texts = Object.keys(manifest).filter((name) => name.startsWith('src/locales/'));
const [total = 0, files = new Set<string>()] =
  texts
    .map((name) => needed([...fetched, name]))
    .map((set) => [sumOf(set), set] as const)
    .toSorted(([left], [right]) => right - left)[0] ?? [];
for (const file of [...files].toSorted((left, right) => bytesOf(right) - bytesOf(left)))
  console.log(`${String(bytesOf(file)).padStart(8)}  ${file}`);
console.log(`${String(total).padStart(8)}  in all (brotli bytes), budget ${budgetBytes}`);
if (total === 0 || total > budgetBytes) {
  console.error(`over the budget of ${budgetBytes} bytes`);
  process.exitCode = 1;
}
