import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { currencySchema, isLocale, type Locale } from '@pavilion/contract';
import { proxyRangesSchema } from '@pavilion/web/proxyRanges';
import { z } from 'zod';
import { readMailSender } from './mail/mail.ts';
import { readRedisAddress } from './redis.ts';

/** What the server reads from its environment (decisions: Running). Parsed once at boot; nothing else reads `process.env`. */
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const localeList = z.string().transform((text, context): Locale[] => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) if (!isLocale(name)) context.addIssue(`unknown language ${name}`);
  return names.filter(isLocale);
});
const currencyList = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(currencySchema));

const mailSender = z.string().transform((text, context) => {
  const sender = readMailSender(text);
  if (sender !== null) return sender;
  context.addIssue('not a mail address, nor `Name <address>`');
  return z.NEVER;
});

/** `name=value,name=value`, values as in an address (OpenTelemetry's own form). */
const headerList = z
  .string()
  .default('')
  .transform((text, context): Readonly<Record<string, string>> => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '');
    try {
      return Object.fromEntries(
        pairs.map((pair) => {
          const [, name, value = ''] = /^\s*([!-<>-~]+)=(.*)$/.exec(pair) ?? [];
          if (name === undefined) throw new Error('no name');
          return [name, decodeURIComponent(value.trim())];
        }),
      );
    } catch {
      context.addIssue('not `name=value,name=value`');
      return z.NEVER;
    }
  });

/** A file of certificates, as what is in it. */
const certificateFile = z.string().transform((path, context) => {
  try {
    const pem = readFileSync(path, 'utf8');
    void new X509Certificate(pem);
    return pem;
  } catch (error) {
    context.addIssue(`no certificate: ${error instanceof Error ? error.message : String(error)}`);
    return z.NEVER;
  }
});

const sandboxKeySchema = z.object({
  keyId: z.string(),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  for: z.string(),
});

const roles = ['web', 'realtime', 'jobs'] as const;
export type Role = (typeof roles)[number];

export const pictureStores = ['database', 'folder', 's3'] as const;
export type PictureStoreName = (typeof pictureStores)[number];

/** Where uploaded pictures are kept. */
const pictureShape = {
  PICTURES_STORE: z.enum(pictureStores).optional(),
  PICTURES_FOLDER: z.string().optional(),
  PICTURES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PICTURES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'not the name of a bucket')
    .optional(),
  PICTURES_S3_REGION: z.string().default('us-east-1'),
  PICTURES_S3_KEY_ID: z.string().optional(),
  PICTURES_S3_SECRET: z.string().optional(),
};

/** Where old parts of the ledger lie as files, and whether the hall takes them there by itself. */
const archiveShape = {
  ARCHIVE_FOLDER: z.string().optional().describe('where old parts of the ledger lie as files'),
  ARCHIVE_DAILY: flag.describe('whether a job takes parts that are old enough there every night'),
};

