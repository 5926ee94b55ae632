import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HallReply, HallRequest, MemoryGauge } from './hallWords.ts';

export interface HallOptions {
  readonly databaseUrl: string;
  /** PAVILION_SECRET */
  readonly secret: string;
  /** Where the clock stands at the start; left out, it runs with the machine's. */
  readonly atMs?: number;
  /** Lets `gauge` collect garbage before it measures. */
  readonly exposeGc?: boolean;
  /** Beside what every hall here is given. */
  readonly environment?: Readonly<Record<string, string>>;
}

const entry = join(import.meta.dirname, 'hallMain.ts');
const opensWithinMs = 60_000;
const closesWithinMs = 15_000;

const spawnHall = (options: HallOptions, port: number): ChildProcess =>
  fork(entry, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL_MAX: '6',
      PAVILION_SECRET: options.secret,
      PAVILION_TEST: '1',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...options.environment,
    },
    execArgv: options.exposeGc === true ? ['--expose-gc'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

/** A hall in a process of its own, which may be killed and started again on the same port. */
export class HallProcess {
  readonly #options: HallOptions;
  #child: ChildProcess | undefined;
  #port = 0;
  #replies: ((reply: HallReply) => void)[] = [];
  /** The last lines on its stderr, for when it does not come up or ends by itself. */
  #lastWords = '';
  readonly #toEnd = new WeakSet<ChildProcess>();
  #endedBySelf: string | undefined;

  private constructor(options: HallOptions) {
    this.#options = options;
  }

  /** Resolves when the hall takes calls. Throws with its last words when it does not come up. */
  static async start(options: HallOptions): Promise<HallProcess> {
    const hall = new HallProcess(options);
    await hall.#open(options.atMs);
    return hall;
  }

  get port(): number {
    return this.#port;
  }

  /** Why it is gone when nobody killed it; undefined while it lives. */
  get endedBySelf(): string | undefined {
    return this.#endedBySelf;
  }

  async #open(atMs: number | undefined): Promise<void> {
    const child = spawnHall(this.#options, this.#port);
    this.#child = child;
    this.#lastWords = '';
    // A hall's answers are its own: the end of the one before must not be taken for news of this one.
    const replies: ((reply: HallReply) => void)[] = [];
    this.#replies = replies;
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = `${this.#lastWords}${chunk.toString('utf8')}`.slice(-4_000);
    });
    const opened = this.#next();
    child.on('message', (reply: HallReply) => replies.shift()?.(reply));
    // When its pipes are closed too, so that its last words are all there.
    child.once('close', (code, signal) => {
      if (!this.#toEnd.has(child)) this.#endedBySelf = `${signal ?? code}: ${this.#lastWords}`;
      for (const resolve of replies.splice(0)) resolve({ kind: 'failed', message: 'the hall is gone' });
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), opensWithinMs);
    const reply = await opened;
    clearTimeout(timer);
    if (reply.kind !== 'open') throw new Error(`a hall did not open: ${this.#lastWords}`);
    this.#port = reply.port;
    if (atMs !== undefined) await this.#ask({ kind: 'clock', atMs });
  }

  #next(): Promise<HallReply> {
    return new Promise((resolve) => this.#replies.push(resolve));
  }

  async #ask(request: HallRequest): Promise<HallReply> {
    const reply = this.#next();
    this.#child?.send(request);
    const said = await reply;
    if (said.kind === 'failed') throw new Error(`the hall answered ${request.kind}: ${said.message}`);
    return said;
  }

  /** Where the clock stands from now on. */
  async setClock(atMs: number): Promise<void> {
    await this.#ask({ kind: 'clock', atMs });
  }

  async settleStaleRounds(): Promise<{ asked: number; settled: number }> {
    const reply = await this.#ask({ kind: 'settle' });
    return reply.kind === 'settled' ? reply : { asked: 0, settled: 0 };
  }

  /** Asks about open transfers and brings money home from providers, now. */
  async carryTransfers(): Promise<void> {
    await this.#ask({ kind: 'carry' });
  }

  /** Does now what the job of bonuses does within the hour. */
  async endBonuses(): Promise<void> {
    await this.#ask({ kind: 'end_bonuses' });
  }

  async gauge(): Promise<MemoryGauge> {
    const reply = await this.#ask({ kind: 'gauge' });
    if (reply.kind !== 'gauge') throw new Error('the hall did not say how much memory it has');
    return reply;
  }

  /** SIGKILL; resolves when the process is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.#toEnd.add(child);
    child.kill('SIGKILL');
    await gone;
  }

  /** SIGTERM, as a supervisor tells a process to stop; resolves with the code of its end, null when it had to be killed. */
  async leave(): Promise<number | null> {
    const child = this.#child;
    if (child === undefined) return null;
    const gone = once(child, 'exit');
    this.#toEnd.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), closesWithinMs);
    child.kill('SIGTERM');
    await gone;
    clearTimeout(timer);
    return child.exitCode;
  }

  /** After a kill: the same hall on the same port. */
  async restart(atMs?: number): Promise<void> {
    await this.kill();
    await this.#open(atMs);
  }

  /** Ends it as a parent that goes away does; kills it when that takes too long. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    this.#toEnd.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), closesWithinMs);
    if (child.connected) child.disconnect();
    await gone;
    clearTimeout(timer);
  }
}
