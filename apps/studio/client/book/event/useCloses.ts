import type { EventView } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useWords } from '../shell/context.ts';
import { closesBets, countedTo, isUnderCover } from './closing.ts';
import { useSecondsTo } from './useSecondsTo.ts';

/** What a wait is counted down to; `null` where nothing is waited for. */
export const useCountedTo = (event: EventView): number | null => {
  const { store } = useBook();
  if (event.waitsUntil === null) return null;
  return countedTo(event, event.waitsUntil, store.getState().opened?.limits.delayMs ?? 0);
};

/** How many seconds bets are taken before the next round of a siege or its storming; `null` where nothing closes them. */
const useSecondsToClose = (event: EventView): number | null => {
  const end = useCountedTo(event);
  const isClosing = closesBets(event) && !event.isSuspended;
  const left = useSecondsTo(isClosing ? end : null);
  return isClosing && end !== null ? left : null;
};

/** Whether what is bet now would be looked at after the round has begun: nothing is taken any more. */
export const useIsShut = (event: EventView): boolean => useSecondsToClose(event) === 0;

/** How long bets are taken before the next round of a siege or its storming, in words; `null` where nothing closes them. */
export const useCloses = (event: EventView): string | null => {
  const { wait } = boardOf(useWords().lang);
  const left = useSecondsToClose(event);
  if (left === null) return null;
  return left === 0 ? wait.shut : (isUnderCover(event) ? wait.after : wait.closes)(`${left}s`);
};
