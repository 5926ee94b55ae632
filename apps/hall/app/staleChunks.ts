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

/**
 * After a new release, a page that was open before asks for chunks that are gone: reload it, at most once per path
 * in ten seconds (spec §4).
 */
export const guardStaleChunks = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const path = location.pathname;
    const now = Date.now();
    const guard = readGuard();
    if (guard?.path === path && guard.expiry > now) return;
    try {
      sessionStorage.setItem(guardKey, JSON.stringify({ path, expiry: now + chunkReloadGuardMs }));
    } catch {
      // Without a guard that outlives the reload it could go on for ever.
      return;
    }
    event.preventDefault();
    location.reload();
  });
};
