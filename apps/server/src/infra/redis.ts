import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';

/** A process that opens waits so long for Redis, and then opens without it. */
const greetingMs = 2_000;
const connectWithinMs = 2_000;
/** Longer than a read of the stream waits: a server that has said nothing to a command by then is gone. */
const silentMs = 8_000;
const againAfterMs = { first: 50, most: 500 } as const;

const defaultPorts = { redis: 6379, sentinel: 26_379 } as const;

/** Where Redis is: one server, or the name that Sentinels know its leader by. */
export type RedisAddress = Pick<
  RedisOptions,
  'host' | 'port' | 'db' | 'username' | 'password' | 'tls' | 'sentinels' | 'name' | 'sentinelPassword'
>;

const accountOf = ({ username, password }: URL): Pick<RedisOptions, 'username' | 'password'> => ({
  ...(username === '' ? {} : { username: decodeURIComponent(username) }),
  ...(password === '' ? {} : { password: decodeURIComponent(password) }),
});

/**
 * Reads `redis://`, `rediss://` (TLS) or `redis-sentinel://user:password@host:port,host:port/name`, whose Sentinels are
 * asked for the leader of that name at every connection; `?sentinel_password=` where they want one. Undefined for anything else.
 */
export const readRedisAddress = (text: string): RedisAddress | undefined => {
  const [, sentinels] = /^redis-sentinel:\/\/(?:[^@/]*@)?([^/?]+)\//.exec(text) ?? [];
  // One of the hosts stands for all where the address is read as one.
  const url = URL.parse(sentinels === undefined ? text : text.replace(sentinels, 'sentinels'));
  if (url === null || !/^rediss?:$|^redis-sentinel:$/.test(url.protocol)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(1));
  if (url.protocol !== 'redis-sentinel:') {
    if (url.hostname === '' || !/^\d*$/.test(path)) return undefined;
    return {
      ...accountOf(url),
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? defaultPorts.redis : Number(url.port),
      db: Number(path),
      ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
    };
  }
  const hosts = (sentinels ?? '').split(',').map((host) => URL.parse(`redis://${host}`));
  if (path === '' || hosts.length === 0) return undefined;
  const sentinelPassword = url.searchParams.get('sentinel_password');
  const read = hosts.flatMap((host) =>
    host === null || host.hostname === ''
      ? []
      : [{ host: host.hostname, port: host.port === '' ? defaultPorts.sentinel : Number(host.port) }],
  );
  if (read.length !== hosts.length) return undefined;
  return {
    ...accountOf(url),
    name: path,
    sentinels: read,
    ...(sentinelPassword === null ? {} : { sentinelPassword }),
  };
};

const retryAfterMs = (tries: number): number => Math.min(tries * againAfterMs.first, againAfterMs.most);

/**
 * A connection that comes back by itself, to whoever leads by then, and says once when it is lost. A command of a lost
 * connection fails at once: what must not be lost is kept and repeated by whoever sent it. Throws for an address that
 * `readRedisAddress` does not know.
 */
export const openRedis = async (
  url: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<Redis> => {
  const address = readRedisAddress(url);
  if (address === undefined) throw new Error('REDIS_URL is no address of Redis');
  const redis = new Redis({
    ...address,
    lazyConnect: true,
    protocol: 2,
    connectTimeout: connectWithinMs,
    socketTimeout: silentMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: retryAfterMs,
    sentinelRetryStrategy: retryAfterMs,
    sentinelCommandTimeout: connectWithinMs,
    // Leaves one that leads no more as soon as the Sentinels say so.
    failoverDetector: address.sentinels !== undefined,
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  let isLost = false;
  const lose = (error?: unknown): void => {
    if (!isLost) log.error({ err: error }, 'redis is away');
    isLost = true;
  };
  redis.on('error', lose);
  redis.on('reconnecting', () => lose());
  redis.on('ready', () => {
    if (isLost) log.warn('redis is back');
    isLost = false;
  });
  const connected = redis.connect().catch(() => undefined);
  await Promise.race([connected, delay(greetingMs, undefined, { ref: false })]);
  return redis;
};

/** Whether it takes commands now. */
export const isAtHand = ({ status }: Redis): boolean => status === 'ready';

export type { Redis };