const environmentSchema = z.object({
  ...pictureShape,
  ...archiveShape,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(16),
  REDIS_URL: z
    .string()
    .refine((text) => readRedisAddress(text) !== undefined, 'no address of Redis or of its Sentinels')
    .optional(),
  PAGE_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(availableParallelism(), 4))
    .describe('threads that render pages'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  HALL_ORIGIN: z.url().default('http://localhost:3000'),
  STUDIO_ORIGIN: z.url().default('http://localhost:3100'),
  PAVILION_SECRET: z.string().min(32),
  SANDBOX_KEYS: z
    .string()
    .default('[]')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(z.array(sandboxKeySchema)),
  SITE_ID: z.coerce.number().int().positive().default(1),
  SITE_LANGUAGES: localeList.optional(),
  SITE_CURRENCIES: currencyList.optional(),
  SITE_CONFIG_URL: z.url().optional(),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(5)
    .describe(
      'how long a process that is told to stop serves on, so that the proxies in front leave it first',
    ),
  LINK_EXPIRE_TIME: z.coerce.number().int().positive().default(1440).describe('minutes'),
  IS_DEMO: flag,
  PAVILION_TEST: flag,
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('takes POST {to, text}'),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtps://user:password@host, or smtp:// with STARTTLS'),
  SMTP_CA_FILE: certificateFile
    .optional()
    .describe('PEM of the authority behind the mail server, read at boot'),
  MAIL_FROM: mailSender.optional().describe('whom letters come from'),
  OUTBOX_FOLDER: z.string().optional().describe('where SMS and e-mail are written outside production'),
  TRUST_PROXY: proxyRangesSchema.optional().describe('addresses of the proxies in front, comma-separated'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(60)
    .default(600)
    .describe('requests of an address to pages and other routes without a limit of their own'),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(10)
    .default(500)
    .describe('connections that an address may have open; trusted proxies count their clients themselves'),
  COUNTRY_HEADER: z
    .string()
    .optional()
    .describe('header in which the proxy in front tells the visitor country'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where traces are sent, by OTLP over HTTP'),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: z.string().default('pavilion-hall'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of traces that are sent'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
export type Env = z.output<typeof environmentSchema>;

/** A value of the environment is missing or malformed. The message names it in one line. */
export class EnvironmentError extends Error {}

type Source = Readonly<Record<string, string | undefined>>;

/** Throws `EnvironmentError` naming the first bad value. */
const parseWith = <Schema extends z.ZodType>(schema: Schema, source: Source): z.output<Schema> => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(
      `environment: ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'malformed'}`,
    );
  }
  return parsed.data;
};

const pictureEnvironment = z.object(pictureShape);
export type PictureEnv = z.output<typeof pictureEnvironment>;

/** The store that is named, else an S3-like one or a folder where one is described, else the database. */
export const pictureStoreOf = (env: PictureEnv): PictureStoreName => {
  if (env.PICTURES_STORE !== undefined) return env.PICTURES_STORE;
  if (env.PICTURES_S3_ENDPOINT !== undefined) return 's3';
  return env.PICTURES_FOLDER === undefined ? 'database' : 'folder';
};

/** What each store cannot do without. */
const neededBy = {
  database: [],
  folder: ['PICTURES_FOLDER'],
  s3: ['PICTURES_S3_ENDPOINT', 'PICTURES_S3_BUCKET', 'PICTURES_S3_KEY_ID', 'PICTURES_S3_SECRET'],
} as const satisfies Record<PictureStoreName, readonly (keyof PictureEnv)[]>;

const assertPictureStore = (env: PictureEnv): void => {
  const store = pictureStoreOf(env);
  const missing = neededBy[store].find((name) => env[name] === undefined);
  if (missing !== undefined)
    throw new EnvironmentError(`environment: ${missing}: missing where pictures are kept in ${store}`);
};

/** What the environment says about pictures alone, for commands. Throws `EnvironmentError`. */
export const readPictureEnv = (source: Source): PictureEnv => {
  const env = parseWith(pictureEnvironment, source);
  assertPictureStore(env);
  return env;
};

const archiveEnvironment = z.object(archiveShape);
export type ArchiveEnv = z.output<typeof archiveEnvironment>;

/** What the environment says about the archive alone, for commands. Throws `EnvironmentError`. */
export const readArchiveEnv = (source: Source): ArchiveEnv => parseWith(archiveEnvironment, source);

/** Parses the environment. Throws `EnvironmentError` naming the first bad value. */
export const readEnv = (source: Source): Env => {
  const env = parseWith(environmentSchema, source);
  assertPictureStore(env);
  if (env.ARCHIVE_DAILY && env.ARCHIVE_FOLDER === undefined) {
    throw new EnvironmentError('environment: ARCHIVE_FOLDER: missing beside ARCHIVE_DAILY');
  }
  if (env.NODE_ENV === 'production' && env.PAVILION_TEST) {
    throw new EnvironmentError('environment: PAVILION_TEST is refused in production');
  }
  if (env.NODE_ENV === 'production' && env.SANDBOX_KEYS.length > 0) {
    throw new EnvironmentError('environment: SANDBOX_KEYS is refused in production');
  }
  if (env.SMS_GATEWAY_URL !== undefined && env.SMS_GATEWAY_TOKEN === undefined) {
    throw new EnvironmentError('environment: SMS_GATEWAY_TOKEN: missing beside SMS_GATEWAY_URL');
  }
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    throw new EnvironmentError('environment: MAIL_FROM: missing beside SMTP_URL');
  }
  return env;
};

/** Reads `--roles=web,realtime,jobs`; without it the process takes all of them. Throws `EnvironmentError`. */
export const readRoles = (argv: readonly string[]): ReadonlySet<Role> => {
  const given = argv.find((argument) => argument.startsWith('--roles='))?.slice('--roles='.length);
  if (given === undefined) return new Set(roles);
  const names = given.split(',');
  const known = names.filter((name): name is Role => roles.some((role) => role === name));
  if (known.length !== names.length || known.length === 0) {
    throw new EnvironmentError(`--roles takes ${roles.join(', ')}, got ${given}`);
  }
  return new Set(known);
};
