import { type RouteRule, setRouteRules } from '../../../base/routeRules.ts';

const isRule = (value: unknown): value is RouteRule =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'target' in value &&
  typeof value.target === 'string';

/** Fetches the rules that belong to this build (spec §7). Without them the server leads on what is asked of it. */
export const loadRouteRules = async (build: string): Promise<void> => {
  try {
    const answer = await fetch(`/builds/meta/${build}.json`);
    if (!answer.ok) return;
    const meta: unknown = await answer.json();
    if (typeof meta !== 'object' || meta === null || !('rules' in meta) || !Array.isArray(meta.rules)) return;
    setRouteRules(meta.rules.filter(isRule));
  } catch {
    // Asked again with the next page that is loaded.
  }
};
