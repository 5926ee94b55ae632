import { hostname } from 'node:os';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import packageFile from '../../package.json' with { type: 'json' };

/** Loaded by `tracing.ts` alone, and only where traces are wanted. */

/** What waits to be sent at most; what comes beyond is dropped: traces never hold up the hall. */
const spansWaitingMax = 4_096;
const sendWithinMs = 5_000;

export interface SdkOptions {
  /** Base address of an OTLP receiver over HTTP; `/v1/traces` is added. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of traces that begin here, and of those that others began: 0 to 1. */
  readonly share: number;
}

/** Registers the SDK with the API, once for this process. Answers how to end: what waits is sent first. */
export const startSdk = ({ endpoint, headers, serviceName, share }: SdkOptions): (() => Promise<void>) => {
  const byShare = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': packageFile.version,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new ParentBasedSampler({
      root: byShare,
      // Who calls says which trace a call belongs to, not how much the hall has to send.
      remoteParentSampled: byShare,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          headers: { ...headers },
          timeoutMillis: sendWithinMs,
        }),
        maxQueueSize: spansWaitingMax,
        exportTimeoutMillis: sendWithinMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    // A receiver that is away must not keep a process from ending.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  };
};
