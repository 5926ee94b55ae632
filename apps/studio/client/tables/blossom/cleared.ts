import { useEffect, useState } from 'react';
import { useTable, useTableState } from '../shell/context.ts';
import type { useSeats } from './seats.ts';

/** The seats, and none of what has been told once a press on the table has cleared it: whoever has seen how a pot ended need not wait. */
export const useCleared = (seats: ReturnType<typeof useSeats>) => {
  const { replayed } = useTable();
  const { table } = useTableState();
  const [cleared, setCleared] = useState<number | null>(null);
  const round = !replayed && table?.phase === 'settled' ? table.number : null;
  const isCleared = round !== null && cleared === round;
  useEffect(() => {
    if (round === null) return undefined;
    const clear = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.table-stage')) setCleared(round);
    };
    document.addEventListener('click', clear);
    return () => document.removeEventListener('click', clear);
  }, [round]);
  return { ...seats, shown: isCleared ? null : seats.shown, isCleared };
};
