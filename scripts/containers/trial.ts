import { deepStrictEqual, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { myCash } from '@pavilion/contract/wallet';
import { createPool } from '@pavilion/postgres';
import { createRandom } from '@pavilion/testing/random';
import { seed } from '../../database/seeds/index.ts';
import { Listeners } from '../../simulation/chaos/listeners.ts';
import { lookAtTheEnd, lookUp, openPlayers } from '../../simulation/crash/crash.ts';
import { World } from '../../simulation/world/world.ts';
import { until } from '../cluster/part.ts';
import { readComposition } from '../composition/readComposition.ts';
import { runMain } from '../launcher/runMain.ts';
import { LaunchError } from '../launcher/settings.ts';
import { untilSignal } from '../launcher/untilSignal.ts';
import { type Containers, containerName, openContainers } from './composition.ts';
import { type Engine, lastWords, openEngine, podman } from './engine.ts';
import { firstProcess, readRights } from './rights.ts';

/**
 * What `npm run containers` does within namespaces of its own, in which nothing else is: no network but its own, no process
 * that outlives it. Takes the folder of the images.
 */

const members = 4;
const comesUpWithinMs = 300_000;
const comesBackWithinMs = 90_000;
/** Parts in the order in which they are killed. */
const parts = ['web1', 'web2', 'jobs', 'nginx', 'redis', 'postgres'] as const;

const say = (line: string): void => console.log(`✓ ${line}`);

const get = (port: number, path: string, host = 'localhost'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { host, 'x-forwarded-proto': 'https' },
    signal: AbortSignal.timeout(10_000),
  });

const isReady = async ({ port }: Containers): Promise<boolean> => (await get(port, '/readyz')).ok;

const isHealthy = (engine: Engine, service: string): Promise<void> =>
  until(
    `health of ${service}`,
    async () => {
      await podman(engine, 'healthcheck', 'run', containerName(service));
      return true;
    },
    comesBackWithinMs,
  );

const exitCodeOf = async (engine: Engine, service: string): Promise<number> =>
  Number(await podman(engine, 'wait', containerName(service)));

/**
 * Everything at once. People and what they play at come in as soon as there are tables: a hall without a site does not
 * begin, and is started again until it has one. (In two steps Docker Compose 1.29 would not know podman's networks again.)
 */
const start = async (containers: Containers): Promise<World> => {
  const { engine, compose, databaseUrl, secret, port, address } = containers;
  const migrationUrl = databaseUrl('MIGRATION_DATABASE_URL');
  const up = compose('up', '--detach', '--no-build');
  const filled = (async () => {
    const ended = ['container', 'inspect', '--format={{.State.Status}} {{.State.ExitCode}}'];
    await until(
      'the tables',
      async () => (await podman(engine, ...ended, containerName('migrate'))) === 'exited 0',
      comesUpWithinMs,
    );
    const pool = createPool(migrationUrl, { max: 1 });
    await seed({ pool });
    await pool.end();
  })();
  await Promise.all([up, filled]);
  await until('the hall', () => isReady(containers), comesUpWithinMs);
  say('every part is up, in the order of what each waits for, and nginx says that the hall is ready');
  const world = await World.open(
    {
      createDatabase: async () => ({ url: migrationUrl, drop: async () => undefined }),
      close: async () => undefined,
    },
    { members, halls: 0 },
    undefined,
    { ports: [port], secret: secret('PAVILION_SECRET'), address },
  );
  // Processes keep what they know of providers and gateways for some seconds: those that begin now know the new ones.
  const processes = ['web1', 'web2', 'jobs'];
  await podman(engine, 'restart', ...processes.map(containerName));
  for (const service of processes) await isHealthy(engine, service);
  await until('the hall', () => isReady(containers), comesUpWithinMs);
  return world;
};

const lookAround = async ({ port }: Containers): Promise<void> => {
  for (const [path, holds] of [
    ['/', '<!DOCTYPE html>'],
    ['/office', '<!doctype html>'],
  ] as const) {
    const answer = await get(port, path);
    const text = await answer.text();
    deepStrictEqual([path, answer.status], [path, 200]);
    ok(text.toLowerCase().includes(holds.toLowerCase()), `${path}: ${text.slice(0, 200)}`);
    const script = text.match(/(?:src|href)="(\/[^"]+\.js)"/)?.[1] ?? '';
    ok((await get(port, script)).ok, `${path} names ${script}, which is not there`);
  }
  say('the home page and the office are there, with their scripts');
};

const judgeRights = async (containers: Containers): Promise<void> => {
  for (const service of parts) {
    const { processes, writable, wrong } = await readRights(containers, service);
    if (wrong.length > 0) throw new LaunchError(`${service}: ${wrong.join('; ')}`);
    say(
      `${service}: ${processes} processes, none of root, no capability, no way to gain one; writes in ${writable.join(', ') || 'nothing'}`,
    );
  }
};

