import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { walletBasePath } from '@pavilion/provider-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, tracerNow } from './tracing.ts';

/** Calls of members and staff, and what machines ask: pages and files are counted, not traced. */
const isTraced = (route: string): boolean =>
  /^\/(api|provider|gateway|webhook)\b/.test(route) && !route.endsWith('*');

/** Other machines may say which trace their call belongs to. A browser may not. */
const mayNameTrace = (route: string): boolean =>
  route.startsWith(walletBasePath) || !route.startsWith('/api/');

/**
 * A span for each call, from its head to the end of its answer, in which everything that it brings about goes on. Nothing
 * is registered where nothing is traced. An address is told as its route: what stands in it or behind it may be personal.
 */
export const registerRequestSpans = (app: FastifyInstance): void => {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (!isTraced(route)) return done();
    const from = context.active();
    const { traceparent } = request.headers;
    const parent =
      mayNameTrace(route) && typeof traceparent === 'string'
        ? propagation.extract(from, { traceparent })
        : from;
    const span = tracerNow().startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      parent,
    );
    const begun = trace.setSpan(parent, span);
    contexts.set(request, begun);
    return context.with(begun, done);
  });
  // A body is read by the connection, which knows of no call: what follows is put back into its own.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = contexts.get(request);
    if (begun === undefined) done();
    else context.with(begun, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const begun = contexts.get(request);
    const span = begun === undefined ? undefined : trace.getSpan(begun);
    if (span === undefined) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
};
