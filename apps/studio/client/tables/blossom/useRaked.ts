import { useTableState } from '../shell/context.ts';
import { useLate } from '../shell/late.ts';
import { useCalm } from '../shell/show.ts';
import { rakedMs } from './places.ts';

/** Whether a pot that is won lies in its tray: what it comes to is told then, on the board and below it. Whoever comes later is told at once. */
export const useRaked = (isWon: boolean): boolean => {
  const { table } = useTableState();
  const isRaked = useLate(isWon, useCalm() ? 0 : rakedMs, table?.phase === 'settled');
  return isWon && isRaked;
};
