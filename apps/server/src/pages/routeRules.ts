import { createKysely } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from 'kysely';
import type { Pool } from 'pg';
import { type RouteRule, routeRulesMax, ruleIn, usableRules } from '../modules/content/index.ts';

/** Table of migration 0099. */
interface RouteRuleTables {
  readonly route_rule: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly path: string;
    readonly target: string;
    readonly status: number;
    readonly enabled: boolean;
  };
}

export interface RouteRules {
  /** The rule for a path; the longest that fits. */
  readonly ruleFor: (siteId: number, path: string) => RouteRule | undefined;
  readonly list: (siteId: number) => readonly RouteRule[];
  /** Reads the rules again after somebody has changed them. */
  readonly refresh: () => Promise<void>;
}

/** Reads the sites' rules and keeps them in memory, so that a page need not ask the database for them. */
export const openRouteRules = async ({
  pool,
  log,
}: {
  readonly pool: Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): Promise<RouteRules> => {
  const db = createKysely<RouteRuleTables>(pool);
  let bySite: ReadonlyMap<number, readonly RouteRule[]> = new Map();
  const refresh = async (): Promise<void> => {
    const rows = await db
      .selectFrom('route_rule')
      .select(['site_id', 'path', 'target', 'status'])
      .where('enabled', '=', true)
      .orderBy('id')
      .execute();
    const rowsBySite = Map.groupBy(rows, (row) => row.site_id);
    const next = new Map<number, readonly RouteRule[]>();
    for (const [siteId, own] of rowsBySite) {
      const given = own.slice(0, routeRulesMax).map(({ path, target, status }) => ({ path, target, status }));
      const usable = usableRules(given);
      if (usable.length < own.length)
        log.warn({ siteId, leftOut: own.length - usable.length }, 'route rules that cannot be followed');
      next.set(siteId, usable);
    }
    bySite = next;
  };
  await refresh();
  const list = (siteId: number): readonly RouteRule[] => bySite.get(siteId) ?? [];
  return { list, refresh, ruleFor: (siteId, path) => ruleIn(list(siteId), path) };
};
