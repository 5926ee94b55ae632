import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@pavilion/postgres';
import { nginxSettings } from '../composition/nginxSettings.ts';
import type { Secrets } from '../launcher/secrets.ts';
import type { ClusterContext } from './databaseParts.ts';
import { Part } from './part.ts';

export interface HallPart {
  readonly part: Part;
  readonly port: number;
}

/** Processes that serve, processes that work in the background, the studio, and nginx in front. */
export interface HallParts {
  readonly web: readonly HallPart[];
  readonly jobs: readonly HallPart[];
  readonly studio: HallPart;
  readonly nginx: Part;
}

export interface HallPartsOptions {
  readonly web: number;
  readonly jobs: number;
  readonly hallPort: number;
  readonly studioPort: number;
  readonly databaseUrl: string;
  readonly studioDatabaseUrl: string;
  readonly redisUrl: string;
  readonly secrets: Secrets;
}

const isOk = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;

/** A process reads all its code before it answers, which takes long on a machine that does much else. */
const hallReadyWithinMs = 180_000;

/** With five processes the database has connections for all of them, and some to spare. */
const poolMax = 12;

export const startHall = async (
  { folder, say }: ClusterContext,
  options: HallPartsOptions,
  undo: (() => Promise<void>)[],
): Promise<HallParts> => {
  const { secrets, hallPort, studioPort } = options;
  const hallOrigin = `http://localhost:${hallPort}`;
  const studioOrigin = `http://localhost:${studioPort}`;
  const shared = {
    HALL_ORIGIN: hallOrigin,
    STUDIO_ORIGIN: studioOrigin,
    SANDBOX_KEYS: JSON.stringify(secrets.SANDBOX_KEYS),
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    LOG_LEVEL: 'warn',
  };
  const openPart = async (
    name: string,
    port: number,
    command: readonly string[],
    env: Readonly<Record<string, string>>,
  ): Promise<HallPart> => {
    const part = new Part({
      name,
      command: [process.execPath, ...command],
      env: { ...shared, ...env },
      logFile: join(folder, 'logs', `${name.replace(' ', '-')}.log`),
      isReady: () => isOk(`http://localhost:${port}/readyz`),
      readyWithinMs: hallReadyWithinMs,
      say,
    });
    undo.push(() => part.stop());
    await part.start();
    return { part, port };
  };
  const openHall = async (name: string, roles: string): Promise<HallPart> => {
    const port = await findFreePort();
    return openPart(name, port, ['apps/server/src/main.ts', `--roles=${roles}`], {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL_MAX: String(poolMax),
      REDIS_URL: options.redisUrl,
      PAVILION_SECRET: secrets.PAVILION_SECRET,
      TRUST_PROXY: '127.0.0.1',
      PAGE_THREADS: '1',
      // Longer than nginx keeps a connection that nobody uses.
      DRAIN_SECONDS: '6',
      OUTBOX_FOLDER: join(folder, 'outbox'),
    });
  };

  const web: HallPart[] = [];
  const jobs: HallPart[] = [];
  for (let count = 1; count <= options.web; count += 1)
    web.push(await openHall(`web ${count}`, 'web,realtime'));
  for (let count = 1; count <= options.jobs; count += 1) jobs.push(await openHall(`jobs ${count}`, 'jobs'));
  const studio = await openPart('studio', studioPort, ['apps/studio/src/main.ts'], {
    STUDIO_PORT: String(studioPort),
    STUDIO_DATABASE_URL: options.studioDatabaseUrl,
  });

  const settings = join(folder, 'nginx.conf');
  writeFileSync(
    settings,
    nginxSettings(
      folder,
      hallPort,
      web.map(({ port }) => port),
    ),
  );
  const nginx = new Part({
    name: 'nginx',
    command: ['/usr/sbin/nginx', '-c', settings, '-g', 'daemon off;'],
    logFile: join(folder, 'logs', 'nginx.log'),
    stopSignal: 'SIGQUIT',
    isReady: () => isOk(`http://127.0.0.1:${hallPort}/readyz`),
    say,
  });
  undo.push(() => nginx.stop());
  await nginx.start();
  return { web, jobs, studio, nginx };
};
