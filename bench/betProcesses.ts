import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { LoadOrder, LoadReport } from './betLoad.ts';
import { BenchError, type Round, summarise } from './table.ts';

/** The processes of the benches over HTTP: the hall, and the load of those that bet, each for itself. */

const portSchema = z.object({ port: z.number() });

const untilMessage = async (child: ChildProcess, whenGone: string): Promise<unknown> => {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then((): never => {
      throw new BenchError(whenGone);
    }),
  ]);
  return message;
};

/** The hall of `betHall.ts`, with further variables of its environment. It ends when `child` is disconnected. */
export const startHall = async (
  databaseUrl: string,
  secret: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly port: number; readonly child: ChildProcess }> => {
  const child = fork(join(import.meta.dirname, 'betHall.ts'), {
    // As in the Dockerfile.
    execArgv: ['--max-semi-space-size=64'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PAVILION_SECRET: secret,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  const { port } = portSchema.parse(await untilMessage(child, 'the hall did not start'));
  return { port, child };
};

const report = async (order: LoadOrder): Promise<LoadReport> => {
  const child = fork(join(import.meta.dirname, 'betLoad.ts'));
  try {
    child.send(order);
    // Written by our own process a moment ago.
    return (await untilMessage(child, 'the load process failed')) as LoadReport;
  } finally {
    child.kill();
  }
};

/** One round of `betLoad.ts` for each order, all at once. Throws when a call was answered with something other than `OK`. */
export const load = async (...orders: readonly LoadOrder[]): Promise<Round> => {
  const reports = await Promise.all(orders.map(report));
  const others = reports.reduce((sum, one) => sum + one.others, 0);
  if (others > 0) throw new BenchError(`${others} calls were answered with something other than OK`);
  return summarise(
    reports.flatMap(({ latenciesMs }) => latenciesMs),
    reports[0]?.seconds ?? Number.NaN,
  );
};
