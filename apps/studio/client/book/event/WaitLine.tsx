import type { EventView } from '../../../src/book/views.ts';
import { useNow } from '../../shell/useNow.ts';
import { clockText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useWords } from '../shell/context.ts';
import { secondsUntil, waitedFor } from './waiting.ts';

const secondMs = 1_000;

/** A paper tag over the field: what begins next or how long the result is looked at again, by the studio's clock. */
export const WaitLine = ({ event }: { event: EventView }) =>
  event.waitsUntil === null ? null : <Tag event={event} until={event.waitsUntil} />;

const Tag = ({ event, until }: { event: EventView; until: string }) => {
  const { lang, texts } = useWords();
  const { review, wait } = boardOf(lang);
  const { store } = useBook();
  const now = useNow(() => store.serverNow(), secondMs);
  const left = clockText(secondsUntil(until, now));
  return (
    <p className="board-wait" role="timer" data-field="wait">
      {event.isProvisional ? review(left) : wait.begins(waitedFor(event, texts, lang), left)}
    </p>
  );
};
