import { useNow } from '../../shell/useNow.ts';
import { useBook, useBookState, useWords } from './context.ts';

/** How often the seconds left are told. Milliseconds. */
const tickMs = 250;
/** Delays from this one on are counted down. Milliseconds. */
const countedMs = 2_000;

/** How long a bet in play is still on its way, in the one word that it has wherever it stands. */
export const useAcceptText = (acceptAt: string | null): string => {
  const { texts } = useWords();
  const { store } = useBook();
  const { opened } = useBookState();
  const now = useNow(() => store.serverNow(), tickMs);
  const delayMs = opened?.limits.delayMs;
  // So short a time is not counted: one word stands there until it is over.
  if (delayMs !== undefined && delayMs < countedMs) return texts.slip.waiting(0);
  const leftMs = acceptAt === null ? 0 : Math.max(0, Date.parse(acceptAt) - now);
  // Never more than was said before the press, however far the clocks are apart.
  return texts.slip.waiting(Math.ceil(Math.min(leftMs, delayMs ?? leftMs) / 1_000));
};
