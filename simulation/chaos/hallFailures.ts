import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clockOffBy } from '../../scripts/cluster/clock.ts';
import type { HallPart } from '../../scripts/cluster/hallParts.ts';
import { makeOtherBuild } from '../../scripts/cluster/otherBuild.ts';
import type { Otherwise } from '../../scripts/cluster/part.ts';
import { awayMs, type Failure } from './failure.ts';

/** What the hall's own processes meet. */

/** As a release goes: one leaves and is back before the next one leaves. */
const restartEach = async (parts: readonly HallPart[], otherwise?: Otherwise): Promise<void> => {
  for (const { part } of parts) {
    await part.stop();
    await part.start(otherwise);
  }
};

const killEach = async (parts: readonly HallPart[]): Promise<void> => {
  for (const { part } of parts) {
    part.strike('SIGKILL');
    // Started again after a moment; what answers until then is not it.
    await delay(1_000);
    await part.ready();
  }
};

const moveClock = async (part: HallPart | undefined, hours: number): Promise<void> => {
  if (part === undefined) return;
  await restartEach([part], clockOffBy(hours));
  try {
    await delay(awayMs);
  } finally {
    await restartEach([part]);
  }
};

export const hallFailures = {
  'web-killed': { play: ({ hall }) => killEach(hall.web) },
  'jobs-killed': { play: ({ hall }) => killEach(hall.jobs) },
  'rolling-restart': { play: ({ hall }) => restartEach([...hall.web, ...hall.jobs]) },
  'rolling-update': {
    play: async ({ hall, folder }) => {
      const cwd = join(folder, 'next-release');
      await makeOtherBuild(cwd);
      try {
        await restartEach([...hall.web, ...hall.jobs], { cwd });
      } finally {
        // And back, as a release that is taken back.
        await restartEach([...hall.web, ...hall.jobs]);
        await rm(cwd, { recursive: true });
      }
    },
  },
  'clock-of-jobs': {
    play: async ({ hall: { jobs } }) => {
      await Promise.all([moveClock(jobs[0], 1), moveClock(jobs[1], -1)]);
    },
  },
  'clock-of-web': { play: ({ hall: { web } }) => moveClock(web[0], 1) },
} satisfies Readonly<Record<string, Failure>>;
