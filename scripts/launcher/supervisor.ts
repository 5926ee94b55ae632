import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { openLogFile } from './logFile.ts';
import { LaunchError, rootFolder } from './settings.ts';

export interface ServiceOptions {
  readonly name: string;
  /** Entry file, from the root. */
  readonly main: string;
  readonly args?: readonly string[];
  readonly env: () => NodeJS.ProcessEnv;
  /** Answers 200 when the service can serve. */
  readonly readyUrl: string;
  readonly logDir: string;
  readonly say: (line: string) => void;
  /** Wait before the first start again; doubles with every crash. 250 unless told. */
  readonly backoffFirstMs?: number;
  /** Told of every process that is started. */
  readonly onSpawn?: (pid: number) => void;
  /** Called when the service will not be started again. */
  readonly onGivenUp: (error: LaunchError) => void;
}

/** A child process that is started again when it ends by itself. */
export interface Service {
  /** Starts it and resolves when it is ready, or stopped meanwhile. Throws `LaunchError` with its last words when it ends before. */
  readonly start: () => Promise<void>;
  /** Ends the present process; it is started again with fresh surroundings. */
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
}

const readyWithinMs = 60_000;
const pollMs = 100;
const stopWithinMs = 12_000;
const crashWindowMs = 60_000;
const crashesMax = 5;
const backoffMaxMs = 4_000;
const wordsKeptMax = 200;
const wordsShownMax = 8;
/** pino's number of the level `error`. */
const errorLevel = 50;

/** The message of a log line that a person at the terminal should see. */
const loudMessage = (line: string): string | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry !== 'object' || entry === null) return undefined;
    const loud = 'level' in entry && typeof entry.level === 'number' && entry.level >= errorLevel;
    return loud && 'msg' in entry ? String(entry.msg) : undefined;
  } catch {
    return undefined;
  }
};

/** Of what a process said before it ended: from the error on, without the depths of its stack. */
const essence = (said: readonly string[]): string => {
  const words = said.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const from = words.findIndex((line) => /\b\w*Error\b/.test(line));
  const shown = from === -1 ? words.slice(-wordsShownMax) : words.slice(from, from + wordsShownMax);
  return shown.map((line) => `\n  ${line}`).join('');
};

const isReady = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
};

const exitOf = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

export const createService = (options: ServiceOptions): Service => {
  const { name, say, backoffFirstMs = 250 } = options;
  const log = openLogFile(options.logDir, name, say);
  const crashes: number[] = [];
  let lastWords: string[] = [];
  let child: ChildProcess | undefined;
  let wanted = true;
  let everReady = false;
  let endedEarly: LaunchError | undefined;

  const hear = (stream: NodeJS.ReadableStream | null, isError: boolean): void => {
    if (stream === null) return;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      const loud = loudMessage(line);
      if (isError || loud !== undefined) lastWords = [...lastWords, loud ?? line].slice(-wordsKeptMax);
      if (everReady && loud !== undefined) say(`${name}: ${loud}`);
    });
  };

  const startAgain = async (how: string): Promise<void> => {
    const now = performance.now();
    crashes.push(now);
    const recent = crashes.filter((at) => now - at < crashWindowMs).length;
    if (recent > crashesMax) {
      wanted = false;
      options.onGivenUp(
        new LaunchError(
          `the ${name} ended ${recent} times within a minute; see ${options.logDir}/${name}.log`,
        ),
      );
      return;
    }
    say(`the ${name} ended (${how}), starting it again`);
    await delay(Math.min(backoffFirstMs * 2 ** (recent - 1), backoffMaxMs));
    if (wanted) spawnChild();
  };

  const spawnChild = (): void => {
    lastWords = [];
    // A group of its own: Ctrl-C reaches the launcher, which then stops it in order. The channel tells the child
    // when the launcher is gone, however that came about.
    const started = spawn(process.execPath, [options.main, ...(options.args ?? [])], {
      cwd: rootFolder,
      env: options.env(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    child = started;
    if (started.pid !== undefined) options.onSpawn?.(started.pid);
    hear(started.stdout, false);
    hear(started.stderr, true);
    started.once('close', (code, signal) => {
      if (!wanted) return;
      const how = signal ?? `code ${code}`;
      if (everReady) void startAgain(how);
      else endedEarly = new LaunchError(`the ${name} did not start (${how})${essence(lastWords)}`);
    });
    started.once('error', (error) => {
      endedEarly ??= new LaunchError(`the ${name} did not start: ${error.message}`);
    });
  };

  return {
    start: async () => {
      spawnChild();
      const deadline = performance.now() + readyWithinMs;
      while (!(await isReady(options.readyUrl))) {
        if (!wanted) return;
        if (endedEarly !== undefined) throw endedEarly;
        if (performance.now() > deadline)
          throw new LaunchError(
            `the ${name} is not ready after ${readyWithinMs / 1000} s; see ${options.logDir}/${name}.log`,
          );
        await delay(pollMs);
      }
      everReady = true;
    },
    restart: () => void child?.kill('SIGTERM'),
    stop: async () => {
      wanted = false;
      if (child !== undefined) {
        child.kill('SIGTERM');
        const timer = setTimeout(() => child?.kill('SIGKILL'), stopWithinMs);
        await exitOf(child);
        clearTimeout(timer);
      }
      await log.close();
    },
  };
};
