import { timingSafeEqual } from 'node:crypto';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import { createPartyCalls, type PartyCalls } from './partyCalls.ts';
import { createIsProxy } from './proxies.ts';

export interface RaisedAlarm {
  readonly name: string;
  readonly count: number;
  readonly at: string;
}

/** What was raised and is not written down yet; site 0 is the whole installation. */
export interface UntoldAlarm {
  readonly name: string;
  readonly siteId: number;
  readonly count: number;
}

export interface AskedRoute {
  readonly route: string;
  readonly count: number;
  /** Answered with HTTP 400 or above. */
  readonly refused: number;
  readonly average_ms: number;
}

/** The counts of a histogram by route: how often, how often refused, how long on average. */
const summarise = (
  values: readonly { metricName?: string; labels: Partial<Record<string, string | number>>; value: number }[],
): readonly AskedRoute[] => {
  const routes = new Map<string, { count: number; refused: number; seconds: number }>();
  for (const { metricName, labels, value } of values) {
    const route = String(labels.route);
    const sum = routes.get(route) ?? { count: 0, refused: 0, seconds: 0 };
    if (metricName?.endsWith('_sum') === true) sum.seconds += value;
    if (metricName?.endsWith('_count') === true) {
      sum.count += value;
      if (Number(labels.status) >= 400) sum.refused += value;
    }
    routes.set(route, sum);
  }
  return [...routes].map(([route, { count, refused, seconds }]) => ({
    route,
    count,
    refused,
    average_ms: count === 0 ? 0 : Math.round((seconds * 10_000) / count) / 10,
  }));
};

/** Alarms on their way to where every process can read them. */
const createUntold = () => {
  let waiting = new Map<string, UntoldAlarm>();
  const add = (name: string, siteId: number, count = 1): void => {
    const key = `${siteId} ${name}`;
    waiting.set(key, { name, siteId, count: (waiting.get(key)?.count ?? 0) + count });
  };
  return {
    add: (name: string, siteId: number): void => add(name, siteId),
    tell: async (write: (alarms: readonly UntoldAlarm[]) => Promise<void>): Promise<void> => {
      if (waiting.size === 0) return;
      const told = [...waiting.values()];
      waiting = new Map();
      try {
        await write(told);
      } catch (error) {
        for (const { name, siteId, count } of told) add(name, siteId, count);
        throw error;
      }
    },
  };
};

export interface Metrics {
  readonly registry: Registry;
  /** Something was logged for somebody to look at. */
  readonly raise: (alarm: string, siteId?: number) => void;
  /** Hands over what was raised since the last time it was; what `write` throws keeps it for the next time. */
  readonly tellAlarms: (write: (alarms: readonly UntoldAlarm[]) => Promise<void>) => Promise<void>;
  /** How many differences the last reconciliation found. */
  readonly reconciled: (differences: number) => void;
  /** Alarms since the process began. */
  readonly alarms: () => readonly RaisedAlarm[];
  /** What was asked by the routes that a pattern finds, since the process began. */
  readonly asked: (routes: RegExp) => Promise<readonly AskedRoute[]>;
  /** What this process asked of providers and gateways. */
  readonly calls: PartyCalls;
  readonly observe: (route: string, status: number, elapsedMs: number) => void;
}

export const createMetrics = ({
  clock,
  processMetrics,
}: {
  clock: Pick<Clock, 'now'>;
  processMetrics: boolean;
}): Metrics => {
  const registry = new Registry();
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'pavilion_alarms_total',
    help: 'Alarms raised since the process began.',
    labelNames: ['alarm'],
    registers: [registry],
  });
  const lastAlarm = new Gauge({
    name: 'pavilion_alarm_last_timestamp_seconds',
    help: 'When an alarm was last raised.',
    labelNames: ['alarm'],
    registers: [registry],
  });
  const differences = new Gauge({
    name: 'pavilion_ledger_differences',
    help: 'Differences that the last reconciliation of the books found.',
    registers: [],
  });
  const reconciledAt = new Gauge({
    name: 'pavilion_ledger_reconciled_timestamp_seconds',
    help: 'When the books were last reconciled.',
    registers: [],
  });
  const raised = new Map<string, RaisedAlarm>();
  const untold = createUntold();
  return {
    registry,
    calls: createPartyCalls(registry, () => clock.now().getTime()),
    alarms: () => [...raised.values()],
    asked: async (routes) =>
      summarise((await duration.get()).values.filter(({ labels }) => routes.test(String(labels.route)))),
    tellAlarms: untold.tell,
    raise: (alarm, siteId = 0) => {
      untold.add(alarm, siteId);
      raised.set(alarm, {
        name: alarm,
        count: (raised.get(alarm)?.count ?? 0) + 1,
        at: clock.now().toISOString(),
      });
      alarms.inc({ alarm });
      lastAlarm.set({ alarm }, clock.now().getTime() / 1000);
    },
    reconciled: (found) => {
      // Told only by a process that has looked: 0 elsewhere would read as books that balance.
      registry.registerMetric(differences);
      registry.registerMetric(reconciledAt);
      differences.set(found);
      reconciledAt.set(clock.now().getTime() / 1000);
    },
    observe: (route, status, elapsedMs) =>
      duration.observe({ route, status: String(status) }, elapsedMs / 1000),
  };
};

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Requests a minute and address: probes of several load balancers, and Prometheus beside them. */
const probesPerMinute = 120;

const mayReadMetrics = (env: Env, ip: string, authorization: string | undefined): boolean => {
  if (env.METRICS_TOKEN === undefined) return loopback.has(ip);
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${env.METRICS_TOKEN}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/**
 * `/healthz` the process lives, `/readyz` it can serve, `/metrics` for Prometheus (loopback or `METRICS_TOKEN` only).
 * Limited for the outside world alone: a probe of this machine or of a trusted proxy that were refused would take the
 * process out of service. Both ask in their own name; whom a proxy asks for is counted by the name that it tells.
 */
export const registerHealth = (
  app: FastifyInstance,
  env: Env,
  { isReady, metrics }: { isReady: () => Promise<boolean>; metrics: Metrics },
): void => {
  const isProxy = createIsProxy(env.TRUST_PROXY);
  const allowList = ({ ip }: FastifyRequest): boolean => loopback.has(ip) || isProxy(ip);
  const rateLimit: RateLimitOptions = { max: probesPerMinute, timeWindow: '1 minute', allowList };
  const hidden = { schema: { hide: true }, config: { rateLimit } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(env, request.ip, request.headers.authorization))
      return reply.code(404).send({ code: 404, message: 'not found' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
