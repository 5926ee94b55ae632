import { gameTabs } from '@pavilion/contract';
import { useCallback } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createSignal, useStore } from '../../../base/store.ts';
import { keptInTab } from '../../../session/storage.ts';
import { everything, type LobbyChoice, lobbySorts } from './lobbyFilter.ts';

/**
 * What was chosen in a lobby belongs to its entry in the browser's history: whoever comes back finds it as it was left,
 * after a reload too. It is not in the address, which the specification has settled (spec §2).
 */

const storageKey = 'lobby_choices';
const keptMax = 20;

/** By hand: a schema library would come with the first page, for this one word of the tab to itself. */
const isChoice = (value: unknown): value is LobbyChoice =>
  typeof value === 'object' &&
  value !== null &&
  'tab' in value &&
  gameTabs.some((tab) => tab === value.tab) &&
  'search' in value &&
  typeof value.search === 'string' &&
  'sort' in value &&
  lobbySorts.some((sort) => sort === value.sort) &&
  'label' in value &&
  (value.label === null || typeof value.label === 'number') &&
  'playable' in value &&
  typeof value.playable === 'boolean';

const isKept = (value: unknown): value is [string, LobbyChoice] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isChoice(value[1]);

/** The first entry of a tab has this key in every document: a page that was typed anew is no return. */
const firstEntry = 'default';

const isTypedAnew = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
};

const read = (): Map<string, LobbyChoice> => {
  try {
    const kept: unknown = JSON.parse(keptInTab.get(storageKey) ?? '[]');
    const stored = new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
    if (isTypedAnew()) for (const key of stored.keys()) if (key.startsWith(firstEntry)) stored.delete(key);
    return stored;
  } catch {
    return new Map();
  }
};

let choices: Map<string, LobbyChoice> | undefined;
const changed = createSignal();
/** What was chosen last, for a step to another provider of the same type. */
let latest: { readonly gtId: number; readonly choice: LobbyChoice } | undefined;

const known = (): Map<string, LobbyChoice> => {
  choices ??= read();
  return choices;
};

const keep = (key: string, choice: LobbyChoice): void => {
  const all = known();
  all.delete(key);
  all.set(key, choice);
  keptInTab.set(storageKey, JSON.stringify([...all].slice(-keptMax)));
};

const choiceAt = (key: string, gtId: number, carries: boolean): LobbyChoice => {
  const choice = known().get(key);
  if (choice !== undefined) return choice;
  if (!carries || latest?.gtId !== gtId) return everything;
  keep(key, latest.choice);
  return latest.choice;
};

const onServer = (): LobbyChoice => everything;

/** The choice of this history entry. A step to another provider (which replaces the entry) takes it along. */
export const useLobbyChoice = (gtId: number) => {
  const { key: entry, pathname, search } = useLocation();
  const carries = useNavigationType() === 'REPLACE';
  const key = `${entry} ${pathname}${search}`;
  const choice = useStore({ on: changed.on, get: () => choiceAt(key, gtId, carries), onServer });
  const change = useCallback(
    (next: Partial<LobbyChoice>) => {
      const choice = { ...choiceAt(key, gtId, carries), ...next };
      latest = { gtId, choice };
      keep(key, choice);
      changed.tell();
    },
    [key, gtId, carries],
  );
  return { choice, change };
};
