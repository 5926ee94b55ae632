import { createKysely } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Generated } from 'kysely';
import type { Pool } from 'pg';
import { isOwnOrSecureLink } from '../modules/content/index.ts';

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

/** A path of a site that leads elsewhere (spec §2): one path, or everything below it when it ends in `/*`. */
export interface RouteRule {
  readonly path: string;
  /** A path of the hall, or an https address, for which the browser loads a whole page. */
  readonly target: string;
  readonly status: number;
}

export interface RouteRules {
  /** The rule for a path; the longest that fits. */
  readonly ruleFor: (siteId: number, path: string) => RouteRule | undefined;
  readonly list: (siteId: number) => readonly RouteRule[];
  /** Reads the rules again after somebody has changed them. */
  readonly refresh: () => Promise<void>;
}

/** A site with more has a mistake in the table. */
const rulesMax = 200;

const everythingBelow = '/*';

/** Paths are compared without a slash at their end, as the pages are. */
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const fits = (rule: RouteRule, path: string): boolean =>
  rule.path.endsWith(everythingBelow) ? path.startsWith(rule.path.slice(0, -1)) : plain(rule.path) === path;

const ruleIn = (rules: readonly RouteRule[], path: string): RouteRule | undefined => {
  const plainPath = plain(path);
  return rules.find((rule) => fits(rule, plainPath));
};

/** Whether following the rules from this one comes to an end; a browser would go round for a while and then give up. */
const ends = (rules: readonly RouteRule[], start: RouteRule): boolean => {
  const seen = new Set<RouteRule>();
  for (let rule: RouteRule | undefined = start; rule !== undefined; ) {
    if (seen.has(rule)) return false;
    seen.add(rule);
    rule = rule.target.startsWith('/') ? ruleIn(rules, rule.target.split(/[?#]/)[0] ?? '') : undefined;
  }
  return true;
};

/** The rules that may be followed, the longest path first. */
export const usableRules = (rows: readonly RouteRule[]): readonly RouteRule[] => {
  const safe = rows
    .filter(({ target }) => isOwnOrSecureLink(target))
    .toSorted((left, right) => right.path.length - left.path.length);
  return safe.filter((rule) => ends(safe, rule));
};

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
      const given = own.slice(0, rulesMax).map(({ path, target, status }) => ({ path, target, status }));
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
