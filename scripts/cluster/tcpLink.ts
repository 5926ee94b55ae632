import { connect, createServer, type Server, type Socket } from 'node:net';

/** How a link fails: `cut` refuses and resets; `silent` lets nothing through and says nothing, as a network that lost its way. */
export type LinkState = 'open' | 'cut' | 'silent';

/** A connection between two parts that can be taken away: stands on a port of its own before another. */
export class TcpLink {
  readonly name: string;
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #state: LinkState = 'open';

  private constructor(name: string, port: number, targetPort: number, server: Server) {
    this.name = name;
    this.port = port;
    this.#server = server;
    server.on('connection', (near) => this.#join(near, targetPort));
  }

  static async open(name: string, port: number, targetPort: number): Promise<TcpLink> {
    const server = createServer();
    const link = new TcpLink(name, port, targetPort, server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return link;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #join(near: Socket, targetPort: number): void {
    this.#keep(near);
    if (this.#state === 'cut') return void near.resetAndDestroy();
    // Taken and left alone, as by a kernel whose program does not answer.
    if (this.#state === 'silent') return void near.pause();
    const far = connect(targetPort, '127.0.0.1');
    this.#keep(far);
    near.pipe(far);
    far.pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }

  set(state: LinkState): void {
    const before = this.#state;
    this.#state = state;
    if (state === 'silent') {
      for (const socket of this.#sockets) {
        socket.unpipe();
        socket.pause();
      }
    }
    // What was silent has lost bytes on its way and cannot go on.
    if (state === 'cut' || (state === 'open' && before === 'silent'))
      for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
