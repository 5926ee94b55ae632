import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError, rootFolder } from './settings.ts';

/** One built thing: the workspace that builds it, what it is made from, where it goes. */
interface Target {
  readonly workspace: string;
  readonly what: string;
  /** Files or folders, from the root. */
  readonly sources: readonly string[];
  readonly output: string;
}

const shared = ['packages/contract/src', 'packages/money/src', 'packages/web/src', 'package-lock.json'];

const targets: readonly Target[] = [
  {
    workspace: '@pavilion/art',
    what: 'pictures',
    sources: ['packages/art/src', 'packages/art/package.json', 'database/seeds/gamesData.ts'],
    output: 'packages/art/dist',
  },
  {
    workspace: '@pavilion/hall',
    what: 'hall pages',
    sources: ['apps/hall', 'packages/art/src', ...shared],
    output: 'apps/hall/build',
  },
  {
    workspace: '@pavilion/studio',
    what: 'game pages',
    sources: [
      'apps/studio/client',
      // The rules of the games run in the page as well.
      'apps/studio/src',
      'packages/art/src',
      ...shared,
    ],
    output: 'apps/studio/dist',
  },
  {
    workspace: '@pavilion/office',
    what: 'office',
    sources: ['apps/office', 'packages/contract/src', 'package-lock.json'],
    output: 'apps/office/build',
  },
];

/** Folders that are made, not written. */
const made = new Set(['node_modules', '.react-router']);

const isSource = (file: string): boolean =>
  !file.split('/').some((part) => made.has(part)) &&
  !targets.some(({ output }) => file === output || file.startsWith(`${output}/`)) &&
  !/\.test\.tsx?$/.test(file);

const filesOf = (source: string): string[] => {
  const path = join(rootFolder, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return globSync('**/*', { cwd: path, exclude: (name) => made.has(name) })
    .map((entry) => `${source}/${entry}`)
    .filter((file) => isSource(file) && statSync(join(rootFolder, file)).isFile());
};

const hashSources = (target: Target): string => {
  const hash = createHash('sha256');
  for (const file of target.sources.flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(rootFolder, file)))
      .update('\0');
  }
  return hash.digest('hex');
};

const stampOf = (target: Target): string => join(rootFolder, target.output, '.source-hash');

const isFresh = (target: Target): boolean =>
  existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === hashSources(target);

const listFormat = new Intl.ListFormat('en-GB');
const outputLinesShown = 40;

const runBuild = (target: Target): Promise<void> =>
  new Promise((resolve, reject) => {
    const path = `${join(rootFolder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn('npm', ['run', 'build', '--loglevel=error', '-w', target.workspace], {
      cwd: rootFolder,
      env: { ...process.env, PATH: path, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', (error) => reject(new LaunchError(`cannot run npm: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const last = output.join('').trimEnd().split('\n').slice(-outputLinesShown).join('\n');
      reject(new LaunchError(`building the ${target.what} failed:\n${last}`));
    });
  });

const build = async (target: Target): Promise<void> => {
  // Taken before the build, so that a file saved meanwhile makes it stale again.
  const hash = hashSources(target);
  await runBuild(target);
  mkdirSync(dirname(stampOf(target)), { recursive: true });
  writeFileSync(stampOf(target), hash);
};

/** Builds what is older than its sources; everything with `force`, one workspace's with `only`. Throws `LaunchError` with the builder's last words. */
export const buildPages = async (
  say: (line: string) => void,
  options: { force?: boolean; only?: string } = {},
): Promise<void> => {
  const wanted = targets.filter(({ workspace }) => options.only === undefined || workspace === options.only);
  const stale = wanted.filter((target) => options.force === true || !isFresh(target));
  if (stale.length === 0) return;
  const first = stale.some((target) => !existsSync(stampOf(target)));
  const patience = first ? ' (a minute or two, only this time)' : '';
  say(`building the ${listFormat.format(stale.map((target) => target.what))}${patience}`);
  // All are let end: a builder cut off half-way would leave half its files.
  const outcomes = await Promise.allSettled(stale.map(build));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};
