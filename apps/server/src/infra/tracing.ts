import {
  type Attributes,
  type Context,
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { TraceCall } from '@pavilion/provider-kit';
import type { Env } from './env.ts';

/**
 * Traces by OpenTelemetry's API. Without `OTEL_EXPORTER_OTLP_ENDPOINT` nothing of an SDK is loaded, and every function here
 * ends at its first question.
 */

/** Asked for each time: one that was kept would go on speaking to an SDK that has ended. */
export const tracerNow = () => trace.getTracer('pavilion');
/** How many processes of the hall in this program trace; tests run several. */
let opened = 0;

export const isTracing = (): boolean => opened > 0;

/** Begins to trace where the environment names somebody who takes it. Answers how to end; what was not sent yet is, then. */
export const openTracing = async (env: Env): Promise<() => Promise<void>> => {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => undefined;
  const { startSdk } = await import('./tracingSdk.ts');
  const stop = startSdk({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  });
  opened += 1;
  return async () => {
    opened -= 1;
    await stop();
  };
};

/** What is going on, where it is traced and recorded. */
export const recordedContext = (): Context | undefined => {
  if (opened === 0) return undefined;
  const active = context.active();
  return trace.getSpan(active)?.isRecording() === true ? active : undefined;
};

/** Tells of something that is over, as a part of `parent`. Times are the process's (`performance.now()`). */
export const tellSpan = (
  parent: Context,
  name: string,
  {
    fromMs,
    untilMs,
    attributes,
    hasFailed = false,
  }: { fromMs: number; untilMs: number; attributes?: Attributes; hasFailed?: boolean },
): void => {
  const at = (ms: number): number => performance.timeOrigin + ms;
  const span = tracerNow().startSpan(
    name,
    { startTime: at(fromMs), ...(attributes === undefined ? {} : { attributes }) },
    parent,
  );
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(at(untilMs));
};

/** Adds to what is going on; nothing where nothing is recorded. */
export const describeActive = (attributes: Attributes): void => {
  if (opened > 0) trace.getActiveSpan()?.setAttributes(attributes);
};

/** Traces calls to a provider or gateway, and tells the other side by `traceparent` what they belong to. */
export const traceCallTo =
  (party: string): TraceCall =>
  (call, run) => {
    if (opened === 0) return run({});
    const span = tracerNow().startSpan(`call ${call}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'pavilion.party': party, 'pavilion.call': call },
    });
    const active = trace.setSpan(context.active(), span);
    const headers: Record<string, string> = {};
    propagation.inject(active, headers);
    return context.with(active, async () => {
      try {
        const outcome = await run(headers);
        span.setAttribute('pavilion.outcome', outcome.kind);
        if (outcome.kind === 'unknown')
          span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.reason });
        return outcome;
      } finally {
        span.end();
      }
    });
  };

/** The ids by which a line of the log is found in a trace. */
export const traceIds = ():
  | { readonly trace_id: string; readonly span_id: string }
  | Record<string, never> => {
  const active = trace.getActiveSpan()?.spanContext();
  return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId };
};
