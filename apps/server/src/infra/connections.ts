import type { Server } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import { createTally } from './tally.ts';

/** How long a connection may take for what it has to say. */
export interface Patience {
  /** From a connection's opening, or a request's first byte, to the end of its headers. */
  readonly headersMs: number;
  /** To the end of the body: a receipt of the largest size on a slow line. */
  readonly requestMs: number;
  /** Without a byte in either direction, also while an answer waits to be taken. */
  readonly silenceMs: number;
  /** How often the first two are looked at, and how much later than they say a connection may therefore end. */
  readonly lookEveryMs: number;
}

export const defaultPatience: Patience = {
  headersMs: 15_000,
  requestMs: 120_000,
  silenceMs: 120_000,
  lookEveryMs: 5_000,
};

/**
 * Closes what an address opens beyond so many connections at once, whether anything was said on them or not. A trusted
 * proxy speaks for many and counts its clients itself. IPv6 addresses count by their /64, as with the limits of requests.
 */
export const boundConnections = (
  server: Server,
  { perAddressMax, isProxy }: { perAddressMax: number; isProxy: (address: string) => boolean },
): void => {
  const open = createTally();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // Gone before it was seen.
    if (remoteAddress === undefined) return void socket.destroy();
    if (isProxy(remoteAddress)) return;
    const address = normalizeIP(remoteAddress);
    if (open.count(address) >= perAddressMax) return void socket.destroy();
    open.add(address);
    socket.once('close', () => open.remove(address));
  });
};
