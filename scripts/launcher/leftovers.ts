import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { birthOf, isAlive } from '@pavilion/postgres';
import { LaunchError } from './settings.ts';

/** A killed launcher's services end by themselves, but may still hold their ports when it is started again. */

const endWithinMs = 12_000;
const pollMs = 50;

const fileOf = (dataDir: string): string => join(dataDir, 'processes');

/** A process by its pid and birth, so that a stranger with a reused pid is never taken for it. */
const markOf = (pid: number): string => `${pid} ${birthOf(pid)}`;

const living = (mark: string): number | undefined => {
  const pid = Number(mark.split(' ')[0]);
  return isAlive(pid) && markOf(pid) === mark ? pid : undefined;
};

/** Writes down who serves for this launcher. */
export const rememberProcesses = (dataDir: string, pids: readonly number[]): void => {
  writeFileSync(fileOf(dataDir), [process.pid, ...pids].map(markOf).join('\n'), { mode: 0o600 });
};

export const forgetProcesses = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime.
  }
};

const endOne = async (pid: number): Promise<void> => {
  signal(pid, 'SIGTERM');
  const deadline = performance.now() + endWithinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) signal(pid, 'SIGKILL');
    await delay(pollMs);
  }
};

/** Ends the services of a launcher that is gone. Throws `LaunchError` when their launcher lives. */
export const endLeftovers = async (dataDir: string): Promise<void> => {
  if (!existsSync(fileOf(dataDir))) return;
  const [launcher, ...services] = readFileSync(fileOf(dataDir), 'utf8').split('\n');
  const owner = living(launcher ?? '');
  if (owner !== undefined && owner !== process.pid) {
    throw new LaunchError(`Pavilion already runs from this folder (process ${owner})`);
  }
  await Promise.all(services.map(living).flatMap((pid) => (pid === undefined ? [] : [endOne(pid)])));
  forgetProcesses(dataDir);
};
