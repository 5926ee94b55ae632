import { lazy, Suspense, useEffect, useState } from 'react';
import type { BookSport } from '../../../src/book/views.ts';
import { afterFrame } from '../../shell/late.ts';
import { useNow } from '../../shell/useNow.ts';
import { useBetOn, useBook, useBookState, useWords } from '../shell/context.ts';
import { EmptyScene } from '../shell/Scene.tsx';
import { isPicked } from '../slip/picks.ts';
import { EventGroups } from './EventGroups.tsx';
import { clockEveryMsOf, grouped } from './groups.ts';
import { SportTabs } from './SportTabs.tsx';
import { useLanded } from './useLandedEvents.ts';

const TerraceBand = lazy(() => import('./TerraceBand.tsx'));
/** Where the three sports are played that are drawn there. */
const hasTerrace = (sports: readonly BookSport[]): boolean => sports.includes('football');

/** A list needs no picture to be read: that comes once the first events have been drawn. */
const useIsDrawn = (hasEvents: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (hasEvents) afterFrame(() => setDrawn(true));
  }, [hasEvents]);
  return isDrawn;
};

/** Everything in play and to come, by sport and competition, as far as its pictures have come. */
export const EventsPage = ({ sport }: { sport: BookSport | null }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { opened, picks } = useBookState();
  const { events, isHeld } = useLanded();
  const now = useNow(() => store.serverNow(), clockEveryMsOf(events));
  const isBetOn = useBetOn();
  const groups = grouped(events, sport);
  const isDrawn = useIsDrawn(events.length > 0);
  return (
    <div className="page-column">
      {hasTerrace(opened?.sports ?? []) && (
        <div className="terrace-band">
          <Suspense>{isDrawn && <TerraceBand />}</Suspense>
        </div>
      )}
      <SportTabs
        sports={opened?.sports ?? []}
        chosen={sport}
        counts={(of) => events.filter((event) => of === null || event.sport === of).length}
        onChoose={(chosen) => void store.visit({ name: 'events', sport: chosen })}
      />
      {groups.length === 0 && <EmptyScene {...texts.noEvents} />}
      <EventGroups
        groups={groups}
        now={now}
        hasLines
        isPicked={(leg) => isPicked(picks, leg)}
        isBetOn={isBetOn}
        isHeld={isHeld}
        onOpen={({ id }) => void store.visit({ name: 'event', id })}
        onPick={(event, market, code) => store.slip.pick(event, market, code)}
      />
    </div>
  );
};
