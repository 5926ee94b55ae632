import { useEffect } from 'react';
import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';
import type { TableStore } from '../shell/tableStore.ts';

const loadPlayed = () => import('./played.ts');

type Played = Awaited<ReturnType<typeof loadPlayed>>;

/** Of each table: what has come once stands there at once the next time, in the place of what has been pressed. */
const kept = new WeakMap<TableStore, Played>();

/** In the place of choices, while there are none. */
export const Rest = () => {
  const { store, lang } = useTable();
  const come = usePart(loadPlayed, lang, true);
  useEffect(() => {
    if (come) kept.set(store, come);
  }, [store, come]);
  const part = come ?? kept.get(store);
  return part && <part.HandPanel />;
};
