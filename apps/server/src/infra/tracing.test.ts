import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { signRequest, walletBasePath } from '@pavilion/provider-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeProviderWire } from '../modules/wallet/index.ts';
import { createTestHall, hallSecret, type TestHall } from '../testing/testHall.ts';
import { loggerOptions } from './logger.ts';
import { traceCallTo } from './tracing.ts';

/** What OTLP over HTTP sends, as far as it is looked at here. */
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
});
const sentSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
type Sent = z.output<typeof spanSchema>;

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const listen = async (onRequest: (asked: Asked) => void): Promise<{ server: Server; origin: string }> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      onRequest({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
};

const key = { keyId: 'traced', secret: 'a secret of the wire' };
const spans: Sent[] = [];
const received: Asked[] = [];
const heardByProvider: Asked[] = [];
const servers: Server[] = [];
let hall: TestHall;

beforeAll(async () => {
  const receiver = await listen((asked) => {
    received.push(asked);
    for (const { scopeSpans } of sentSchema.parse(JSON.parse(asked.body)).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  });
  const provider = await listen((asked) => void heardByProvider.push(asked));
  servers.push(receiver.server, provider.server);
  hall = await createTestHall({
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-api-key=a%20key',
    },
  });
  await storeProviderWire(hall.database.pool, hallSecret, {
    gpId: 1,
    key,
    baseUrl: `${provider.origin}/operator/v1`,
    gameOrigin: 'http://localhost:3100',
  });
});
afterAll(async () => {
  for (const server of servers) server.close();
  await hall.database.drop();
});

const traceId = 'a'.repeat(32);
const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;

const bet = (headers: Readonly<Record<string, string>>) => {
  const path = `${walletBasePath}/wallet/bet`;
  const body = JSON.stringify({
    request_id: crypto.randomUUID(),
    occurred_at: hall.clock.now().toISOString(),
    player_id: '1',
    session_token: 'nobody-has-this-token',
    currency: 'RMB',
    game_code: 'koi-lantern',
    round_id: 'traced-round',
    transaction_id: crypto.randomUUID(),
    amount: 100,
    round_closed: false,
  });
  const signed = signRequest(key, { method: 'POST', path, body, nowMs: hall.clock.now().getTime() });
  return hall.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...signed, ...headers },
    payload: body,
  });
};

const attributeOf = ({ attributes }: Sent, name: string): unknown =>
  Object.values(attributes.find(({ key: known }) => known === name)?.value ?? {})[0];

describe('a hall whose environment names a receiver of traces', () => {
  it('counts and tells of a provider’s call, the wait for its batch, the statement, and of what it asks of others', async () => {
    expect((await bet({ traceparent })).json()).toMatchObject({ status: 'INVALID_TOKEN' });
    expect((await bet({ traceparent: 'nonsense' })).statusCode).toBe(200);
    const demo = { gp_id: 1, game_type: 2, game_code: 'koi-lantern', currency: 'RMB', device: 1 };
    await hall.app.inject({
      method: 'POST',
      url: '/api/demo/play',
      headers: { 'content-type': 'application/json', host: 'localhost', traceparent },
      payload: JSON.stringify(demo),
    });
    const lines: Record<string, unknown>[] = [];
    const log = pino(loggerOptions({ LOG_LEVEL: 'info', NODE_ENV: 'test' }), {
      write: (line) => void lines.push(JSON.parse(line)),
    });
    await traceCallTo('provider:9')('/logged', async () => {
      log.info('in a trace');
      return { kind: 'ok' };
    });
    log.info('in none');
    const counted = (await hall.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
    expect(counted).toContain(
      'pavilion_wallet_calls_total{provider="1",call="bet",status="INVALID_TOKEN"} 2',
    );
    expect(counted).toContain('pavilion_wallet_batch_operations_sum 2');
    expect(counted).toContain('pavilion_wallet_posting_duration_seconds_count{outcome="done"} 2');
    expect(counted).toContain(
      'pavilion_party_call_duration_seconds_count{party="provider:1",call="/game/demo",outcome="unknown"} 1',
    );
    // Of the database, processes with jobs tell alone.
    expect(counted).not.toContain('pavilion_books_balance');
    // What waits is sent at the end.
    await hall.process.close();

    const ofTrace = spans.filter((span) => span.traceId === traceId);
    const server = ofTrace.find(({ parentSpanId }) => parentSpanId === 'b'.repeat(16));
    expect(server?.name).toMatch(/^POST \/provider\/v1/);
    expect(server && attributeOf(server, 'pavilion.status')).toBe('INVALID_TOKEN');
    expect(
      ofTrace.filter((span) => span !== server).map(({ name, parentSpanId }) => [name, parentSpanId]),
    ).toEqual([
      ['wallet batch wait', server?.spanId],
      ['wallet-apply-batch', server?.spanId],
    ]);

    // A browser does not say which trace it belongs to.
    const call = spans.find(({ name }) => name === 'POST /api/demo/play');
    expect(call?.traceId).not.toBe(traceId);
    const asked = spans.find((span) => span.name === 'call /game/demo' && span.traceId === call?.traceId);
    expect(asked?.parentSpanId).toBe(call?.spanId);
    expect(asked && attributeOf(asked, 'pavilion.outcome')).toBe('unknown');
    expect(heardByProvider[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${asked?.spanId}-01`);

    const logged = spans.find(({ name }) => name === 'call /logged');
    expect(lines).toMatchObject([
      { msg: 'in a trace', trace_id: logged?.traceId, span_id: logged?.spanId },
      { msg: 'in none' },
    ]);
    expect(lines[1]).not.toHaveProperty('trace_id');
    expect(received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-api-key': 'a key' } });
    const told = received.map(({ body }) => body).join();
    expect(told).not.toContain('nobody-has-this-token');
    expect(told).not.toContain(key.secret);
  });
});

describe('what is loaded of OpenTelemetry', () => {
  const loadedWith = async (environment: Readonly<Record<string, string>>): Promise<unknown> => {
    const child = fork(new URL('./tracingModules.fixture.ts', import.meta.url), {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        DATABASE_URL: hall.database.url,
        PAVILION_SECRET: hallSecret,
        LOG_LEVEL: 'silent',
        ...environment,
      },
      execArgv: [],
    });
    let loaded: unknown;
    child.once('message', (told) => {
      loaded = told;
    });
    await once(child, 'exit');
    return loaded;
  };

  it('is the API alone where no receiver is named, and an SDK without hooks where one is', async () => {
    const [without, withReceiver] = await Promise.all([
      loadedWith({}),
      loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
    ]);
    expect(without).toEqual(['@opentelemetry/api']);
    expect(withReceiver).toContain('@opentelemetry/sdk-trace');
    expect(withReceiver).toContain('@opentelemetry/exporter-trace-otlp-http');
    expect(withReceiver).not.toContain('@opentelemetry/instrumentation');
  });
});
