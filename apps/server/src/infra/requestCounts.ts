import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { z } from 'zod';
import { isAtHand, type Redis } from './redis.ts';

/** Callers that are counted in the process at most, a route; the longest counted leave first. */
const callersMax = 5_000;
/** A Redis that has not answered by then is left alone for a while: the process counts by itself meanwhile. */
const answerWithinMs = 250;
const leftAloneMs = 5_000;
const keyPrefix = 'pavilion:requests:';

/** One more in the window of this key, which begins with its first: how many, and milliseconds until it ends. */
const countScript = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

/** What the plugin tells a store of the route that it counts for; its types know of none. */
const routeSchema = z.object({ routeInfo: z.object({ method: z.unknown(), url: z.string() }) });

interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts in windows that begin with their first request, on a clock that nobody can set. */
const createOwnCounts = (nowMs: () => number) => {
  const windows = new Map<string, { count: number; endsMs: number }>();
  return (key: string, windowMs: number): Count => {
    const now = nowMs();
    const known = windows.get(key);
    const window = known !== undefined && known.endsMs > now ? known : { count: 0, endsMs: now + windowMs };
    window.count += 1;
    if (window !== known) windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.size > callersMax ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return { current: window.count, ttl: window.endsMs - now };
  };
};

const within = async <T>(answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('redis is slow')), answerWithinMs);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
};

const askRedis = async (redis: Redis, key: string, windowMs: number): Promise<Count> => {
  const answer = await within(redis.eval(countScript, 1, keyPrefix + key, String(windowMs)));
  const [current, ttl] = Array.isArray(answer) ? answer.map(Number) : [];
  if (current === undefined || ttl === undefined) throw new Error('redis counts otherwise');
  return { current, ttl: Math.max(ttl, 0) };
};

/**
 * Where the request limits are counted: in Redis for all processes together, in each process alone where there is none.
 * While Redis is away every process counts by itself: nobody is refused for want of it, and nobody is without bound.
 */
export const createRequestCounts = ({
  redis,
  nowMs = () => performance.now(),
}: {
  readonly redis?: Redis | undefined;
  readonly nowMs?: () => number;
} = {}): FastifyRateLimitStoreCtor => {
  let leftAloneUntilMs = Number.NEGATIVE_INFINITY;
  return class RequestCounts {
    readonly #route: string;
    readonly #countHere = createOwnCounts(nowMs);

    constructor(options: object) {
      const { data } = routeSchema.safeParse(options);
      this.#route = data === undefined ? '' : `${String(data.routeInfo.method)} ${data.routeInfo.url}`;
    }

    incr(key: string, callback: (error: Error | null, count?: Count) => void, windowMs: number): void {
      const here = this.#countHere(key, windowMs);
      if (redis === undefined || !isAtHand(redis) || nowMs() < leftAloneUntilMs) {
        callback(null, here);
        return;
      }
      askRedis(redis, `${this.#route} ${key}`, windowMs).then(
        (count) => callback(null, count),
        () => {
          leftAloneUntilMs = nowMs() + leftAloneMs;
          callback(null, here);
        },
      );
    }

    child(options: object): RequestCounts {
      return new RequestCounts(options);
    }
  };
};
