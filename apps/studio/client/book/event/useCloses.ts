import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useWords } from '../shell/context.ts';
import { closesBets, countedTo, secondsIn } from './waiting.ts';

const secondMs = 1_000;

/** Whole seconds until then by the studio's clock, each told as it begins: a beat of our own would tell it up to a second late. */
export const useSecondsTo = (end: number | null): number => {
  const { store } = useBook();
  const leftNow = (): number => (end === null ? 0 : secondsIn(end - store.serverNow()));
  const [left, setLeft] = useState({ end, seconds: leftNow() });
  useEffect(() => {
    if (end === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const leftMs = end - store.serverNow();
      setLeft({ end, seconds: secondsIn(leftMs) });
      if (leftMs > 0) timer = setTimeout(tell, leftMs % secondMs || secondMs);
    };
    tell();
    return () => clearTimeout(timer);
  }, [end, store]);
  return left.end === end ? left.seconds : leftNow();
};

/** What a wait is counted down to; `null` where nothing is waited for. */
export const useCountedTo = (event: EventView): number | null => {
  const { store } = useBook();
  if (event.waitsUntil === null) return null;
  return countedTo(event, event.waitsUntil, store.getState().opened?.limits.delayMs ?? 0);
};

/** How long bets are taken before the next round of a siege, in words; `null` where nothing closes them. */
export const useCloses = (event: EventView): string | null => {
  const { wait } = boardOf(useWords().lang);
  const end = useCountedTo(event);
  const isClosing = closesBets(event) && !event.isSuspended;
  const left = useSecondsTo(isClosing ? end : null);
  return isClosing && end !== null ? wait.closes(`${left}s`) : null;
};
