import { isOwnOrSecureLink } from './safeLink.ts';

/** A path of a site that leads elsewhere (spec §2): one path, or everything below it when it ends in `/*`. */
export interface RouteRule {
  readonly path: string;
  /** A path of the hall, or an https address, for which the browser loads a whole page. */
  readonly target: string;
  readonly status: number;
}

/** A site with more has a mistake in the table. */
export const routeRulesMax = 200;

const everythingBelow = '/*';

/** Paths are compared without a slash at their end, as the pages are. */
const plain = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const fits = (rule: RouteRule, path: string): boolean =>
  rule.path.endsWith(everythingBelow) ? path.startsWith(rule.path.slice(0, -1)) : plain(rule.path) === path;

/** The rule for a path; the longest that fits. */
export const ruleIn = (rules: readonly RouteRule[], path: string): RouteRule | undefined => {
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
