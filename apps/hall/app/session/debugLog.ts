import { keptInTab } from './storage.ts';

const storageKey = 'debug_log';
/** The last ones count. */
const linesMax = 200;

/** A line: when (ISO 8601), what happened, and how it went. Never what was sent or told: no secrets, nobody's data. */
type DebugLine = readonly [at: string, what: string, how: string];

const keptLines = (): readonly DebugLine[] => {
  try {
    const lines: unknown = JSON.parse(keptInTab.get(storageKey) ?? '[]');
    return Array.isArray(lines) ? lines : [];
  } catch {
    return [];
  }
};

/** Keeps a line for whoever looks into the tab's storage. In production nothing is kept (spec §9). */
export const noteDebug = (what: string, how: string | number): void => {
  if (document.documentElement.dataset.debug !== 'true') return;
  const line: DebugLine = [new Date().toISOString(), what, String(how)];
  keptInTab.set(storageKey, JSON.stringify([...keptLines(), line].slice(-linesMax)));
};
