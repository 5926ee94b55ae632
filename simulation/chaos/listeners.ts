import { channels } from '@pavilion/contract';
import { io, type Socket } from 'socket.io-client';
import { until } from '../../scripts/cluster/part.ts';
import type { World } from '../world/world.ts';

interface Listener {
  readonly socket: Socket;
  isSubscribed: boolean;
  connects: number;
}

const comesBackMs = 60_000;

/** Members' pages that listen, with the plain client, which does nothing about a lost connection but what it does by itself. */
export class Listeners {
  readonly #listeners: readonly Listener[];

  private constructor(listeners: readonly Listener[]) {
    this.#listeners = listeners;
  }

  static async open(world: World, tokens: readonly string[]): Promise<Listeners> {
    const opened = new Listeners(tokens.map((token, place) => Listeners.#listen(world, place, token)));
    await opened.back();
    return opened;
  }

  static #listen(world: World, place: number, token: string): Listener {
    const { memberId, host } = world.person(place);
    const socket = io(`http://127.0.0.1:${world.portOf(0)}`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { host, 'x-forwarded-for': `10.200.0.${place + 1}` },
    });
    const listener: Listener = { socket, isSubscribed: false, connects: 0 };
    const channel = channels.member(memberId);
    socket.on('connect', () => {
      listener.connects += 1;
      socket.emit('subscribe', { channel, auth: { headers: { Authorization: token } } }, () => {
        listener.isSubscribed = true;
      });
    });
    socket.on('disconnect', () => {
      listener.isSubscribed = false;
    });
    return listener;
  }

  get count(): number {
    return this.#listeners.length;
  }

  /** How often they came back, all together. */
  get returns(): number {
    return this.#listeners.reduce((sum, { connects }) => sum + connects - 1, 0);
  }

  /** Resolves when all listen. Throws when one does not come back. */
  back(): Promise<void> {
    return until(
      'every socket',
      async () => this.#listeners.every(({ socket, isSubscribed }) => socket.connected && isSubscribed),
      comesBackMs,
    );
  }

  close(): void {
    for (const { socket } of this.#listeners) socket.disconnect();
  }
}
