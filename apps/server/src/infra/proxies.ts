import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * How a client's address is read from a raw request, as Fastify reads `request.ip`: the nearest address in
 * `X-Forwarded-For` that is none of the trusted proxies, believed only from a trusted proxy; the socket's own without any.
 */
export const createAddressOf = (trusted: readonly string[] = []): ((request: IncomingMessage) => string) => {
  if (trusted.length === 0) return (request) => request.socket.remoteAddress ?? '';
  const trust = proxyAddr.compile([...trusted]);
  return (request) => proxyAddr(request, trust);
};

/** Whether an address is a trusted proxy's. */
export const createIsProxy = (trusted: readonly string[] = []): ((address: string) => boolean) => {
  const trust = proxyAddr.compile([...trusted]);
  return (address) => trust(address, 0);
};
