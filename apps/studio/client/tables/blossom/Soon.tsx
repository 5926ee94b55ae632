import { useServerNow, useTable, useTableState } from '../shell/context.ts';
import { secondsIn } from '../shell/show.ts';
import { useIsDealing } from './dealt.ts';
import { lateWords } from './lateWords.ts';

/** To whoever has taken a seat: how long it still is until cards are dealt, once the clock for bets has run out: two clocks never stand side by side. */
export const Soon = () => {
  const { lang } = useTable();
  const isDealing = useIsDealing();
  const { table } = useTableState();
  const left = Date.parse(table?.drawsAt ?? '') - useServerNow();
  // The panel below says the rest.
  if (isDealing || table?.phase === 'open') return null;
  return Number.isNaN(left) ? null : lateWords(lang).soon(Math.max(1, secondsIn(left)));
};
