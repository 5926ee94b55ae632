import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { openPageHall } from './pageHall.ts';
import { type Bench, BenchError, type Contestant, type Round } from './table.ts';

/**
 * `npm run bench page`: the home page for a visitor, from one server process in production mode, asked for by autocannon
 * in a process of its own over 50 connections. A query that no page knows keeps a page out of the shared cache, so that
 * each request is rendered anew.
 */

const connections = 50;
const secondsARound = 6;
const warmUpSeconds = 2;
const freshPerSecondMin = 300;
const sharedPerSecondMin = 3_000;
const p99MaxMs = 100;

const resultSchema = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

const autocannon = createRequire(import.meta.url).resolve('autocannon');

const ask = async (url: string, seconds: number): Promise<Round> => {
  const child = spawn(
    process.execPath,
    [
      autocannon,
      '--json',
      '-c',
      String(connections),
      '-d',
      String(seconds),
      '-H',
      'accept-encoding: br',
      url,
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  await once(child, 'close');
  const { requests, latency, non2xx, errors } = resultSchema.parse(JSON.parse(output.join('')));
  if (non2xx > 0 || errors > 0)
    throw new BenchError(`${url}: ${non2xx} answers that are no page, ${errors} errors`);
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 };
};

export const bench: Bench = {
  title: 'Home page for a visitor, server-rendered, one process, 50 connections',
  unit: 'pages',
  rounds: 3,
  open: async (say) => {
    const hall = await openPageHall();
    const { origin } = hall;
    const size = (await (await fetch(origin)).text()).length;
    say(`warming up, a page of ${Math.round(size / 1024)} kB`);
    await ask(`${origin}/?fresh=1`, warmUpSeconds);
    await ask(origin, warmUpSeconds);
    const contestants: readonly Contestant[] = [
      // No bound on its latency: 50 connections that wait for 300 pages a second wait 167 ms each.
      {
        name: 'rendered fresh',
        round: () => ask(`${origin}/?fresh=1`, secondsARound),
        perSecondMin: freshPerSecondMin,
      },
      {
        name: 'shared by visitors',
        round: () => ask(origin, secondsARound),
        perSecondMin: sharedPerSecondMin,
        p99MaxMs,
      },
    ];
    return {
      contestants,
      versions: [hall.databaseVersion],
      close: hall.close,
    };
  },
};
