import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { secondsIn } from '../shell/show.ts';
import { lateWords } from './lateWords.ts';

/** To whoever has taken a seat: how long it still is until cards are dealt. */
export const Soon = () => {
  const { lang } = useTable();
  const { table } = useTableState();
  const left = Date.parse(table?.drawsAt ?? '') - useServerNow();
  return Number.isNaN(left) ? null : lateWords(lang).soon(Math.max(1, secondsIn(left)));
};
