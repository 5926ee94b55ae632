import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rootFolder } from './settings.ts';

export interface LauncherProcessOptions {
  readonly dataDir: string;
  readonly hallPort: number;
  readonly studioPort: number;
  readonly args?: readonly string[];
}

/** The real `npm start` as a process of its own, for tests that look at the whole house or take it away. */
export interface LauncherProcess {
  readonly pid: number;
  readonly hallOrigin: string;
  readonly studioOrigin: string;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Resolves when it has said that the hall is open; rejects with its output when it ends before. */
  readonly opened: () => Promise<void>;
  /** Ctrl-C, and the exit code it leaves with. */
  readonly stop: () => Promise<number | null>;
  /** Takes it away without a word. */
  readonly kill: () => Promise<void>;
}

/** Said by the launcher when both services answer. */
export const openLine = 'Pavilion is open';

/** The first start builds the pages when they are stale. */
const openWithinMs = 300_000;
const pollMs = 50;

export const spawnLauncher = (options: LauncherProcessOptions): LauncherProcess => {
  const { dataDir, hallPort, studioPort } = options;
  const child: ChildProcess = spawn(
    process.execPath,
    [join(rootFolder, 'scripts', 'start.ts'), ...(options.args ?? [])],
    {
      cwd: rootFolder,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOME: process.env.HOME,
        PAVILION_TEST: '1',
        PAVILION_DATA_DIR: dataDir,
        PORT: String(hallPort),
        STUDIO_PORT: String(studioPort),
        TRUST_PROXY: 'loopback',
        // Browsers of all tests come from one address.
        REQUESTS_PER_MINUTE: '10000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const ended = async (): Promise<void> => {
    if (!hasEnded()) await once(child, 'exit');
  };
  return {
    pid: child.pid ?? 0,
    hallOrigin: `http://localhost:${hallPort}`,
    studioOrigin: `http://localhost:${studioPort}`,
    output: () => output,
    opened: async () => {
      const deadline = performance.now() + openWithinMs;
      while (!output.includes(openLine)) {
        if (hasEnded()) throw new Error(`npm start ended:\n${output}`);
        if (performance.now() > deadline) throw new Error(`npm start did not open the hall:\n${output}`);
        await delay(pollMs);
      }
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended();
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended();
    },
  };
};
