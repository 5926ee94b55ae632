import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@pavilion/postgres';
import { waitFor } from '@pavilion/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createService, type Service } from './supervisor.ts';

const main = 'scripts/launcher/service.fixture.ts';

let logDir = '';
let port = 0;
let said: string[] = [];
let givenUp: Error | undefined;
let service: Service | undefined;

beforeEach(async () => {
  logDir = mkdtempSync(join(tmpdir(), 'pavilion-logs-'));
  port = await findFreePort();
  said = [];
  givenUp = undefined;
});
afterEach(async () => {
  await service?.stop();
  rmSync(logDir, { recursive: true });
});

const create = (manner = 'serve'): Service => {
  service = createService({
    name: 'example',
    main,
    args: [manner],
    env: () => ({ PATH: process.env.PATH, SERVICE_PORT: String(port) }),
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    logDir,
    backoffFirstMs: 10,
    say: (line) => said.push(line),
    onGivenUp: (error) => {
      givenUp = error;
    },
  });
  return service;
};

const ask = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const isUp = (): Promise<boolean> =>
  ask('/').then(
    () => true,
    () => false,
  );

test('a service that ends by itself is started again', async () => {
  await create().start();
  const before = await ask('/');
  await ask('/crash').catch(() => undefined);
  const after = await waitFor(() => ask('/'), { what: 'the service to come back' });
  expect(after).not.toBe(before);
  expect(said).toEqual(['the example ended (code 3), starting it again']);
  expect(givenUp).toBeUndefined();
});

test('a service that keeps ending is given up by name', async () => {
  await create().start();
  await waitFor(
    async () => {
      await ask('/crash').catch(() => undefined);
      return givenUp;
    },
    { withinMs: 15_000, what: 'the supervisor to give up' },
  );
  expect(givenUp?.message).toMatch(/^the example ended 6 times within a minute; see .*example\.log$/);
});

test('a service that does not start is told with its own words, and not tried again', async () => {
  await expect(create('refuse').start()).rejects.toThrow(
    'the example did not start (code 1)\n  environment: EXAMPLE is missing',
  );
  expect(said).toEqual([]);
});

test('a stopped service stays stopped', async () => {
  const stopped = create();
  await stopped.start();
  await stopped.stop();
  expect(await isUp()).toBe(false);
  expect(said).toEqual([]);
});

test('errors in its log reach the terminal in one line; the log keeps everything', async () => {
  const grumbling = create();
  await grumbling.start();
  await ask('/grumble');
  await waitFor(() => said.length > 0, { what: 'the line' });
  expect(said).toEqual(['example: the gateway does not answer']);
  await grumbling.stop();
  expect(readFileSync(join(logDir, 'example.log'), 'utf8')).toContain('"level":50');
});

test.runIf(existsSync('/dev/full'))(
  'a full disk costs the log, neither the launcher nor the service',
  async () => {
    symlinkSync('/dev/full', join(logDir, 'example.log'));
    await create().start();
    const before = await ask('/');
    await ask('/grumble');
    await waitFor(() => said.length === 2, { what: 'a word about the disk' });
    await ask('/crash').catch(() => undefined);
    expect(await waitFor(() => ask('/'), { what: 'the service to come back' })).not.toBe(before);
    expect(said.toSorted()).toEqual([
      'example.log cannot be written (ENOSPC); the example goes on without it',
      'example: the gateway does not answer',
      'the example ended (code 3), starting it again',
    ]);
  },
);
