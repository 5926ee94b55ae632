import type { EventView } from '../../../src/book/views.ts';
import { useNow } from '../../shell/useNow.ts';
import { clockText } from '../events/status.ts';
import { useBook, useWords } from '../shell/context.ts';
import { secondsUntil, waitedFor } from './waiting.ts';

const secondMs = 1_000;

/** A paper tag over the field: what begins next, and how long it takes by the studio's clock. */
export const WaitLine = ({ event }: { event: EventView }) =>
  event.waitsUntil === null ? null : <Tag event={event} until={event.waitsUntil} />;

const Tag = ({ event, until }: { event: EventView; until: string }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const now = useNow(() => store.serverNow(), secondMs);
  return (
    <p className="board-wait" role="timer" data-field="wait">
      {texts.board.wait.begins(waitedFor(event, texts, lang), clockText(secondsUntil(until, now)))}
    </p>
  );
};
