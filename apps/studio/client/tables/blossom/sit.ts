import { useLayout, useTable, useTableState } from '../shell/context.ts';
import { sumOf } from '../shell/tableState.ts';

/** Lays the chosen chip at a seat, in the place of wherever it lay; `null` while no seat can be taken. Members take one a round. */
export const useSit = (): ((spot: string) => void) | null => {
  const { store } = useTable();
  const { table, busy } = useTableState();
  const { standing } = useLayout();
  if (sumOf(standing) > 0n || busy || table?.phase !== 'open') return null;
  return (spot) => {
    store.clear();
    store.lay(spot);
  };
};
