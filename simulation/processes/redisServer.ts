import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { findFreePort } from '@pavilion/postgres';
import { requireRedis } from '../../scripts/redis.ts';

/** A Redis server of the test's own, in memory alone: stopped, it has forgotten everything when it comes back. */
export class RedisServer {
  readonly port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await findFreePort());
    await server.open();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Resolves when it takes connections. */
  async open(): Promise<void> {
    const child = spawn(
      requireRedis(),
      ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      child.stdout?.on('data', (line: Buffer) => {
        if (line.toString('utf8').includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** Sends one command as any other process could; throws for an error of the server's. */
  async command(...words: readonly string[]): Promise<void> {
    const socket = createConnection(this.port, '127.0.0.1');
    const bulk = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${bulk.join('')}`);
    const [reply] = await once(socket, 'data');
    socket.destroy();
    if (String(reply).startsWith('-')) throw new Error(`redis answered ${String(reply).trim()}`);
  }

  /** SIGKILL; resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
