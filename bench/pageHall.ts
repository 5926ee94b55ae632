import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createPool, findFreePort, migrate, type Pool } from '@pavilion/postgres';
import { seed } from '../database/seeds/index.ts';
import { startBenchServer } from './server.ts';
import { BenchError } from './table.ts';

const root = join(import.meta.dirname, '..');
const readyWithinMs = 180_000;

export const benchSecret = 'only-for-the-time-of-this-benchmark';

/** A hall in production mode that serves the built pages; with further variables of its environment. */
export const startPageHall = async (
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly origin: string; readonly port: number; readonly child: ChildProcess }> => {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts'), '--roles=web,realtime'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PAVILION_SECRET: benchSecret,
      LOG_LEVEL: 'error',
      // One address asks for all pages.
      REQUESTS_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const deadline = performance.now() + readyWithinMs;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new BenchError('the hall did not start: are the pages built? `npm run build`');
    await delay(100);
  }
  return { origin, port, child };
};

/** A seeded hall in production mode that serves the built pages, on a database that goes with it. */
export interface PageHall {
  readonly origin: string;
  /** `PostgreSQL 18.4` */
  readonly databaseVersion: string;
  readonly close: () => Promise<void>;
}

export const openPageHall = async (fill?: (pool: Pool) => Promise<void>): Promise<PageHall> => {
  const server = await startBenchServer();
  const databaseUrl = await server.createDatabase('hall');
  await migrate({ url: databaseUrl, folder: join(root, 'database', 'migrations') });
  const pool = createPool(databaseUrl, { max: 2 });
  await seed({ pool });
  await fill?.(pool);
  await pool.end();
  const { origin, child } = await startPageHall(databaseUrl);
  return {
    origin,
    databaseVersion: server.version,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await server.close();
    },
  };
};
