import { keptInTab } from '../../../session/storage.ts';

const key = 'fbc';
const clickIdPattern = /^[\w-]{1,500}$/;

/**
 * Remembers, in this tab only, by which advertisement a visitor came (spec §2 `fbclid`), in the form that the receiving
 * end wants.
 */
export const keepClickId = (search: string, nowMs: number): void => {
  const clickId = new URLSearchParams(search).get('fbclid');
  if (clickId === null || !clickIdPattern.test(clickId)) return;
  keptInTab.set(key, `fb.1.${nowMs}.${clickId}`);
};

export const readClickId = (): string | null => keptInTab.get(key);
