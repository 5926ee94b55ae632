import { setTimeout as delay } from 'node:timers/promises';
import { awayMs, type Failure, failLinks } from './failure.ts';

/** What Redis and its Sentinels meet. No money depends on them; screens catch up, and each process counts requests by itself. */
export const redisFailures = {
  'redis-away': {
    play: async ({ redis }) => {
      await Promise.all(redis.servers.map((server) => server.stop('SIGKILL')));
      await delay(awayMs);
      await Promise.all(redis.servers.map((server) => server.start()));
    },
  },
  'redis-leader-killed': {
    play: async ({ redis }) => {
      const [first] = redis.servers;
      await first?.stop('SIGKILL');
      await delay(awayMs / 2);
      await first?.start();
    },
  },
  'cut-redis': {
    // Nobody reaches either, and nobody is told so.
    play: ({ redis }) => failLinks(redis.toServers, 'silent', awayMs),
  },
  'cut-redis-leader': {
    play: ({ redis }) => failLinks(redis.toServers.slice(0, 1), 'silent', awayMs),
  },
  'cut-sentinels': {
    play: ({ redis }) => failLinks(redis.toSentinels, 'cut', awayMs),
  },
} satisfies Readonly<Record<string, Failure>>;