/** SIGKILL to a container's first process, as the kernel would do it; the engine has to notice by itself. */
const kill = async (containers: Containers, service: (typeof parts)[number]): Promise<void> => {
  const { engine } = containers;
  const before = await firstProcess(engine, service);
  if (before === undefined) throw new LaunchError(`${service} does not run`);
  const beganMs = performance.now();
  process.kill(before, 'SIGKILL');
  await until(
    `${service} after its end`,
    async () => {
      const now = await firstProcess(engine, service);
      return now !== undefined && now !== before;
    },
    comesBackWithinMs,
  );
  await isHealthy(engine, service);
  await until('the hall', () => isReady(containers), comesBackWithinMs);
  say(
    `${service} was killed and is back, and the hall is ready, after ${Math.round(performance.now() - beganMs)} ms`,
  );
};

/** A process that is asked to end ends what it has; nobody who asks meanwhile is refused. */
const drain = async (containers: Containers, isStill: () => boolean): Promise<void> => {
  const { engine, port } = containers;
  let isOver = false;
  let asked = 0;
  const refused: string[] = [];
  const asking = (async () => {
    while (!isOver) {
      asked += 1;
      const answer = await get(port, '/').catch((error: unknown) => String(error));
      if (typeof answer === 'string' || !answer.ok)
        refused.push(typeof answer === 'string' ? answer : `status ${answer.status}`);
      await delay(50);
    }
  })();
  await podman(engine, 'stop', containerName('web2'));
  isOver = true;
  await asking;
  const code = await exitCodeOf(engine, 'web2');
  deepStrictEqual([code, refused], [0, []], 'web2 did not drain');
  ok(isStill(), 'nobody played meanwhile');
  await podman(engine, 'start', containerName('web2'));
  say(`web2 was asked to end, ended by itself, and ${asked} pages meanwhile were all answered`);
};

const play = async (containers: Containers, world: World): Promise<void> => {
  const random = createRandom(1);
  const players = await openPlayers(world, random);
  say(`${players.length} members have paid in and opened a game`);
  const tokens = await Promise.all(
    world.people.slice(0, players.length).map((person) => world.tokenOf(person)),
  );
  const { host } = world.person(0);
  const cash = await world.desk.call(containers.port, myCash, {}, { token: tokens[0] ?? '', host });
  deepStrictEqual([cash.httpStatus, cash.code], [200, 100]);
  const listeners = await Listeners.open(world, tokens);
  const playing = Promise.all(players.map((player) => player.play()));
  playing.catch(() => undefined);
  const acknowledged = () => players.flatMap((player) => player.acknowledged);
  try {
    await until('bets', async () => acknowledged().length > 20);
    say(`bets are played, ${listeners.count} sockets listen`);
    const before = acknowledged().length;
    await drain(containers, () => acknowledged().length > before);
    for (const service of parts) {
      await kill(containers, service);
      const known = acknowledged().length;
      await until('bets again', async () => acknowledged().length > known + 20);
      await listeners.back();
    }
    for (const player of players) player.stop();
    await playing;
    await world.courier.idle();
    const { lost, twice } = await lookUp(world.owner, acknowledged());
    const wrong = [
      ...lost.map((id) => `${id} is lost`),
      ...twice.map((id) => `${id} was done twice`),
      ...players.flatMap(({ refused }) => refused),
      ...(await lookAtTheEnd(world, acknowledged())),
    ];
    if (wrong.length > 0) throw new LaunchError(wrong.join('\n'));
    say(
      `${acknowledged().length} transactions were acknowledged, all are there once, the books balance; sockets came back ${listeners.returns} times`,
    );
  } finally {
    for (const player of players) player.stop();
    listeners.close();
  }
};

/** Everything is asked to end, and ends by itself. */
const end = async ({ engine, compose }: Containers): Promise<void> => {
  await compose('stop', '--timeout', '60');
  const codes: Record<string, number> = {};
  for (const service of Object.keys(readComposition().services))
    codes[service] = await exitCodeOf(engine, service);
  deepStrictEqual(new Set(Object.values(codes)), new Set([0]), JSON.stringify(codes));
  say('asked to end, every part ended by itself');
};

const tryAll = async (containers: Containers): Promise<void> => {
  const world = await start(containers);
  try {
    await lookAround(containers);
    await judgeRights(containers);
    await play(containers, world);
    // What was killed is as narrow as before.
    await judgeRights(containers);
  } finally {
    await world.close().catch(() => undefined);
  }
  await end(containers);
};

await runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new LaunchError('this is run by npm run containers');
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  // Addresses that are given out are noted here, whatever podman's own folder is: they begin anew, and are nobody else's.
  mkdirSync('/run/containers', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/containers']);
  const { signalled } = untilSignal();
  const containers = await openContainers(openEngine(folder));
  try {
    const stopped = signalled.then(() => {
      throw new LaunchError('stopped');
    });
    await Promise.race([tryAll(containers), stopped]);
    return 0;
  } catch (error) {
    for (const service of Object.keys(readComposition().services)) {
      const log = await lastWords(containers.engine, containerName(service));
      if (log !== '') console.error(`— ${service}\n${log}`);
    }
    throw error;
  } finally {
    await containers.stop();
  }
});
