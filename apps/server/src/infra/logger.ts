import type { LoggerOptions } from 'pino';
import { z } from 'zod';
import type { Env } from './env.ts';
import { isTracing, traceIds } from './tracing.ts';

/** Fields that never reach a log, wherever they stand in a logged object (architecture: what must always hold). */
const redactedPaths = [
  'authorization',
  'cookie',
  'password',
  'check_password',
  'withdraw_password',
  'token',
  'answer',
  'captcha_token',
  'secret',
  'enc',
  'tk',
  'binding',
  'link_ticket',
  'access_token',
].flatMap((field) => [field, `*.${field}`, `req.headers.${field}`, `*.*.${field}`]);

/** Where PostgreSQL quotes the row that it would not take: whatever a member typed may stand there. */
const quotedRows = ['err.detail', 'err.where', 'err.internalQuery'];

/** Where Node quotes the address that it could not read, with its query. */
const quotedAddresses = ['err.input', 'err.base'];

const alarmSchema = z.object({
  alarm: z.union([z.string(), z.literal(true)]),
  siteId: z.int().optional().catch(undefined),
});

/** What a logged object calls its alarm, and of which site it is; one without a name goes by its words. */
const alarmOf = (
  logged: unknown,
  words: unknown,
): { readonly name: string; readonly siteId: number | undefined } | undefined => {
  const { data } = alarmSchema.safeParse(logged);
  if (data === undefined) return undefined;
  return { name: data.alarm === true ? String(words) : data.alarm, siteId: data.siteId };
};

/** `onAlarm` hears of whatever is logged for somebody to look at, unless `LOG_LEVEL` holds the line back. */
export const loggerOptions = (
  env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>,
  onAlarm?: (alarm: string, siteId: number | undefined) => void,
): LoggerOptions => ({
  hooks: {
    logMethod(args, method) {
      const [logged, words] = args;
      const alarm = alarmOf(logged, words);
      if (alarm !== undefined) onAlarm?.(alarm.name, alarm.siteId);
      method.apply(this, args);
    },
  },
  level: env.LOG_LEVEL,
  redact: { paths: [...redactedPaths, ...quotedRows, ...quotedAddresses], censor: '[redacted]' },
  base: { app: 'hall' },
  ...(isTracing() ? { mixin: traceIds } : {}),
  serializers: {
    /** Path only: queries may carry hand-off tokens. */
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
    }),
  },
});
