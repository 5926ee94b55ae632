import type { EventView } from '../../../src/book/views.ts';
import { useIsShut } from '../event/useCloses.ts';
import { useSecondsTo } from '../event/useSecondsTo.ts';
import { lookedAt } from '../shell/bookState.ts';
import { useBookState, useWords } from '../shell/context.ts';
import { EmptyScene } from '../shell/Scene.tsx';
import { opensAt } from './opensAt.ts';
import { slipWordsOf } from './words.ts';

/** Why nothing of the event that is looked at can be chosen now, and when it can again; `null` where something can. */
const useLockedText = (event: EventView): string | null => {
  const { lang } = useWords();
  const { pictured, steppedAt } = useBookState();
  const isShut = useIsShut(event);
  const end = event.isSuspended ? opensAt(event, steppedAt) : null;
  const seconds = useSecondsTo(end);
  if (event.phase !== 'live') return null;
  const words = slipWordsOf(lang);
  if (pictured !== null) return words.held;
  if (event.isSuspended) return seconds > 0 ? words.opensIn(seconds) : words.opens[event.sport];
  return isShut ? words.late : null;
};

const Locked = ({ event }: { event: EventView }) => {
  const { texts } = useWords();
  const { title, text } = texts.slip.empty;
  return <EmptyScene title={title} text={useLockedText(event) ?? text} />;
};

/** Nothing has been chosen: how one chooses, or when one can again. */
export const EmptySlip = () => {
  const { texts } = useWords();
  const state = useBookState();
  const event = state.place.name === 'event' ? lookedAt(state) : null;
  return event ? <Locked event={event} /> : <EmptyScene {...texts.slip.empty} />;
};
