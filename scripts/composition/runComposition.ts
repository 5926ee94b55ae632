import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool, findFreePort, startCluster } from '@pavilion/postgres';
import { LaunchError, rootFolder } from '../launcher/settings.ts';
import { requireRedis } from '../redis.ts';
import { nginxSettings } from './nginxSettings.ts';
import { fillIn, readComposition } from './readComposition.ts';

/** The parts of `compose.yaml` on this machine without containers: same files, commands, secrets, roles and settings. */
export interface RunningComposition {
  /** nginx. */
  readonly origin: string;
  readonly redisPort: number;
  /** A secret as its holders read it. */
  readonly secret: (name: string) => string;
  /** Everything that nginx has logged. */
  readonly nginxLog: () => string;
  readonly stop: () => Promise<void>;
}

const readyWithinMs = 30_000;
const pollMs = 100;

const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline) throw new LaunchError(`${what} did not come up`);
    await delay(pollMs);
  }
};

const runSql = async (url: string, files: readonly string[]): Promise<void> => {
  const pool = createPool(url, { max: 1 });
  try {
    for (const file of files) await pool.query(readFileSync(file, 'utf8'));
  } finally {
    await pool.end();
  }
};

/** Makes the secrets and names in them where this machine has what the composition finds by name. */
const makeSecrets = (folder: string, places: Readonly<Record<string, string>>): void => {
  execFileSync(join(rootFolder, 'deploy/makeSecrets.sh'), [folder]);
  for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'REDIS_URL']) {
    const file = join(folder, name);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of Object.entries(places)) text = text.replace(from, to);
    chmodSync(file, 0o600);
    writeFileSync(file, text);
  }
};

const startPart = (
  command: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): ChildProcess => {
  const [program = '', ...args] = command;
  return spawn(program, args, { cwd: rootFolder, env: { ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Starts a service of the hall with what `compose.yaml` gives it. */
const startService = (
  folder: string,
  name: string,
  given: Readonly<Record<string, string>>,
): ChildProcess => {
  const service = readComposition().services[name];
  if (service === undefined || !Array.isArray(service.command))
    throw new LaunchError(`compose.yaml runs no ${name}`);
  const held = join(folder, `secrets-of-${name}`);
  mkdirSync(held);
  for (const secret of service.secrets) copyFileSync(join(folder, 'secrets', secret), join(held, secret));
  const environment = Object.entries(service.environment).map(([key, value]) => [
    key,
    fillIn(value, { HALL_ORIGIN: 'https://hall.example' }),
  ]);
  const [program, ...args] = service.command;
  const command = [program === 'node' ? process.execPath : (program ?? ''), ...args];
  return startPart([join(rootFolder, 'deploy/withSecrets.sh'), ...command], {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...Object.fromEntries(environment),
    SECRETS_FOLDER: held,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    ...given,
  });
};

const firstSite = `insert into site (id, code, name, languages, currencies) values (1, 'one', 'One', '{en_US}', '{USD}')`;

const startParts = async (folder: string, stops: (() => Promise<void>)[]): Promise<RunningComposition> => {
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  stops.push(() => cluster.stop());
  await cluster.ensureDatabase('pavilion');
  const superuserUrl = cluster.url('pavilion');
  const redisPort = await findFreePort();
  const secrets = join(folder, 'secrets');
  makeSecrets(secrets, {
    'postgres:5432': new URL(superuserUrl).host,
    'redis:6379': `127.0.0.1:${redisPort}`,
  });
  const secret = (name: string): string => readFileSync(join(secrets, name), 'utf8').trim();
  await runSql(superuserUrl, [join(rootFolder, 'database/roles.sql'), join(secrets, 'passwords.sql')]);

  const bind = ['--bind', '127.0.0.1', '--port', String(redisPort), '--save', '', '--appendonly', 'no'];
  const redis = startPart([requireRedis(), join(secrets, 'redis.conf'), ...bind]);
  stops.push(() => end(redis, 'SIGTERM'));

  const [exitCode] = await once(startService(folder, 'migrate', {}), 'exit');
  if (exitCode !== 0) throw new LaunchError(`migrate ended with ${exitCode}`);
  const migrator = createPool(secret('MIGRATION_DATABASE_URL'), { max: 1 });
  await migrator.query(firstSite);
  await migrator.end();

  const webPorts = [await findFreePort(), await findFreePort()];
  for (const [at, name] of ['web1', 'web2', 'jobs'].entries()) {
    const port = webPorts[at] ?? (await findFreePort());
    const hall = startService(folder, name, { PORT: String(port), DRAIN_SECONDS: '0' });
    stops.push(() => end(hall, 'SIGTERM'));
    await until(name, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
  }

  const port = await findFreePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, nginxSettings(folder, port, webPorts));
  const nginx = startPart(['nginx', '-c', settings, '-g', 'daemon off;'], { PATH: process.env.PATH });
  stops.push(() => end(nginx, 'SIGQUIT'));
  const origin = `http://127.0.0.1:${port}`;
  await until('nginx', async () => (await fetch(`${origin}/readyz`)).ok);
  return {
    origin,
    redisPort,
    secret,
    nginxLog: () => readFileSync(join(folder, 'nginx.log'), 'utf8'),
    stop: async () => undefined,
  };
};

/** Starts all parts. Throws `LaunchError` when one does not come up, and leaves nothing behind. */
export const runComposition = async (): Promise<RunningComposition> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-composition-'));
  // The database's own account goes through it; what is secret in it is closed for itself.
  chmodSync(folder, 0o755);
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.reverse()) await stopPart();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(folder, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
