import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

/** A process that opens waits so long for Redis, and then opens without it. */
const greetingMs = 2_000;

/** A connection that comes back by itself and says once when it is lost. */
export const openRedis = async (url: string, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) => {
  // A command of a lost connection fails at once: what must not be lost is kept and repeated by whoever sent it.
  const client = createClient({ url, disableOfflineQueue: true });
  let isLost = false;
  client.on('error', (error: unknown) => {
    if (!isLost) log.error({ err: error }, 'redis is away');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log.warn('redis is back');
    isLost = false;
  });
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, delay(greetingMs, undefined, { ref: false })]);
  return client;
};

export type Redis = Awaited<ReturnType<typeof openRedis>>;
