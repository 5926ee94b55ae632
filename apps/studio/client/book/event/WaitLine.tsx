import type { EventView } from '../../../src/book/views.ts';
import { clockText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useWords } from '../shell/context.ts';
import { closesBets, isUnderCover } from './closing.ts';
import { useCountedTo } from './useCloses.ts';
import { useSecondsTo } from './useSecondsTo.ts';
import { waitedFor } from './waiting.ts';

/**
 * A paper tag over the field: what begins next, how long bets can be placed before a round of the siege, or how long the result is looked
 * at again, by the studio's clock.
 */
export const WaitLine = ({ event }: { event: EventView }) => {
  const end = useCountedTo(event);
  return end === null ? null : <Tag key={end} event={event} end={end} />;
};

const Tag = ({ event, end }: { event: EventView; end: number }) => {
  const { lang, texts } = useWords();
  const { review, wait } = boardOf(lang);
  const seconds = useSecondsTo(end);
  const left = clockText(seconds);
  const told = closesBets(event)
    ? seconds === 0
      ? wait.shut
      : (isUnderCover(event) ? wait.after : wait.closes)(`${seconds}s`)
    : wait.begins(waitedFor(event, texts, lang), left);
  return (
    <p className="board-wait" role="timer" data-field="wait">
      {event.isProvisional ? review(left) : told}
    </p>
  );
};
