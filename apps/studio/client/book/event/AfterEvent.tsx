import { hasEnded } from '../../../src/book/phases.ts';
import type { EventView } from '../../../src/book/views.ts';
import { nearest } from '../events/groups.ts';
import { useSeenEvents } from '../events/useLandedEvents.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';

/** Where an event has no market: why, or once it is over the way to another one of its sport. */
export const AfterEvent = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const { store } = useBook();
  const others = useSeenEvents().filter(({ id }) => id !== event.id);
  const [next] = nearest(others, event.sport, { live: 1, coming: 1 });
  if (event.isProvisional) return <p className="soft no-markets">{boardOf(lang).reviewing}</p>;
  if (!hasEnded(event) || !next) return <p className="soft no-markets">{texts.noMarkets}</p>;
  return (
    <button
      type="button"
      className="main-button after-button"
      data-action="next-event"
      onClick={() => void store.visit({ name: 'event', id: next.id })}
    >
      {boardOf(lang).after[next.phase === 'live' ? 'live' : 'coming']}
      <span>
        {name(next.home.names)} {texts.versus} {name(next.away.names)}
      </span>
    </button>
  );
};
