import type { Caller } from '../http/caller.ts';
import { BriefCache } from './briefCache.ts';

/** How long a public answer may be shown after its content changed, should the news of the change be lost. */
const freshMsDefault = 5_000;
const answersMax = 500;

export type Keep = <Body, Data>(
  load: (caller: Caller, body: Body) => Promise<Data>,
) => (caller: Caller, body: Body) => Promise<Data>;

/**
 * Wraps loaders of public answers, so that a crowd asks the database once. A loader may depend on nothing of the
 * caller but site and language: its answer goes to everybody.
 */
export const createKeeper = (
  freshMs = freshMsDefault,
): { readonly keep: Keep; readonly purge: () => void } => {
  const caches: { clear: () => void }[] = [];
  return {
    keep: <Body, Data>(load: (caller: Caller, body: Body) => Promise<Data>) => {
      const cache = new BriefCache<Data>({ freshMs, entriesMax: answersMax });
      caches.push(cache);
      return (caller: Caller, body: Body) =>
        cache.get(JSON.stringify([caller.site.id, caller.locale, body]), () => load(caller, body));
    },
    purge: () => {
      for (const cache of caches) cache.clear();
    },
  };
};
