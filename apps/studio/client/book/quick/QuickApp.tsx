import { useEffect, useRef, useState } from 'react';
import type { BookSport, EventSummary } from '../../../src/book/views.ts';
import { bookSports } from '../../../src/book/views.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useNow } from '../../shell/useNow.ts';
import { CrestOutline } from '../events/Crest.tsx';
import { EventGroups } from '../events/EventGroups.tsx';
import { clockEveryMsOf, grouped, nearest } from '../events/groups.ts';
import { SportTabs } from '../events/SportTabs.tsx';
import { useLandedEvents } from '../events/useLandedEvents.ts';
import type { EventsApi } from '../shell/api.ts';
import { useWords } from '../shell/context.ts';
import { EmptyScene, Waiting } from '../shell/Scene.tsx';
import type { HallDoor } from './hallDoor.ts';
import { useEvents } from './useEvents.ts';

/** `page` is the hall's sports page, `shelf` a few events among others things. */
export type QuickForm = 'page' | 'shelf';

/** Events that are shown of those in play and of those to come; the game shows all. */
const shownMax = { page: { live: 8, coming: 8 }, shelf: { live: 3, coming: 3 } } as const;
/** Tells the hall how high the page is, now and whenever that changes. */
const useHeight = (door: HallDoor) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    const tell = (): void => door.tellHeight(element.getBoundingClientRect().height);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => observer.disconnect();
  }, [door]);
  return page;
};

const QuickEvents = ({
  events: told,
  skewMs,
  door,
}: {
  events: readonly EventSummary[];
  skewMs: number;
  door: HallDoor;
}) => {
  const { texts } = useWords();
  const { events, isHeld } = useLandedEvents(told);
  const now = useNow(() => Date.now() + skewMs, clockEveryMsOf(events));
  if (events.length === 0) return <EmptyScene {...texts.frame.empty} />;
  return (
    <EventGroups
      groups={grouped(events, null)}
      now={now}
      isPicked={() => false}
      isHeld={isHeld}
      onOpen={({ id }) => door.askForGame({ event: id })}
      onPick={({ id }, market, selection) =>
        door.askForGame({ event: id, leg: { event: id, market: market.id, selection } })
      }
    />
  );
};

const QuickHead = ({ door }: { door: HallDoor }) => {
  const { texts } = useWords();
  return (
    <div className="quick-head">
      <h1>{texts.frame.title}</h1>
      <p className="soft">{texts.frame.note}</p>
      <button
        type="button"
        className="main-button"
        data-action="open-game"
        onClick={() => door.askForGame(null)}
      >
        {texts.frame.all} <Icon name="external-link" size={16} />
      </button>
    </div>
  );
};

/** What is on, with prices, to look at in the hall; a choice asks the hall to open the game. */
export const QuickApp = ({
  api,
  door,
  form,
}: {
  api: Pick<EventsApi, 'events' | 'watch'>;
  door: HallDoor;
  form: QuickForm;
}) => {
  const { texts } = useWords();
  const { events, hasFailed, skewMs } = useEvents(api);
  const [sport, setSport] = useState<BookSport | null>(null);
  const page = useHeight(door);
  const sports = bookSports.filter((each) => events?.some((event) => event.sport === each) ?? false);
  return (
    <div ref={page} className="book quick-page" data-field="quick-bet" data-form={form}>
      <CrestOutline />
      {form === 'page' && <QuickHead door={door} />}
      <SportTabs
        sports={sports}
        chosen={sport}
        counts={(of) => events?.filter((event) => of === null || event.sport === of).length ?? null}
        onChoose={setSport}
      />
      {events === null && !hasFailed && <Waiting rows={4} label={texts.opening} />}
      {events === null && hasFailed && <EmptyScene title={texts.failed} text={texts.offline} />}
      {events !== null && (
        <QuickEvents events={nearest(events, sport, shownMax[form])} skewMs={skewMs} door={door} />
      )}
    </div>
  );
};
