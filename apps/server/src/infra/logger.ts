import type { LoggerOptions } from 'pino';
import type { Env } from './env.ts';

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

export const loggerOptions = (env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): LoggerOptions => ({
  level: env.LOG_LEVEL,
  redact: { paths: [...redactedPaths, ...quotedRows], censor: '[redacted]' },
  base: { app: 'hall' },
  serializers: {
    /** Path only: queries may carry hand-off tokens. */
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
    }),
  },
});
