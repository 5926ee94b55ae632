import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { buildPages } from './launcher/pages.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError, rootFolder } from './launcher/settings.ts';
import { ensurePostgresTools } from './postgresTools.ts';
import { ensurePromtool } from './promtool.ts';
import { ensureRedis } from './redis.ts';

/**
 * `npm test`: everything but the long walks of the browser (`npm run sweep`). `npm test -- e2e/deposit.spec.ts` runs that spec
 * alone and whole, `npm test -- packages/ledger` those tests alone; flags go to the runner of the paths.
 */

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, each with the first lines of its reason: the end of a long log tells all of them. */
  readonly failures: readonly string[];
  /** Names of tests that did not run, which is never passed over in silence. */
  readonly skipped: readonly string[];
}

const vitestCli = join(rootFolder, 'node_modules', 'vitest', 'vitest.mjs');
const playwrightCli = join(rootFolder, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * Where Node keeps what it has compiled, of all processes that tests start: most of a command's run is the loading of its
 * modules, and from here it takes a quarter to a third less of the processor.
 */
const compileCache = join(rootFolder, 'node_modules', '.cache', 'node');

const isBrowserPath = (argument: string): boolean => argument.startsWith('e2e/') || argument === 'e2e';

const run = (cli: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const path = `${join(rootFolder, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: rootFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

type Json = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A runner that ended before writing its report has failed as a whole: that counts as one failure. */
const noReport: Outcome = {
  passed: 0,
  failed: 1,
  failures: ['a runner ended without a report'],
  skipped: [],
};

const readReport = (path: string): Json | undefined => {
  if (!existsSync(path)) return undefined;
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isObject(report) ? report : undefined;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: runners colour their reasons with escape sequences.
const colours = /\u001b\[[0-9;]*m/g;
const failureOf = (name: string, reason: unknown): string => {
  const lines = typeof reason === 'string' ? reason.replace(colours, '').trim().split('\n') : [];
  return [name, ...lines.slice(0, 16).map((line) => `  ${line}`)].join('\n  ');
};

const readVitest = (path: string): Outcome => {
  const report = readReport(path);
  if (report === undefined) return noReport;
  const files = objects(report.testResults);
  const skipped = files
    .flatMap((file) => objects(file.assertionResults))
    .filter((test) => test.status === 'skipped' || test.status === 'pending' || test.status === 'todo')
    .map((test) => String(test.fullName));
  // A file that does not load has no tests to fail.
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && objects(file.assertionResults).length === 0,
  );
  const failures = files
    .flatMap((file) => objects(file.assertionResults))
    .filter((test) => test.status === 'failed')
    .map((test) =>
      failureOf(
        String(test.fullName),
        Array.isArray(test.failureMessages) ? test.failureMessages[0] : undefined,
      ),
    );
  return {
    passed: count(report.numPassedTests),
    failed: count(report.numFailedTests) + brokenFiles.length,
    failures: [...failures, ...brokenFiles.map((file) => failureOf(String(file.name), file.message))],
    skipped,
  };
};

const skippedSpecs = (suite: Json): string[] => [
  ...objects(suite.specs)
    .filter((spec) => objects(spec.tests).some((test) => test.status === 'skipped'))
    .map((spec) => `${String(suite.title)} › ${String(spec.title)}`),
  ...objects(suite.suites).flatMap(skippedSpecs),
];

const failedSpecs = (suite: Json): string[] => [
  ...objects(suite.specs).flatMap((spec) =>
    objects(spec.tests)
      .filter((test) => test.status === 'unexpected')
      .map((test) => {
        const last = objects(test.results).at(-1);
        const error = isObject(last?.error) ? last.error.message : undefined;
        return failureOf(
          `[${String(test.projectName)}] ${String(suite.title)} › ${String(spec.title)}`,
          error,
        );
      }),
  ),
  ...objects(suite.suites).flatMap(failedSpecs),
];

const readPlaywright = (path: string): Outcome => {
  const report = readReport(path);
  if (report === undefined) return noReport;
  const stats = isObject(report.stats) ? report.stats : {};
  // What passes only at its second try, which CI grants, has passed; the runner's list names it as flaky.
  return {
    passed: count(stats.expected) + count(stats.flaky),
    failed: count(stats.unexpected),
    failures: objects(report.suites).flatMap(failedSpecs),
    skipped: objects(report.suites).flatMap(skippedSpecs),
  };
};

const runVitest = async (args: readonly string[], folder: string): Promise<Outcome> => {
  const report = join(folder, 'vitest.json');
  const code = await run(vitestCli, [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  return orFailed(readVitest(report), code);
};

const runPlaywright = async (args: readonly string[], folder: string): Promise<Outcome> => {
  const report = join(folder, 'playwright.json');
  const code = await run(playwrightCli, ['test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return orFailed(readPlaywright(report), code);
};

/** A runner can fail without a failed test: an error outside of any, no tests found. */
const orFailed = (outcome: Outcome, code: number): Outcome =>
  code !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: ['a runner failed without a failed test: see its own words above'] }
    : outcome;

const say = (line: string): void => console.log(`· ${line}`);

const main = async (): Promise<number> => {
  const args = process.argv.slice(2);
  const paths = args.filter((argument) => !argument.startsWith('-'));
  const browserOnly = paths.length > 0 && paths.every(isBrowserPath);
  const withoutBrowser = paths.length > 0 && !paths.some(isBrowserPath);
  if (paths.length > 0 && !browserOnly && !withoutBrowser)
    throw new LaunchError('name browser specs or other tests, not both at once');
  if (paths.length === 0 && args.length > 0) throw new LaunchError('name the tests that the flags are for');

  if (!withoutBrowser) ensureChromium(say);
  if (!browserOnly) {
    ensureRedis(say);
    ensurePostgresTools(say);
    ensurePromtool(say);
  }
  await buildPages(say);
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-reports-'));
  try {
    const outcomes: Outcome[] = [];
    if (!browserOnly) outcomes.push(await runVitest(args, folder));
    if (!withoutBrowser)
      outcomes.push(await runPlaywright(paths.length === 0 ? ['--grep-invert=@sweep'] : args, folder));
    const skipped = outcomes.flatMap((outcome) => outcome.skipped);
    if (skipped.length > 0)
      console.log(`\n${skipped.length} skipped:\n${skipped.map((name) => `  ${name}`).join('\n')}`);
    const failures = outcomes.flatMap((outcome) => outcome.failures);
    if (failures.length > 0)
      console.log(`\n${failures.length} failed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await runMain(main);
