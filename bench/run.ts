import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterError } from '@pavilion/postgres';
import { type Bench, BenchError, measure } from './table.ts';

/**
 * `npm run bench <name>`: measures what `bench/<name>.ts` exports and prints one table. Progress goes to
 * stderr, so that the table alone can be kept. Benches of games measure those alone whose codes follow, if any do.
 */

/** Most compare contestants; what measures in its own way exports its lines as `report`. */
type BenchModule =
  | { readonly bench: Bench; readonly report?: undefined }
  | {
      readonly bench?: undefined;
      readonly report: (say: (line: string) => void, only: readonly string[]) => Promise<readonly string[]>;
    };

const folder = import.meta.dirname;

const benchNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /^export const (bench:|report =)/m.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.slice(0, -'.ts'.length));

const main = async (name: string | undefined, only: readonly string[]): Promise<void> => {
  const names = benchNames();
  if (name === undefined || !names.includes(name))
    throw new BenchError(`npm run bench <name>, where <name> is one of: ${names.join(', ')}`);
  const say = (line: string): void => console.error(`· ${line}`);
  const { bench, report }: BenchModule = await import(`./${name}.ts`);
  const lines = report ? await report(say, only) : await measure(bench, say);
  console.log(lines.join('\n'));
};

try {
  await main(process.argv[2], process.argv.slice(3));
} catch (error) {
  console.error(
    `✗ ${error instanceof BenchError || error instanceof ClusterError ? error.message : error instanceof Error ? error.stack : String(error)}`,
  );
  process.exitCode = 1;
}
