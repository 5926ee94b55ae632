import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { isAtHand, openRedis, type Redis } from '../infra/redis.ts';

/** The stream that joins the gateways of all processes. */
const streamKey = 'pavilion:realtime';
/** Entries that the stream keeps, about: a minute of a busy hall. Who was away for longer has missed something. */
const streamEntriesMax = 2_000;
/** Messages that go in one entry at most. */
const batchMax = 500;
/** Messages that wait for Redis at most; what is beyond is given up, and everybody is told that something is missing. */
const waitingMax = 20_000;
const readEntriesMax = 100;
const blockMs = 5_000;
const retryMs = 500;
/** Each process is heard at least this often, so that a loss shows also while nothing happens. */
const heartbeatMs = 5_000;
/** A process that closes waits so long for Redis to take what it still has to say. */
const farewellMs = 1_000;

const entrySchema = z.object({ from: z.string(), n: z.coerce.number().int(), body: z.string() });
/** Entries as the server lists them: an id, then names and values in turn. */
const entriesSchema = z.array(
  z.tuple([z.string(), z.array(z.string())]).transform(([id, fields]) => ({
    id,
    message: Object.fromEntries(fields.flatMap((name, at) => (at % 2 === 0 ? [[name, fields[at + 1]]] : []))),
  })),
);
/** What was read of the streams that were asked for; null when nothing came in time. */
const streamsSchema = z
  .array(z.tuple([z.string(), entriesSchema]))
  .nullable()
  .transform((streams) => streams?.flatMap(([, entries]) => entries) ?? []);
const bodySchema = z.array(z.unknown()).max(batchMax);

export interface ProcessLinkHandlers {
  /** A message of another process, in the order in which that one sent it. */
  readonly onMessage: (message: unknown, from: string) => void;
  /** Messages of another process were lost: Redis was away or lost its memory, or this process was away for too long. */
  readonly onMissed: () => void;
  /** What to say with each sign of life. */
  readonly onHeartbeat: () => readonly unknown[];
}

export interface ProcessLink {
  /** Tells all other processes. Waits for Redis when it is away; never throws. */
  readonly tell: (message: unknown) => void;
  readonly close: () => Promise<void>;
}

/** Tells apart what was heard of each process before, what comes next and what is missing between. */
export const createContinuity = () => {
  const last = new Map<string, number>();
  return (from: string, n: number): 'next' | 'repeated' | 'gap' => {
    const before = last.get(from);
    if (before !== undefined && n <= before) return 'repeated';
    last.set(from, n);
    return before === undefined || n === before + 1 ? 'next' : 'gap';
  };
};

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** Writes messages in order, each batch until Redis has taken it. */
const createWriter = (redis: Redis, from: string, log: Log, stopping: AbortSignal) => {
  let waiting: unknown[] = [];
  let n = 0;
  let pumping: Promise<void> | undefined;

  const write = async (batch: readonly unknown[]): Promise<void> => {
    n += 1;
    const entry = ['from', from, 'n', String(n), 'body', JSON.stringify(batch)] as const;
    while (!stopping.aborted) {
      try {
        // Taken twice when only the answer was lost: the number tells.
        await redis.xadd(streamKey, 'MAXLEN', '~', streamEntriesMax, '*', ...entry);
        return;
      } catch (error) {
        // A lost connection has been told already; anything else, such as a full memory, is for somebody to mend.
        if (isAtHand(redis)) log.error({ err: error }, 'redis does not take what other processes must hear');
        await delay(retryMs, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  };
  const pump = async (): Promise<void> => {
    while (waiting.length > 0 && !stopping.aborted) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batch.length);
      await write(batch);
    }
    pumping = undefined;
  };
  return {
    tell: (message: unknown): void => {
      if (waiting.length >= waitingMax) {
        waiting = [];
        // A number that never comes shows the others that something is missing.
        n += 1;
      }
      waiting.push(message);
      pumping ??= pump();
    },
    settled: async (): Promise<void> => {
      await pumping;
    },
  };
};

const lastIdOf = async (redis: Redis): Promise<string> => {
  const newest = entriesSchema.parse(await redis.xrevrange(streamKey, '+', '-', 'COUNT', 1));
  return newest[0]?.id ?? '0-0';
};

const isLater = (left: string, right: string): boolean => {
  const [leftMs = 0, leftSeq = 0] = left.split('-').map(Number);
  const [rightMs = 0, rightSeq = 0] = right.split('-').map(Number);
  return leftMs === rightMs ? leftSeq > rightSeq : leftMs > rightMs;
};

/** Reads what the others write, from now on, until stopped. */
const readOn = async (
  redis: Redis,
  from: string,
  { onMessage, onMissed }: ProcessLinkHandlers,
  log: Log,
  stopping: AbortSignal,
): Promise<void> => {
  const judge = createContinuity();
  /** Unknown until Redis has been reached for the first time. */
  let offset: string | undefined;
  let isLate = false;

  const take = (raw: unknown): void => {
    const entry = entrySchema.safeParse(raw);
    if (!entry.success || entry.data.from === from) return;
    const step = judge(entry.data.from, entry.data.n);
    if (step === 'repeated') return;
    if (step === 'gap') onMissed();
    for (const message of bodySchema.parse(JSON.parse(entry.data.body))) onMessage(message, entry.data.from);
  };

  const begin = async (): Promise<string> => {
    const newest = await lastIdOf(redis);
    // The others may have been heard by each other while this process was not.
    if (isLate) onMissed();
    return newest;
  };
  const read = async (): Promise<void> => {
    offset ??= await begin();
    const streams = streamsSchema.parse(
      await redis.xread('COUNT', readEntriesMax, 'BLOCK', blockMs, 'STREAMS', streamKey, offset),
    );
    for (const { id, message } of streams) {
      offset = id;
      try {
        take(message);
      } catch (error) {
        log.error({ err: error }, 'a message of another process');
      }
    }
  };

  while (!stopping.aborted) {
    try {
      await read();
    } catch {
      isLate ||= offset === undefined;
      await delay(retryMs, undefined, { signal: stopping }).catch(() => undefined);
      if (offset === undefined) continue;
      // A Redis that begins again with an earlier clock counts from below what was read.
      const known = offset;
      const newest = await lastIdOf(redis).catch(() => known);
      if (isLater(known, newest)) offset = newest;
    }
  }
};

/**
 * Joins this process with the others of the hall over one Redis stream. Each process numbers what it writes: repeats are
 * passed over, and whatever is missing is noticed by everybody it was meant for.
 */
export const openProcessLink = async (
  url: string,
  log: Log,
  handlers: ProcessLinkHandlers,
): Promise<ProcessLink> => {
  const from = randomUUID();
  const stopping = new AbortController();
  const [writing, reading] = await Promise.all([openRedis(url, log), openRedis(url, log)]);
  const writer = createWriter(writing, from, log, stopping.signal);
  const running = readOn(reading, from, handlers, log, stopping.signal);
  const beat = (): void => {
    for (const message of handlers.onHeartbeat()) writer.tell(message);
  };
  beat();
  const heart = setInterval(beat, heartbeatMs);
  heart.unref();
  return {
    tell: writer.tell,
    close: async () => {
      clearInterval(heart);
      await Promise.race([writer.settled(), delay(farewellMs, undefined, { ref: false })]);
      stopping.abort();
      writing.disconnect();
      reading.disconnect();
      await Promise.all([running, writer.settled()]);
    },
  };
};
