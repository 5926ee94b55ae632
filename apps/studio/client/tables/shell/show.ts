import type { ResultView, TableView } from '../../../src/tables/views.ts';
import { useMedia } from '../../shell/useMedia.ts';
import { useServerNow, useTableState } from './context.ts';
import type { DecidingView, Telling } from './view.ts';

const calm = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for less motion. */
export const useCalm = (): boolean => useMedia(calm);

/** Whether there is more width than height, where scene and results lie beside each other. */
export const useWide = (): boolean => useMedia('(min-aspect-ratio: 1/1)');

/** Whether that is a phone on its side, with little height. */
export const useLow = (): boolean => useMedia('(min-aspect-ratio: 1/1) and (max-height: 520px)');

/** A press has its way to go, and this page's clock may be a little behind. Milliseconds. */
const slackMs = 250;

/** Whole seconds that are left to press something: never more than there were when they began to run. */
export const secondsIn = (leftMs: number): number => Math.max(0, Math.ceil((leftMs - slackMs) / 1_000));

const useNothing = (): null => null;

/** What a game tells of its hands just now. */
export const useTelling = (deciding: DecidingView | undefined): Telling | null => {
  const useOwn = deciding?.useTelling ?? useNothing;
  return useOwn();
};

const useNever = (): boolean => false;

/** Whether the player waits for a hand that is not drawn yet, with nothing left to bet. */
export const useIsWaiting = (deciding: DecidingView | undefined): boolean => {
  const useOwn = deciding?.useIsWaiting ?? useNever;
  return useOwn();
};

/** Whether seconds are counted while this is told: they begin anew with what is asked after it. */
export const isTimed = (telling: Telling | null): boolean => telling === null || telling.stage === 'end';

interface Show {
  readonly result: ResultView;
  /** How far the show of the result has come, milliseconds; all of it for whom motion is too much. */
  readonly elapsedMs: number;
  readonly isOver: boolean;
}

/**
 * The result of a game whose hands are decided first: its show of this length ends when the round is settled, and begins when the
 * last hand is done.
 */
export const useReveal = (lengthOf: (outcome: unknown, table: TableView) => number): Show | null => {
  const { table } = useTableState();
  const now = useServerNow();
  const isCalm = useCalm();
  if (!table?.result) return null;
  const length = lengthOf(table.result.outcome, table);
  const isOver = table.phase === 'settled' || isCalm;
  const since = length - (Date.parse(table.settlesAt) - now);
  const elapsedMs = isOver ? length : Math.min(length, Math.max(0, since));
  return { result: table.result, elapsedMs, isOver };
};

/** The result that is being shown, by the server's clock: a page that comes late, or is reloaded, sees the same. */
export const useShow = (): Show | null => {
  const { table } = useTableState();
  const now = useServerNow();
  const isCalm = useCalm();
  if (!table?.result) return null;
  const length = Date.parse(table.settlesAt) - Date.parse(table.drawsAt);
  const isOver = table.phase === 'settled' || isCalm;
  const elapsedMs = isOver ? length : Math.min(length, Math.max(0, now - Date.parse(table.drawsAt)));
  return { result: table.result, elapsedMs, isOver };
};
