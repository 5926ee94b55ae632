import { afterEach, expect, it, vi } from 'vitest';
import { openHallSocket } from './hallSocket.ts';

afterEach(() => vi.unstubAllGlobals());

it('comes back after 1 s, after 5 s at most, and gives an attempt 20 s (spec §9)', () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { protocol: 'http:', host: '127.0.0.1:9', hostname: '127.0.0.1', port: '9' });
  const { socket, close } = openHallSocket();
  const { io } = socket;
  const waits = [io.reconnectionDelay(), io.reconnectionDelayMax(), io.timeout()];
  expect(io.reconnection()).toBe(true);
  close();
  expect(waits).toEqual([1_000, 5_000, 20_000]);
  expect(socket.active).toBe(false);
});
