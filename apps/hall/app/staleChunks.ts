import { chunkReloadGuardMs } from '@pavilion/contract';

const guardKey = 'chunk-reload';

interface ReloadGuard {
  readonly path: string;
  readonly expiry: number;
}

const readGuard = (): ReloadGuard | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(guardKey) ?? 'null');
    if (typeof value !== 'object' || value === null || !('path' in value) || !('expiry' in value))
      return undefined;
    return { path: String(value.path), expiry: Number(value.expiry) };
  } catch {
    return undefined;
  }
};

/** Whether this path may be reloaded now. Without a guard that outlives the reload it could go on for ever. */
const takeReload = (): boolean => {
  const path = location.pathname;
  const now = Date.now();
  const guard = readGuard();
  if (guard?.path === path && guard.expiry > now) return false;
  try {
    sessionStorage.setItem(guardKey, JSON.stringify({ path, expiry: now + chunkReloadGuardMs }));
    return true;
  } catch {
    return false;
  }
};

let hydrating = true;

/** The page answers from here on. */
export const endHydration = (): void => {
  hydrating = false;
};

let bringing = false;

/** Brings what somebody may need soon. Nobody has missed it yet: where it does not arrive, the page is left as it is. */
export const bringInCase = async (parts: readonly (() => Promise<unknown>)[]): Promise<void> => {
  bringing = true;
  await Promise.allSettled(parts.map((bring) => bring()));
  bringing = false;
};

/**
 * After a new release, a page that was open before asks for chunks that are gone: reload it, at most once per path
 * in ten seconds (spec §4). One that cannot be had while the page is being hydrated is reported (spec §8).
 */
export const guardStaleChunks = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (bringing) return;
    if (takeReload()) {
      event.preventDefault();
      location.reload();
    } else if (hydrating) {
      event.preventDefault();
      console.error('a part of the page could not be loaded', event.payload);
    }
  });
};
