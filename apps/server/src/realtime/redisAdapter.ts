import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';

export interface RedisAdapter {
  readonly adapter: ReturnType<typeof createAdapter>;
  readonly close: () => Promise<void>;
}

/** Joins the gateways of all processes over Redis streams, so that an event reaches a socket wherever it is held. */
export const connectRedisAdapter = async (
  url: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<RedisAdapter> => {
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.error({ err: error }, 'redis'));
  await client.connect();
  return { adapter: createAdapter(client), close: async () => client.destroy() };
};
