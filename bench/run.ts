import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, BenchError, measure } from './table.ts';

/**
 * `npm run bench <name>`: measures what `bench/<name>.ts` exports as `bench` and prints one table. Progress goes to
 * stderr, so that the table alone can be kept.
 */

const folder = import.meta.dirname;

const benchNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('export const bench:'))
    .map((file) => file.slice(0, -'.ts'.length));

const main = async (name: string | undefined): Promise<void> => {
  const names = benchNames();
  if (name === undefined || !names.includes(name))
    throw new BenchError(`npm run bench <name>, where <name> is one of: ${names.join(', ')}`);
  const { bench }: { bench: Bench } = await import(`./${name}.ts`);
  const lines = await measure(bench, (line) => console.error(`· ${line}`));
  console.log(lines.join('\n'));
};

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(
    `✗ ${error instanceof BenchError ? error.message : error instanceof Error ? error.stack : String(error)}`,
  );
  process.exitCode = 1;
}
