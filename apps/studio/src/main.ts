import { fileURLToPath } from 'node:url';
import { createPool, migrate } from '@pavilion/postgres';
import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { createStudioApp } from './app.ts';
import { DatabaseAway } from './infra/databaseAway.ts';
import { EnvError, parseEnv, type StudioEnv } from './infra/env.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const shutdownMs = 10_000;

const readEnv = (): StudioEnv => {
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(`studio: ${error.message}`);
    process.exit(1);
  }
};

const env = readEnv();
const databaseAway = new DatabaseAway();
const log = pino({
  name: 'studio',
  hooks: databaseAway.hooks,
  level: env.LOG_LEVEL,
  redact: [
    'req.headers',
    'headers',
    '*.secret',
    '*.token',
    '*.wallet_token',
    '*.launch_token',
    '*.server_seed',
  ],
});

await migrate({ url: env.STUDIO_DATABASE_URL, folder: migrations });
const pool = createPool(env.STUDIO_DATABASE_URL, { applicationName: 'pavilion-studio', max: 20 });
pool.on('connect', () => databaseAway.back(log));
const app = await createStudioApp({ env, pool, log });

const { close } = closeWithGrace({ delay: shutdownMs, logger: false }, async ({ err, signal }) => {
  if (err) log.fatal({ err }, 'closing after an error');
  else log.info({ signal }, 'closing');
  await app.server.close();
  await pool.end();
});
// The launcher's channel breaks when the launcher is gone, however it went.
process.on('disconnect', () => void close());

app.startJobs();
const address = await app.server.listen({
  port: env.STUDIO_PORT,
  host: env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost',
});
log.info({ address }, 'studio is open');
process.send?.({ ready: true, address });
