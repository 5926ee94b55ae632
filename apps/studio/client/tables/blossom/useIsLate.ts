import { useServerNow, useTableState } from '../shell/context.ts';
import type { OwnPot } from './read.ts';

/** Whether the clock has run out for a hand that nothing was chosen for: it is folded, and the studio will say so. */
export const useIsLate = (mine: OwnPot | null): boolean => {
  const { table, choosing } = useTableState();
  const now = useServerNow();
  const isAsked = table?.phase === 'deciding' && mine?.own.hand.state === 'open' && choosing === null;
  return isAsked && now >= Date.parse(table.decidesAt ?? '');
};
