import { createKysely } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type Env, EnvironmentError } from '../../infra/env.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site, SiteDirectory } from '../../infra/site.ts';
import { readRemoteConfig } from './remoteConfig.ts';
import {
  isRecord,
  type RemoteConfig,
  resolveSettings,
  type StoredSettings,
  storedSettingsSchema,
} from './settings.ts';
import type { SiteTables } from './tables.ts';

/** How often sites are read again. A change made by another process shows after this long at most. */
const refreshMs = 60_000;

/** A site with what only the server needs of it. */
export interface SiteRecord extends Site {
  /** Where its pages live, without a path. */
  readonly origin: string;
  readonly logos: readonly { readonly photo_path: string }[];
  readonly bulletinDisplayFrequency: 0 | 1;
}

export interface SiteBook extends SiteDirectory {
  readonly byHost: (host: string) => SiteRecord;
  readonly byId: (id: number) => SiteRecord | undefined;
  readonly close: () => void;
}

export interface SiteBookDeps extends Pick<Hall, 'pool'> {
  readonly env: Pick<
    Env,
    | 'SITE_ID'
    | 'SITE_LANGUAGES'
    | 'SITE_CURRENCIES'
    | 'SITE_CONFIG_URL'
    | 'IS_DEMO'
    | 'LINK_EXPIRE_TIME'
    | 'HALL_ORIGIN'
  >;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly fetcher?: typeof fetch;
}

interface Shelf {
  readonly byId: ReadonlyMap<number, SiteRecord>;
  readonly byHost: ReadonlyMap<string, SiteRecord>;
  /** Until when a host's site is in another cell as far as is known, by `performance.now()`. */
  readonly closed: ReadonlyMap<string, number>;
}

/** A host name as it is compared: lower case, without port and final dot. */
export const hostKey = (host: string): string => {
  const name = host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : host.replace(/:\d*$/, '');
  return name.toLowerCase().replace(/\.$/, '');
};

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly stored: StoredSettings;
}

interface ClosedHost {
  readonly host: string;
  readonly seconds: number | null;
}

const readRows = async (
  pool: Pool,
): Promise<{ sites: Row[]; hosts: { host: string; site_id: number }[]; closed: ClosedHost[] }> => {
  const db = createKysely<SiteTables>(pool);
  const [sites, hosts, closed] = await Promise.all([
    db.selectFrom('site').selectAll().orderBy('id').execute(),
    db.selectFrom('site_host').select(['host', 'site_id']).orderBy('host').execute(),
    pool.query<ClosedHost>('SELECT host, seconds FROM cell.closed_hosts()'),
  ]);
  return {
    sites: sites.map(({ id, code, name, settings, ...columns }) => ({
      id,
      code,
      name,
      stored: storedSettingsSchema.parse({ ...(isRecord(settings) ? settings : {}), ...columns }),
    })),
    hosts,
    closed: closed.rows,
  };
};

const siteOrigin = (env: SiteBookDeps['env'], siteId: number, hosts: readonly string[]): string => {
  const hall = new URL(env.HALL_ORIGIN);
  const host = hosts.includes(hostKey(hall.host)) || siteId === env.SITE_ID ? undefined : hosts[0];
  if (host !== undefined) hall.hostname = host;
  return hall.origin;
};

const shelve = (
  { sites, hosts, closed: closedHosts }: Awaited<ReturnType<typeof readRows>>,
  remote: RemoteConfig,
  env: SiteBookDeps['env'],
): Shelf => {
  const records = sites.map((site): SiteRecord => {
    const own = site.id === env.SITE_ID;
    const resolved = resolveSettings(site, site.stored, own ? remote : {}, {
      ...(own ? { languages: env.SITE_LANGUAGES, currencies: env.SITE_CURRENCIES } : {}),
      isDemo: env.IS_DEMO,
      linkExpireMinutes: env.LINK_EXPIRE_TIME,
    });
    const siteHosts = hosts.filter((row) => row.site_id === site.id).map((row) => row.host);
    return { id: site.id, code: site.code, origin: siteOrigin(env, site.id, siteHosts), ...resolved };
  });
  const byId = new Map(records.map((record) => [record.id, record]));
  const byHost = new Map<string, SiteRecord>();
  for (const { host, site_id } of hosts) {
    const record = byId.get(site_id);
    if (record !== undefined) byHost.set(hostKey(host), record);
  }
  const closed = new Map(
    closedHosts.map(({ host, seconds }) => [
      hostKey(host),
      seconds === null ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000,
    ]),
  );
  return { byId, byHost, closed };
};

/**
 * Reads the sites and keeps them in memory, so that a request finds its site without asking the database. They are read
 * again every minute and on `refresh`. When the config document cannot be read, the last good one is kept; when there
 * never was a good one, the database's own settings serve. Throws `EnvironmentError` when the fallback site does not exist.
 */
export const openSiteBook = async (deps: SiteBookDeps): Promise<SiteBook> => {
  const { pool, env, log, fetcher } = deps;
  let remote: RemoteConfig = {};
  let shelf: Shelf = { byId: new Map(), byHost: new Map(), closed: new Map() };

  const readRemote = async (): Promise<void> => {
    if (env.SITE_CONFIG_URL === undefined) return;
    try {
      remote = await readRemoteConfig(env.SITE_CONFIG_URL, fetcher);
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'site config kept as it was',
      );
    }
  };
  const refresh = async (): Promise<void> => {
    const [rows] = await Promise.all([readRows(pool), readRemote()]);
    shelf = shelve(rows, remote, env);
  };

  await refresh();
  const fallback = (): SiteRecord => {
    const site = shelf.byId.get(env.SITE_ID);
    if (site === undefined)
      throw new EnvironmentError(
        `environment: SITE_ID names site ${env.SITE_ID}, which does not exist; npm run open makes the first one`,
      );
    return site;
  };
  fallback();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => log.error({ err: error }, 'sites not read again'));
  }, refreshMs);
  timer.unref();
  return {
    byHost: (host) => shelf.byHost.get(hostKey(host)) ?? fallback(),
    byId: (id) => shelf.byId.get(id),
    isClosed: (host) => shelf.closed.size > 0 && (shelf.closed.get(hostKey(host)) ?? 0) > performance.now(),
    refresh,
    close: () => clearInterval(timer),
  };
};
