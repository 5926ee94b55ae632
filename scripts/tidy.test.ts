import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { advisoryLocks } from '@pavilion/postgres';
import { describe, expect, it } from 'vitest';
import { rootFolder } from './launcher/settings.ts';

/** What STYLE.md says of the tree itself. The linter and `npm run deps` hold what it says of code. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: rootFolder,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => path !== '');
const code = files.filter(
  (path) => /\.(ts|tsx|cjs|mjs|js)$/.test(path) && !path.startsWith('database/migrations/'),
);
const textOf = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');

/** Words of one language are named by its code. */
const isLanguage = (path: string): boolean => /^[a-z]{2}_[A-Z]{2}\.ts$/.test(basename(path));

describe('names of files', () => {
  /** Names that tools look for. */
  const given = new Set(['.dependency-cruiser.cjs', 'react-router.config.ts']);

  it('are in camel case, of what they hold; those of components are in Pascal case', () => {
    const isOurs = (path: string): boolean =>
      /^[A-Za-z][A-Za-z0-9]*(\.[a-z]+)*$/.test(basename(path, extname(path)));
    expect(code.filter((path) => !given.has(basename(path)) && !isLanguage(path) && !isOurs(path))).toEqual(
      [],
    );
  });

  it('say what is in them', () => {
    const says = /(^|\/)(utils?|helpers?|common|misc|managers?)(\/|\.)/i;
    expect(code.filter((path) => says.test(path))).toEqual([]);
  });

  it('differ by more than a letter’s case, a dot or a hyphen', () => {
    const plain = (path: string): string =>
      join(dirname(path), basename(path, extname(path)).toLowerCase().replaceAll(/[.-]/g, ''));
    const seen = new Map<string, string[]>();
    for (const path of code) seen.set(plain(path), [...(seen.get(plain(path)) ?? []), path]);
    expect([...seen.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });
});

describe('length', () => {
  const linesOf = (path: string): number => textOf(path).split('\n').length - 1;
  /** Pictures, texts and the demo's content are as long as they are. */
  const isContent = (path: string): boolean => /(^|\/)(art|locales|seeds|words)\//.test(path);
  const isTest = (path: string): boolean => /\.(test|spec|fixture)\.tsx?$/.test(path);
  it('of a file is at most 400 lines', () => {
    const long = code.filter(
      (path) => !isContent(path) && !isLanguage(path) && !isTest(path) && linesOf(path) > 400,
    );
    expect(long).toEqual([]);
  });

  it('of a file of tests is at most 500 lines', () => {
    const long = code.filter((path) => isTest(path) && linesOf(path) > 500);
    expect(long).toEqual([]);
  });
});

describe('the calls of the server', () => {
  const modules = 'apps/server/src/modules/';
  const binds = (path: string): boolean =>
    /\bhandle\(/.test(textOf(path)) && /http\/caller\.ts'/.test(textOf(path));
  const bound = code.filter((path) => path.startsWith(modules) && !/\.test\.ts$/.test(path) && binds(path));

  it('are bound in calls.ts, or in a file beside it that is named for its group', () => {
    expect(bound.length).toBeGreaterThan(30);
    expect(bound.filter((path) => !/(\/calls|[a-z]Calls)\.ts$/.test(path))).toEqual([]);
  });

  it('of the office are bound in officeCalls.ts, or in a file beside it that is named for its group', () => {
    const office = code.filter(
      (path) =>
        path.startsWith(modules) && !/\.test\.ts$/.test(path) && /\bhandleOffice\(/.test(textOf(path)),
    );
    expect(office.length).toBeGreaterThan(5);
    expect(office.filter((path) => !/\/[a-z]+Calls\.ts$/.test(path))).toEqual([]);
  });

  it('are listed in the calls.ts of every module that has some', () => {
    const named = new Set(bound.map((path) => path.slice(modules.length).split('/')[0]));
    expect([...named].filter((name) => !code.includes(`${modules}${name}/calls.ts`))).toEqual([]);
  });
});

describe('advisory locks', () => {
  it('have a number each', () => {
    const numbers = Object.values(advisoryLocks);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(textOf('database/roles.sql')).toContain(`pg_advisory_xact_lock(${advisoryLocks.roles})`);
  });

  it('are named in one place: no other file says a number, and functions of the database say those', () => {
    const says = /advisory\w*lock\w*\(\s*[0-9]/;
    const routines = files.filter((path) => path.startsWith('database/migrations/routines/'));
    const said = routines.flatMap((path) => [...textOf(path).matchAll(/advisory\w*lock\w*\(\s*([0-9]+)/g)]);
    const listed: readonly number[] = Object.values(advisoryLocks);
    expect(said.filter(([, number]) => !listed.includes(Number(number)))).toEqual([]);
    const others = files.filter(
      (path) =>
        /\.(ts|tsx|sql)$/.test(path) &&
        !path.startsWith('e2e/') &&
        path !== 'database/roles.sql' &&
        !routines.includes(path),
    );
    expect(others.filter((path) => says.test(textOf(path)))).toEqual([]);
  });
});

describe('time', () => {
  /** What is measured against the machine’s own clock: the sleep of a machine, and libraries that read it by themselves. */
  const mayRead = new Set([
    'packages/postgres/src/databaseClock.ts',
    'apps/server/src/infra/clock.ts',
    'apps/studio/src/oidc/memoryStore.ts',
  ]);
  const decides = /^(apps\/(server|studio)\/src|packages\/(ledger|postgres|settlement|provider-kit)\/src)\//;
  const isForTests =
    /\.(test|fixture)\.ts$|\/(testing|conformance|faults)\/|^packages\/ledger\/src\/model\.ts$/;

  it('is the database’s: nothing that decides reads the clock of its machine (decision 0338)', () => {
    const reads = /\bnew Date\(\s*\)|\bDate\.now\b|\bTemporal\.Now\b|\bsetToCurrentTime\b/;
    const found = code.filter(
      (path) => decides.test(path) && !isForTests.test(path) && reads.test(textOf(path)),
    );
    expect(found.toSorted()).toEqual([...mayRead].toSorted());
  });
});

describe('words', () => {
  /** One term for one thing (ARCHITECTURE.md): what was said before, and where it is not said any more. */
  const retired: readonly { readonly word: RegExp; readonly where: RegExp }[] = [
    // A module, a signed call, a refusal, a port: each has its own name.
    {
      word: /\bdoors?\b|[a-z]Doors?\b|\bDoor[A-Z]?/i,
      where: /^(apps\/server\/src|apps\/studio\/src|packages\/(?!art)|simulation|scripts)\//,
    },
    // A posting is a transfer of the ledger; what is sent is a message, what a provider asks an operation.
    { word: /\bPosting\b|\/posting\//, where: /^apps\/server\/src\// },
    // A house is a provider's account; what runs is a process of the hall.
    { word: /\bcreateHouse\b|\bHouseOptions\b/, where: /^(apps\/server\/src|bench|simulation|scripts)\// },
  ];
  const isNamed = (path: string): boolean =>
    path !== 'scripts/tidy.test.ts' && !/(^|\/)(words|locales|messages)\//.test(path);

  it('that were given up are not said again', () => {
    const said = retired.flatMap(({ word, where }) =>
      code.filter(
        (path) => where.test(path) && isNamed(path) && (word.test(path) || word.test(textOf(path))),
      ),
    );
    expect(said).toEqual([]);
  });
});
