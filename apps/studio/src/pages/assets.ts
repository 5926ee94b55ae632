import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { StudioLocale } from '../locale.ts';

/** Where `npm run build -w @pavilion/studio` puts the browser's files. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
);

export interface PageAssets {
  /** Addresses, from the root. */
  script: string | null;
  styles: string[];
  preloads: string[];
}

/** What some of a page's visits need beside its entry: a `part` of the client's files, and the words of one language. */
interface Visit {
  readonly part?: string | undefined;
  readonly locale?: StudioLocale;
}

/** What a page needs at once. `entry` and `part` are names of the client's files. */
export type AssetsOf = (entry: string, visit?: Visit) => PageAssets;

/** A file of words (`client/shell/spoken.ts`), of one module or of several (`client/vite.config.ts`), in this language. */
export const isSaidIn = (name: string, locale: StudioLocale): boolean =>
  name.endsWith(`/${locale}.ts`) || (name.startsWith('_') && name.includes(`-${locale}-`));

const noAssets: PageAssets = { script: null, styles: [], preloads: [] };

/**
 * Reads the build's manifest: which files an entry of the client needs. Without a build the pages come without
 * script and say so; the server's own work does not depend on it.
 */
export const readAssets = (folder: string = distFolder): AssetsOf => {
  let text: string;
  try {
    text = readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8');
  } catch {
    return () => noAssets;
  }
  const manifest = manifestSchema.parse(JSON.parse(text));
  /** Everything that these chunks import, however deep: told at once, none of it waits for another to have come. */
  const importedBy = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      importedBy(manifest[name]?.imports ?? [], found);
    }
    return found;
  };
  return (entry, { part, locale } = {}) => {
    const chunk = manifest[entry];
    if (!chunk) return noAssets;
    const early = importedBy([...chunk.imports, ...(part === undefined ? [] : [part])]);
    if (locale !== undefined) {
      const words = [entry, ...early].flatMap((name) => manifest[name]?.dynamicImports ?? []);
      importedBy(
        words.filter((name) => isSaidIn(name, locale)),
        early,
      );
    }
    early.delete(entry);
    const imported = [...early].flatMap((name) => manifest[name] ?? []);
    return {
      script: `/${chunk.file}`,
      styles: [...imported, chunk].flatMap(({ css }) => css.map((file) => `/${file}`)),
      preloads: imported.map(({ file }) => `/${file}`),
    };
  };
};
