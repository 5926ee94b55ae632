import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';
import { until } from '../cluster/part.ts';
import { readComposition } from '../composition/readComposition.ts';
import { LaunchError, rootFolder } from '../launcher/settings.ts';
import { type Engine, podman } from './engine.ts';
import { images } from './images.ts';

/** `compose.yaml` as Docker Compose starts it, on podman. */
export interface Containers {
  readonly engine: Engine;
  /** Port of nginx on 127.0.0.1. */
  readonly port: number;
  /** Where the containers reach this process. */
  readonly address: string;
  /** A secret as its holders read it. */
  readonly secret: (name: string) => string;
  /** An address of the database for this process: a secret that holds one, with the server's own address in it. */
  readonly databaseUrl: (secret: string) => string;
  /** Docker Compose, on this composition; resolves when it ends. Rejects with its words. */
  readonly compose: (...args: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const project = 'pavilion';
const port = 8080;
const databaseAddress = '10.78.0.250';
const backNetwork = { subnet: '10.78.0.0/24' };
/**
 * Addresses that compose.yaml leaves to the engine. The database keeps its own when it starts again; podman 4.3 does not
 * know `ip_range` from Docker Compose, and would give an address away that another service names.
 */
const ownAddresses: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  postgres: { back: { ipv4_address: databaseAddress } },
  jobs: { back: {}, front: { ipv4_address: '10.77.0.13' } },
};
/** The machine's own end of the network `front` of compose.yaml. */
const frontAddress = '10.77.0.1';
/** Open files, as compose.yaml bounds them for the hall, and processes. */
const countMax = 16_384;
const lookEveryMs = 1_000;
const megabytes = 16;

export const containerName = (service: string): string => `${project}_${service}_1`;

/** What a trial on podman needs otherwise than compose.yaml has it: other places of secrets, logs that podman can keep. */
const overrides = (secretsFolder: string): string => {
  const { services, secrets } = readComposition();
  return stringify({
    services: Object.fromEntries(
      Object.keys(services).map((name) => [
        name,
        {
          logging: { driver: 'k8s-file' },
          // Where a service names a limit podman forgets its own settings, and asks for more of others than this process may.
          ulimits: { nproc: countMax, nofile: countMax },
          ...(ownAddresses[name] === undefined ? {} : { networks: ownAddresses[name] }),
        },
      ]),
    ),
    networks: { back: { ipam: { config: [backNetwork] } } },
    secrets: Object.fromEntries(
      Object.keys(secrets).map((name) => [name, { file: join(secretsFolder, name) }]),
    ),
  });
};

const serve = async (engine: Engine): Promise<ChildProcess> => {
  const log = openSync(join(engine.folder, 'service.log'), 'w');
  const service = spawn('podman', ['system', 'service', '--time=0', `unix://${engine.socket}`], {
    env: engine.env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  await until('podman’s socket', async () => {
    await promisify(execFile)('podman', ['--url', `unix://${engine.socket}`, 'version'], { env: engine.env });
    return true;
  });
  return service;
};

const listSchema = z.array(z.looseObject({ Id: z.string() })).nullable();
const healthSchema = z.tuple([
  z.looseObject({
    Config: z.looseObject({ Healthcheck: z.looseObject({ Interval: z.number().default(0) }).optional() }),
  }),
]);
const nanosecondsPerMs = 1e6;

/** Asks every container for its health as often as it wants to be asked, which where podman is at home systemd's timers do. */
const watchHealth = (engine: Engine): (() => Promise<void>) => {
  const askNextMs = new Map<string, number>();
  const askWhenDue = async (id: string): Promise<void> => {
    if ((askNextMs.get(id) ?? 0) > performance.now()) return;
    const [{ Config }] = healthSchema.parse(JSON.parse(await podman(engine, 'container', 'inspect', id)));
    const intervalMs = (Config.Healthcheck?.Interval ?? Number.POSITIVE_INFINITY) / nanosecondsPerMs;
    askNextMs.set(id, performance.now() + intervalMs);
    await podman(engine, 'healthcheck', 'run', id);
  };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const list = listSchema.parse(JSON.parse(await podman(engine, 'ps', '--format=json'))) ?? [];
      // One that is not well, has none to ask for, or has just ended, says so by failing.
      for (const { Id } of list) await askWhenDue(Id).catch(() => undefined);
      await delay(lookEveryMs);
    }
  })();
  watching.catch(() => undefined);
  return async () => {
    isOver = true;
    await watching.catch(() => undefined);
  };
};

/** Makes secrets and settings for a composition of which nothing runs yet. Throws `LaunchError` when podman does not answer. */
export const openContainers = async (engine: Engine): Promise<Containers> => {
  // Of a run that was killed.
  await podman(engine, 'rm', '--all', '--force', '--volumes');
  await podman(engine, 'network', 'prune', '--force');
  await podman(engine, 'volume', 'prune', '--force');
  const folder = mkdtempSync(join(engine.folder, 'trial-'));
  const secrets = join(folder, 'secrets');
  execFileSync(join(rootFolder, 'deploy/makeSecrets.sh'), [secrets]);
  const secret = (name: string): string => readFileSync(join(secrets, name), 'utf8').trim();
  const more = join(folder, 'compose.yaml');
  writeFileSync(more, overrides(secrets));
  const service = await serve(engine);
  const stopWatching = watchHealth(engine);
  const compose = async (...args: readonly string[]): Promise<void> => {
    const files = [`--file=${join(rootFolder, 'compose.yaml')}`, `--file=${more}`];
    const given = ['--project-name', project, '--project-directory', rootFolder, ...files, ...args];
    try {
      await promisify(execFile)('docker-compose', given, {
        env: {
          ...engine.env,
          ...images,
          DOCKER_HOST: `unix://${engine.socket}`,
          HALL_ORIGIN: 'https://hall.example',
          HTTP_PORT: String(port),
        },
        maxBuffer: megabytes * 1024 * 1024,
      });
    } catch (cause) {
      throw new LaunchError(`docker-compose ${args.join(' ')}: ${String(cause)}`, { cause });
    }
  };
  return {
    engine,
    port,
    address: frontAddress,
    secret,
    databaseUrl: (name) => {
      const url = new URL(secret(name));
      url.hostname = databaseAddress;
      return url.href;
    },
    compose,
    stop: async () => {
      try {
        await compose('down', '--volumes', '--timeout', '10');
      } finally {
        await stopWatching();
        service.kill('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
};
