import { useEffect, useState } from 'react';
import type { EventView } from '../../../src/book/views.ts';
import { clockText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useWords } from '../shell/context.ts';
import { closesBets, countedTo, secondsIn, waitedFor } from './waiting.ts';

const secondMs = 1_000;

/** Whole seconds until then by the studio's clock, each told as it begins: a beat of our own would tell it up to a second late. */
const useSecondsTo = (end: number): number => {
  const { store } = useBook();
  const [left, setLeft] = useState(() => secondsIn(end - store.serverNow()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const leftMs = end - store.serverNow();
      setLeft(secondsIn(leftMs));
      if (leftMs > 0) timer = setTimeout(tell, leftMs % secondMs || secondMs);
    };
    tell();
    return () => clearTimeout(timer);
  }, [end, store]);
  return left;
};

/**
 * A paper tag over the field: what begins next, how long bets can be placed before a round of the siege, or how long the result is looked
 * at again, by the studio's clock.
 */
export const WaitLine = ({ event }: { event: EventView }) => {
  const { store } = useBook();
  if (event.waitsUntil === null) return null;
  const end = countedTo(event, event.waitsUntil, store.getState().opened?.limits.delayMs ?? 0);
  return <Tag key={end} event={event} end={end} />;
};

const Tag = ({ event, end }: { event: EventView; end: number }) => {
  const { lang, texts } = useWords();
  const { review, wait } = boardOf(lang);
  const left = clockText(useSecondsTo(end));
  const told = closesBets(event) ? wait.closes(left) : wait.begins(waitedFor(event, texts, lang), left);
  return (
    <p className="board-wait" role="timer" data-field="wait">
      {event.isProvisional ? review(left) : told}
    </p>
  );
};
