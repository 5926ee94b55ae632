import { io, type Socket } from 'socket.io-client';
import { type ClientsOrder, type ClientsReply, preciseNowMs } from './socketsWords.ts';

/** A process full of clients, as `bench/sockets.ts` starts it. */

const openAtOnce = 50;
const socketsPerAddress = 100;
const sockets: Socket[] = [];
const heard = new Map<string, number[]>();

const say = (reply: ClientsReply): void => {
  process.send?.(reply);
};

const hear = (mark: string): void => {
  const atMs = heard.get(mark) ?? [];
  atMs.push(preciseNowMs());
  heard.set(mark, atMs);
  if (atMs.length < sockets.length) return;
  heard.delete(mark);
  say({ kind: 'heard', mark, atMs });
};

/** The address that a proxy in front would tell. */
const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const openOne = async (order: ClientsOrder & { kind: 'open' }, number: number): Promise<Socket> => {
  const address = addressOf(order.fromAddress + Math.floor(number / socketsPerAddress));
  const socket = io(order.url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { host: order.host, 'x-forwarded-for': address },
  });
  await socket.emitWithAck('subscribe', { channel: order.channel });
  socket.on('customer_service_link', (_channel: string, data: { url: string }) => hear(data.url));
  return socket;
};

const open = async (order: ClientsOrder & { kind: 'open' }): Promise<void> => {
  for (let from = 0; from < order.count; from += openAtOnce) {
    const together = Array.from({ length: Math.min(openAtOnce, order.count - from) }, (_, index) =>
      openOne(order, from + index),
    );
    sockets.push(...(await Promise.all(together)));
  }
};

process.on('message', async (order: ClientsOrder) => {
  if (order.kind === 'close') {
    for (const socket of sockets) socket.disconnect();
    process.disconnect?.();
    return;
  }
  await open(order);
  say({ kind: 'opened' });
});
process.once('disconnect', () => process.exit(0));
