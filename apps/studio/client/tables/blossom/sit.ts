import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';
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

/**
 * Who sits where before cards are dealt, by seat from 0: whoever has bet there, and a bot wherever nobody has. Whoever sits down beside a
 * member with the same ante plays against them.
 */
export const useSitting = (): readonly ('member' | 'bot')[] => {
  const { table, opened } = useTableState();
  const { standing } = useLayout();
  return blossomSeats.map((seat) => {
    const spot = `seat:${seat}`;
    const own = (standing[spot] ?? 0n) > 0n && opened?.demo === false ? 1 : 0;
    return (table?.crowd.spots[spot] ?? 0) > own ? 'member' : 'bot';
  });
};
