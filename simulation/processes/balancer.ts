import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** How long an unused connection to a process is kept, and how often one is asked whether it is ready: shorter than they drain. */
const idleMs = 500;
const askEveryMs = 200;

/** The start of a request as it came, for a connection that is handed through from then on. */
const headOf = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  return `${[`${method} ${url} HTTP/${httpVersion}`, ...pairs].join('\r\n')}\r\n\r\n`;
};

/**
 * A balancer as they stand in front of halls: an address stays with one process as long as that one says that it is ready,
 * connections are kept for a while, and only a request that no process has seen goes to another.
 */
export class Balancer {
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true, timeout: idleMs });
  readonly #server: Server;
  readonly #through = new Set<Duplex>();
  readonly #away = new Set<number>();
  readonly #asking: readonly Promise<void>[];
  #isOpen = true;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#asking = ports.map((port) => this.#keepAsking(port));
    this.#server = createServer((incoming, outgoing) => {
      this.#forward(incoming, outgoing).catch(() => outgoing.destroy());
    });
    this.#server.on('upgrade', (incoming, socket) =>
      this.#handThrough(incoming, socket, this.#orderFor(incoming)),
    );
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether it sends new requests there. */
  uses(port: number): boolean {
    return !this.#away.has(port);
  }

  /** One question after the other: an answer that was late would undo a later one. */
  async #keepAsking(port: number): Promise<void> {
    while (this.#isOpen) {
      await this.#ask(port);
      await delay(askEveryMs);
    }
  }

  async #ask(port: number): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) this.#away.delete(port);
    else this.#away.add(port);
  }

  /** The processes in the order in which they are tried for this address. */
  #orderFor(incoming: IncomingMessage): readonly number[] {
    const address = String(incoming.headers['x-forwarded-for']);
    const first = [...address].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % this.#ports.length;
    const turned = [...this.#ports.slice(first), ...this.#ports.slice(0, first)];
    return [
      ...turned.filter((port) => !this.#away.has(port)),
      ...turned.filter((port) => this.#away.has(port)),
    ];
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const attempt = (ports: readonly number[]): void => {
      const [port, ...others] = ports;
      if (port === undefined) return void outgoing.writeHead(502).end();
      const { method, url, headers } = incoming;
      const asked = request({ port, host: '127.0.0.1', method, path: url, headers, agent: this.#agent });
      asked.once('response', (answer) => {
        const { connection: _connection, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      });
      asked.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') attempt(others);
        else if (!outgoing.headersSent) outgoing.writeHead(502).end(error.message);
        else outgoing.destroy();
      });
      asked.end(body);
    };
    attempt(this.#orderFor(incoming));
  }

  #handThrough(incoming: IncomingMessage, socket: Duplex, ports: readonly number[]): void {
    const [port, ...others] = ports;
    if (port === undefined) return void socket.destroy();
    const process = connect(port, '127.0.0.1');
    process.once('connect', () => {
      this.#through.add(socket);
      process.write(headOf(incoming));
      process.pipe(socket).pipe(process);
    });
    process.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.#handThrough(incoming, socket, others);
      else socket.destroy();
    });
    socket.once('error', () => process.destroy());
    socket.once('close', () => {
      this.#through.delete(socket);
      process.destroy();
    });
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await Promise.all(this.#asking);
    for (const socket of this.#through) socket.destroy();
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
