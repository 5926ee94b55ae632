/** A path of the site that leads elsewhere; the server holds them, features/install brings them (spec §2). */
export interface RouteRule {
  /** One path, or everything below it when it ends in `/*`. */
  readonly path: string;
  readonly target: string;
}

let rules: readonly RouteRule[] = [];

/** Sets the rules of this page, the longest path first. */
export const setRouteRules = (next: readonly RouteRule[]): void => {
  rules = next;
};

/**
 * Where a rule leads from a path, if one fits. Throws for a target that is neither a path of this site nor an https
 * address (spec §8: dangerous protocols throw).
 */
export const ruledTarget = (pathname: string): string | undefined => {
  const rule = rules.find(({ path }) =>
    path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  if (rule === undefined) return undefined;
  if (!/^(\/(?![/\\])|https:\/\/)/.test(rule.target)) throw new Error(`no rule may lead to ${rule.target}`);
  return rule.target;
};
