import { useNow } from '../../shell/useNow.ts';
import { useBook, useBookState, useWords } from './context.ts';

/** How often the seconds left are told. Milliseconds. */
const tickMs = 250;

/** How long a bet in play is still on its way, in the one word that it has wherever it stands. */
export const useAcceptText = (acceptAt: string | null): string => {
  const { texts } = useWords();
  const { store } = useBook();
  const { opened } = useBookState();
  const now = useNow(() => store.serverNow(), tickMs);
  const leftMs = acceptAt === null ? 0 : Math.max(0, Date.parse(acceptAt) - now);
  // Never more than was said before the press, however far the clocks are apart.
  return texts.slip.waiting(Math.ceil(Math.min(leftMs, opened?.limits.delayMs ?? leftMs) / 1_000));
};
