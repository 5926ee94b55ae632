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
].flatMap((field) => [field, `*.${field}`, `req.headers.${field}`, `*.*.${field}`]);

export const loggerOptions = (env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): LoggerOptions => ({
  level: env.LOG_LEVEL,
  redact: { paths: redactedPaths, censor: '[redacted]' },
  base: { app: 'hall' },
  serializers: {
    /** Path only: queries may carry hand-off tokens. */
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
    }),
  },
});
