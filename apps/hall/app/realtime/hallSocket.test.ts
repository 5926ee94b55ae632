import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { openHallSocket } from './hallSocket.ts';

afterEach(() => vi.unstubAllGlobals());

/** As if this page were of the host at this port. */
const stubPage = (port: string): void => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}`, hostname: '127.0.0.1', port });
};

it('comes back after 1 s, after 5 s at most, and gives an attempt 20 s (spec §9)', () => {
  stubPage('9');
  const { socket, close } = openHallSocket();
  const { io } = socket;
  const waits = [io.reconnectionDelay(), io.reconnectionDelayMax(), io.timeout()];
  expect(io.reconnection()).toBe(true);
  close();
  expect(waits).toEqual([1_000, 5_000, 20_000]);
  expect(socket.active).toBe(false);
});

/** Lets web sockets begin, and closes each before a word has come through it. */
const openMuteServer = async () => {
  const server = createServer();
  let begun = 0;
  server.on('upgrade', ({ headers }, line) => {
    begun += 1;
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash('sha1').update(key).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    line.end([...head, `Sec-WebSocket-Accept: ${accepted}`, '', ''].join('\r\n'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, begun: () => begun };
};

it('asks by long polling where web sockets begin and nothing comes through them, and tries again after that', async () => {
  const { server, begun } = await openMuteServer();
  const asked: string[] = [];
  class NoAnswer {
    open(_method: string, address: string): void {
      asked.push(address);
      throw new Error('nothing comes through');
    }
  }
  vi.stubGlobal('XMLHttpRequest', NoAnswer);
  stubPage(String((server.address() as AddressInfo).port));
  const { socket, close } = openHallSocket();
  await vi.waitUntil(() => asked.length >= 2, { timeout: 15_000 });
  expect(asked.every((address) => address.includes('transport=polling'))).toBe(true);
  expect(begun()).toBeGreaterThanOrEqual(2);
  expect(socket.connected).toBe(false);
  close();
  server.close();
});

it('asks nothing more once it is closed while a web socket begins', () => {
  const open = vi.fn();
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open = open;
    },
  );
  stubPage('9');
  const { socket, close } = openHallSocket();
  expect(socket.active).toBe(true);
  close();
  expect(open).not.toHaveBeenCalled();
});
