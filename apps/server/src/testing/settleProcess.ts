import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./settleMain.ts', import.meta.url));

/** A process that settles the agents of a database as of that moment, once it has begun or is done. */
export const startSettling = async (databaseUrl: string, now: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program, databaseUrl, now], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  return child;
};

/** The same, killed so many milliseconds after it has begun. Answers once it is gone; throws where it fails by itself. */
export const killSettling = async (databaseUrl: string, now: string, afterMs: number): Promise<void> => {
  const child = await startSettling(databaseUrl, now);
  const gone = child.exitCode === null ? once(child, 'exit') : undefined;
  await delay(afterMs);
  child.kill('SIGKILL');
  await gone;
  // It may be done before it is killed.
  if (child.exitCode !== null && child.exitCode !== 0)
    throw new Error(`the process that settles ended with ${child.exitCode}`);
};
