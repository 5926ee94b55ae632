import { proxyRangesSchema } from '@pavilion/web/proxyRanges';
import { z } from 'zod';

/** A key of the wire and whom it stands for: `provider:1`, `gateway:sandbox`, `oidc:sandbox`. */
const sandboxKeySchema = z.object({
  keyId: z.string().min(1).max(64),
  secret: z.string().min(32),
  for: z.string().regex(/^(provider:[1-9][0-9]*|gateway:[a-z]+|oidc:[a-z]+)$/),
});
export type SandboxKey = z.output<typeof sandboxKeySchema>;

const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).origin === text, 'must be an origin: scheme, host and port, nothing after');

const keysSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(sandboxKeySchema).min(1));

/** Addresses below which drand's relays answer, separated by commas. */
const relaysSchema = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((relay) => relay.trim().replace(/\/+$/, ''))
      .filter((relay) => relay !== ''),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ })).max(8));

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  STUDIO_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  HALL_ORIGIN: originSchema.default('http://localhost:3000'),
  STUDIO_ORIGIN: originSchema.default('http://localhost:3100'),
  SANDBOX_KEYS: keysSchema,
  STUDIO_BEACON_RELAYS: relaysSchema,
  /** The proxies in front, which tell the addresses of those who ask. */
  TRUST_PROXY: proxyRangesSchema.optional(),
  /** Pages and calls that one address may ask for in a minute. */
  STUDIO_REQUESTS_PER_MINUTE: z.coerce.number().int().min(60).default(3_000),
});

export type StudioEnv = z.output<typeof envSchema>;

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads the environment. Throws `EnvError` with one line that names the first wrong value, never the value. */
export const parseEnv = (source: Readonly<Record<string, string | undefined>>): StudioEnv => {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  const inside = issue && issue.path.length > 1 ? ` (${issue.path.slice(1).join('.')})` : '';
  const reason = source[name] === undefined ? 'is missing' : (issue?.message ?? 'is not valid');
  throw new EnvError(`${name}${inside}: ${reason}`);
};
