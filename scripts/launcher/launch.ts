import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Databases, migrateHall, migrateStudio, openDatabases } from './databases.ts';
import { openLine } from './launcherProcess.ts';
import { endLeftovers, forgetProcesses, rememberProcesses } from './leftovers.ts';
import { buildPages } from './pages.ts';
import { requireFreePort } from './ports.ts';
import { describeError } from './runMain.ts';
import { ensureSecrets, type Secrets } from './secrets.ts';
import { type DemoAccount, demoAccountsIn, demoStaffIn, seedDemo } from './seeding.ts';
import { host, type LauncherSettings } from './settings.ts';
import { createService, type Service } from './supervisor.ts';

const watchMs = 1_000;

type Say = (line: string) => void;

/** The hall sees its own database and its own secrets; the studio, a stranger, only its own database and its keys. */
const environments = (settings: LauncherSettings, databases: Databases, secrets: Secrets) => {
  const {
    DATABASE_URL: _hallUrl,
    MIGRATION_DATABASE_URL: _migrationUrl,
    STUDIO_DATABASE_URL: _studioUrl,
    PAVILION_SECRET: _secret,
    ...inherited
  } = process.env;
  const shared = {
    ...inherited,
    HALL_ORIGIN: settings.hallOrigin,
    STUDIO_ORIGIN: settings.studioOrigin,
    // Compiled code is kept between starts.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(settings.dataDir, 'cache'),
    SANDBOX_KEYS: JSON.stringify(secrets.SANDBOX_KEYS),
  };
  return {
    hall: (): NodeJS.ProcessEnv => ({
      ...shared,
      PORT: String(settings.hallPort),
      // No proxy stands in front that would have to be told first.
      DRAIN_SECONDS: '0',
      DATABASE_URL: databases.urls().hall,
      PAVILION_SECRET: secrets.PAVILION_SECRET,
      OUTBOX_FOLDER: process.env.OUTBOX_FOLDER ?? join(settings.dataDir, 'outbox'),
    }),
    studio: (): NodeJS.ProcessEnv => ({
      ...shared,
      STUDIO_PORT: String(settings.studioPort),
      STUDIO_DATABASE_URL: databases.urls().studio,
    }),
  };
};

const prepareData = async (
  settings: LauncherSettings,
  databases: Databases,
  secrets: Secrets,
  say: Say,
): Promise<void> => {
  const urls = databases.urls();
  const applied = [...(await migrateHall(urls.hallMigration)), ...(await migrateStudio(urls.studio))];
  if (applied.length > 0) say(`applied ${applied.length} migrations`);
  if (await seedDemo(urls.hallMigration, settings, secrets)) say('filled the demo hall');
};

const block = (
  settings: LauncherSettings,
  accounts: readonly DemoAccount[],
  staff: readonly DemoAccount[],
): string => {
  const rows = [
    ['Hall', settings.hallOrigin],
    ['Office', `${settings.hallOrigin}/office`],
    ['API', `${settings.hallOrigin}/api/docs`],
    ['Studio', settings.studioOrigin],
    ['Outbox', `${settings.hallOrigin}/dev/outbox`],
    ...[...accounts, ...staff].map(({ what, account, password, withdrawPassword }) => [
      what,
      `${account} / ${password}${withdrawPassword === undefined ? '' : `, withdraw password ${withdrawPassword}`}`,
    ]),
    ...(staff.length === 0 ? [] : [['', 'npm run office-code tells the code that the office asks for next']]),
  ];
  const lines = rows.map(([name, value]) => `  ${(name ?? '').padEnd(10)}${value}`);
  return `\n  ${openLine}\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything; the data stay in ${settings.dataDir}\n`;
};

/** The two processes of the house, not started yet; `failed` rejects when one will not come up again. */
const createServices = (settings: LauncherSettings, databases: Databases, secrets: Secrets, say: Say) => {
  const env = environments(settings, databases, secrets);
  const { promise: failed, reject: onGivenUp } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const pids = new Map<string, number>();
  const service = (name: 'hall' | 'studio', main: string, port: number): Service =>
    createService({
      name,
      main,
      env: env[name],
      readyUrl: `http://${host}:${port}/readyz`,
      logDir: join(settings.dataDir, 'logs'),
      say,
      onSpawn: (pid) => {
        pids.set(name, pid);
        rememberProcesses(settings.dataDir, [...pids.values()]);
      },
      onGivenUp,
    });
  const services = [
    service('hall', 'apps/server/src/main.ts', settings.hallPort),
    service('studio', 'apps/studio/src/main.ts', settings.studioPort),
  ];
  return { services, failed };
};

export interface House {
  /** Rejects when a service will not come up again. */
  readonly failed: Promise<never>;
  readonly stop: () => Promise<void>;
}

/** Starts a private server that was killed again; the services reconnect, or start anew when its address moved. */
const watchDatabases = (
  databases: Databases,
  services: readonly Service[],
  say: Say,
): (() => Promise<void>) => {
  const ended = new AbortController();
  const watching = (async () => {
    while (!ended.signal.aborted) {
      await delay(watchMs, undefined, { signal: ended.signal }).catch(() => undefined);
      if (ended.signal.aborted) return;
      const outcome = await databases.keepUp().catch((error: unknown) => {
        say(`the database did not come up: ${describeError(error)}`);
        return 'running' as const;
      });
      if (outcome === 'running') continue;
      say('the database had ended and was started again');
      if (outcome === 'moved') for (const service of services) service.restart();
    }
  })();
  return async () => {
    ended.abort();
    await watching;
  };
};

export interface LaunchOptions {
  readonly say: Say;
  /** Resolves when a person calls it off. */
  readonly calledOff: Promise<void>;
  readonly isCalledOff: () => boolean;
  /** Serve the pages as they were built last, stale or not. */
  readonly pagesAsTheyAre: boolean;
}

/** Opens the house: database, data, pages, services. Throws with one line about what is in the way. */
export const launch = async (
  settings: LauncherSettings,
  { say, calledOff, isCalledOff, pagesAsTheyAre }: LaunchOptions,
): Promise<House | undefined> => {
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const databases = await openDatabases(settings, say);
    undo.push(databases.stop);
    await endLeftovers(settings.dataDir);
    await requireFreePort(settings.hallPort, 'PORT');
    await requireFreePort(settings.studioPort, 'STUDIO_PORT');
    const secrets = ensureSecrets(settings.dataDir);
    await prepareData(settings, databases, secrets, say);
    if (!isCalledOff() && !pagesAsTheyAre) await buildPages(say);

    const { services, failed } = createServices(settings, databases, secrets, say);
    undo.push(async () => {
      await Promise.all(services.map((service) => service.stop()));
      forgetProcesses(settings.dataDir);
    });
    if (!isCalledOff())
      await Promise.race([Promise.all(services.map((service) => service.start())), calledOff]);
    if (isCalledOff()) return void (await stop());
    undo.push(watchDatabases(databases, services, say));
    const { hall } = databases.urls();
    console.log(block(settings, await demoAccountsIn(hall), await demoStaffIn(hall)));
    return { failed, stop };
  } catch (error) {
    await stop();
    // Ctrl-C ends the builders too, and what they then say is no news.
    if (isCalledOff()) return undefined;
    throw error;
  }
};
