import { partialDeepStrictEqual } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { providerBasePath, providerCalls, walletBasePath, walletCalls } from '@pavilion/provider-kit';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StudioBench, testKeys } from '../../apps/studio/src/testing/studioBench.ts';
import { rootFolder } from '../launcher/settings.ts';
import { type OwnHall, openOwnHall } from './ownHall.ts';

/** The integrator guide's examples, run as they stand there, with the guide's own caller. */

const guide = readFileSync(join(rootFolder, 'docs/guides/integrator.md'), 'utf8');

interface Example {
  readonly commands: readonly string[];
  /** What the last command's answer holds. */
  readonly expected: object | undefined;
}

const blocks = (text: string) =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', content = '']) => ({
    language,
    content,
  }));

const examplesOf = (text: string): Example[] => {
  const all = blocks(text);
  return all.flatMap(({ language, content }, at) => {
    if (language !== 'sh') return [];
    const next = all[at + 1];
    const expected: object | undefined = next?.language === 'json' ? JSON.parse(next.content) : undefined;
    return [{ commands: content.trim().split('\n'), expected }];
  });
};

const hallHeading = '## What the hall answers';
const providerHeading = '## What a provider answers';
const [, afterIntroduction = ''] = guide.split(hallHeading);
const [hallPart = '', providerPart = ''] = afterIntroduction.split(providerHeading);
const hallExamples = examplesOf(hallPart);
const providerExamples = examplesOf(providerPart);

let folder = '';
let database: TestDatabase;
let hall: OwnHall;
let bench: StudioBench;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-guide-'));
  const caller = blocks(guide).find(({ language }) => language === 'js');
  writeFileSync(join(folder, 'call.mjs'), caller?.content ?? '');
  database = await createTestDatabase();
  hall = await openOwnHall(database.url);
  bench = await StudioBench.open();
});
afterAll(async () => {
  await bench.close();
  await hall.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Variables = Readonly<Record<string, string>>;

const run = (command: string, variables: Variables): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn('sh', ['-c', command], { cwd: folder, env: { PATH, ...variables } });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(out));
      else reject(new Error(`${command}\n${errors}`));
    });
  });

const runAll = async (examples: readonly Example[], variables: Variables): Promise<void> => {
  for (const { commands, expected } of examples) {
    let answer: unknown;
    for (const command of commands) answer = await run(command, variables);
    if (expected !== undefined) {
      try {
        partialDeepStrictEqual(answer, expected);
      } catch (error) {
        throw new Error(`${commands.at(-1)}\n${error instanceof Error ? error.message : ''}`, {
          cause: error,
        });
      }
    }
  }
};

const callsIn = (examples: readonly Example[]): Set<string> =>
  new Set(examples.flatMap(({ commands }) => commands.map((command) => command.split(' ')[2] ?? '')));

describe('the guide has an example', () => {
  test('of every call of both sides', () => {
    expect(callsIn(hallExamples)).toEqual(new Set(Object.values(walletCalls).map(({ path }) => path)));
    expect(callsIn(providerExamples)).toEqual(new Set(Object.values(providerCalls).map(({ path }) => path)));
  });
});

describe('the examples are answered as the guide says', { timeout: 300_000 }, () => {
  test('by this hall', async () => {
    const player = await hall.port.player(10_000);
    const newcomer = await hall.port.player(0);
    const LAUNCH = await hall.port.launchToken?.(newcomer, 'fresh');
    await runAll(hallExamples, {
      BASE: `${hall.url}${walletBasePath}`,
      KEY_ID: hall.key.keyId,
      SECRET: hall.key.secret,
      PLAYER: player.playerId,
      SESSION: player.sessionToken,
      GAME: player.gameCode,
      LAUNCH: LAUNCH ?? '',
    });
  });

  test('by the studio', async () => {
    const key = testKeys.find(({ keyId }) => keyId === 'sbx-abacus-1');
    await runAll(providerExamples, {
      BASE: `${bench.origin}${providerBasePath}`,
      KEY_ID: key?.keyId ?? '',
      SECRET: key?.secret ?? '',
      PLAYER: 'reader-of-the-guide',
      SESSION: 'a-session',
      GAME: 'beads-of-fortune',
      LAUNCH: 'a-launch-token',
    });
  });
});
