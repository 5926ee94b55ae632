import { chunkReloadGuardMs } from '@pavilion/contract';

declare global {
  interface Window {
    /** For the router, which has routes' parts to load (`vite/ownRouteModules.ts`). */
    reloadForPart?: () => boolean;
  }
}

const guardKey = 'chunk-reload';

interface ReloadGuard {
  readonly path: string;
  readonly expiry: number;
}

/** The paths that were loaded anew lately; none where the storage holds anything else. */
const readGuards = (now: number): ReloadGuard[] => {
  try {
    const kept: ReloadGuard[] = JSON.parse(sessionStorage.getItem(guardKey) ?? '[]');
    return kept.filter(({ expiry }) => expiry > now);
  } catch {
    return [];
  }
};

/** The storage that a page is lent where the browser blocks its own (bootScript.ts) is empty again after a reload. */
const outlivesReload = (): boolean =>
  Object.getOwnPropertyDescriptor(window, 'sessionStorage')?.value === undefined;

const cameByReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
};

/**
 * Whether this path may be reloaded now. Without a guard that outlives the reload it could go on for ever: where nothing
 * is kept, a page that came by a reload is not reloaded again.
 */
const takeReload = (): boolean => {
  if (!outlivesReload() && cameByReload()) return false;
  const path = location.pathname;
  const now = Date.now();
  const guards = readGuards(now);
  if (guards.some((guard) => guard.path === path)) return false;
  try {
    const guard: ReloadGuard = { path, expiry: now + chunkReloadGuardMs };
    sessionStorage.setItem(guardKey, JSON.stringify([...guards, guard]));
    return true;
  } catch {
    return false;
  }
};

let reloading = false;

/**
 * Loads the page anew for a part of it that is gone, unless that was done lately. Without a network nothing is: what can
 * be read would go, and nothing would come. Answers whether the page is being loaded.
 */
export const reloadForPart = (): boolean => {
  if (!reloading && navigator.onLine && takeReload()) {
    reloading = true;
    location.reload();
  }
  return reloading;
};

let hydrating = true;

/** Whether the page is still what the server has sent: nothing in it answers yet. */
export const isHydrating = (): boolean => hydrating;

/** The page answers from here on. */
export const endHydration = (): void => {
  hydrating = false;
};

/** How many parts are on their way that nobody has missed yet. */
let unaskedCount = 0;

/** Brings what nobody has asked for, or has not yet: where it does not arrive, the page is left as it is. Rejects then. */
export const bringQuietly = async <Value>(bring: () => Promise<Value>): Promise<Value> => {
  unaskedCount += 1;
  try {
    return await bring();
  } finally {
    unaskedCount -= 1;
  }
};

/** Brings what somebody may need soon, as far as it arrives. */
export const bringInCase = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  await Promise.allSettled(parts.map(bringQuietly));
};

/**
 * After a new release, a page that was open before asks for chunks that are gone: reload it, at most once per path
 * in ten seconds (spec §4). One that cannot be had while the page is being hydrated is reported (spec §8).
 */
export const guardStaleChunks = (): void => {
  window.reloadForPart = reloadForPart;
  window.addEventListener('vite:preloadError', (event) => {
    if (unaskedCount > 0) return;
    if (reloadForPart()) event.preventDefault();
    else if (hydrating) {
      event.preventDefault();
      console.error('a part of the page could not be loaded', event.payload);
    }
  });
};
