import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LaunchError, rootFolder } from '../launcher/settings.ts';

export interface PartOptions {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The account that it runs under; ours unless told. */
  readonly runAs?: { readonly uid?: number; readonly gid?: number };
  /** File that takes what it prints. */
  readonly logFile: string;
  readonly stopSignal?: NodeJS.Signals;
  /** Whether it answers; asked until it does. */
  readonly isReady: () => Promise<boolean>;
  /** How long it is asked, milliseconds; a minute unless told. */
  readonly readyWithinMs?: number;
  readonly say: (line: string) => void;
}

/** What a process is started with in place of its own: variables besides, or the program's folder. */
export interface Otherwise {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const readyWithinMs = 60_000;
const stopsWithinMs = 40_000;
const pollMs = 50;
/** One that ended by itself is started again after this, as systemd or a container's supervisor does. */
const againAfterMs = 500;

/** Resolves when the condition holds. Throws `LaunchError` naming `what` when it does not come to hold in time. */
export const until = async (
  what: string,
  condition: () => Promise<boolean>,
  withinMs = readyWithinMs,
): Promise<void> => {
  const deadline = performance.now() + withinMs;
  while (!(await condition().catch(() => false))) {
    if (performance.now() > deadline) throw new LaunchError(`${what}: not within ${withinMs / 1000} s`);
    await delay(pollMs);
  }
};

/** Whether somebody takes connections on a port of this machine. */
export const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
};

/** A process of the cluster that is started again whenever it ends, until it is told to stay away. */
export class Part {
  readonly #options: PartOptions;
  #child: ChildProcess | undefined;
  #isWanted = false;
  #otherwise: Otherwise = {};

  constructor(options: PartOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Resolves when it answers. What it is started with otherwise holds until it is started without. */
  async start(otherwise: Otherwise = {}): Promise<void> {
    this.#isWanted = true;
    this.#otherwise = otherwise;
    if (!this.isRunning) this.#spawn();
    await this.ready();
  }

  ready(): Promise<void> {
    const { isReady, readyWithinMs: withinMs } = this.#options;
    return until(`${this.name} does not come up`, isReady, withinMs);
  }

  #spawn(): void {
    const { name, command, env, runAs, logFile, say } = this.#options;
    const log = openSync(logFile, 'a', 0o600);
    // Its own group, so that Ctrl-C reaches us alone and parts end in order; the kernel tells it when we are gone.
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...command], {
      cwd: this.#otherwise.cwd ?? (runAs === undefined ? rootFolder : '/'),
      env: { PATH: process.env.PATH, ...env, ...this.#otherwise.env },
      stdio: ['ignore', log, log],
      detached: true,
      ...runAs,
    });
    closeSync(log);
    this.#child = child;
    child.once('error', (error) => say(`${name} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      if (!this.#isWanted || this.#child !== child) return;
      say(`${name} ended (${signal ?? code}) and is started again`);
      setTimeout(() => {
        if (this.#isWanted && this.#child === child) this.#spawn();
      }, againAfterMs);
    });
  }

  /** Sends a signal; one that ends by it comes back by itself. */
  strike(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends it, and it stays away until `start`. Killed when it does not leave in time. */
  async stop(signal: NodeJS.Signals = this.#options.stopSignal ?? 'SIGTERM'): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const gone = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs);
    child.kill(signal);
    // One that was stopped by SIGSTOP hears nothing else.
    child.kill('SIGCONT');
    await gone;
    clearTimeout(timer);
  }
}
