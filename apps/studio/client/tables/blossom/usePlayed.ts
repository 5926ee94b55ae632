import { useEffect } from 'react';
import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';
import type { TableStore } from '../shell/tableStore.ts';

const loadPlayed = () => import('./played.ts');

type Played = Awaited<ReturnType<typeof loadPlayed>>;

/** Of each table: what has come once stands there at once the next time, in whatever part of the page. */
const kept = new WeakMap<TableStore, Played>();

/** What is seen from the deal on; `null` until it has come. */
export const usePlayed = (isAsked: boolean): Played | null => {
  const { store, lang } = useTable();
  const come = usePart(loadPlayed, lang, isAsked);
  useEffect(() => {
    if (come) kept.set(store, come);
  }, [store, come]);
  return come ?? kept.get(store) ?? null;
};
